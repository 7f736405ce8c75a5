import { formatCents } from '@/domain/money/format';
import type { PublicEstimate } from '@/domain/public-document/schema';
import { InlineNotice } from '@/ui/feedback/InlineNotice';

/** What the customer has paid before the bill, and what of the deposit is still due. */
export function DepositForCustomer({ estimate }: { estimate: PublicEstimate }) {
  const { depositDueCents, depositPaidCents, canPayByCard, document } = estimate;
  const money = (cents: number): string => formatCents(cents, { currency: document.currency });
  if (depositDueCents > 0) {
    return (
      <InlineNotice
        tone="info"
        title={
          depositPaidCents > 0
            ? `${money(depositDueCents)} of the deposit is still due`
            : `A deposit of ${money(depositDueCents)} is due`
        }
      >
        {depositPaidCents > 0 && `${money(depositPaidCents)} has been paid. `}
        {canPayByCard ? 'The work is scheduled once it is paid.' : 'The company will tell you how to pay it.'}
      </InlineNotice>
    );
  }
  if (depositPaidCents <= 0) return null;
  return (
    <InlineNotice tone="success" title={`${money(depositPaidCents)} has been paid`}>
      It counts toward the total.
    </InlineNotice>
  );
}

import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useRecords } from '@/data/react/useRecords';
import { agreementsOf } from '@/domain/agreement/record/queries';
import { priceText } from '@/domain/agreement/record/words';
import { AgreementBadge } from '@/entities/agreement/AgreementBadge';
import { useToday } from '@/entities/company/useToday';
import { RelatedRecords } from '@/entities/record/RelatedRecords';
import { paths } from '@/lib/paths';

/** Lists the customer's memberships, latest first. */
export function AgreementsSection({ customerId, mayAdd }: { customerId: string; mayAdd: boolean }) {
  const can = useCan();
  const today = useToday();
  const maySee = can('read', 'agreements');
  const list = useRecords(collections.agreements, agreementsOf(customerId), { isEnabled: maySee });
  if (!maySee) return null;
  return (
    <RelatedRecords
      title="Service agreements"
      list={list}
      emptyText="Not a member yet."
      add={
        mayAdd && can('create', 'agreements')
          ? { to: paths.agreementNewFor(customerId), label: 'New agreement' }
          : undefined
      }
      rows={(list.data ?? []).map((agreement) => ({
        id: agreement.id,
        to: paths.agreementView(agreement.id),
        label: agreement.plan.name,
        badge: <AgreementBadge agreement={agreement} today={today} />,
        details: [
          `${agreement.number} · ${priceText(agreement.priceCents, agreement.interval, agreement.currency)}`,
          agreement.propertyAddress,
        ],
      }))}
    />
  );
}

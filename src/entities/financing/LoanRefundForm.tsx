import { callFunction } from '@/data/callables';
import { setFinancingState } from '@/domain/financing/api';
import type { Financing } from '@/domain/financing/schema';
import { keptCents } from '@/domain/financing/state';
import type { Stored } from '@/domain/record/schema';
import { GiveBackForm } from '@/entities/payment/GiveBackForm';
import { useReadFinancing } from './useReadFinancing';

/** Refunds a loan that was paid out, or part of it: through a connected lender, otherwise manually in the lender's portal. */
export function LoanRefundForm({ application, onDone }: { application: Stored<Financing>; onDone: () => void }) {
  const { id: financingId, currency, mode, lenderName, refundedCents } = application;
  const readAnew = useReadFinancing();
  const isPartner = mode === 'partner';
  return (
    <GiveBackForm
      leftCents={keptCents(application)}
      currency={currency}
      describe={(left) =>
        isPartner
          ? `Up to ${left}. The customer’s loan shrinks by it within some days.`
          : `Up to ${left}. Give the money back through the lender’s portal; this writes it down in your books.`
      }
      submitLabel={isPartner ? `Give back through ${lenderName}` : 'Record the refund'}
      doneWord="given back"
      onGiveBack={async ({ amountCents, reason }) => {
        const givenBackCents = refundedCents + amountCents;
        await callFunction(setFinancingState, { financingId, state: 'refunded', note: reason, givenBackCents });
        await readAnew();
      }}
      onDone={onDone}
      onCancel={onDone}
    />
  );
}

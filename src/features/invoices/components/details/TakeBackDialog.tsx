import { undoWriteOff } from '@/domain/invoice/api';
import type { Settlement } from '@/domain/billing/schema';
import { creditUseOf, takeBackCredit } from '@/domain/invoice/credit';
import { invoiceLabel } from '@/domain/invoice/facts';
import type { Invoice } from '@/domain/invoice/schema';
import { formatCents } from '@/domain/money/format';
import type { Stored } from '@/domain/record/schema';
import { notify } from '@/ui/feedback/notify';
import { useInvoiceCall } from '../../hooks/useInvoiceCall';
import { ReasonDialog } from './ReasonDialog';

type TakeBackDialogProps = { invoice: Stored<Invoice>; use: Settlement; onClose: () => void };

/** Reverses an applied credit or a write-off, with a reason. */
export function TakeBackDialog({ invoice, use, onClose }: TakeBackDialogProps) {
  const call = useInvoiceCall();
  const label = invoiceLabel(invoice);
  const amount = formatCents(use.amountCents, { currency: invoice.document.currency });
  return use.kind === 'write-off' ? (
    <ReasonDialog
      title="Undo the write-off?"
      text={`${amount} is owed again on ${label}. Record the payment next if the customer paid after all.`}
      submitLabel="Undo write-off"
      onSubmit={async ({ reason }) => {
        await call(undoWriteOff, { invoiceId: invoice.id, requestId: use.id, reason });
        notify.success(`${label} is owed again.`);
      }}
      onClose={onClose}
    />
  ) : (
    <ReasonDialog
      title="Remove this credit?"
      text={`${use.name}: ${amount} goes back to the invoice it came from, and is owed again on the one it paid.`}
      submitLabel="Remove"
      onSubmit={async ({ reason }) => {
        await call(takeBackCredit, { requestId: creditUseOf(use), reason });
        notify.success('The credit was removed.');
      }}
      onClose={onClose}
    />
  );
}

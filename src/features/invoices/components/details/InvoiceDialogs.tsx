import { Modal } from '@mantine/core';
import type { Settlement } from '@/domain/billing/schema';
import { setInvoiceDispute, voidInvoice, writeOffInvoice } from '@/domain/invoice/api';
import { invoiceLabel } from '@/domain/invoice/facts';
import type { CreditNote, Invoice } from '@/domain/invoice/schema';
import { formatCents } from '@/domain/money/format';
import type { Payment } from '@/domain/payment/schema';
import type { Stored } from '@/domain/record/schema';
import { useReadMoneyAnew } from '@/entities/invoice/useReadMoneyAnew';
import { ScheduleSendDialog } from '@/entities/mail/ScheduleSendDialog';
import { RefundForm } from '@/entities/payment/RefundForm';
import { newId } from '@/lib/ids';
import { notify } from '@/ui/feedback/notify';
import { useState } from 'react';
import { useInvoiceCall } from '../../hooks/useInvoiceCall';
import { ChargeCardDialog } from './ChargeCardDialog';
import { CreditDialog } from './CreditDialog';
import { ReasonDialog } from './ReasonDialog';
import { ReceiptDialog } from './ReceiptDialog';
import { RecordPaymentDialog } from './RecordPaymentDialog';
import { SendInvoiceDialog } from './SendInvoiceDialog';
import { TakeBackDialog } from './TakeBackDialog';
import { UseCreditDialog } from './UseCreditDialog';

export type OpenDialog =
  | {
      kind:
        | 'payment'
        | 'card'
        | 'send'
        | 'schedule'
        | 'credit'
        | 'use-credit'
        | 'void'
        | 'write-off'
        | 'dispute'
        | 'settle';
    }
  | { kind: 'take-back'; use: Settlement }
  | { kind: 'receipt' | 'refund'; payment: Stored<Payment> };

type InvoiceDialogsProps = {
  invoice: Stored<Invoice>;
  creditNotes: readonly Stored<CreditNote>[];
  open: OpenDialog | null;
  onClose: () => void;
};

/** Renders the invoice's open dialog. */
export function InvoiceDialogs({ invoice, creditNotes, open, onClose }: InvoiceDialogsProps) {
  const call = useInvoiceCall();
  const readAnew = useReadMoneyAnew();
  // Makes retries idempotent: one write-off no matter how often it is tried.
  const [requestId] = useState(() => newId());
  if (!open) return null;
  const label = invoiceLabel(invoice);
  const { id: invoiceId } = invoice;
  switch (open.kind) {
    case 'payment':
      return <RecordPaymentDialog invoice={invoice} onClose={onClose} />;
    case 'card':
      return <ChargeCardDialog invoice={invoice} onClose={onClose} />;
    case 'credit':
      return <CreditDialog invoice={invoice} creditNotes={creditNotes} onClose={onClose} />;
    case 'use-credit':
      return <UseCreditDialog invoice={invoice} onClose={onClose} />;
    case 'take-back':
      return <TakeBackDialog invoice={invoice} use={open.use} onClose={onClose} />;
    case 'send':
      return <SendInvoiceDialog invoice={invoice} onClose={onClose} />;
    case 'schedule':
      return (
        <ScheduleSendDialog kind="invoice" subjectId={invoiceId} email={invoice.customerEmail} onClose={onClose} />
      );
    case 'receipt':
      return <ReceiptDialog invoice={invoice} payment={open.payment} onClose={onClose} />;
    case 'refund':
      return (
        <Modal
          opened
          onClose={onClose}
          title={`Refund ${formatCents(open.payment.amountCents, { currency: open.payment.currency })}`}
        >
          <RefundForm
            payment={open.payment}
            onDone={async () => {
              onClose();
              await readAnew();
            }}
            onCancel={onClose}
          />
        </Modal>
      );
    case 'void':
      return (
        <ReasonDialog
          title={`Void ${label}?`}
          text="The whole invoice is voided and keeps its number. This cannot be undone."
          submitLabel="Void invoice"
          onSubmit={async ({ reason }) => {
            await call(voidInvoice, { invoiceId, reason });
            notify.success(`${label} was voided.`);
          }}
          onClose={onClose}
        />
      );
    case 'write-off':
      return (
        <ReasonDialog
          title={`Write off ${label}?`}
          text={`${formatCents(invoice.balanceCents, { currency: invoice.document.currency })} is owed. No more reminders go out for it, and it moves to the bad debt report.`}
          submitLabel="Write off"
          maxCents={invoice.balanceCents}
          onSubmit={async ({ reason, amountCents }) => {
            await call(writeOffInvoice, { invoiceId, requestId, amountCents, reason });
            notify.success(`Written off on ${label}.`);
          }}
          onClose={onClose}
        />
      );
    case 'dispute':
    case 'settle': {
      const isDisputed = open.kind === 'dispute';
      return (
        <ReasonDialog
          title={isDisputed ? `${label} is disputed` : `The dispute of ${label} is settled`}
          text={
            isDisputed ? 'No reminders are sent while it is disputed.' : 'It is treated as a regular invoice again.'
          }
          submitLabel={isDisputed ? 'Mark as disputed' : 'Mark as settled'}
          onSubmit={async ({ reason }) => {
            await call(setInvoiceDispute, { invoiceId, isDisputed, reason });
            notify.success(isDisputed ? `${label} is marked as disputed.` : `The dispute of ${label} is settled.`);
          }}
          onClose={onClose}
        />
      );
    }
  }
}

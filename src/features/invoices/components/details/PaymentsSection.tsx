import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Settlement } from '@/domain/billing/schema';
import { creditUseOf } from '@/domain/invoice/credit';
import { useSession } from '@/data/react/WorkspaceProvider';
import { formatCents } from '@/domain/money/format';
import type { CreditNote, Invoice } from '@/domain/invoice/schema';
import { PAYMENT_METHOD_LABELS, PAYMENT_STATE_LABELS, type Payment, type PaymentState } from '@/domain/payment/schema';
import type { Stored } from '@/domain/record/schema';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { StatusBadge } from '@/ui/feedback/StatusBadge';
import { formatDate } from '@/ui/format/dateTime';
import { PlainList } from '@/ui/layout/PlainList';
import { Section } from '@/ui/layout/Section';
import type { Tone } from '@/ui/tone';
import classes from './details.module.css';

const TONES: Record<PaymentState, Tone> = {
  processing: 'info',
  succeeded: 'success',
  'part-refunded': 'warning',
  refunded: 'neutral',
  failed: 'danger',
  disputed: 'danger',
};

type PaymentsSectionProps = {
  invoice: Stored<Invoice>;
  payments: readonly Stored<Payment>[];
  creditNotes: readonly Stored<CreditNote>[];
  isLoading: boolean;
  actions?: ReactNode;
  /** Actions for one payment. */
  onReceipt?: (payment: Stored<Payment>) => void;
  onRefund?: (payment: Stored<Payment>) => void;
  /** Action for an applied credit or a write-off. */
  onTakeBack?: (use: Settlement) => void;
};

/** Lists payments, refunds and credits. */
export function PaymentsSection({
  invoice,
  payments,
  creditNotes,
  isLoading,
  actions,
  onReceipt,
  onRefund,
  onTakeBack,
}: PaymentsSectionProps) {
  const { company } = useSession();
  const format = { currency: invoice.document.currency };
  const byDay = [...payments].sort((a, b) => (a.receivedOn < b.receivedOn ? -1 : 1));
  const uses = invoice.document.settlements.filter((one) => creditUseOf(one) !== '' || one.kind === 'write-off');
  return (
    <Section title="Payments and credits" actions={actions}>
      {payments.length + creditNotes.length + uses.length === 0 &&
        (isLoading ? (
          <LoadingRows rows={1} label="Loading the payments" />
        ) : (
          <div className={classes.second}>Nothing has been paid or credited yet.</div>
        ))}
      <PlainList gap="sm" aria-label="Payments and credits">
        {byDay.map((payment) => (
          <li key={payment.id} className={classes.row}>
            <div className={classes.main}>
              <span className={classes.amount}>{formatCents(payment.amountCents, format)}</span>{' '}
              {PAYMENT_METHOD_LABELS[payment.method]}
              <div className={classes.second}>
                {[
                  formatDate(payment.receivedOn, company.timeZone),
                  payment.reference,
                  payment.tipCents > 0 ? `${formatCents(payment.tipCents, format)} of it tip` : '',
                  payment.refundedCents > 0 ? `${formatCents(payment.refundedCents, format)} refunded` : '',
                  payment.failureReason,
                  payment.note,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </div>
            </div>
            <StatusBadge tone={TONES[payment.state]} label={PAYMENT_STATE_LABELS[payment.state]} />
            {(payment.state === 'succeeded' || payment.state === 'part-refunded') && (
              <Group gap="md">
                {onReceipt && (
                  <Button size="compact-md" variant="text" onClick={() => onReceipt(payment)}>
                    Send receipt
                  </Button>
                )}
                {onRefund && (
                  <Button size="compact-md" variant="text" onClick={() => onRefund(payment)}>
                    Refund
                  </Button>
                )}
              </Group>
            )}
          </li>
        ))}
        {uses.map((use) => (
          <li key={use.id} className={classes.row}>
            <div className={classes.main}>
              <span className={classes.amount}>{formatCents(use.amountCents, format)}</span>{' '}
              {use.kind === 'write-off' ? 'written off' : use.name}
              <div className={classes.second}>{formatDate(use.at, company.timeZone)}</div>
            </div>
            {onTakeBack && (
              <Button size="compact-md" variant="text" onClick={() => onTakeBack(use)}>
                {use.kind === 'write-off' ? 'Undo' : 'Remove'}
              </Button>
            )}
          </li>
        ))}
        {creditNotes.map((note) => (
          <li key={note.id} className={classes.row}>
            <div className={classes.main}>
              <span className={classes.amount}>{formatCents(note.totalCents, format)}</span> credited by {note.number}
              <div className={classes.second}>
                {formatDate(note.issuedOn, company.timeZone)} · {note.reason}
              </div>
            </div>
          </li>
        ))}
      </PlainList>
    </Section>
  );
}

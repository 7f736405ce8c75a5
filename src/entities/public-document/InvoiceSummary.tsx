import { Text, Title } from '@mantine/core';
import { formatCents } from '@/domain/money/format';
import { PAYMENT_METHOD_LABELS } from '@/domain/payment/schema';
import type { PublicDocument, PublicInvoice } from '@/domain/public-document/schema';
import { calendarDay } from '@/lib/dates';
import { StatusBadge } from '@/ui/feedback/StatusBadge';
import { formatDate } from '@/ui/format/dateTime';
import { customerStatus } from './invoiceWords';
import classes from './InvoiceSummary.module.css';

type InvoiceSummaryProps = { document: PublicDocument; invoice: PublicInvoice; name: string };

/** Shows the amount owed and its due date, or that it's paid. Only here: the document itself doesn't know about pending payments. */
export function InvoiceSummary({ document: { timeZone, paper }, invoice, name }: InvoiceSummaryProps) {
  const { currency, balanceCents, totalCents, dueOn } = invoice;
  const isPaid = invoice.status === 'paid' && balanceCents === 0;
  const payments = paper ? invoice.payments.filter(({ isProcessing }) => isProcessing) : invoice.payments;
  const status = customerStatus(invoice, calendarDay(timeZone));
  const money = (cents: number): string => formatCents(cents, { currency });

  return (
    <>
      <div className={classes['head']}>
        <Title order={1}>{name}</Title>
        <StatusBadge tone={status.tone} label={status.label} />
      </div>
      <p className={classes['balance']}>
        <span>{isPaid ? 'Paid in full' : balanceCents < 0 ? 'Overpaid' : 'Balance due'}</span>{' '}
        <strong>{money(isPaid ? totalCents : Math.abs(balanceCents))}</strong>
      </p>
      {dueOn !== '' && balanceCents > 0 && (
        <Text c="dimmed" size="sm">
          Due {formatDate(dueOn, timeZone)}
        </Text>
      )}
      {invoice.lateFeeNotice !== '' && balanceCents > 0 && (
        <Text c="dimmed" size="sm">
          {invoice.lateFeeNotice}
        </Text>
      )}
      {payments.length > 0 && (
        <section aria-labelledby="payments-made" className={classes['made']}>
          <Text component="h2" fw={600} size="sm" id="payments-made">
            Payments
          </Text>
          <ul className={classes['payments']}>
            {payments.map(({ on, method, amountCents, isProcessing }, index) => (
              <li key={`${on}-${index}`}>
                <span>
                  {formatDate(on, timeZone)} · {PAYMENT_METHOD_LABELS[method]}
                </span>
                <span>{isProcessing ? `${money(amountCents)}, processing` : money(amountCents)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

import { Group, Text, Title } from '@mantine/core';
import { formatCents } from '@/domain/money/format';
import { PAYMENT_METHOD_LABELS } from '@/domain/payment/schema';
import type { PublicDocument, PublicInvoice } from '@/domain/public-document/schema';
import { calendarDay } from '@/lib/dates';
import { StatusBadge } from '@/ui/feedback/StatusBadge';
import { formatDate } from '@/ui/format/dateTime';
import { customerStatus } from './invoiceWords';
import classes from './InvoiceSummary.module.css';

type InvoiceSummaryProps = { document: PublicDocument; invoice: PublicInvoice; name: string };

/** What is owed, until when, and what was paid. */
export function InvoiceSummary({ document: { timeZone }, invoice, name }: InvoiceSummaryProps) {
  const { currency, balanceCents, totalCents, dueOn, payments } = invoice;
  const status = customerStatus(invoice, calendarDay(timeZone));
  const money = (cents: number): string => formatCents(cents, { currency });

  return (
    <>
      <Group gap="sm">
        <Title order={1} size="h2">
          {name}
        </Title>
        <StatusBadge tone={status.tone} label={status.label} />
      </Group>
      <dl className={classes['figures']}>
        <div>
          <dt>{balanceCents < 0 ? 'Paid too much' : 'Balance due'}</dt>
          <dd className={classes['balance']}>{money(Math.abs(balanceCents))}</dd>
        </div>
        <div>
          <dt>Total</dt>
          <dd>{money(totalCents)}</dd>
        </div>
        {dueOn !== '' && balanceCents > 0 && (
          <div>
            <dt>Due</dt>
            <dd>{formatDate(dueOn, timeZone)}</dd>
          </div>
        )}
      </dl>
      {payments.length > 0 && (
        <section aria-labelledby="payments-made" className={classes['made']}>
          <Text component="h2" fw={600} id="payments-made">
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

import { Text } from '@mantine/core';
import type { DoorBill } from '@/domain/payment/doorApi';
import { formatCents } from '@/domain/money/format';
import { Section } from '@/ui/layout/Section';
import classes from './door.module.css';

/** Shows what the customer owes for the job, itemized. */
export function DoorAmount({ bill }: { bill: DoorBill }) {
  const money = (cents: number): string => formatCents(cents, bill);
  const paidCents = bill.totalCents - bill.dueCents;
  return (
    <Section title={bill.number === '' ? 'Amount due' : `Invoice ${bill.number}`}>
      <p className={classes['due']}>
        {money(bill.dueCents)}
        {bill.number !== '' && <span className={classes['word']}> due</span>}
      </p>
      <ul className={classes['lines']}>
        {bill.lines.map(({ name, amountCents }, index) => (
          // Two lines may be the same work.
          <li key={`${index}-${name}`} className={classes['line']}>
            <span>{name}</span>
            <span className="tabular">{money(amountCents)}</span>
          </li>
        ))}
        {bill.taxCents !== 0 && (
          <li className={classes['line']}>
            <span>Tax</span>
            <span className="tabular">{money(bill.taxCents)}</span>
          </li>
        )}
        {paidCents > 0 && (
          <li className={classes['line']}>
            <span>Paid</span>
            <span className="tabular">−{money(paidCents)}</span>
          </li>
        )}
      </ul>
      {bill.state === 'preview' && (
        <Text size="sm" c="dimmed" mt="xs">
          The invoice gets its number when you take the payment.
        </Text>
      )}
    </Section>
  );
}

import { Stack } from '@mantine/core';
import { useMemo } from 'react';
import { useSession } from '@/data/react/WorkspaceProvider';
import type { Invoice } from '@/domain/invoice/schema';
import { formatCents } from '@/domain/money/format';
import type { Stored } from '@/domain/record/schema';
import { DocumentTotals } from '@/entities/billing/DocumentTotals';
import { figuresOf } from '@/entities/billing/figures';
import { useToday } from '@/entities/company/useToday';
import { dueText } from '@/entities/invoice/invoiceText';
import { Section } from '@/ui/layout/Section';
import classes from './details.module.css';
import { LateFeeLine } from './LateFeeLine';

/** Shows what is owed on an issued invoice, since when, and how its total is calculated. */
export function OwedSection({ invoice, isReadOnly }: { invoice: Stored<Invoice>; isReadOnly: boolean }) {
  const today = useToday();
  const { timeZone } = useSession().company;
  const { result, issues } = useMemo(() => figuresOf(invoice.document), [invoice.document]);
  const isPaid = invoice.status === 'paid' && invoice.balanceCents === 0;
  const cents = isPaid ? invoice.totalCents : Math.abs(invoice.balanceCents);
  return (
    <Section title={isPaid ? 'Paid in full' : invoice.balanceCents < 0 ? 'Overpaid' : 'Still owed'}>
      <Stack gap="xs">
        <div className={classes.balance}>{formatCents(cents, { currency: invoice.document.currency })}</div>
        {invoice.isOpen && <div className={classes.second}>{dueText(invoice, today, timeZone)}</div>}
        {invoice.isOpen && !isReadOnly && <LateFeeLine invoice={invoice} today={today} />}
        {invoice.kind === 'standard' && <DocumentTotals result={result} issues={issues} />}
      </Stack>
    </Section>
  );
}

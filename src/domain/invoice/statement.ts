import { addCalendarDays } from '@/lib/calendar';
import { ageReceivables } from '../billing/aging';
import type { Currency } from '../money/schema';
import { LEDGER_KIND_LABELS, type CustomerBalance, type LedgerEntry } from '../ledger/schema';
import { sumOf } from '../money/amounts';
import type { PaperHeader } from '../paper/header';
import { STATEMENT_ROWS_LIMIT, type Paper } from '../paper/schema';
import { paperOfStatement, type StatementEntry } from '../paper/statement';
import type { ListQuery } from '../record/listQuery';
import type { Invoice } from './schema';

/** A statement goes back this many days, or to the oldest invoice that is still open. */
const STATEMENT_DAYS = 90;

/** Returns the first day (YYYY-MM-DD) of a customer's statement. */
export const statementStart = (open: readonly Pick<Invoice, 'issuedOn'>[], today: string): string =>
  [...open.map(({ issuedOn }) => issuedOn).filter((day) => day !== ''), addCalendarDays(today, -STATEMENT_DAYS)].reduce(
    (first, day) => (day < first ? day : first),
  );

/** Transactions on a customer's account since `from`, newest first: older ones are in the balance brought forward. */
export const statementEntries = (customerId: string, from: string): ListQuery => ({
  where: [
    { field: 'customerId', operator: '==', value: customerId },
    { field: 'on', operator: '>=', value: from },
  ],
  orderBy: [{ field: 'on', direction: 'desc' }],
  limit: STATEMENT_ROWS_LIMIT - 1,
});

type StatementSource = PaperHeader & {
  currency: Currency;
  today: string;
  open: readonly Pick<Invoice, 'issuedOn' | 'dueOn' | 'balanceCents'>[];
  entries: readonly LedgerEntry[];
  balance: CustomerBalance;
};

/** Builds a printed statement of a customer's account: charges, payments, and the age of the balance. */
export function statementPaper({ today, open, entries, balance, ...header }: StatementSource): Paper {
  const inOrder = [...entries].sort((a, b) => (a.on + a.at < b.on + b.at ? -1 : 1));
  return paperOfStatement({
    ...header,
    from: statementStart(open, today),
    to: today,
    openingCents:
      balance.balanceCents - balance.overpaidCents - sumOf(inOrder.map(({ balanceChangeCents }) => balanceChangeCents)),
    entries: inOrder.map(entryOf),
    aging: ageReceivables(
      open.map(({ dueOn, balanceCents }) => ({ dueDate: dueOn, balanceCents })),
      today,
    ),
  });
}

function entryOf({ kind, on, invoiceNumber, balanceChangeCents }: LedgerEntry): StatementEntry {
  const text =
    kind === 'issued'
      ? `Invoice ${invoiceNumber}`
      : kind === 'credit-used' && balanceChangeCents > 0
        ? `Credit from ${invoiceNumber} used`
        : [LEDGER_KIND_LABELS[kind], invoiceNumber === '' ? '' : `on ${invoiceNumber}`].filter(Boolean).join(' ');
  return { at: on, text, chargeCents: Math.max(0, balanceChangeCents), paymentCents: Math.max(0, -balanceChangeCents) };
}

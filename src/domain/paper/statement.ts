import { AGING_BUCKET_LABELS, AGING_BUCKETS, type Aging } from '../billing/aging';
import { formatCents, type MoneyFormat } from '../money/format';
import type { Currency } from '../money/schema';
import { formatPaperDate } from './dates';
import { fitPaper } from './fit';
import { headOf, type PaperHeader } from './header';
import { STATEMENT_ROWS_LIMIT, type Paper, type PaperRow } from './schema';
import { balanceTotal } from './totals';

/** A transaction: an invoice charges, a payment or a credit pays. Amounts aren't negative. */
export type StatementEntry = { at: string; text: string; chargeCents: number; paymentCents: number };

type PaperOfStatement = PaperHeader & {
  currency: Currency;
  /** First and last day (YYYY-MM-DD). */
  from: string;
  to: string;
  /** The balance before the first day; negative after an overpayment. */
  openingCents: number;
  /** Oldest first. */
  entries: readonly StatementEntry[];
  /** The aging of what is owed on the last day; null = not shown. */
  aging?: Aging | null;
};

/** Builds charges and payments between two days, with running balances. The oldest rows that don't fit are carried forward. */
export function paperOfStatement({
  currency,
  from,
  to,
  openingCents,
  entries,
  aging = null,
  ...header
}: PaperOfStatement): Paper {
  const { locale = 'en-US', company } = header;
  const format: MoneyFormat = { currency, locale };
  const date = (value: string): string => formatPaperDate(value, { timeZone: company.timeZone, locale });
  const { rows, closingCents } = statementRows({ entries, openingCents, openedOn: date(from) }, date, format);
  const balance = balanceTotal(closingCents, format);
  return fitPaper({
    ...headOf('statement', header, [{ label: 'Period', value: `${date(from)} – ${date(to)}` }]),
    headline: { label: balance.label, amountText: balance.amountText },
    sections: [],
    rows,
    aging: aging
      ? AGING_BUCKETS.map((bucket) => ({
          label: AGING_BUCKET_LABELS[bucket],
          amountText: formatCents(aging.buckets[bucket], format),
        }))
      : [],
  });
}

type Running = { entries: readonly StatementEntry[]; openingCents: number; openedOn: string };

function statementRows(
  { entries, openingCents, openedOn }: Running,
  date: (value: string) => string,
  format: MoneyFormat,
): { rows: PaperRow[]; closingCents: number } {
  const money = (cents: number): string => (cents === 0 ? '' : formatCents(cents, format));
  const forwardCount = Math.max(0, entries.length - (STATEMENT_ROWS_LIMIT - 1));
  let balanceCents = openingCents;
  const rows: PaperRow[] = [];
  for (const [index, { at, text, chargeCents, paymentCents }] of entries.entries()) {
    if (index === forwardCount)
      rows.push(openingRow(balanceCents, forwardCount, index === 0 ? openedOn : date(at), format));
    balanceCents += chargeCents - paymentCents;
    if (index >= forwardCount)
      rows.push({
        dateText: date(at),
        text: text.slice(0, 300),
        chargeText: money(chargeCents),
        paymentText: money(paymentCents),
        balanceText: formatCents(balanceCents, format),
      });
  }
  if (rows.length === 0) rows.push(openingRow(openingCents, 0, openedOn, format));
  return { rows, closingCents: balanceCents };
}

function openingRow(balanceCents: number, forwardCount: number, dateText: string, format: MoneyFormat): PaperRow {
  const text =
    forwardCount === 0
      ? 'Balance brought forward'
      : `Balance brought forward, ${forwardCount} earlier entries included`;
  return { dateText, text, chargeText: '', paymentText: '', balanceText: formatCents(balanceCents, format) };
}

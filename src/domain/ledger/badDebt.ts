import { sumOf } from '../money/amounts';
import { plainAmount } from '../money/format';
import type { ListQuery } from '../record/listQuery';
import { onDays, type DayPeriod } from './period';
import type { LedgerEntry } from './schema';

/** More than is ever written off in a period that someone would read. */
export const BAD_DEBTS_LIMIT = 1000;

/** Queries the write-offs in a period, newest first. Reversals are included with their own date. */
export const badDebts = (period: DayPeriod): ListQuery => ({
  where: [{ field: 'kind', operator: '==', value: 'written-off' }, ...onDays(period)],
  orderBy: [{ field: 'on', direction: 'desc' }],
  limit: BAD_DEBTS_LIMIT,
});

/** Returns the amount an entry wrote off, in cents; negative for a reversed write-off. */
export const givenUpCents = ({ balanceChangeCents }: Pick<LedgerEntry, 'balanceChangeCents'>): number =>
  balanceChangeCents === 0 ? 0 : -balanceChangeCents;

type BadDebtTotals = {
  totalCents: number;
  /** By customer, largest first. */
  customers: { customerId: string; customerName: string; count: number; cents: number }[];
};

/** Totals the entries. */
export function badDebtTotals(entries: readonly LedgerEntry[]): BadDebtTotals {
  const byCustomer = new Map<string, BadDebtTotals['customers'][number]>();
  for (const entry of entries) {
    const { customerId, customerName } = entry;
    const sum = byCustomer.get(customerId) ?? { customerId, customerName, count: 0, cents: 0 };
    sum.count += entry.balanceChangeCents < 0 ? 1 : -1;
    sum.cents += givenUpCents(entry);
    byCustomer.set(customerId, sum);
  }
  return {
    totalCents: sumOf(entries.map(givenUpCents)),
    customers: [...byCustomer.values()].toSorted((a, b) => b.cents - a.cents),
  };
}

export const BAD_DEBT_HEADERS = ['Day', 'Invoice', 'Customer', 'Amount', 'Reason'] as const;

/** Converts the entries to rows of a file, in the order of `BAD_DEBT_HEADERS`. */
export const badDebtTable = (entries: readonly LedgerEntry[]): string[][] =>
  entries.map((entry) => [
    entry.on,
    entry.invoiceNumber,
    entry.customerName,
    plainAmount(givenUpCents(entry)),
    entry.reason,
  ]);

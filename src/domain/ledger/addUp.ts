import { NO_MONTH_SUMS, type CustomerBalance, type LedgerEntry, type LedgerMonth, type Receivables } from './schema';

const REASON_IN_KEY = 60;

type Sums = Omit<LedgerMonth, 'month' | 'units'>;

/** Adds an entry to a month of the ledger: once for the company, and once for its business unit. */
export function addToMonth({ month, units, ...sums }: LedgerMonth, entry: LedgerEntry): LedgerMonth {
  const { businessUnitId } = entry;
  return {
    month,
    ...addToSums(sums, entry),
    units:
      businessUnitId === ''
        ? units
        : { ...units, [businessUnitId]: addToSums(units[businessUnitId] ?? NO_MONTH_SUMS, entry) },
  };
}

function addToSums(month: Sums, entry: LedgerEntry): Sums {
  const isTakenBack = entry.kind === 'refund';
  return {
    ...month,
    issuedCount: month.issuedCount + (entry.kind === 'issued' ? 1 : entry.kind === 'voided' ? -1 : 0),
    salesCents: month.salesCents + entry.salesCents,
    taxCents: month.taxCents + entry.taxCents,
    discountCents: month.discountCents + entry.discounts.reduce((sum, { amountCents }) => sum + amountCents, 0),
    tipCents: month.tipCents + entry.tipCents,
    writtenOffCents: month.writtenOffCents + (entry.kind === 'written-off' ? -entry.balanceChangeCents : 0),
    receivedCents: month.receivedCents + (isTakenBack ? 0 : entry.moneyCents),
    refundedCents: month.refundedCents + (isTakenBack ? -entry.moneyCents : 0),
    taxes: addTaxes(month.taxes, entry),
    discounts: addDiscounts(month.discounts, entry),
    methods: addMethod(month.methods, entry),
    days: addDay(month.days, entry),
  };
}

function addDay(before: LedgerMonth['days'], { on, salesCents, moneyCents }: LedgerEntry): LedgerMonth['days'] {
  if (salesCents === 0 && moneyCents === 0) return before;
  const day = on.slice(8);
  const sum = before[day] ?? { salesCents: 0, moneyCents: 0 };
  return { ...before, [day]: { salesCents: sum.salesCents + salesCents, moneyCents: sum.moneyCents + moneyCents } };
}

function addTaxes(before: LedgerMonth['taxes'], { taxes }: LedgerEntry): LedgerMonth['taxes'] {
  const sums = { ...before };
  for (const tax of taxes) {
    const key = `${tax.taxId}:${tax.ratePpm}`;
    const sum = sums[key];
    sums[key] = {
      ...tax,
      taxableCents: tax.taxableCents + (sum?.taxableCents ?? 0),
      taxCents: tax.taxCents + (sum?.taxCents ?? 0),
    };
  }
  return sums;
}

function addDiscounts(before: LedgerMonth['discounts'], { discounts }: LedgerEntry): LedgerMonth['discounts'] {
  const sums = { ...before };
  for (const discount of discounts) {
    const key = `${discount.byUid}:${discount.discountId}:${discount.reason.slice(0, REASON_IN_KEY)}`;
    const sum = sums[key];
    const once = discount.amountCents < 0 ? -1 : 1;
    sums[key] = {
      ...discount,
      amountCents: discount.amountCents + (sum?.amountCents ?? 0),
      count: once + (sum?.count ?? 0),
    };
  }
  return sums;
}

function addMethod(before: LedgerMonth['methods'], { method, moneyCents }: LedgerEntry): LedgerMonth['methods'] {
  if (method === null || moneyCents === 0) return before;
  const sum = before[method];
  return {
    ...before,
    [method]: { count: (sum?.count ?? 0) + (moneyCents > 0 ? 1 : 0), moneyCents: (sum?.moneyCents ?? 0) + moneyCents },
  };
}

/** What one invoice, or a deposit without one, contributes to what is owed. */
export type Exposure = { dueOn: string; isOpen: boolean; owedCents: number; overpaidCents: number };
export const NO_EXPOSURE: Exposure = { dueOn: '', isOpen: false, owedCents: 0, overpaidCents: 0 };

type InvoiceBalance = { state: string; dueOn: string; balanceCents: number };

/** Returns an invoice's contribution to its customer's balance. Drafts aren't owed. */
export function exposureOf({ state, dueOn, balanceCents }: InvoiceBalance): Exposure {
  if (state === 'draft') return NO_EXPOSURE;
  return {
    dueOn,
    isOpen: balanceCents > 0,
    owedCents: Math.max(0, balanceCents),
    overpaidCents: Math.max(0, -balanceCents),
  };
}

/** Returns the exposure of a deposit: money without an invoice yet counts in the customer's favor. */
export const depositExposure = (heldCents: number): Exposure => ({ ...NO_EXPOSURE, overpaidCents: heldCents });

type OwedByDueOn = Receivables['byDueOn'];

/**
 * Applies a changed exposure to the amounts owed by due date, of the company and of its business unit. Days with nothing owed are left
 * out.
 */
export function moveReceivables(
  { byDueOn, units }: Receivables,
  { before, after, businessUnitId }: { before: Exposure; after: Exposure; businessUnitId: string },
): Receivables {
  const moved = (days: OwedByDueOn): OwedByDueOn => withExposure(withExposure(days, before, -1), after, 1);
  return {
    byDueOn: moved(byDueOn),
    units: businessUnitId === '' ? units : { ...units, [businessUnitId]: moved(units[businessUnitId] ?? {}) },
  };
}

function withExposure(before: OwedByDueOn, { dueOn, isOpen, owedCents }: Exposure, sign: 1 | -1): OwedByDueOn {
  if (!isOpen) return before;
  const days = { ...before };
  const day = days[dueOn] ?? { count: 0, balanceCents: 0 };
  const moved = { count: day.count + sign, balanceCents: day.balanceCents + sign * owedCents };
  if (moved.count === 0 && moved.balanceCents === 0) Reflect.deleteProperty(days, dueOn);
  else days[dueOn] = moved;
  return days;
}

/** Applies a changed exposure to a customer's balance. */
export function moveBalance(balance: CustomerBalance, before: Exposure, after: Exposure): CustomerBalance {
  return {
    ...balance,
    openCount: balance.openCount + Number(after.isOpen) - Number(before.isOpen),
    balanceCents: balance.balanceCents + after.owedCents - before.owedCents,
    overpaidCents: balance.overpaidCents + after.overpaidCents - before.overpaidCents,
  };
}

type YearPart = Pick<LedgerEntry, 'on' | 'salesCents' | 'taxCents' | 'moneyCents'>;

/** Adds a ledger entry to a customer's years, or with `sign` -1 removes it. Years without an amount are left out. */
export function addToYears({ byYear }: CustomerBalance, entry: YearPart, sign: 1 | -1): CustomerBalance['byYear'] {
  const year = entry.on.slice(0, 4);
  const before = byYear[year] ?? { invoicedCents: 0, paidCents: 0 };
  const sums = {
    invoicedCents: before.invoicedCents + sign * (entry.salesCents + entry.taxCents),
    paidCents: before.paidCents + sign * entry.moneyCents,
  };
  const years = { ...byYear, [year]: sums };
  if (sums.invoicedCents === 0 && sums.paidCents === 0) Reflect.deleteProperty(years, year);
  return years;
}

import type { BilledCost, LineEntry } from '@/domain/contract/money/payApplication';
import type { BillingRecords } from '@/domain/contract/money/billing';
import {
  billingTermsSchema,
  bookLineSchema,
  contractBookSchema,
  type BillingTerms,
  type BookLine,
  type ContractBook,
} from '@/domain/contract/money/book';

export const line = (id: string, scheduledValueCents: number, changes = {}): BookLine =>
  bookLineSchema.parse({ id, description: `Line ${id}`, scheduledValueCents, ...changes });
/** Builds a contract of $1,000 with two lines. */
export const book = (changes: Partial<ContractBook> = {}): ContractBook =>
  contractBookSchema.parse({
    contractId: 'c1',
    originalSumCents: 100_000,
    lines: [line('a', 60_000), line('b', 40_000)],
    ...changes,
  });
export const terms = (changes: object): BillingTerms => billingTermsSchema.parse(changes);
export const entry = (lineId: string, thisPeriodCents: number): LineEntry => ({
  lineId,
  quantityE4: null,
  thisPeriodCents,
  completePpm: null,
  storedCents: 0,
});
/** Builds an application as the user enters it. */
export const entered = (entries: LineEntry[], number = 1) => ({
  number,
  periodEnd: '2026-03-31',
  entries,
  costs: [] as BilledCost[],
  retainage: null,
});
export const records = (changes: Partial<BillingRecords> = {}): BillingRecords => ({
  priceType: 'fixed',
  book: book(),
  orders: [],
  applications: [],
  ...changes,
});

import type { DocumentReference, DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { addToMonth, addToYears, moveBalance, moveReceivables, type Exposure } from '@/domain/ledger/addUp';
import {
  customerBalanceSchema,
  ledgerEntrySchema,
  ledgerMonthSchema,
  RECEIVABLES_ID,
  receivablesSchema,
  type CustomerBalance,
  type LedgerEntry,
  type LedgerMonth,
  type Receivables,
} from '@/domain/ledger/schema';
import { BOOK_CLOSING_ID, bookClosingSchema, closedFault } from '@/domain/ledger/closing';
import type { Deps } from '../platform/admin';
import { createdStamp, stampOf } from '../platform/audit';
import { inCompany } from '../platform/collections';
import { precondition } from '../platform/errors';

export type YearPart = Parameters<typeof addToYears>[1];
type NewEntry = Pick<LedgerEntry, 'kind' | 'on' | 'by' | 'customerId' | 'balanceChangeCents'> & Partial<LedgerEntry>;

/** One movement of money: its entry, and how it changes the invoice (or deposit) it belongs to. */
export type Posting = { entryId: string; entry: NewEntry; before: Exposure; after: Exposure };

/** Everything to read before the first write. `on`: the days (YYYY-MM-DD) to post to. */
type Pages = { companyId: string; on: readonly string[]; customerIds: readonly string[] };

export type Books = {
  /** Appends an entry and updates all totals. The same entry twice fails the transaction. */
  postEntry: (posting: Posting) => void;
  /** Changes what is owed without an entry: a deposit that moves to its invoice. */
  moveExposure: (customerId: string, before: Exposure, after: Exposure) => void;
  /** Adds a stored entry to a customer's yearly totals, or removes it with `sign` -1. */
  countEntry: (customerId: string, entry: YearPart, sign: 1 | -1) => void;
  /** Writes the totals. Call once, after the last posting. */
  close: () => void;
};

/**
 * The only way into the ledger: entry, month, receivables and the customer's balance change in one transaction or not at all. Reads
 * first, as transactions require.
 * @throws AppError `failed-precondition` when one of the days is in the closed period, with that day and what to do instead.
 */
export async function openBooks(
  deps: Deps,
  transaction: Transaction,
  { companyId, on, customerIds }: Pages,
): Promise<Books> {
  const { db } = deps;
  const months = [...new Set(on.map(monthOf))];
  const customers = [...new Set(customerIds)];
  const monthRefs = months.map((month) => inCompany(db, companyId, 'ledgerMonths').doc(month));
  const balanceRefs = customers.map((id) => inCompany(db, companyId, 'balances').doc(id));
  const receivablesRef = inCompany(db, companyId, 'summaries').doc(RECEIVABLES_ID);
  const closingRef = inCompany(db, companyId, 'bookClosings').doc(BOOK_CLOSING_ID);
  const [receivablesNow, closing, ...stored] = await transaction.getAll(
    receivablesRef,
    closingRef,
    ...monthRefs,
    ...balanceRefs,
  );
  const fault = closedFault(on, bookClosingSchema.parse(closing?.data() ?? {}));
  if (fault !== '') throw precondition(fault);

  /** The last person to move money; null if only receivables moved, e.g. when customers are merged. */
  let by: string | null = null;
  let receivables: Receivables = receivablesSchema.parse(receivablesNow?.data() ?? {});
  const sums = new Map<string, LedgerMonth>(
    months.map((month, index) => [month, ledgerMonthSchema.parse({ month, ...stored[index]?.data() })]),
  );
  const balances = new Map<string, CustomerBalance>(
    customers.map((id, index) => [id, customerBalanceSchema.parse(stored[months.length + index]?.data() ?? {})]),
  );

  const balanceOf = (customerId: string): CustomerBalance => {
    const balance = balances.get(customerId);
    if (!balance) throw new Error('The balance of this customer was not read');
    return balance;
  };
  const move = (customerId: string, businessUnitId: string, before: Exposure, after: Exposure): void => {
    const balance = balanceOf(customerId);
    receivables = moveReceivables(receivables, { before, after, businessUnitId });
    balances.set(customerId, moveBalance(balance, before, after));
  };
  // Without an entry, receivables move between customers, or nothing was owed: no business unit's total changes.
  const moveExposure: Books['moveExposure'] = (customerId, before, after) => move(customerId, '', before, after);
  const countEntry: Books['countEntry'] = (customerId, entry, sign) => {
    const balance = balanceOf(customerId);
    balances.set(customerId, { ...balance, byYear: addToYears(balance, entry, sign) });
  };

  return {
    moveExposure,
    countEntry,
    postEntry: ({ entryId, entry: given, before, after }) => {
      const month = monthOf(given.on);
      const sum = sums.get(month);
      if (!sum) throw new Error('The month of this entry was not read');
      const entry = ledgerEntrySchema.parse({ at: deps.now(), ...given, month });
      transaction.create(inCompany(db, companyId, 'ledger').doc(entryId), {
        ...entry,
        ...createdStamp(entry.by, entry.at),
      });
      by = entry.by;
      sums.set(month, addToMonth(sum, entry));
      move(entry.customerId, entry.businessUnitId, before, after);
      countEntry(entry.customerId, entry, 1);
    },
    close: () => {
      const now = deps.now();
      const write = (ref: DocumentReference, before: DocumentSnapshot | undefined, sum: object): unknown =>
        transaction.set(ref, { ...sum, ...stampOf(before?.data(), by ?? String(before?.get('updatedBy') ?? ''), now) });
      for (const [index, ref] of monthRefs.entries()) write(ref, stored[index], sums.get(months[index] ?? '') ?? {});
      for (const [index, ref] of balanceRefs.entries())
        write(ref, stored[months.length + index], balances.get(customers[index] ?? '') ?? {});
      write(receivablesRef, receivablesNow, receivables);
    },
  };
}

const monthOf = (day: string): string => day.slice(0, 7);

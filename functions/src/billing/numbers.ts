import type { DocumentData, DocumentReference, Transaction } from 'firebase-admin/firestore';
import type { Deps } from '../platform/admin';
import { stampOf } from '../platform/audit';
import { inCompany } from '../platform/collections';

/** How many digits a number has at least, so that a list of numbers is in the order of their issue. */
const DIGITS = 5;

/** A company's last number of a kind: `stored` as it was read, `last` with those given since. */
export type Counter = { ref: DocumentReference; data: DocumentData | undefined; stored: number; last: number };

/** companies/{c}/counters/{kind}. Read and written in the transaction that uses the number, so no number is lost or given twice. */
export async function readCounter(
  { db }: Deps,
  transaction: Transaction,
  companyId: string,
  kind: 'invoices' | 'creditNotes',
): Promise<Counter> {
  const ref = inCompany(db, companyId, 'counters').doc(kind);
  const data = (await transaction.get(ref)).data();
  const last: unknown = data?.['last'];
  const stored = typeof last === 'number' ? last : 0;
  return { ref, data, stored, last: stored };
}

/** Stores the last number, attributed to the account id that issued it. */
export function keepCounter(transaction: Transaction, { ref, data, last }: Counter, uid: string, now: string): void {
  transaction.set(ref, { last, ...stampOf(data, uid, now) }, { merge: true });
}

/** Takes the next number: INV-00042. */
export function nextNumber(counter: Counter, prefix: string): string {
  counter.last += 1;
  return `${prefix}${String(counter.last).padStart(DIGITS, '0')}`;
}

import type { DocumentData, DocumentReference, Transaction } from 'firebase-admin/firestore';
import type { seriesOf } from '@/domain/business-unit/units';
import type { Deps } from '../platform/admin';
import { stampOf } from '../platform/audit';
import { inCompany } from '../platform/collections';

/** Minimum number of digits, so that numbers sort in order of issue. */
const DIGITS = 5;
/** Sorts after every number with the same prefix. */
const AFTER_ALL = '\uf8ff';

type Series = ReturnType<typeof seriesOf>;

/** A company's numbers of one kind, as read plus those issued since. */
export type Counter = {
  ref: DocumentReference;
  data: DocumentData | undefined;
  /** The last number in the company's own series. */
  last: number;
  /** The highest number ever issued per prefix, by lowercase prefix. */
  highest: Map<string, number>;
  isChanged: boolean;
};

/**
 * Reads companies/{c}/counters/{kind}. Read and written in the transaction that uses the number, so no number is lost or issued twice.
 * @param series the series to be requested: one that a business unit starts continues the company's numbers with the same prefix
 */
export async function readCounter(
  { db }: Deps,
  transaction: Transaction,
  companyId: string,
  kind: 'invoices' | 'creditNotes',
  series: readonly Series[],
): Promise<Counter> {
  const ref = inCompany(db, companyId, 'counters').doc(kind);
  const data = (await transaction.get(ref)).data();
  const stored: unknown = data?.['highest'];
  const highest = new Map(
    Object.entries(stored instanceof Object ? stored : {}).filter(
      (entry): entry is [string, number] => typeof entry[1] === 'number',
    ),
  );
  const begun = new Set(series.flatMap(({ isOwn, prefix }) => (isOwn && !highest.has(keyOf(prefix)) ? [prefix] : [])));
  for (const prefix of begun) {
    const latest = await transaction.get(
      inCompany(db, companyId, kind)
        .where('number', '>=', prefix)
        .where('number', '<', prefix + AFTER_ALL)
        .orderBy('number', 'desc')
        .limit(1),
    );
    // Units may write a prefix in upper or lower case: it is one series.
    const last = Math.max(highest.get(keyOf(prefix)) ?? 0, numberIn(latest.docs[0]?.get('number'), prefix));
    highest.set(keyOf(prefix), last);
  }
  return { ref, data, last: typeof data?.['last'] === 'number' ? data['last'] : 0, highest, isChanged: false };
}

const keyOf = (prefix: string): string => prefix.toLowerCase();
const numberIn = (text: unknown, prefix: string): number =>
  typeof text === 'string' && /^\d+$/.test(text.slice(prefix.length)) ? Number(text.slice(prefix.length)) : 0;

/** Stores the last numbers, with the uid that issued them. */
export function keepCounter(
  transaction: Transaction,
  { ref, data, last, highest }: Counter,
  uid: string,
  now: string,
): void {
  const numbers = { last, highest: Object.fromEntries(highest) };
  transaction.set(ref, { ...numbers, ...stampOf(data, uid, now) }, { merge: true });
}

/** Returns the next number of a series: INV-00042. */
export function nextNumber(counter: Counter, { prefix, isOwn }: Series): string {
  const given = counter.highest.get(keyOf(prefix)) ?? 0;
  const next = (isOwn ? given : Math.max(given, counter.last)) + 1;
  counter.highest.set(keyOf(prefix), next);
  if (!isOwn) counter.last = next;
  counter.isChanged = true;
  return `${prefix}${String(next).padStart(DIGITS, '0')}`;
}

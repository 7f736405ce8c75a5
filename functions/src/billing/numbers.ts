import type { DocumentData, DocumentReference, Transaction } from 'firebase-admin/firestore';
import type { seriesOf } from '@/domain/business-unit/units';
import type { Deps } from '../platform/admin';
import { stampOf } from '../platform/audit';
import { inCompany } from '../platform/collections';

/** How many digits a number has at least, so that a list of numbers is in the order of their issue. */
const DIGITS = 5;
/** Behind every number with the same beginning. */
const AFTER_ALL = '\uf8ff';

type Series = ReturnType<typeof seriesOf>;

/** A company's numbers of a kind, as they were read and with those given since. */
export type Counter = {
  ref: DocumentReference;
  data: DocumentData | undefined;
  /** The last in the company's own series. */
  last: number;
  /** The highest that was ever given with a prefix, by the prefix in lower case. */
  highest: Map<string, number>;
  isChanged: boolean;
};

/**
 * companies/{c}/counters/{kind}. Read and written in the transaction that uses the number, so no number is lost or given twice.
 * @param series those that will be asked for: one that a business unit begins goes on behind what the company gave with the same prefix
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
    // Units may write one prefix in capitals and in small letters: it is one series.
    const last = Math.max(highest.get(keyOf(prefix)) ?? 0, numberIn(latest.docs[0]?.get('number'), prefix));
    highest.set(keyOf(prefix), last);
  }
  return { ref, data, last: typeof data?.['last'] === 'number' ? data['last'] : 0, highest, isChanged: false };
}

const keyOf = (prefix: string): string => prefix.toLowerCase();
const numberIn = (text: unknown, prefix: string): number =>
  typeof text === 'string' && /^\d+$/.test(text.slice(prefix.length)) ? Number(text.slice(prefix.length)) : 0;

/** Stores the last numbers, attributed to the account id that issued them. */
export function keepCounter(
  transaction: Transaction,
  { ref, data, last, highest }: Counter,
  uid: string,
  now: string,
): void {
  const numbers = { last, highest: Object.fromEntries(highest) };
  transaction.set(ref, { ...numbers, ...stampOf(data, uid, now) }, { merge: true });
}

/** Takes the next number of a series: INV-00042. */
export function nextNumber(counter: Counter, { prefix, isOwn }: Series): string {
  const given = counter.highest.get(keyOf(prefix)) ?? 0;
  const next = (isOwn ? given : Math.max(given, counter.last)) + 1;
  counter.highest.set(keyOf(prefix), next);
  if (!isOwn) counter.last = next;
  counter.isChanged = true;
  return `${prefix}${String(next).padStart(DIGITS, '0')}`;
}

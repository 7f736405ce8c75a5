import type { DocumentReference, DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { warn } from 'firebase-functions/logger';
import { z } from 'zod';
import { aiCeilingsSchema, monthCeilingCents, type CeilingKind } from '@/domain/assistant/ceiling';
import { MICRODOLLARS_PER_CENT, percentOfCap, reservedOf } from '@/domain/assistant/settings';
import { companySchema } from '@/domain/company/schema';
import { hasPaidOnce } from '@/domain/mail/allowance';
import type { Deps } from '../platform/admin';
import { stampOf } from '../platform/audit';
import { companyRef, inCompany } from '../platform/collections';

const microdollars = z.number().int().min(0).catch(0);
/** Used and currently reserved portions of an amount paid for by the operator. */
const bookSchema = z.object({
  /** The UTC day it counts; '' = everything. */
  day: z.string().catch(''),
  costMicrodollars: microdollars,
  reservedMicrodollars: microdollars,
  reservedUntil: z.string().catch(''),
});
type Stored = z.infer<typeof bookSchema>;
type Book = {
  kind: Extract<CeilingKind, 'before-payment' | 'all-before-payment'>;
  ref: DocumentReference;
  stored: DocumentSnapshot;
  book: Stored;
  capCents: number;
};

/** The amount the operator lets a company use: per month, and before its first payment limited by two more books. */
export type Ceiling = { monthCents: number; books: Book[] };

type Read = (...refs: DocumentReference[]) => Promise<DocumentSnapshot[]>;

/**
 * Reads the amount the operator lets a company use. A company that has paid has a monthly ceiling by plan; before that, there is also one
 * for the company's total and one for all such companies per UTC day.
 * @param read within a transaction its own `getAll`
 */
export async function readCeiling({ db, now }: Deps, companyId: string, read: Read): Promise<Ceiling> {
  const [company, operator] = await read(companyRef(db, companyId), db.doc('operator/aiCeilings'));
  const { subscription } = companySchema.parse(company?.data() ?? {});
  const given = aiCeilingsSchema.safeParse(operator?.data() ?? {});
  if (!given.success) warn('operator/aiCeilings is damaged', { path: given.error.issues[0]?.path.join('.') });
  const ceilings = given.data ?? aiCeilingsSchema.parse({});
  const monthCents = monthCeilingCents(ceilings, subscription.planId);
  if (hasPaidOnce({ subscription })) return { monthCents, books: [] };
  const refs = [
    inCompany(db, companyId, 'counters').doc('aiBeforePayment'),
    db.doc('operator/aiBeforePayment'),
  ] as const;
  const [own, all] = await read(...refs);
  if (!own || !all) throw new Error('getAll gave less than was asked for');
  const today = now().slice(0, 10);
  return {
    monthCents,
    books: [
      bookOf('before-payment', { ref: refs[0], stored: own, capCents: ceilings.beforePaymentCents, day: '' }),
      bookOf('all-before-payment', {
        ref: refs[1],
        stored: all,
        capCents: ceilings.allBeforePaymentDayCents,
        day: today,
      }),
    ],
  };
}

/** A book from another day starts at zero. */
function bookOf(
  kind: Book['kind'],
  { day, ...from }: Pick<Book, 'ref' | 'stored' | 'capCents'> & { day: string },
): Book {
  const kept = bookSchema.parse(from.stored.data() ?? {});
  const book = kept.day === day ? kept : { ...bookSchema.parse({}), day };
  return { kind, ...from, book };
}

/** Returns the book that another amount would overdraw, or null if it fits. Unlike a company's own limit, it is never exceeded. */
export const overdrawn = ({ books }: Ceiling, at: string, microdollarsMore: number): Book['kind'] | null =>
  books.find(
    ({ book, capCents }) =>
      book.costMicrodollars + reservedOf(book, at) + microdollarsMore > capCents * MICRODOLLARS_PER_CENT,
  )?.kind ?? null;

/** Returns how much of the company's own book is used, in whole percent; 0 if there isn't one. */
export const percentBeforePayment = ({ books }: Ceiling): number =>
  Math.max(
    0,
    ...books
      .filter(({ kind }) => kind === 'before-payment')
      .map(({ book, capCents }) => percentOfCap(book.costMicrodollars, capCents)),
  );

/** Reserves an amount in the books until `reservedUntil`. */
export function holdIn(
  transaction: Transaction,
  { books }: Ceiling,
  { at, microdollars: more, reservedUntil }: { at: string; microdollars: number; reservedUntil: string },
): void {
  for (const one of books)
    write(transaction, one, at, { ...one.book, reservedMicrodollars: reservedOf(one.book, at) + more, reservedUntil });
}

/** Replaces the reservation with the actual usage. */
export function enterIn(
  transaction: Transaction,
  { books }: Ceiling,
  { at, reserved, cost }: { at: string; reserved: number; cost: number },
): void {
  for (const one of books)
    write(transaction, one, at, {
      ...one.book,
      costMicrodollars: one.book.costMicrodollars + cost,
      reservedMicrodollars: Math.max(0, one.book.reservedMicrodollars - reserved),
    });
}

function write(transaction: Transaction, { ref, stored }: Book, at: string, book: Stored): void {
  transaction.set(ref, { ...book, ...stampOf(stored.data(), '', at) }, { merge: true });
}

import { createHash } from 'node:crypto';
import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import { z } from 'zod';
import type { Deps } from '../platform/admin';
import { contactHash } from './contactHash';

/** The companies a reply from one number can concern: more than ever write to one person. */
const COMPANIES_PER_NUMBER = 50;

/**
 * textNumbers/{keyed hash of the number}: a number's status on this whole server, because companies may share a sending number. It
 * outlives the customer's records, so that opt-outs remain in effect.
 */
const textNumberSchema = z.object({
  /** Companies that have its consent or have written to it, each with its customer. */
  companies: z.record(z.string(), z.string()).catch({}),
  /** Companies that send visit alerts to this number, because it belongs to one of their own people. */
  staffOf: z.array(z.string()).catch([]),
  /** The company an ordinary reply to the shared number is for. */
  lastCompanyId: z.string().catch(''),
  /** When it sent STOP to the shared number (ISO UTC); '' if it hasn't, or sent START since. */
  stoppedAt: z.string().catch(''),
  /** The same for companies with their own number. */
  stoppedFor: z.record(z.string(), z.string()).catch({}),
  /** When an ordinary reply was last confirmed to it, or someone from a company last wrote to it. */
  answeredAt: z.string().catch(''),
});
export type TextNumber = z.infer<typeof textNumberSchema>;

const parseTextNumber = (data: unknown): TextNumber => textNumberSchema.parse(data ?? {});

/**
 * Reads what is known about a number, from its current location and the one used until 2026-11: under a plain hash. A STOP there still
 * applies, even for companies that never wrote to the number, until the customer's START removes it.
 */
export async function readTextNumber(
  deps: Deps,
  transaction: Transaction,
  phone: string,
): Promise<{ ref: DocumentReference; earlierRef: DocumentReference; number: TextNumber }> {
  const numbers = deps.db.collection('textNumbers');
  const ref = numbers.doc(await contactHash(deps, 'sms', phone));
  const earlierRef = numbers.doc(createHash('sha256').update(phone).digest('hex'));
  const [now, earlier] = await Promise.all([transaction.get(ref), transaction.get(earlierRef)]);
  const number = parseTextNumber(now.data());
  const before = parseTextNumber(earlier.data());
  return {
    ref,
    earlierRef,
    number: {
      ...number,
      companies: { ...before.companies, ...number.companies },
      stoppedAt: number.stoppedAt || before.stoppedAt,
    },
  };
}

/**
 * Whether a number opted out of a company's texts: at the company's own number, or at the shared one, where the intended company is
 * unknown and the provider blocks all. Opt-outs given to the company itself are in its ledger, whatever number it sends from now.
 */
export const isStoppedFor = (number: TextNumber, companyId: string, ownSender: string): boolean =>
  ownSender === '' ? number.stoppedAt !== '' : number.stoppedFor[companyId] !== undefined;

/** Returns a number's record with a company that deals with it added. */
export const withCompany = (number: TextNumber, companyId: string, customerId: string): TextNumber => {
  const isFull = Object.keys(number.companies).length >= COMPANIES_PER_NUMBER && !(companyId in number.companies);
  return isFull ? number : { ...number, companies: { ...number.companies, [companyId]: customerId } };
};

/** Marks a number as that of one of a company's own people, if it isn't marked yet. */
export function markStaff(
  transaction: Transaction,
  { ref, number }: { ref: DocumentReference; number: TextNumber },
  companyId: string,
): void {
  if (number.staffOf.includes(companyId)) return;
  transaction.set(ref, { ...number, staffOf: [...number.staffOf, companyId].slice(-COMPANIES_PER_NUMBER) });
}

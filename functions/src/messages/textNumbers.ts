import { createHash } from 'node:crypto';
import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import { z } from 'zod';
import type { Deps } from '../platform/admin';
import { contactHash } from './contactHash';

/** Whom an answer from one number can concern: more companies than ever write to one person. */
const COMPANIES_PER_NUMBER = 50;

/**
 * textNumbers/{keyed hash of the number}: what goes for a number on this whole server, because companies may share the one they write
 * from. It outlives the customer's records, so that who opted out stays out.
 */
const textNumberSchema = z.object({
  /** The companies that have consent of it or wrote to it, each with its customer. */
  companies: z.record(z.string(), z.string()).catch({}),
  /** Who an ordinary answer to the shared number is for. */
  lastCompanyId: z.string().catch(''),
  /** When it sent STOP to the shared number (ISO UTC); '' when it did not, or sent START since. */
  stoppedAt: z.string().catch(''),
  /** The same for companies with a number of their own. */
  stoppedFor: z.record(z.string(), z.string()).catch({}),
  /** When an ordinary answer was last confirmed to it. */
  answeredAt: z.string().catch(''),
});
export type TextNumber = z.infer<typeof textNumberSchema>;

const parseTextNumber = (data: unknown): TextNumber => textNumberSchema.parse(data ?? {});

/**
 * What is known about a number, where it is stored, and where it was until 2026-11: under a plain hash. A STOP there
 * still applies, even for companies that never wrote to the number, until the customer's START removes it.
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
 * Whether a number opted out of what a company sends: at the company's own number, or at the shared one, where nobody can tell which
 * company was meant and the provider blocks all. What the company itself was told is in its ledger, whatever it sends from now.
 */
export const isStoppedFor = (number: TextNumber, companyId: string, ownSender: string): boolean =>
  ownSender === '' ? number.stoppedAt !== '' : number.stoppedFor[companyId] !== undefined;

/** A number that a company has to do with. */
export const withCompany = (number: TextNumber, companyId: string, customerId: string): TextNumber => {
  const isFull = Object.keys(number.companies).length >= COMPANIES_PER_NUMBER && !(companyId in number.companies);
  return isFull ? number : { ...number, companies: { ...number.companies, [companyId]: customerId } };
};

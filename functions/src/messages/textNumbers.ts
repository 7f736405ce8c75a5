import type { DocumentReference } from 'firebase-admin/firestore';
import { z } from 'zod';
import type { Deps } from '../platform/admin';
import { contactHash } from './contactHash';

/** Whom an answer from one number can concern: more companies than ever write to one person. */
const COMPANIES_PER_NUMBER = 50;

/**
 * textNumbers/{keyed hash of the number}: what goes for a number on this whole server, because all companies write from one. It
 * outlives the customer's records, so that who opted out stays out.
 */
const textNumberSchema = z.object({
  /** The companies that have consent of it or wrote to it, each with its customer. */
  companies: z.record(z.string(), z.string()).catch({}),
  /** Whom an ordinary answer is meant for. */
  lastCompanyId: z.string().catch(''),
  /** When it sent STOP (ISO UTC); '' when it did not, or sent START since. */
  stoppedAt: z.string().catch(''),
  /** When it was last told that nobody reads answers. */
  answeredAt: z.string().catch(''),
});
export type TextNumber = z.infer<typeof textNumberSchema>;

/** Of a number in E.164. No rule lets anybody read it. */
export const textNumberRef = async (deps: Deps, phone: string): Promise<DocumentReference> =>
  deps.db.collection('textNumbers').doc(await contactHash(deps, 'sms', phone));

export const parseTextNumber = (data: unknown): TextNumber => textNumberSchema.parse(data ?? {});

/** A number that a company has to do with. */
export const withCompany = (number: TextNumber, companyId: string, customerId: string): TextNumber => {
  const isFull = Object.keys(number.companies).length >= COMPANIES_PER_NUMBER && !(companyId in number.companies);
  return isFull ? number : { ...number, companies: { ...number.companies, [companyId]: customerId } };
};

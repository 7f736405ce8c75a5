import type { CollectionReference, Firestore, Query, Transaction } from 'firebase-admin/firestore';
import { z } from 'zod';
import { isoInstant } from '@/domain/record/schema';
import type { WallLink } from '@/domain/statusboard/api';
import { AppError } from '@/lib/appError';
import type { Deps } from '../platform/admin';

/** statusLinks/{token}: a company's link of the wall. No rule opens it: it is written and read by functions alone. */
const wallLinkRecordSchema = z.object({
  companyId: z.string(),
  hasNames: z.boolean(),
  createdBy: z.string(),
  createdAt: isoInstant,
  pinSalt: z.string(),
  pinHash: z.string(),
  passKey: z.string(),
  /** Wrong PINs since `triedFrom` (ISO). */
  tries: z.number().int(),
  triedFrom: z.string(),
});
export type WallLinkRecord = z.infer<typeof wallLinkRecordSchema>;

export const wallLinks = (db: Firestore): CollectionReference => db.collection('statusLinks');

const ofCompany = (db: Firestore, companyId: string): Query => wallLinks(db).where('companyId', '==', companyId);

/** The company's link, as managers see it; null when there is none. */
export async function linkOf({ db }: Deps, companyId: string): Promise<WallLink | null> {
  const [found] = (await ofCompany(db, companyId).limit(1).get()).docs;
  if (!found) return null;
  const { hasNames, createdAt } = wallLinkRecordSchema.parse(found.data());
  return { token: found.id, hasNames, createdAt };
}

/** Takes all links of a company away, within a transaction that may go on to write. */
export async function removeLinks({ db }: Deps, transaction: Transaction, companyId: string): Promise<void> {
  const { docs } = await transaction.get(ofCompany(db, companyId));
  for (const { ref } of docs) transaction.delete(ref);
}

/**
 * The record behind a token.
 * @throws AppError `not-found` for one that is unknown or revoked: the two are told apart by nobody.
 */
export function toRecord(data: unknown): WallLinkRecord {
  const parsed = wallLinkRecordSchema.safeParse(data);
  if (parsed.success) return parsed.data;
  throw showsNothing();
}

export const showsNothing = (): AppError =>
  new AppError({ code: 'not-found', userMessage: 'This link does not show anything.' });

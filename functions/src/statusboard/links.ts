import type { CollectionReference, DocumentReference, Firestore, Query, Transaction } from 'firebase-admin/firestore';
import { z } from 'zod';
import { isoInstant } from '@/domain/record/schema';
import type { WallLink } from '@/domain/statusboard/api';
import { AppError } from '@/lib/appError';
import { addCalendarDays } from '@/lib/calendar';
import type { Deps } from '../platform/admin';
import { publicDocuments } from '../sharing/publicDocuments';

/** statusLinks/{token}: a company's wall link. No security rule opens it: only functions read and write it. */
const wallLinkRecordSchema = z.object({
  companyId: z.string(),
  hasNames: z.boolean(),
  createdBy: z.string(),
  createdAt: isoInstant,
  pinSalt: z.string(),
  pinHash: z.string(),
  passKey: z.string(),
  /** The last day (YYYY-MM-DD) it was viewed or created. */
  seenOn: z.string(),
  /** Wrong PINs since `triedFrom` (ISO). */
  tries: z.number().int(),
  triedFrom: z.string(),
  /** Time of the last wrong PIN (ISO); '' = never. */
  lastTryAt: z.string().default(''),
});
export type WallLinkRecord = z.infer<typeof wallLinkRecordSchema>;

export const wallLinks = (db: Firestore): CollectionReference => db.collection('statusLinks');

const ofCompany = (db: Firestore, companyId: string): Query => wallLinks(db).where('companyId', '==', companyId);

/** Returns the company's link, as managers see it; null if there is none. */
export async function linkOf({ db }: Deps, companyId: string): Promise<WallLink | null> {
  const [found] = (await ofCompany(db, companyId).limit(1).get()).docs;
  if (!found) return null;
  const { hasNames, createdAt } = wallLinkRecordSchema.parse(found.data());
  return { token: found.id, hasNames, createdAt };
}

/** A screen not viewed for this long no longer exists. */
const UNUSED_DAYS = 90;

/** Finds all companies' links that are no longer viewed. */
export const unusedWalls = ({ db, now }: Deps): Query =>
  wallLinks(db).where('seenOn', '<', addCalendarDays(now().slice(0, 10), -UNUSED_DAYS));

/** Deletes a wall link. */
export async function endWall({ db }: Deps, token: string): Promise<void> {
  await Promise.all([wallLinks(db).doc(token).delete(), wallMark(db, token).delete()]);
}

/** Revokes all of a company's links, within a transaction that may continue to write. */
export async function removeLinks({ db }: Deps, transaction: Transaction, companyId: string): Promise<void> {
  const { docs } = await transaction.get(ofCompany(db, companyId));
  for (const { ref, id } of docs) {
    transaction.delete(ref);
    transaction.delete(wallMark(db, id));
  }
}

/** Readable by anyone with the link, and empty: its removal notifies the screens immediately, without polling. */
export const wallMark = (db: Firestore, token: string): DocumentReference => publicDocuments(db).doc(token);

/**
 * The record behind a token.
 * @throws AppError `not-found` if it is unknown or revoked: callers can't tell which.
 */
export function toRecord(data: unknown): WallLinkRecord {
  const parsed = wallLinkRecordSchema.safeParse(data);
  if (parsed.success) return parsed.data;
  throw showsNothing();
}

export const showsNothing = (): AppError =>
  new AppError({ code: 'not-found', userMessage: 'This link does not show anything.' });

import { createHash } from 'node:crypto';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';

/** Hashes a token. Only the hash is stored, so someone who can read the database can't open anyone's calendar. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** calendarTokens/{SHA-256 of a token}: the schedule it opens. No security rule allows reading it. */
export const calendarTokenRef = (db: Firestore, tokenHash: string): DocumentReference =>
  db.collection('calendarTokens').doc(tokenHash);

export const calendarTokenSchema = z.object({
  companyId: z.string(),
  technicianId: z.string(),
  /** The account signed in as the technician when the link was created; '' = none. If that changes, the link stops working. */
  linkedUid: z.string(),
});

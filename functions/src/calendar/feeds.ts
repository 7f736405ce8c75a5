import { createHash } from 'node:crypto';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';

/** A token is kept as its hash alone: who reads the database cannot read anybody's calendar with it. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** calendarTokens/{SHA-256 of a token}: whose schedule it opens. No rule lets anybody read it. */
export const calendarTokenRef = (db: Firestore, tokenHash: string): DocumentReference =>
  db.collection('calendarTokens').doc(tokenHash);

export const calendarTokenSchema = z.object({
  companyId: z.string(),
  technicianId: z.string(),
  /** The account that signed in as the technician when the link was made; '' = none. The link ends with it. */
  linkedUid: z.string(),
});

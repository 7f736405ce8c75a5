import { createHash, randomBytes } from 'node:crypto';
import { Timestamp, type DocumentReference, type Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import { PROVIDERS } from '@/domain/connection/providers';
import { CLIENT_OWNERS } from '@/domain/connection/schema';
import { LOST_STATE, OTHER_PERSON, STATE_MINUTES } from '@/domain/connection/words';
import { DAY_MS, MINUTE_MS } from '@/lib/time';
import type { Deps } from '../platform/admin';
import { precondition } from '../platform/errors';

/** Kept a while longer than it is valid, then a Firestore time-to-live policy on `expiresAt` deletes it. */
const KEEP_MS = DAY_MS;

/** oauthStates/{hash}: a pending connection. No security rule allows reading it. */
const stateSchema = z.object({
  uid: z.string(),
  companyId: z.string(),
  provider: z.enum(PROVIDERS),
  clientOwner: z.enum(CLIENT_OWNERS),
  /** '' if the provider doesn't support PKCE. */
  codeVerifier: z.string(),
  redirectUri: z.string(),
  startedAt: z.string(),
});
export type StartedConnection = Omit<z.infer<typeof stateSchema>, 'startedAt'>;

const hashOf = (state: string): string => createHash('sha256').update(state).digest('hex');
const stateRef = (db: Firestore, state: string): DocumentReference => db.collection('oauthStates').doc(hashOf(state));

/** Returns 256 random bits, URL-safe: a state, or a PKCE verifier. */
export const newSecretText = (): string => randomBytes(32).toString('base64url');

/** Returns a verifier's challenge for the provider, method S256. */
export const challengeOf = (codeVerifier: string): string =>
  createHash('sha256').update(codeVerifier).digest('base64url');

/** Stores a pending connection under a new state, and returns that for the request. */
export async function keepState({ db, now }: Deps, started: StartedConnection): Promise<string> {
  const state = newSecretText();
  const startedAt = now();
  await stateRef(db, state).create({
    ...started,
    startedAt,
    expiresAt: Timestamp.fromMillis(Date.parse(startedAt) + KEEP_MS),
  });
  return state;
}

/**
 * Consumes the pending connection for a state, for the person who started it, and only once.
 * @throws AppError `failed-precondition` if unknown, used, too old, or someone else's.
 */
export function takeState(
  { db, now }: Deps,
  state: string,
  { uid, companyId }: { uid: string; companyId: string },
): Promise<StartedConnection> {
  const ref = stateRef(db, state);
  return db
    .runTransaction(async (transaction) => {
      const started = stateSchema.safeParse((await transaction.get(ref)).data()).data;
      if (!started) throw precondition(LOST_STATE);
      if (started.uid !== uid || started.companyId !== companyId) throw precondition(OTHER_PERSON);
      transaction.delete(ref);
      return started;
    })
    .then((started) => {
      if (Date.parse(now()) - Date.parse(started.startedAt) > STATE_MINUTES * MINUTE_MS) throw precondition(LOST_STATE);
      return started;
    });
}

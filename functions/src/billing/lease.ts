import { Timestamp, type DocumentReference, type Firestore } from 'firebase-admin/firestore';
import { newId } from '@/lib/ids';
import { companyRef } from '../platform/collections';

/** Far longer than any transaction takes: only a dead instance holds it this long. */
const LEASE_MS = 20_000;
/** After this, proceed without it: transactions are safe on their own, only slower when they collide. */
const PATIENCE_MS = 45_000;
const SHORTEST_WAIT_MS = 15;
const LONGEST_WAIT_MS = 400;
const RELEASE_TRIES = 5;
/** Firestore's codes when the lease is taken, or was just being taken (busy, aborted, unavailable). */
const TAKEN_CODES: readonly unknown[] = [4, 6, 10, 14];
/** ... and when the lease is gone or belongs to another instance by now. */
const GONE_CODES: readonly unknown[] = [5, 9];

/**
 * Waits until no other instance is moving this company's money, and claims the lease. Without it, transactions that read the same totals
 * lock each other out and end up timing out. Returns the function that releases it.
 */
export async function takeTurn(db: Firestore, companyId: string): Promise<() => Promise<void>> {
  const ref = companyRef(db, companyId).collection('counters').doc('turn');
  const startedAt = Date.now();
  for (
    let waitMs = SHORTEST_WAIT_MS;
    Date.now() - startedAt < PATIENCE_MS;
    waitMs = Math.min(LONGEST_WAIT_MS, waitMs * 1.5)
  ) {
    // Read first: failing writes would delay the release by the current holder.
    const writtenAt = (await isFree(ref)) ? await tryCreate(ref) : null;
    if (writtenAt) return () => release(ref, writtenAt);
    await new Promise((resolve) => setTimeout(resolve, waitMs / 2 + Math.random() * waitMs));
  }
  return () => Promise.resolve();
}

async function tryCreate(ref: DocumentReference): Promise<Timestamp | null> {
  try {
    const { writeTime } = await ref.create({ holder: newId(), expiresAt: Timestamp.fromMillis(Date.now() + LEASE_MS) });
    return writeTime;
  } catch (error) {
    if (hasCode(error, TAKEN_CODES)) return null;
    throw error;
  }
}

/** True if no one holds it. A dead instance's lease has expired. */
async function isFree(ref: DocumentReference): Promise<boolean> {
  const held = await ref.get();
  const expiresAt: unknown = held.get('expiresAt');
  if (held.updateTime && expiresAt instanceof Timestamp && expiresAt.toMillis() < Date.now())
    await release(ref, held.updateTime);
  return !held.exists;
}

/** Releases only this exact lease: a later holder keeps theirs. A lease that can't be released expires on its own. */
async function release(ref: DocumentReference, lastUpdateTime: Timestamp): Promise<void> {
  for (let attempt = 0; attempt < RELEASE_TRIES; attempt += 1) {
    try {
      await ref.delete({ lastUpdateTime });
      return;
    } catch (error) {
      if (hasCode(error, GONE_CODES)) return;
      await new Promise((resolve) => setTimeout(resolve, SHORTEST_WAIT_MS * 2 ** attempt));
    }
  }
}

const hasCode = (error: unknown, codes: readonly unknown[]): boolean =>
  error instanceof Error && 'code' in error && codes.includes(error.code);

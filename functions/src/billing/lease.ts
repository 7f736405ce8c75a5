import { Timestamp, type DocumentReference, type Firestore } from 'firebase-admin/firestore';
import { newId } from '@/lib/ids';
import { companyRef } from '../platform/collections';

/** Far longer than any transaction takes: only an instance that died keeps it so long. */
const LEASE_MS = 20_000;
/** After that one goes ahead without it: transactions are safe by themselves, only slower when they collide. */
const PATIENCE_MS = 45_000;
const SHORTEST_WAIT_MS = 15;
const LONGEST_WAIT_MS = 400;
const ALREADY_EXISTS: unknown = 6;

/**
 * Waits until no other instance moves this company's money, and says so to the others. Without it transactions that read
 * the same totals lock each other out and end by timing out. Returns what gives the turn to the next.
 */
export async function takeTurn(db: Firestore, companyId: string): Promise<() => Promise<void>> {
  const ref = companyRef(db, companyId).collection('counters').doc('turn');
  const startedAt = Date.now();
  for (let waitMs = SHORTEST_WAIT_MS; Date.now() - startedAt < PATIENCE_MS; waitMs = Math.min(LONGEST_WAIT_MS, waitMs * 1.5)) {
    const writtenAt = await tryCreate(ref);
    if (writtenAt) return () => release(ref, writtenAt);
    await endExpired(ref);
    await new Promise((resolve) => setTimeout(resolve, waitMs / 2 + Math.random() * waitMs));
  }
  return () => Promise.resolve();
}

async function tryCreate(ref: DocumentReference): Promise<Timestamp | null> {
  try {
    const { writeTime } = await ref.create({ holder: newId(), expiresAt: Timestamp.fromMillis(Date.now() + LEASE_MS) });
    return writeTime;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === ALREADY_EXISTS) return null;
    throw error;
  }
}

/** The turn of an instance that died with it. */
async function endExpired(ref: DocumentReference): Promise<void> {
  const held = await ref.get();
  const expiresAt: unknown = held.get('expiresAt');
  if (held.updateTime && expiresAt instanceof Timestamp && expiresAt.toMillis() < Date.now()) await release(ref, held.updateTime);
}

/** Only this very lease: whoever took over meanwhile keeps theirs. */
async function release(ref: DocumentReference, lastUpdateTime: Timestamp): Promise<void> {
  await ref.delete({ lastUpdateTime }).catch(() => undefined);
}

import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { Deps } from '../platform/admin';
import { turnsOf } from '../platform/turns';
import { takeTurn } from './lease';

/** Firestore's codes for a concurrent write: canceled by a lock, or aborted. */
const BUSY_CODES: readonly unknown[] = [10, 14, 4];
const ROUNDS = 12;
const ATTEMPTS_PER_ROUND = 10;
const FIRST_WAIT_MS = 50;
const LONGEST_WAIT_MS = 2_000;

/** Each company's transactions in this instance queue up instead of colliding. */
const inOrder = turnsOf();

/**
 * Runs a transaction that moves a company's money. They all touch the same totals, so they take turns: within an instance through a
 * queue, between instances through a lease. If two still collide, they retry after increasingly long, random pauses. Anything `work`
 * throws is rethrown immediately.
 */
export function moneyTransaction<T>(
  { db }: Pick<Deps, 'db'>,
  companyId: string,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  return inOrder(db, companyId, () => inTurn(db, companyId, work));
}

async function inTurn<T>(db: Firestore, companyId: string, work: (transaction: Transaction) => Promise<T>): Promise<T> {
  const giveTurn = await takeTurn(db, companyId);
  try {
    return await withRetries(db, work);
  } finally {
    await giveTurn();
  }
}

async function withRetries<T>(db: Firestore, work: (transaction: Transaction) => Promise<T>): Promise<T> {
  for (let round = 1; ; round += 1) {
    try {
      return await db.runTransaction(work, { maxAttempts: ATTEMPTS_PER_ROUND });
    } catch (error) {
      if (round === ROUNDS || !isBusy(error)) throw error;
      const longest = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** round);
      await new Promise((resolve) => setTimeout(resolve, Math.random() * longest));
    }
  }
}

const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && BUSY_CODES.includes(error.code);

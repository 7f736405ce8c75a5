import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as nextRound } from 'node:timers';
import type { Firestore, ReadOnlyTransactionOptions, Transaction } from 'firebase-admin/firestore';
import { noteTogether } from './turns';
import { attemptOn, sharedReads, WrittenSoFar, type Attempted } from './sharedTransaction';

/** Units of work per transaction, which keeps it short and well within the write limit. */
const AT_ONCE = 24;

type Work = (transaction: Transaction) => Promise<unknown>;
type Waiting = { work: Work; settle: (value: unknown) => void; fail: (error: unknown) => void };

/** Set inside a unit of work: a transaction started there can't wait for the one it is part of. */
const inside = new AsyncLocalStorage<true>();

/**
 * Returns the same database, batching transactions started at the same time into one: their reads go out together, and shared documents
 * are read once. The result is as if they had run sequentially; a failure doesn't affect the others. For work on many records of one
 * company.
 */
export function transactionsTogether(db: Firestore): Firestore {
  const writing = groups((group) => runGroup(db, group));
  const reading = groups((group) => runGroup(db, group, { readOnly: true }));
  const runTransaction = (
    work: Work,
    options?: { readOnly?: boolean; maxAttempts?: number; readTime?: unknown },
  ): Promise<unknown> => {
    const isOwn = options !== undefined && (options.maxAttempts !== undefined || options.readTime !== undefined);
    if (isOwn || inside.getStore()) return db.runTransaction(work, options as ReadOnlyTransactionOptions);
    return (options?.readOnly ? reading : writing)(work);
  };
  const together = new Proxy(db, {
    get: (target, key) => {
      if (key === 'runTransaction') return runTransaction;
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
  noteTogether(together);
  return together;
}

/** Collects requests that arrive while the previous group is running. `run` returns those to rerun. */
function groups(run: (group: readonly Waiting[]) => Promise<Waiting[]>): (work: Work) => Promise<unknown> {
  const waiting: Waiting[] = [];
  let isRunning = false;
  const empty = async (): Promise<void> => {
    while (waiting.length > 0) {
      // Lets other concurrent requests join.
      await new Promise((resolve) => nextRound(resolve));
      waiting.unshift(...(await run(waiting.splice(0, AT_ONCE))));
    }
    isRunning = false;
  };
  return (work) =>
    new Promise((settle, fail) => {
      waiting.push({ work, settle, fail });
      if (isRunning) return;
      isRunning = true;
      void empty();
    });
}

async function runGroup(
  db: Firestore,
  group: readonly Waiting[],
  options?: ReadOnlyTransactionOptions,
): Promise<Waiting[]> {
  try {
    const outcomes = await inside.run(true, () =>
      db.runTransaction((transaction) => runOn(transaction, group), options),
    );
    return group.filter((one, index) => {
      const outcome = outcomes[index];
      if (!outcome) return true;
      if ('error' in outcome) one.fail(outcome.error);
      else one.settle(outcome.value);
      return false;
    });
  } catch (error) {
    const [first] = group;
    // One of them may have kept the others from being stored: each is tried alone.
    if (group.length > 1) for (const one of group) await runGroup(db, [one], options);
    else first?.fail(error);
    return [];
  }
}

/** Returns each outcome; null if it read something an earlier one writes in a way only the database can compute. */
async function runOn(transaction: Transaction, group: readonly Waiting[]): Promise<(Attempted['outcome'] | null)[]> {
  const reads = sharedReads(transaction);
  const written = new WrittenSoFar();
  const firsts = await Promise.all(group.map(({ work }) => attemptOn(reads, new WrittenSoFar(), work)));
  const outcomes: (Attempted['outcome'] | null)[] = [];
  for (const [index, { work }] of group.entries()) {
    const first = firsts[index];
    // It read something an earlier one wrote: rerun it with that write.
    const attempted = first && !written.touches(first) ? first : await attemptOn(reads, written, work);
    // A failed read fails the transaction, which the client restarts.
    if (reads.failure() !== undefined) throw reads.failure();
    if (written.hides(attempted)) {
      outcomes.push(null);
      continue;
    }
    outcomes.push(attempted.outcome);
    if (!('error' in attempted.outcome)) for (const write of attempted.writes) written.take(write, reads);
  }
  written.handTo(transaction);
  return outcomes;
}

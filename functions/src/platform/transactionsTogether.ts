import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as nextRound } from 'node:timers';
import type { Firestore, ReadOnlyTransactionOptions, Transaction } from 'firebase-admin/firestore';
import { noteTogether } from './turns';
import { attemptOn, sharedReads, WrittenSoFar, type Attempted } from './sharedTransaction';

/** Pieces of work in one transaction: it stays short, and well within what one may write. */
const AT_ONCE = 24;

type Work = (transaction: Transaction) => Promise<unknown>;
type Waiting = { work: Work; settle: (value: unknown) => void; fail: (error: unknown) => void };

/** Inside a piece of work: a transaction begun there cannot wait for the one that it is part of. */
const inside = new AsyncLocalStorage<true>();

/**
 * The same database, whose transactions that are begun at the same time run as one: their reads go out together, and what several read is read once. For
 * each of them it is as if they had run one after the other; one that fails keeps none of the others. For work on many records of one company.
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

/** Collects what comes while the group before is under way. `run` gives back what has to come again. */
function groups(run: (group: readonly Waiting[]) => Promise<Waiting[]>): (work: Work) => Promise<unknown> {
  const waiting: Waiting[] = [];
  let isRunning = false;
  const empty = async (): Promise<void> => {
    while (waiting.length > 0) {
      // Others that are under way at this moment may come along.
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

/** What became of each; null for one that read what an earlier one writes, in a way that only the database can tell. */
async function runOn(transaction: Transaction, group: readonly Waiting[]): Promise<(Attempted['outcome'] | null)[]> {
  const reads = sharedReads(transaction);
  const written = new WrittenSoFar();
  const firsts = await Promise.all(group.map(({ work }) => attemptOn(reads, new WrittenSoFar(), work)));
  const outcomes: (Attempted['outcome'] | null)[] = [];
  for (const [index, { work }] of group.entries()) {
    const first = firsts[index];
    // What it read was written by one before it: again, with what that one wrote.
    const attempted = first && !written.touches(first) ? first : await attemptOn(reads, written, work);
    // A read that failed is the transaction's failure, which the client begins again.
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

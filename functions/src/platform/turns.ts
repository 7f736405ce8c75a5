import type { Firestore } from 'firebase-admin/firestore';

/** Runs up to `count` tasks concurrently; the others wait in order of arrival. */
export function atMost(count: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let free = count;
  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}

const together = new WeakSet<Firestore>();

/** Marks a database as batching its transactions (`transactionsTogether`). */
export const noteTogether = (db: Firestore): void => void together.add(db);

/** Whether this database batches its transactions: then shared counters need no queue of their own. */
export const runsTogether = (db: Firestore): boolean => together.has(db);

/** Runs tasks sequentially per key of a database, such as a company; other keys don't wait. */
export function turnsOf(): <T>(db: Firestore, key: string, work: () => Promise<T>) => Promise<T> {
  const ofDatabases = new WeakMap<Firestore, Map<string, Promise<void>>>();
  return async (db, key, work) => {
    const last = ofDatabases.get(db) ?? new Map<string, Promise<void>>();
    ofDatabases.set(db, last);
    const turn = (last.get(key) ?? Promise.resolve()).then(work);
    const done = turn.then(
      () => undefined,
      () => undefined,
    );
    last.set(key, done);
    try {
      return await turn;
    } finally {
      if (last.get(key) === done) last.delete(key);
    }
  };
}

import type { Firestore } from 'firebase-admin/firestore';

/** Does pieces of work, `count` at a time; the others wait in the order in which they came. */
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

/** Says of a database that its transactions run together (`transactionsTogether`). */
export const noteTogether = (db: Firestore): void => void together.add(db);

/** Whether transactions of this database run together: then what is counted together needs no turns of its own. */
export const runsTogether = (db: Firestore): boolean => together.has(db);

/** One piece of work after the other for each key of a database, as for a company; what belongs to another key does not wait. */
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

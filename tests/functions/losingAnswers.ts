import type { Firestore, ReadOnlyTransactionOptions, Transaction } from 'firebase-admin/firestore';

type Work = (transaction: Transaction) => Promise<unknown>;
type Run = (work: Work, options?: ReadOnlyTransactionOptions) => Promise<unknown>;

/** Returns the database with a different way of running transactions; `run` is its own. */
export const withTransactions = (db: Firestore, otherwise: (run: Run) => Run): Firestore => {
  const runTransaction = otherwise((work, options) => db.runTransaction(work, options));
  return new Proxy(db, {
    get: (target, key) => {
      if (key === 'runTransaction') return runTransaction;
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
};

/** Returns a database that commits each transaction but loses the response, so that the SDK retries. */
export const losingAnswers = (db: Firestore): Firestore =>
  withTransactions(db, (run) => async (work, options) => {
    await run(work, options);
    return run(work, options);
  });

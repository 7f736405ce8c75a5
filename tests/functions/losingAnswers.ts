import type { Firestore, ReadOnlyTransactionOptions, Transaction } from 'firebase-admin/firestore';

type Work = (transaction: Transaction) => Promise<unknown>;
type Run = (work: Work, options?: ReadOnlyTransactionOptions) => Promise<unknown>;

/** The database with another way of running transactions; `run` is its own. */
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

/** A database that stores each transaction and loses its answer, so that the SDK begins again. */
export const losingAnswers = (db: Firestore): Firestore =>
  withTransactions(db, (run) => async (work, options) => {
    await run(work, options);
    return run(work, options);
  });

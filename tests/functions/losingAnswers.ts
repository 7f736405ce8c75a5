import type { Firestore, ReadOnlyTransactionOptions, Transaction } from 'firebase-admin/firestore';

/** A database that stores each transaction and loses its answer, so that the SDK begins again. */
export const losingAnswers = (db: Firestore): Firestore =>
  new Proxy(db, {
    get: (target, key) => {
      if (key === 'runTransaction')
        return async (work: (transaction: Transaction) => Promise<unknown>, options?: ReadOnlyTransactionOptions) => {
          await target.runTransaction(work, options);
          return target.runTransaction(work, options);
        };
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });

import type { RecordStore } from '@/data/records/store';
import { AppError } from '@/lib/appError';

/** Returns a `wrapStore` whose queries of a collection fail while `isDown()`. */
export const failingQueries =
  (collection: string, isDown: () => boolean) =>
  (store: RecordStore): RecordStore => ({
    ...store,
    query: (path, options) =>
      isDown() && path.endsWith(`/${collection}`)
        ? Promise.reject(new AppError({ code: 'unavailable', userMessage: 'The server did not answer.' }))
        : store.query(path, options),
  });

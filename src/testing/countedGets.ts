import type { RecordStore } from '@/data/records/store';
import { AppError } from '@/lib/appError';

/**
 * Counts how often a document is read by its id, and makes those reads fail if `isBroken`.
 * @param place the collection and the id, such as `settings/billing`
 */
export function countedGets(place: string, { isBroken = false } = {}) {
  let count = 0;
  const wrapStore = (store: RecordStore): RecordStore => {
    const get: RecordStore['get'] = (path, id) => {
      if (!`${path}/${id}`.endsWith(`/${place}`)) return store.get(path, id);
      count += 1;
      return isBroken
        ? Promise.reject(new AppError({ code: 'unavailable', userMessage: 'The server did not answer.' }))
        : store.get(path, id);
    };
    return { ...store, get };
  };
  return { wrapStore, count: () => count };
}

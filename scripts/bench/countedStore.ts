import type { RecordStore } from '@/data/records/store';

/** Wraps a store to count the documents it returns, as Firestore bills them. */
export function counting(store: RecordStore): { store: RecordStore; documents: () => number } {
  let documents = 0;
  return {
    documents: () => documents,
    store: {
      ...store,
      get: (path, id) => {
        documents += 1;
        return store.get(path, id);
      },
      query: async (path, options) => {
        const found = await store.query(path, options);
        documents += found.length;
        return found;
      },
    },
  };
}

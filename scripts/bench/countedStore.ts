import type { RecordStore } from '@/data/records/store';

/** A store that counts the documents that it hands out, as Firestore bills them. */
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

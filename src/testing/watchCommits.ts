import type { RecordStore, Write } from '@/data/records/store';

const collectionOf = ({ path }: Write): string => path.split('/').at(-1) ?? '';

/** Records a page's atomic writes: for each one its collections, in alphabetical order, `findings + jobWork`. */
export function watchCommits(): { commits: string[]; wrapStore: (store: RecordStore) => RecordStore } {
  const commits: string[] = [];
  const wrapStore = (store: RecordStore): RecordStore => ({
    ...store,
    commit: (writes) => {
      commits.push(writes.map(collectionOf).toSorted().join(' + '));
      return store.commit(writes);
    },
  });
  return { commits, wrapStore };
}

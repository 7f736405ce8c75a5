import type { Lookup } from '@/domain/record/listQuery';
import type { CountOptions, ListOptions, SumOptions } from '../records/store';

type Who = { uid: string; companyId: string | null };

/** Query keys include the company and the user, so that no one reads another's cache. */
export const queryKeys = {
  collection: (name: string, { uid, companyId }: Who) => [name, companyId, uid] as const,
  detail: (name: string, who: Who, id: string) => [...queryKeys.collection(name, who), 'detail', id] as const,
  lists: (name: string, who: Who) => [...queryKeys.collection(name, who), 'list'] as const,
  list: (name: string, who: Who, options: ListOptions) => [...queryKeys.lists(name, who), options] as const,
  pages: (name: string, who: Who, options: ListOptions) => [...queryKeys.lists(name, who), 'pages', options] as const,
  count: (name: string, who: Who, options: CountOptions) => [...queryKeys.lists(name, who), 'count', options] as const,
  sum: (name: string, who: Who, options: SumOptions) => [...queryKeys.lists(name, who), 'sum', options] as const,
  lookup: (name: string, who: Who, { query, sift }: Pick<Lookup<never>, 'query' | 'sift'>) =>
    [...queryKeys.lists(name, who), 'lookup', query, sift ?? null] as const,
};

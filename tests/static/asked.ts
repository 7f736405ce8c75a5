import type { ListQuery } from '@/domain/record/listQuery';
import type { CollectionName } from '@/domain/record/manifests';

export type Asked = { collection: CollectionName; queries: readonly ListQuery[] };
export const ask = (collection: CollectionName, ...queries: readonly ListQuery[]): Asked[] => [{ collection, queries }];

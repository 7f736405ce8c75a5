import type { CollectionReference, Query } from 'firebase-admin/firestore';
import type { ListQuery } from '@/domain/record/listQuery';

/** Converts one of the domain's queries to a server query. */
export function asked(collection: CollectionReference, { where = [], orderBy = [], limit }: ListQuery): Query {
  const filtered = where.reduce<Query>(
    (query, { field, operator, value }) => query.where(field, operator, value),
    collection,
  );
  const ordered = orderBy.reduce<Query>((query, { field, direction }) => query.orderBy(field, direction), filtered);
  return limit === undefined ? ordered : ordered.limit(limit);
}

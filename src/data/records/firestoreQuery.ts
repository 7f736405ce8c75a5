import {
  collection,
  documentId,
  limit,
  orderBy,
  query,
  startAfter,
  where,
  type Firestore,
  type Query,
  type QueryConstraint,
} from 'firebase/firestore';
import { DEFAULT_LIST_LIMIT, MAX_LIST_LIMIT } from '../limits';
import { assertPageable, type ListOptions, type RawDocument } from './store';

/** Converts list options to a Firestore query. @throws AppError as `assertPageable` */
export function toQuery(db: Firestore, path: string, options: ListOptions): Query {
  assertPageable(options);
  const constraints: QueryConstraint[] = (options.where ?? []).map((clause) =>
    where(clause.field, clause.operator, clause.value),
  );
  const orders = options.orderBy ?? [];
  constraints.push(...orders.map((order) => orderBy(order.field, order.direction)));
  // The ID breaks ties, so that a page never repeats or skips records whose ordered values are equal.
  if (orders.length > 0) constraints.push(orderBy(documentId(), orders.at(-1)?.direction ?? 'asc'));
  if (options.cursor) {
    constraints.push(
      ...(orders.length > 0
        ? [startAfter(...options.cursor.values, options.cursor.id)]
        : [orderBy(documentId()), startAfter(options.cursor.id)]),
    );
  }
  constraints.push(limit(Math.min(options.limit ?? DEFAULT_LIST_LIMIT, MAX_LIST_LIMIT)));
  return query(collection(db, path), ...constraints);
}

export const toRaw = (snapshot: { id: string; data(): Record<string, unknown> }): RawDocument => ({
  id: snapshot.id,
  data: snapshot.data(),
});

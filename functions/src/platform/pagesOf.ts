import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';

/**
 * What a query finds, `size` documents at a time and never an empty page, in the query's order: they have to hold the field that they
 * are ordered by. Each page is read when it is asked for.
 */
export async function* pagesOf(query: Query, size: number): AsyncGenerator<QueryDocumentSnapshot[]> {
  const paged = query.limit(size);
  for (let last: QueryDocumentSnapshot | undefined; ;) {
    const { docs } = await (last ? paged.startAfter(last) : paged).get();
    if (docs.length > 0) yield docs;
    last = docs.at(-1);
    if (!last || docs.length < size) return;
  }
}

import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';

/**
 * Yields a query's results, `size` documents at a time and never an empty page, in the query's order: the documents must contain the
 * field they're ordered by. Each page is read on demand.
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

import { MAX_LIST_LIMIT } from '../limits';
import type { ListQuery } from '@/domain/record/listQuery';
import { cursorAfter, type Cursor, type ListOptions } from './store';

/**
 * Yields all results of a query, in pages of the largest size.
 * @param read reads one page
 * @param positionOf returns a row's position in the query's order: its ID and its fields
 */
export async function* everyPage<Row>(
  query: ListQuery,
  read: (options: ListOptions) => Promise<Row[]>,
  positionOf: (row: Row) => { id: string },
): AsyncGenerator<Row[]> {
  let cursor: Cursor | undefined;
  for (;;) {
    const page = await read({ ...query, limit: MAX_LIST_LIMIT, ...(cursor && { cursor }) });
    yield page;
    const last = page.at(-1);
    if (!last || page.length < MAX_LIST_LIMIT) return;
    cursor = cursorAfter(positionOf(last), query.orderBy);
  }
}

import { collections } from '@/data/collections';
import { MAX_LIST_LIMIT } from '@/data/limits';
import { parseRecord } from '@/data/records/definition';
import { cursorAfter, type Cursor } from '@/data/records/store';
import type { Workspace } from '@/data/session/workspace';
import { allItems } from '@/domain/pricebook/queries';
import type { PricebookItem } from '@/domain/pricebook/schema';
import type { Stored } from '@/domain/record/schema';
import { AppError } from '@/lib/appError';

/**
 * Reads every item, archived ones too, page by page. Past the record cache, which 20,000 items would fill.
 * @throws AppError unavailable without a connection, because only part of the items is on the device then.
 */
export async function readAllItems(workspace: Workspace, onCount: (count: number) => void): Promise<{ items: Stored<PricebookItem>[]; damaged: number }> {
  if (!navigator.onLine) throw new AppError({ code: 'unavailable', userMessage: 'This needs a connection. Try again when you are online.' });
  const path = collections.pricebook.path(workspace.scope());
  const query = allItems();
  const items: Stored<PricebookItem>[] = [];
  let damaged = 0;
  let cursor: Cursor | undefined;
  for (;;) {
    const page = await workspace.store.query(path, { ...query, limit: MAX_LIST_LIMIT, ...(cursor && { cursor }) });
    for (const document of page) {
      try {
        items.push(parseRecord(collections.pricebook, document));
      } catch (error) {
        console.warn('An item could not be read', error);
        damaged += 1;
      }
    }
    onCount(items.length);
    const last = page.at(-1);
    if (!last || page.length < MAX_LIST_LIMIT) return { items, damaged };
    cursor = cursorAfter({ id: last.id, ...last.data }, query.orderBy);
  }
}

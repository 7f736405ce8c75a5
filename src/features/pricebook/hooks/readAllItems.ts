import { collections } from '@/data/collections';
import { readEveryRecord } from '@/data/records/readEveryRecord';
import type { Workspace } from '@/data/session/workspace';
import { allItems } from '@/domain/pricebook/queries';
import type { PricebookItem } from '@/domain/pricebook/schema';
import type { Stored } from '@/domain/record/schema';
import { AppError } from '@/lib/appError';

/**
 * Reads every item, archived ones included, page by page. Bypasses the record cache, which 20,000 items would fill.
 * @throws AppError unavailable while offline, because only some of the items are on the device then.
 */
export async function readAllItems(
  workspace: Workspace,
  onCount: (count: number) => void,
): Promise<Stored<PricebookItem>[]> {
  if (!navigator.onLine)
    throw new AppError({ code: 'unavailable', userMessage: 'This needs a connection. Try again when you are online.' });
  const { rows } = await readEveryRecord(workspace, collections.pricebook, {
    query: allItems(),
    rowOf: (item) => item,
    onCount,
  });
  return rows;
}

import { useState } from 'react';
import { collections } from '@/data/collections';
import { useSaveRecord } from '@/data/react/useSaveRecord';
import type { PricebookItem } from '@/domain/pricebook/schema';
import type { Stored } from '@/domain/record/schema';
import { notify } from '@/ui/feedback/notify';
import { formatCount } from '@/ui/format/quantities';

export type PlannedEdit = { item: Stored<PricebookItem>; changes: Partial<PricebookItem> };

/** Number of concurrent writes. */
const PARALLEL = 8;

/** Writes planned changes in small batches, with progress, and undoes them as a whole. */
export function useBulkEdit() {
  const save = useSaveRecord(collections.pricebook);
  const [done, setDone] = useState<number | null>(null);

  const write = async (edits: readonly PlannedEdit[]): Promise<{ written: PlannedEdit[]; failed: number }> => {
    const written: PlannedEdit[] = [];
    let failed = 0;
    setDone(0);
    for (let at = 0; at < edits.length; at += PARALLEL) {
      const outcomes = await Promise.allSettled(
        edits.slice(at, at + PARALLEL).map(async ({ item, changes }) => ({
          before: item,
          after: await save.update(item.id, changes, { base: item, label: item.name }),
          changes,
        })),
      );
      for (const outcome of outcomes) {
        if (outcome.status === 'rejected') failed += 1;
        else
          written.push({ item: outcome.value.after, changes: restoring(outcome.value.before, outcome.value.changes) });
      }
      setDone(at + outcomes.length);
    }
    setDone(null);
    return { written, failed };
  };

  const apply = async (edits: readonly PlannedEdit[]): Promise<void> => {
    const { written, failed } = await write(edits);
    const undo = (): void => {
      void write(written).then(({ failed: kept }) => {
        if (kept > 0)
          notify.error(`${formatCount(kept, 'item')} could not be restored, because someone has changed them since.`);
        else notify.info('The items were restored.');
      });
    };
    if (failed > 0)
      notify.error(
        `${formatCount(failed, 'item')} could not be changed. Someone may have changed them at the same time.`,
      );
    if (written.length > 0) notify.success(`${formatCount(written.length, 'item')} changed.`, { undo });
  };

  return { apply, done };
}

/** Returns the changes that restore the previous values. */
function restoring(before: PricebookItem, changes: Partial<PricebookItem>): Partial<PricebookItem> {
  const all: Record<string, unknown> = before;
  return Object.fromEntries(Object.keys(changes).map((field) => [field, all[field]]));
}

import { useCallback } from 'react';
import { useSaveRecord } from '@/data/react/useSaveRecord';
import type { CollectionDefinition } from '@/data/records/definition';
import type { Stored } from '@/domain/record/schema';

/**
 * Changes a record with one click: a button, a menu, a choice. `record` is the one on screen, which the user sees as they click, so the
 * change is compared with it. Don't use it for typed input: while someone types, the record on screen is updated, and a colleague's text
 * would be overwritten without asking. Typed text belongs in `useRecordForm`, or in `useConflictSave` with the record as it was when
 * typing began.
 * @throws ConflictError if someone else has changed the same fields since.
 */
export function usePressedChange<T extends object>(
  definition: CollectionDefinition<T>,
): (record: Stored<T>, changes: Partial<T>, label?: string) => Promise<Stored<T>> {
  const { update } = useSaveRecord(definition);
  return useCallback((record, changes, label = '') => update(record.id, changes, { base: record, label }), [update]);
}

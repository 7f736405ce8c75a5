import { useCallback } from 'react';
import { useSaveRecord } from '@/data/react/useSaveRecord';
import type { CollectionDefinition } from '@/data/records/definition';
import type { Stored } from '@/domain/record/schema';

/**
 * Changes a record by one press: a button, a menu, a choice. `record` is the one on the screen, which the person sees as they press, so
 * the change is held against it. Nothing that is typed goes this way: while somebody types, the record on the screen moves on, and a
 * colleague's words would be overwritten without a question. Typed text belongs in `useRecordForm`, or in `useConflictSave` with the
 * record as it was when the typing began.
 * @throws ConflictError when somebody else has changed the same fields since.
 */
export function usePressedChange<T extends object>(
  definition: CollectionDefinition<T>,
): (record: Stored<T>, changes: Partial<T>, label?: string) => Promise<Stored<T>> {
  const { update } = useSaveRecord(definition);
  return useCallback((record, changes, label = '') => update(record.id, changes, { base: record, label }), [update]);
}

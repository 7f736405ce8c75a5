import { useCallback } from 'react';
import { useSaveRecord } from '@/data/react/useSaveRecord';
import type { CollectionDefinition } from '@/data/records/definition';
import type { Stored } from '@/domain/record/schema';

/**
 * Records a decision about a record as shown on screen: approves, publishes, declines it. Unlike `usePressedChange`, it isn't merged with
 * anything else: if a colleague has changed any of it meanwhile, including while this device was offline, the decision was about a
 * different version.
 * @throws ConflictError if anyone else has changed the record since.
 */
export function useDecision<T extends object>(
  definition: CollectionDefinition<T>,
): (record: Stored<T>, changes: Partial<T>, label?: string) => Promise<Stored<T>> {
  const { update } = useSaveRecord(definition);
  return useCallback(
    (record, changes, label = '') => update(record.id, changes, { base: record, label, isDecision: true }),
    [update],
  );
}

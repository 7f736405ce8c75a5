import { useCallback } from 'react';
import { useSaveRecord } from '@/data/react/useSaveRecord';
import type { CollectionDefinition } from '@/data/records/definition';
import type { Stored } from '@/domain/record/schema';

/**
 * Decides about a record as it is on the screen: approves, publishes, declines it. Unlike `usePressedChange` it is not merged with anything
 * else: where a colleague has changed any of it meanwhile, also while this device was offline, the decision was about something else.
 * @throws ConflictError when anybody else has changed the record since.
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

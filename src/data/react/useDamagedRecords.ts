import { useEffect, useSyncExternalStore } from 'react';
import { DamagedError, damagedRecords, type DamagedRecord } from '../records/damagedRecords';

/** Returns the damaged records of a collection found so far, for a list that shows them. */
export function useDamagedRecords(collection: string): readonly DamagedRecord[] {
  const found = useSyncExternalStore(damagedRecords.subscribe, damagedRecords.get);
  useEffect(() => damagedRecords.show(collection), [collection]);
  return found.filter((one) => one.collection === collection);
}

/** Returns what is known about a record that a page couldn't read; undefined for any other error. */
export function useDamagedRecord(error: unknown): DamagedRecord | undefined {
  const found = useSyncExternalStore(damagedRecords.subscribe, damagedRecords.get);
  const { collection, recordId } = error instanceof DamagedError ? error : { collection: '', recordId: '' };
  useEffect(() => damagedRecords.show(collection, recordId), [collection, recordId]);
  return found.find((one) => one.collection === collection && one.id === recordId);
}

/** Returns the damaged records that nothing else on the screen shows. */
export const useDamagedElsewhere = (): readonly DamagedRecord[] =>
  useSyncExternalStore(damagedRecords.subscribe, damagedRecords.elsewhere);

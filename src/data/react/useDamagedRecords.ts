import { useEffect, useSyncExternalStore } from 'react';
import { DamagedError, damagedRecords, type DamagedRecord } from '../records/damagedRecords';

/** The damaged records of a collection met so far, for a list that shows them. */
export function useDamagedRecords(collection: string): readonly DamagedRecord[] {
  const found = useSyncExternalStore(damagedRecords.subscribe, damagedRecords.get);
  useEffect(() => damagedRecords.show(collection), [collection]);
  return found.filter((one) => one.collection === collection);
}

/** What is known of one record that a page could not read; undefined for another error. */
export function useDamagedRecord(error: unknown): DamagedRecord | undefined {
  const found = useSyncExternalStore(damagedRecords.subscribe, damagedRecords.get);
  const { collection, recordId } = error instanceof DamagedError ? error : { collection: '', recordId: '' };
  useEffect(() => damagedRecords.show(collection, recordId), [collection, recordId]);
  return found.find((one) => one.collection === collection && one.id === recordId);
}

/** Those that nothing else on the screen shows. */
export const useDamagedElsewhere = (): readonly DamagedRecord[] =>
  useSyncExternalStore(damagedRecords.subscribe, damagedRecords.elsewhere);

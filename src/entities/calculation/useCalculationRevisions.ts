import { useMemo } from 'react';
import { useRecords } from '@/data/react/useRecords';
import { useSaveRecord } from '@/data/react/useSaveRecord';
import type { CollectionDefinition } from '@/data/records/definition';
import { revisionsOf } from '@/domain/calculation/queries';
import type { Stored } from '@/domain/record/schema';
import type { CalculationRecord } from './calculationPlace';

/** What a saved revision has in addition to the numbers it keeps. */
export type CalculationRevision = { projectId: string; revisionNumber: number; reason: string };

const NONE: never[] = [];

/** The kept revisions of a calculation, the newest first, and how to keep another one: `kept` is what the kind keeps of itself. */
export function useCalculationRevisions<R extends CalculationRecord, V extends CalculationRevision>(
  record: Stored<R>,
  definitions: { calculations: CollectionDefinition<R>; revisions: CollectionDefinition<V> },
) {
  const query = useMemo(() => revisionsOf(record.id), [record.id]);
  const { data: revisions = NONE, isLoading, error } = useRecords(definitions.revisions, query);
  const revision = useSaveRecord(definitions.revisions);
  const calculation = useSaveRecord(definitions.calculations);

  const keep = async (kept: Omit<V, keyof CalculationRevision>, reason: string): Promise<Stored<V>> => {
    const revisionNumber = Math.max(record.revisionNumber, ...revisions.map((each) => each.revisionNumber)) + 1;
    // TypeScript cannot see that V's omitted and added parts make up V.
    const whole = { projectId: record.id, revisionNumber, reason, ...kept } as CalculationRevision as V;
    const stored = await revision.create(whole, { label: `${record.number}, revision ${revisionNumber}` });
    await calculation.update(record.id, { revisionNumber } as Partial<R>, { label: record.number });
    return stored;
  };
  return { revisions, isLoading, error, keep };
}

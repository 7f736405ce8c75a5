import { useMemo } from 'react';
import { useRecords } from '@/data/react/useRecords';
import { ConflictError } from '@/data/outbox/conflictError';
import { partOf, useSaveTogether } from '@/data/react/useSaveTogether';
import { readRecord, type CollectionDefinition } from '@/data/records/definition';
import { revisionsOf } from '@/domain/calculation/queries';
import type { Stored } from '@/domain/record/schema';
import { newId } from '@/lib/ids';
import type { CalculationRecord } from './calculationPlace';

/** Fields of a saved revision in addition to its numbers. */
export type CalculationRevision = { projectId: string; revisionNumber: number; reason: string };

const NONE: never[] = [];

/** Returns the saved revisions of a calculation, newest first, and a function to save another: `kept` holds the kind's own fields. */
export function useCalculationRevisions<R extends CalculationRecord, V extends CalculationRevision>(
  record: Stored<R>,
  definitions: { calculations: CollectionDefinition<R>; revisions: CollectionDefinition<V> },
) {
  const query = useMemo(() => revisionsOf(record.id), [record.id]);
  const { data: revisions = NONE, isLoading, error } = useRecords(definitions.revisions, query);
  const saveTogether = useSaveTogether();

  /** The revision and the calculation's revision count are one change. Revisions saved by colleagues meanwhile are counted. */
  const keep = async (
    kept: Omit<V, keyof CalculationRevision>,
    reason: string,
  ): Promise<{ revisionNumber: number }> => {
    const next = Math.max(record.revisionNumber, ...revisions.map((each) => each.revisionNumber)) + 1;
    const write = async (base: Stored<R>, revisionNumber: number): Promise<{ revisionNumber: number }> => {
      // TypeScript can't see that V's omitted and added parts make up V.
      const whole = { projectId: record.id, revisionNumber, reason, ...kept } as CalculationRevision as V;
      await saveTogether([
        partOf(definitions.revisions, [
          { id: newId(), create: whole, label: `${record.number}, revision ${revisionNumber}` },
        ]),
        partOf(definitions.calculations, [
          {
            id: record.id,
            update: { revisionNumber: base.revisionNumber + 1 } as Partial<R>,
            base,
            label: record.number,
          },
        ]),
      ]);
      return { revisionNumber };
    };
    return write(record, next).catch(async (error: unknown) => {
      if (!(error instanceof ConflictError)) throw error;
      const theirs = await readRecord(definitions.calculations, { id: record.id, data: error.theirs });
      return write(theirs, theirs.revisionNumber + 1);
    });
  };
  return { revisions, isLoading, error, keep };
}

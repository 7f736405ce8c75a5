import { useMemo } from 'react';
import { collections } from '@/data/collections';
import { useRecords } from '@/data/react/useRecords';
import { useSaveRecord } from '@/data/react/useSaveRecord';
import { revisionsOf } from '@/domain/calculation/queries';
import type { PlumbingCalc, PlumbingCalcRevision } from '@/domain/plumbing/record/schema';
import { storedTree } from '@/domain/plumbing/record/tree';
import type { TreeInput } from '@/domain/plumbing/project/schema';
import type { Stored } from '@/domain/record/schema';

const NONE: Stored<PlumbingCalcRevision>[] = [];

/** The kept revisions of a calculation, the newest first, and how to keep another one. */
export function usePlumbingRevisions(record: Stored<PlumbingCalc>) {
  const query = useMemo(() => revisionsOf(record.id), [record.id]);
  const { data: revisions = NONE, isLoading, error } = useRecords(collections.plumbingCalcRevisions, query);
  const revision = useSaveRecord(collections.plumbingCalcRevisions);
  const calculation = useSaveRecord(collections.plumbingCalc);

  const keep = async (tree: TreeInput, reason: string): Promise<Stored<PlumbingCalcRevision>> => {
    const revisionNumber = Math.max(record.revisionNumber, ...revisions.map((each) => each.revisionNumber)) + 1;
    const kept = await revision.create(
      { projectId: record.id, revisionNumber, reason, ...storedTree(tree) },
      { label: `${record.number}, revision ${revisionNumber}` },
    );
    await calculation.update(record.id, { revisionNumber }, { label: record.number });
    return kept;
  };
  return { revisions, isLoading, error, keep };
}

import { useMemo } from 'react';
import { collections } from '@/data/collections';
import { useRecords } from '@/data/react/useRecords';
import { useSaveRecord } from '@/data/react/useSaveRecord';
import { CALCULATION_REVISION_LIMIT } from '@/domain/calculation/record';
import type { LoadProject, LoadRevision } from '@/domain/load-calc/project/schema';
import type { Stored } from '@/domain/record/schema';
import { writeHouse, writeQuick } from '@/domain/load-calc/project/house';
import { calculateLoads } from '@/domain/load-calc/calculate';
import { totalsOf } from '@/domain/load-calc/project/totals';
import type { Work } from '../editing/work';

/** The kept revisions of a calculation, the newest first, and how to keep another one. */
export function useLoadRevisions(project: Stored<LoadProject>) {
  const options = useMemo(
    () => ({
      where: [{ field: 'projectId', operator: '==' as const, value: project.id }],
      orderBy: [{ field: 'revisionNumber', direction: 'desc' as const }],
      limit: CALCULATION_REVISION_LIMIT,
    }),
    [project.id],
  );
  const { data: revisions = NONE, isLoading, error } = useRecords(collections.manualJRevisions, options);
  const revision = useSaveRecord(collections.manualJRevisions);
  const calculation = useSaveRecord(collections.manualJ);

  const keep = async (
    { mode, quick, house, station, considered }: Work,
    reason: string,
  ): Promise<Stored<LoadRevision>> => {
    const revisionNumber = Math.max(project.revisionNumber, ...revisions.map((each) => each.revisionNumber)) + 1;
    const kept = await revision.create(
      {
        projectId: project.id,
        revisionNumber,
        reason,
        mode,
        quick: quick === null ? '' : writeQuick(quick),
        house: writeHouse(house),
        station,
        considered: [...considered],
        totals: totalsOf(house, calculateLoads(house)),
      },
      { label: `${project.number}, revision ${revisionNumber}` },
    );
    await calculation.update(project.id, { revisionNumber }, { label: project.number });
    return kept;
  };
  return { revisions, isLoading, error, keep };
}

const NONE: Stored<LoadRevision>[] = [];

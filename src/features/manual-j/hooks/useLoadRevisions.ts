import { collections } from '@/data/collections';
import { writeDucts } from '@/domain/duct-design/plan/readDucts';
import { writePlan } from '@/domain/floor-plan/readPlan';
import { calculateLoads } from '@/domain/load-calc/calculate';
import { writeHouse, writeQuick } from '@/domain/load-calc/project/house';
import type { LoadProject, LoadRevision } from '@/domain/load-calc/project/schema';
import { totalsOf } from '@/domain/load-calc/project/totals';
import type { Stored } from '@/domain/record/schema';
import { useCalculationRevisions } from '@/entities/calculation/useCalculationRevisions';
import type { Work } from '../editing/work';

const DEFINITIONS = { calculations: collections.manualJ, revisions: collections.manualJRevisions };

/** Returns a load calculation's saved revisions, and a function to save another. */
export function useLoadRevisions(project: Stored<LoadProject>) {
  const { keep, ...list } = useCalculationRevisions<LoadProject, LoadRevision>(project, DEFINITIONS);
  return {
    ...list,
    keep: ({ mode, quick, house, station, considered, ducts, floorPlan }: Work, reason: string) =>
      keep(
        {
          mode,
          quick: quick === null ? '' : writeQuick(quick),
          house: writeHouse(house),
          station,
          considered: [...considered],
          ducts: ducts === null ? '' : writeDucts(ducts),
          floorPlan: floorPlan === null ? '' : writePlan(floorPlan),
          totals: totalsOf(house, calculateLoads(house)),
        },
        reason,
      ),
  };
}

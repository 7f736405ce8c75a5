import type { CalculationKind } from '@/entities/calculation/calculationKind';
import { workParts } from '@/entities/calculation/workParts';
import { readDucts, writeDucts } from '@/domain/duct-design/plan/readDucts';
import type { DuctPlan } from '@/domain/duct-design/plan/schema';
import { readPlan, writePlan } from '@/domain/floor-plan/readPlan';
import type { FloorPlan } from '@/domain/floor-plan/schema';
import { calculateLoads } from '@/domain/load-calc/calculate';
import { readHouse, readQuick, writeHouse, writeQuick } from '@/domain/load-calc/project/house';
import type { ChosenStation, ConsideredEquipment, LoadProject } from '@/domain/load-calc/project/schema';
import { totalsOf } from '@/domain/load-calc/project/totals';
import type { QuickInputs } from '@/domain/load-calc/quick/schema';
import type { LoadInputs } from '@/domain/load-calc/schema/inputs';

/** Fields edited as stored. */
const PLAIN = ['title', 'address', 'notes', 'customerId', 'customerName', 'propertyId', 'jobId', 'mode'] as const;

/** Editable parts of a load calculation, with the house parsed instead of as text. */
export type Work = Pick<LoadProject, (typeof PLAIN)[number]> & {
  /** Null if the quick questions were never answered. */
  quick: QuickInputs | null;
  house: LoadInputs;
  station: ChosenStation | null;
  considered: readonly ConsideredEquipment[];
  /** Null if no ducts were designed. */
  ducts: DuctPlan | null;
  /** Null if the house was not drawn. */
  floorPlan: FloorPlan | null;
};

/** Returns null when the house can't be parsed. */
export function workOf(project: LoadProject): Work | null {
  const { title, address, notes, customerId, customerName, propertyId, jobId, mode, station, considered, ducts } =
    project;
  const { inputs } = readHouse(project.house);
  return inputs
    ? {
        title,
        address,
        notes,
        customerId,
        customerName,
        propertyId,
        jobId,
        mode,
        quick: readQuick(project.quick),
        house: inputs,
        station,
        considered,
        ducts: readDucts(ducts),
        floorPlan: readPlan(project.floorPlan),
      }
    : null;
}

/** Parts compared between two states. */
const PARTS = workParts<Work>([...PLAIN, 'quick', 'station', 'considered', 'ducts', 'floorPlan', 'house']);

/** Returns the record fields that differ between two states; empty if they are the same. */
function changedFields(from: Work, to: Work): Partial<LoadProject> {
  const changes: Partial<LoadProject> = {
    ...Object.fromEntries(PLAIN.filter((field) => PARTS.isChanged(from, to, field)).map((field) => [field, to[field]])),
    ...(to.quick !== from.quick && { quick: to.quick === null ? '' : writeQuick(to.quick) }),
    ...(to.station !== from.station && { station: to.station }),
    ...(to.considered !== from.considered && { considered: [...to.considered] }),
    ...(to.ducts !== from.ducts && { ducts: to.ducts === null ? '' : writeDucts(to.ducts) }),
    ...(to.floorPlan !== from.floorPlan && { floorPlan: to.floorPlan === null ? '' : writePlan(to.floorPlan) }),
  };
  return to.house === from.house
    ? changes
    : { ...changes, house: writeHouse(to.house), totals: totalsOf(to.house, calculateLoads(to.house)) };
}

/** Defines how a load calculation is edited. */
export const LOAD_KIND: CalculationKind<LoadProject, Work> = { workOf, changedFields, parts: PARTS };

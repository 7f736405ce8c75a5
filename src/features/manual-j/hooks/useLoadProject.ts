import { collections } from '@/data/collections';
import { calculateLoads } from '@/domain/load-calc/calculate';
import { readHouse } from '@/domain/load-calc/project/house';
import { loadProjectSchema, type LoadProject } from '@/domain/load-calc/project/schema';
import { totalsOf } from '@/domain/load-calc/project/totals';
import type { Stored } from '@/domain/record/schema';
import {
  useCalculationEditing,
  type CalculationEditing,
  type EditedKind,
} from '@/entities/calculation/useCalculationEditing';
import { formatCount } from '@/ui/format/quantities';
import { LOAD_KIND, type Work } from '../editing/work';

const LABELS: Partial<Record<keyof LoadProject, string>> = {
  title: 'Name',
  address: 'Address',
  notes: 'Notes',
  customerId: 'Customer',
  customerName: 'Customer',
  propertyId: 'Property',
  jobId: 'Job',
  mode: 'Quick or room by room',
  quick: 'Quick answers',
  house: 'House',
  station: 'Climate station',
  considered: 'Equipment',
  ducts: 'Ducts',
  floorPlan: 'Drawing',
};

/**
 * The house includes its station's weather, its drawing's sizes, and the quick answers' result; a record merged from two versions would
 * contradict itself.
 */
const FOLLOWS = {
  station: 'house',
  quick: 'house',
  mode: 'house',
  floorPlan: 'house',
  customerId: 'customerName',
} as const;

function inWords(field: keyof LoadProject, value: unknown): string {
  if (field === 'house') {
    const { inputs } = readHouse(value as string);
    return inputs
      ? `${formatCount(inputs.rooms?.length ?? 0, 'room')}, ${formatCount(inputs.windows?.length ?? 0, 'window')}, ${inputs.building.conditionedFloorAreaFt2} ft²`
      : 'Cannot be read';
  }
  if (field === 'station') return (value as LoadProject['station'])?.name ?? '–';
  if (field === 'quick') return value === '' ? '–' : 'Answered';
  if (field === 'considered') return (value as LoadProject['considered']).map(({ name }) => name).join(', ') || '–';
  if (field === 'ducts') return value === '' ? '–' : 'Designed';
  if (field === 'floorPlan') return value === '' ? '–' : 'Drawn';
  return String(value);
}

/** Derives the fields that lists show of the house. */
function derive({ house }: LoadProject): Partial<LoadProject> {
  const { inputs } = readHouse(house);
  return inputs ? { totals: totalsOf(inputs, calculateLoads(inputs)) } : {};
}

const EDITED: EditedKind<LoadProject, Work> = {
  definition: collections.manualJ,
  schema: loadProjectSchema,
  kind: LOAD_KIND,
  draftName: 'manual-j',
  labels: LABELS,
  format: inWords,
  follows: FOLLOWS,
  derive,
};

/** Edits a load calculation; give the component a `key` of its ID. */
export const useLoadProject = (record: Stored<LoadProject>): CalculationEditing<LoadProject, Work> =>
  useCalculationEditing(record, EDITED);

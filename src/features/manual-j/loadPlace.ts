import { collections } from '@/data/collections';
import { loadProjectSchema, type LoadProject } from '@/domain/load-calc/project/schema';
import { newNumber } from '@/domain/record/number';
import type { CalculationPlace } from '@/entities/calculation/calculationPlace';
import { paths } from '@/lib/paths';

/** Collection and pages of load calculations. */
export const LOAD_PLACE: CalculationPlace<LoadProject> = {
  definition: collections.manualJ,
  collection: 'manualJ',
  schema: loadProjectSchema,
  newNumber: (now) => newNumber('loadCalculation', now),
  label: 'Manual J',
  noun: 'load calculation',
  sheet: 'report',
  shareKind: 'load-calculation',
  list: paths.manualJ,
  new: paths.manualJNew,
  edit: paths.manualJEdit,
  view: paths.manualJView,
  estimateFrom: paths.estimateNewFromLoad,
};

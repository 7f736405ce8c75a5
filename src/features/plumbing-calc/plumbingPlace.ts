import { collections } from '@/data/collections';
import { plumbingCalcSchema, type PlumbingCalc } from '@/domain/plumbing/record/schema';
import { newNumber } from '@/domain/record/number';
import type { CalculationPlace } from '@/entities/calculation/calculationPlace';
import { paths } from '@/lib/paths';

/** Collection and pages of plumbing calculations. */
export const PLUMBING_PLACE: CalculationPlace<PlumbingCalc> = {
  definition: collections.plumbingCalc,
  collection: 'plumbingCalc',
  schema: plumbingCalcSchema,
  newNumber: (now) => newNumber('plumbingCalculation', now),
  label: 'Plumbing',
  noun: 'plumbing calculation',
  sheet: 'permit sheet',
  shareKind: 'plumbing',
  list: paths.plumbingCalc,
  new: paths.plumbingCalcNew,
  edit: paths.plumbingCalcEdit,
  view: paths.plumbingCalcView,
  estimateFrom: paths.estimateNewFromPlumbing,
};

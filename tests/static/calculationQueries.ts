import { calculationLookups, calculationsOf, revisionsOf } from '@/domain/calculation/queries';
import { LOAD_SORTS, loadList } from '@/domain/load-calc/project/queries';
import { plumbingList, PLUMBING_SORTS } from '@/domain/plumbing/record/queries';
import { ask } from './asked';

const bothWays = <Field extends string>(fields: readonly Field[]) =>
  fields.flatMap((field) => [
    { field, direction: 'asc' as const },
    { field, direction: 'desc' as const },
  ]);
const PLUMBING_FILTERS = [
  { codeName: '', customerId: '' },
  { codeName: 'UPC', customerId: '' },
  { codeName: '', customerId: 'x' },
  { codeName: 'UPC', customerId: 'x' },
] as const;
const CALCULATIONS = ['manualJ', 'plumbingCalc'] as const;

/** The part of `QUERY_FUNCTIONS` that reads load and plumbing calculations. */
export const CALCULATION_QUERIES = {
  loadList: ask(
    'manualJ',
    ...bothWays(LOAD_SORTS).flatMap((order) => [
      loadList({ mode: '', customerId: '' }, order),
      loadList({ mode: 'full', customerId: 'x' }, order),
    ]),
  ),
  plumbingList: ask(
    'plumbingCalc',
    ...PLUMBING_FILTERS.flatMap((filter) => bothWays(PLUMBING_SORTS).map((order) => plumbingList(filter, order))),
  ),
  calculationsOf: CALCULATIONS.flatMap((name) =>
    ask(name, ...(['customerId', 'propertyId', 'jobId'] as const).map((subject) => calculationsOf(subject, 'x'))),
  ),
  calculationLookups: CALCULATIONS.flatMap((name) => ask(name, ...calculationLookups('elm').map(({ query }) => query))),
  revisionsOf: [...ask('manualJRevisions', revisionsOf('x')), ...ask('plumbingCalcRevisions', revisionsOf('x'))],
};

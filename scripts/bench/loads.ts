import { calculateLoads } from '@/domain/load-calc/calculate';
import bobRoss from '@/domain/load-calc/cases/bob-ross.json';
import { readInputs } from '@/domain/load-calc/check/readInputs';
import { median, quantile, type Figure } from './figures';
import { timesOf } from './timesOf';

/** The largest of the published houses: 15 rooms, 60 surfaces, 17 windows and skylights. */
const HOUSE: unknown = bobRoss.inputs;
const ROUNDS = { counted: 2000, warmUp: 1000 };
const LIMIT_MS = 0.3;

/** Measures Manual J for a whole house, room by room and with its derivation, as after every keystroke. */
export function measureLoads(): Figure[] {
  const { inputs } = readInputs(HOUSE);
  if (!inputs) throw new Error('the house is no longer read');
  const calculating = timesOf(() => calculateLoads(inputs), ROUNDS);
  const checking = timesOf(() => readInputs(HOUSE), ROUNDS);
  return [
    {
      what: `Manual J of a house of ${inputs.rooms?.length ?? 0} rooms with its derivation, median`,
      figure: median(calculating),
      unit: 'ms',
      limit: LIMIT_MS,
    },
    { what: '... 95 of 100', figure: quantile(calculating, 0.95), unit: 'ms' },
    { what: '... checking its input, median', figure: median(checking), unit: 'ms' },
  ];
}

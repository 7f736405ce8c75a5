import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { calculateLoads } from '@/domain/load-calc/calculate';
import { readInputs } from '@/domain/load-calc/check/readInputs';
import { median, quantile, type Figure } from './figures';
import { ROOT } from './paths';
import { timesOf } from './timesOf';

/** The largest of the published houses: 15 rooms, 60 surfaces, 17 windows and skylights. */
const HOUSE = 'src/domain/load-calc/cases/bob-ross.json';
const ROUNDS = { counted: 1000, warmUp: 200 };
const LIMIT_MS = 2;

/** Manual J of a whole house, room by room and with its derivation, as after every keystroke. */
export function measureLoads(): Figure[] {
  const { inputs: raw } = z.object({ inputs: z.unknown() }).parse(JSON.parse(readFileSync(join(ROOT, HOUSE), 'utf8')));
  const { inputs } = readInputs(raw);
  if (!inputs) throw new Error(`${HOUSE} is no longer read`);
  const calculating = timesOf(() => calculateLoads(inputs), ROUNDS);
  const checking = timesOf(() => readInputs(raw), ROUNDS);
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

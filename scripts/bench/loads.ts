import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { calculateLoads } from '@/domain/load-calc/calculate';
import { readInputs } from '@/domain/load-calc/check/readInputs';
import { median, quantile, type Figure } from './figures';
import { ROOT } from './paths';

/** The largest of the published houses: 15 rooms, 60 surfaces, 17 windows and skylights. */
const HOUSE = 'src/domain/load-calc/cases/bob-ross.json';
const ROUNDS = 1000;
const WARM_UP = 200;
const LIMIT_MS = 2;

/** Manual J of a whole house, room by room and with its derivation, as after every keystroke. */
export function measureLoads(): Figure[] {
  const { inputs: raw } = z.object({ inputs: z.unknown() }).parse(JSON.parse(readFileSync(join(ROOT, HOUSE), 'utf8')));
  const { inputs } = readInputs(raw);
  if (!inputs) throw new Error(`${HOUSE} is no longer read`);
  const calculating = timesOf(() => calculateLoads(inputs));
  const checking = timesOf(() => readInputs(raw));
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

function timesOf(run: () => unknown): number[] {
  const times: number[] = [];
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    const startedAt = performance.now();
    run();
    if (round >= WARM_UP) times.push(performance.now() - startedAt);
  }
  return times.sort((a, b) => a - b);
}

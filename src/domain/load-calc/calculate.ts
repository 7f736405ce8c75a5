import { memo } from '@/lib/memo';
import { internalGains } from './air/internalGains';
import { blockLoads } from './block';
import type { Trial } from './derived';
import { designOf } from './design';
import { ceilingLoads, roofLoads } from './envelope/ceilings';
import { doorLoads } from './envelope/doors';
import { floorLoads } from './envelope/floors';
import { foundationWallLoads } from './envelope/foundationWalls';
import { openingsOf } from './envelope/netArea';
import { partitionDifferences } from './envelope/rules';
import { slabLoads } from './envelope/slabs';
import { wallLoads } from './envelope/walls';
import { glassCurve } from './glass/excursion';
import { skylightLoads } from './glass/skylights';
import { solarFactors } from './glass/solarFactors';
import { windowLoads } from './glass/windows';
import type { House } from './house';
import type { LoadResult } from './result';
import { roomLoads } from './rooms';
import type { LoadInputs } from './schema/inputs';
import { spaceTemperatures } from './spaces/temperatures';
import { surfaceLines } from './surfaceSums';

/**
 * Calculates heating, sensible and latent cooling loads of a house and its rooms after ACCA Manual J, 8th edition (docs/manual-j.md).
 * Pure; Btu/h, unrounded, each number with its derivation. Takes what `readInputs` accepted without errors, and optionally a trial value
 * that replaces an assumption.
 */
export function calculateLoads(inputs: LoadInputs, trial?: Trial): LoadResult {
  const design = designOf(inputs);
  const temperatureOf = spaceTemperatures(inputs, design, trial);
  const house: House = {
    inputs,
    design,
    walls: new Map([...(inputs.walls ?? []), ...(inputs.foundationWalls ?? [])].map((wall) => [wall.id, wall])),
    openings: openingsOf(inputs),
    temperatureOf,
    differencesTo: memo((space) => partitionDifferences(design, temperatureOf(space))),
    hasRadiantFloor: (inputs.equipment ?? []).some(({ radiant }) => radiant === 'radiant floor'),
    trial,
  };
  const sun = solarFactors(design);
  const glass = [...windowLoads(house, sun), ...skylightLoads(house, sun)];
  const surfaces = [
    ...glass,
    ...doorLoads(house),
    ...wallLoads(house),
    ...foundationWallLoads(house),
    ...roofLoads(house),
    ...ceilingLoads(house),
    ...floorLoads(house),
    ...slabLoads(house),
  ];
  const curve = glassCurve(glass);
  const gains = internalGains(inputs);
  const lines = surfaceLines(surfaces);
  const block = blockLoads(house, lines, curve, gains);
  return { block, rooms: roomLoads(house, surfaces, lines, glass, gains, block), curve, surfaces };
}

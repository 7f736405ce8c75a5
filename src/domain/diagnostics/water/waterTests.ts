import { z } from 'zod';
import { flag } from '@/domain/calculation/ranges';
import { defineTest } from '../defineTest';
import { milligramsPerLiter, ph, quantity, waterPsi } from '../readings/fields';
import { reading } from '../readings/reading';
import { ReadingError } from '../readings/readingError';
import limits from '../tables/limits.json';
import { kelvinOf, MG_PER_L_PER_GRAIN } from '../units';

const { secondary, chlorineMrdlMgL, chlorineLowWatchMgL, hardnessUsgsMgL, pressurePsi } = limits.waterLimits;
const MINUTES_PER_DAY = 1440;

export const pressure = defineTest({
  title: 'Water pressure',
  inputs: z.strictObject({
    staticPsi: waterPsi('Static pressure'),
    residualPsi: waterPsi('Pressure while flowing'),
    flowGpm: quantity('Flow', 'gpm', 10_000, 0),
  }),
  calculate: ({ staticPsi, residualPsi }) => {
    if (residualPsi > staticPsi)
      throw new ReadingError(
        'residualPsi',
        `Pressure while flowing (${residualPsi} psi) cannot be above static (${staticPsi} psi)`,
      );
    return { dropPsi: staticPsi - residualPsi, staticVerdict: staticPressureVerdict(staticPsi) };
  },
});

function staticPressureVerdict(staticPsi: number): 'pass' | 'watch' | 'fail' {
  if (staticPsi > pressurePsi.max) return 'fail';
  return staticPsi < pressurePsi.low ? 'watch' : 'pass';
}

export const bucketFlow = defineTest({
  title: 'Flow by the bucket',
  inputs: z.strictObject({ gallons: quantity('Volume', 'gal', 10_000, 0), seconds: quantity('Time', 's', 36_000) }),
  calculate: ({ gallons, seconds }) => ({ flowGpm: (60 * gallons) / seconds }),
});

export const meterLeak = defineTest({
  title: 'Leak by the meter',
  inputs: z.strictObject({
    meterGallons: quantity('Moved on the meter', 'gal', 1_000_000, 0),
    minutes: quantity('Time', 'min', 100_000),
  }),
  calculate: ({ meterGallons, minutes }) => ({ gallonsPerDay: (meterGallons / minutes) * MINUTES_PER_DAY }),
});

export const hardness = defineTest({
  title: 'Hardness',
  inputs: z.strictObject({ hardnessMgL: milligramsPerLiter('Hardness', 0, 5000) }),
  calculate: ({ hardnessMgL }) => ({
    grainsPerGallon: hardnessMgL / MG_PER_L_PER_GRAIN,
    usgsClass: usgsClassOf(hardnessMgL),
  }),
});

function usgsClassOf(mgL: number): string {
  if (mgL <= hardnessUsgsMgL.soft) return 'soft';
  if (mgL <= hardnessUsgsMgL.moderatelyHard) return 'moderately-hard';
  return mgL <= hardnessUsgsMgL.hard ? 'hard' : 'very-hard';
}

/** Langelier index: pH minus the pH of saturation. From memory (grade M). */
export const langelier = defineTest({
  title: 'Langelier index',
  inputs: z.strictObject({
    ph,
    tdsMgL: milligramsPerLiter('Dissolved solids', 1, 50_000),
    temperatureF: reading({
      label: 'Water temperature',
      min: 32,
      max: 212,
      unit: '°F',
      why: 'water is ice or steam beyond',
    }),
    calciumHardnessMgL: milligramsPerLiter('Calcium hardness', 1, 5000),
    alkalinityMgL: milligramsPerLiter('Alkalinity', 1, 5000),
  }),
  calculate: (water) => {
    const a = (Math.log10(water.tdsMgL) - 1) / 10;
    const b = -13.12 * Math.log10(kelvinOf(water.temperatureF)) + 34.55;
    const c = Math.log10(water.calciumHardnessMgL) - 0.4;
    const d = Math.log10(water.alkalinityMgL);
    return { langelierIndex: water.ph - (9.3 + a + b - c - d) };
  },
});

const within = (value: number | undefined, passes: (measured: number) => boolean): string => {
  if (value === undefined) return 'not-tested';
  return passes(value) ? 'pass' : 'fail';
};

function chlorineVerdict(mgL: number | undefined, publicSupply: boolean): string {
  if (mgL !== undefined && publicSupply && mgL < chlorineLowWatchMgL) return 'watch';
  return within(mgL, (measured) => measured <= chlorineMrdlMgL);
}

/** Compares to 40 CFR 143.3 (not health limits) and the chlorine limit. Anything not measured is `not-tested`. */
export const quality = defineTest({
  title: 'Water quality',
  inputs: z.strictObject({
    publicSupply: flag('Public supply'),
    ph: ph.optional(),
    tdsMgL: milligramsPerLiter('Dissolved solids', 0, 50_000).optional(),
    chlorineMgL: milligramsPerLiter('Chlorine', 0, 100).optional(),
    ironMgL: milligramsPerLiter('Iron', 0, 1000).optional(),
  }),
  calculate: (water) => {
    if ([water.ph, water.tdsMgL, water.chlorineMgL, water.ironMgL].every((value) => value === undefined))
      throw new ReadingError('ph', 'Nothing was measured: enter pH, dissolved solids, chlorine or iron');
    const [lowest = 0, highest = 14] = secondary.pH;
    return {
      ph: within(water.ph, (measured) => measured >= lowest && measured <= highest),
      tds: within(water.tdsMgL, (measured) => measured <= secondary.tdsMgL),
      chlorine: chlorineVerdict(water.chlorineMgL, water.publicSupply),
      iron: within(water.ironMgL, (measured) => measured <= secondary.ironMgL),
    };
  },
});

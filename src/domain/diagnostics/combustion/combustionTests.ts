import { z } from 'zod';
import { flag, oneOf } from '@/domain/calculation/ranges';
import { withoutNoise } from '@/domain/calculation/withoutNoise';
import { defineTest } from '../defineTest';
import { coPpm, dryBulbF, o2Pct, outdoorDryBulbF, quantity, stackTempF } from '../readings/fields';
import { reading } from '../readings/reading';
import { ReadingError } from '../readings/readingError';
import limits from '../tables/limits.json';
import { celsiusDifference, FT3_PER_M3 } from '../units';

/** Oxygen in fresh air, %. European texts use 21. */
const FRESH_AIR_O2_PCT = 20.9;
const FUELS = limits.combustionFuels;
/** Fuels that the flue-gas formulas support. */
export const FUEL_NAMES = ['natural-gas', 'propane', 'light-oil'] as const;

/** Computes stack loss after Siegert, temperatures in °C; constants of `tables/limits.json`. Not AFUE. */
export const siegert = defineTest({
  title: 'Stack loss and efficiency',
  inputs: z.strictObject({
    fuel: oneOf('Fuel', FUEL_NAMES),
    o2Pct,
    stackTempF,
    airTempF: dryBulbF('Combustion air'),
    condensing: flag('Condensing'),
  }),
  calculate: ({ fuel, o2Pct: o2, stackTempF: stack, airTempF, condensing }) => {
    if (stack < airTempF)
      throw new ReadingError(
        'stackTempF',
        `Flue gas (${stack} °F) cannot be colder than its combustion air (${airTempF} °F)`,
      );
    const { A2, B, co2MaxPct, latentPct } = FUELS[fuel];
    const left = FRESH_AIR_O2_PCT - o2;
    const stackLossPct = celsiusDifference(stack - airTempF) * (A2 / left + B);
    const netEfficiencyPct = 100 - stackLossPct;
    return {
      co2Pct: (co2MaxPct * left) / FRESH_AIR_O2_PCT,
      stackLossPct,
      excessAirPct: (o2 / left) * 100,
      netEfficiencyPct,
      grossEfficiencyPct: netEfficiencyPct - (condensing ? 0 : latentPct),
    };
  },
});

/** Computes carbon monoxide without excess air, ppm. */
export const coAirFree = defineTest({
  title: 'Carbon monoxide, air-free',
  inputs: z.strictObject({ coPpm, o2Pct }),
  calculate: (gas) => ({ coAirFreePpm: (gas.coPpm * FRESH_AIR_O2_PCT) / (FRESH_AIR_O2_PCT - gas.o2Pct) }),
});

const SECONDS_PER_HOUR = 3600;

/** Computes gas input by timing the meter. One dial: cubic feet or cubic meters. */
export const meterClock = defineTest({
  title: 'Gas input by the meter',
  inputs: z.strictObject({
    dialCuFt: quantity('Dial', 'cu ft', 1000).optional(),
    dialM3: quantity('Dial', 'm³', 100).optional(),
    secondsPerRevolution: quantity('Time of a revolution', 's', 36_000, 0.5),
    heatingValueBtuCuFt: reading({
      label: 'Heating value',
      min: 300,
      max: 4000,
      unit: 'Btu/cu ft',
      why: 'natural gas has about 1,000, propane 2,500',
      usual: [900, 1150],
    }),
    nameplateInputBtuh: quantity('Input on the plate', 'Btu/h', 100_000_000, 100).optional(),
  }),
  calculate: ({ dialCuFt, dialM3, secondsPerRevolution, heatingValueBtuCuFt, nameplateInputBtuh }) => {
    if (dialCuFt !== undefined && dialM3 !== undefined)
      throw new ReadingError('dialM3', 'Give one dial: cubic feet or cubic meters, not both');
    const dial = dialM3 === undefined ? dialCuFt : dialM3 * FT3_PER_M3;
    if (dial === undefined)
      throw new ReadingError('dialCuFt', 'Dial is missing (cubic feet, or cubic meters as dialM3)');
    const cfh = (dial * SECONDS_PER_HOUR) / secondsPerRevolution;
    const inputBtuh = cfh * heatingValueBtuCuFt;
    if (nameplateInputBtuh === undefined) return { cfh, inputBtuh, deviationPct: null, verdict: null };
    const deviationPct = withoutNoise(((inputBtuh - nameplateInputBtuh) / nameplateInputBtuh) * 100);
    return {
      cfh,
      inputBtuh,
      deviationPct,
      verdict: Math.abs(deviationPct) <= limits.gasInputTolerancePct.value ? 'pass' : 'fail',
    };
  },
});

const manifoldInWc = (label: string) =>
  reading({ label, min: 0.1, max: 30, unit: 'in w.c.', why: 'gas valves of appliances do not set more' });

/** Computes input after a change of manifold pressure: flow is proportional to the square root of pressure. */
export const manifoldCorrection = defineTest({
  title: 'Input at another manifold pressure',
  inputs: z.strictObject({
    inputBtuh: quantity('Input', 'Btu/h', 100_000_000, 100),
    manifoldInWc: manifoldInWc('Manifold pressure'),
    newManifoldInWc: manifoldInWc('New manifold pressure'),
  }),
  calculate: ({ inputBtuh, manifoldInWc: before, newManifoldInWc }) => ({
    inputBtuh: inputBtuh * Math.sqrt(newManifoldInWc / before),
  }),
});

/** Returns the minimum draft of a natural-draft vent by outdoor temperature, Pa (BPI, from memory: grade M). */
export const minDraft = defineTest({
  title: 'Least draft',
  inputs: z.strictObject({ outdoorDryBulbF, ventType: oneOf('Vent', ['natural-draft']) }),
  calculate: ({ outdoorDryBulbF: outdoor }) => ({ minimumDraftPa: Math.min(90, Math.max(10, outdoor)) / 40 - 2.75 }),
});

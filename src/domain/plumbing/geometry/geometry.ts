import { z } from 'zod';
import { within } from '@/domain/calculation/ranges';
import { defineCalculator } from '../core/calculator';
import { boreIn, flowGpm, slopeField } from '../core/fields';
import { InputFault } from '../core/issue';
import { boreOf, materialField, nominalField } from '../core/pipes';
import { inSixteenths } from '../core/sizes';
import { rounded, type Why } from '../core/why';

const geometry = (table: string, row: string): Why => ({
  table,
  edition: 'geometry',
  row,
  governedBy: 'geometry',
  grade: 'F',
});

/** Calculates the fall of a run, and slope as a percentage. */
export const slope = defineCalculator({
  name: 'geometry.slope',
  title: 'Fall of a run',
  needs: '`slopeInPerFt`, `percent`, or `fallIn` with `runFt`',
  inputs: z.strictObject({
    runFt: within({ label: 'Run', min: 0, max: 10_000, unit: 'ft', why: 'it is measured level' }).optional(),
    slopeInPerFt: slopeField({ min: 0, max: 12, why: '12 is 45°' }).optional(),
    percent: within({ label: 'Slope', min: 0, max: 100, unit: '%', why: '100 is 45°' }).optional(),
    fallIn: within({ label: 'Fall', min: 0, max: 120_000, unit: 'in', why: 'it goes with the run' }).optional(),
    invertInFt: within({
      label: 'Invert at the start',
      min: -1000,
      max: 30_000,
      unit: 'ft',
      why: 'it is an elevation',
    }).optional(),
    availableFallIn: within({
      label: 'Fall that is there',
      min: 0,
      max: 12_000,
      unit: 'in',
      why: 'between both inverts',
    }).optional(),
  }),
  outputs: {
    fallIn: 'fall, in; null without a run',
    fallText: 'the same in fractions to 1/16',
    fallFt: 'fall, ft; null without a run',
    slopeInPerFt: 'slope, in/ft',
    percent: 'slope, %',
    runFt: 'run, ft; from fall and slope where it was not entered',
    invertOutFt: 'invert at the end, ft; null without the first one',
    toSpareIn: 'what is left of the fall that is there, in; negative is missing; null without it',
  },
  compute: ({ runFt, slopeInPerFt, percent, fallIn, invertInFt, availableFallIn }) => {
    if (slopeInPerFt !== undefined && percent !== undefined) throw new InputFault('percent', 'enter the slope once');
    const given = slopeInPerFt ?? (percent === undefined ? undefined : (percent * 12) / 100);
    const ratio = given ?? (fallIn === undefined || runFt === undefined || runFt === 0 ? undefined : fallIn / runFt);
    if (ratio === undefined) throw new InputFault('slopeInPerFt', 'enter a slope, or fall and run');
    const run = runFt ?? (fallIn === undefined || ratio === 0 ? undefined : fallIn / ratio);
    const fall = run === undefined ? null : run * ratio;
    return {
      fallIn: fall === null ? null : rounded(fall, 6),
      fallText: fall === null ? null : inSixteenths(fall),
      fallFt: fall === null ? null : rounded(fall / 12, 6),
      slopeInPerFt: rounded(ratio, 6),
      percent: rounded((ratio / 12) * 100),
      runFt: run === undefined ? null : rounded(run),
      invertOutFt: invertInFt === undefined || fall === null ? null : rounded(invertInFt - fall / 12),
      toSpareIn: availableFallIn === undefined || fall === null ? null : rounded(availableFallIn - fall),
      why: geometry('fall = slope × run', `${rounded(ratio, 4)} in/ft`),
    };
  },
});

const fittingDeg = within({ label: 'Fitting', min: 5, max: 90, unit: '°', why: 'fittings bend 5 to 90°' });
const offsetField = (label: string): z.ZodNumber =>
  within({ label, min: 0, max: 1000, unit: 'in', why: 'a longer one is a run' });
const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const travelFactor = (degrees: number): number => 1 / Math.sin(radians(degrees));
const setbackFactor = (degrees: number): number => (degrees === 90 ? 0 : 1 / Math.tan(radians(degrees)));
const takeOff = within({
  label: 'Take-off of one fitting',
  min: 0,
  max: 100,
  unit: 'in',
  why: 'from the maker’s table',
}).optional();

function legs(
  offsetIn: number,
  degrees: number | undefined,
  takeOffIn: number | undefined,
): {
  travelIn: number | null;
  travelText: string | null;
  setbackIn: number | null;
  setbackText: string | null;
  cutIn: number | null;
} {
  if (degrees === undefined)
    return { travelIn: null, travelText: null, setbackIn: null, setbackText: null, cutIn: null };
  const travel = offsetIn * travelFactor(degrees);
  const setback = offsetIn * setbackFactor(degrees);
  return {
    travelIn: rounded(travel),
    travelText: inSixteenths(travel),
    setbackIn: rounded(setback),
    setbackText: inSixteenths(setback),
    cutIn: takeOffIn === undefined ? null : rounded(travel - 2 * takeOffIn),
  };
}

const LEGS = {
  travelIn: 'center to center of the fittings, in; null without a fitting',
  travelText: 'the same in fractions to 1/16',
  setbackIn: 'advance along the run, in; 0 of 90°; null without a fitting',
  setbackText: 'the same in fractions to 1/16',
  cutIn: 'travel less two take-offs, in; null without one',
};

/** Calculates an offset in one plane. */
export const offset = defineCalculator({
  name: 'geometry.offset',
  title: 'Offset',
  inputs: z.strictObject({ offsetIn: offsetField('Offset'), fittingDeg: fittingDeg.default(45), takeOffIn: takeOff }),
  outputs: LEGS,
  compute: ({ offsetIn, fittingDeg: degrees, takeOffIn }) => ({
    ...legs(offsetIn, degrees, takeOffIn),
    why: geometry('travel = offset / sin, setback = offset / tan', `${degrees}°`),
  }),
});

/** Calculates an offset in two planes. */
export const rollingOffset = defineCalculator({
  name: 'geometry.rolling_offset',
  title: 'Rolling offset',
  inputs: z.strictObject({
    riseIn: offsetField('Rise'),
    rollIn: offsetField('Roll'),
    fittingDeg: fittingDeg.optional(),
    takeOffIn: takeOff,
  }),
  outputs: {
    trueOffsetIn: 'true offset, in',
    trueOffsetText: 'the same in fractions to 1/16',
    rollAngleDeg: 'how far the fitting is rolled from the rise, degrees',
    ...LEGS,
  },
  compute: ({ riseIn, rollIn, fittingDeg: degrees, takeOffIn }, say) => {
    const trueOffset = Math.hypot(riseIn, rollIn);
    if (trueOffset === 0) say('Rise and roll are 0: there is no offset', 'riseIn');
    return {
      trueOffsetIn: rounded(trueOffset),
      trueOffsetText: inSixteenths(trueOffset),
      rollAngleDeg: rounded((Math.atan2(rollIn, riseIn) * 180) / Math.PI),
      ...legs(trueOffset, degrees, takeOffIn),
      why: geometry(
        'true offset = √(rise² + roll²)',
        `rise ${riseIn} in, roll ${rollIn} in${degrees === undefined ? '' : `, ${degrees}°`}`,
      ),
    };
  },
});

/** Returns the factor by which a fitting’s angle multiplies an offset. */
export const offsetConstants = defineCalculator({
  name: 'geometry.offset_constants',
  title: 'Constants of offsets',
  inputs: z.strictObject({ fittingDeg }),
  outputs: { travelPerOffset: 'travel for an offset of 1', setbackPerOffset: 'setback for an offset of 1; 0 of 90°' },
  compute: ({ fittingDeg: degrees }) => ({
    travelPerOffset: rounded(travelFactor(degrees)),
    setbackPerOffset: rounded(setbackFactor(degrees)),
    why: geometry('1 / sin, 1 / tan', `${degrees}°`),
  }),
});

/** 231 cu in per gallon: π/4 × 12 / 231. */
const GAL_PER_FT_IN2 = 0.0408;
const OZ_PER_FT_IN2 = 5.222;

/** Calculates the water in a pipe, and how long it takes to draw it off. */
export const pipeVolume = defineCalculator({
  name: 'geometry.pipe_volume',
  title: 'Water in a pipe',
  needs: 'the bore as `idIn`, or as `material` with `nominal`; `lengthFt` and `gpm` for the time',
  inputs: z.strictObject({
    idIn: boreIn.optional(),
    material: materialField.optional(),
    nominal: nominalField.optional(),
    lengthFt: within({ label: 'Length', min: 0, max: 10_000, unit: 'ft', why: 'it is a developed length' }).optional(),
    gpm: flowGpm('Flow that is drawn').optional(),
    mixingPercent: within({
      label: 'Allowance for mixing',
      min: 0,
      max: 100,
      unit: '%',
      why: 'usually 10 to 30',
    }).default(0),
  }),
  outputs: {
    galPerFt: 'gal/ft',
    ozPerFt: 'oz/ft',
    gal: 'water in the length, gal; null without a length',
    oz: 'the same, oz',
    seconds: 'time to draw it off, s; null without length and flow',
  },
  compute: ({ idIn: entered, material, nominal, lengthFt, gpm, mixingPercent }, say) => {
    const idIn = boreOf({ idIn: entered, material, nominal }, say);
    const gal = lengthFt === undefined ? null : GAL_PER_FT_IN2 * idIn ** 2 * lengthFt;
    return {
      galPerFt: rounded(GAL_PER_FT_IN2 * idIn ** 2, 5),
      ozPerFt: rounded(OZ_PER_FT_IN2 * idIn ** 2),
      gal: gal === null ? null : rounded(gal),
      oz: lengthFt === undefined ? null : rounded(OZ_PER_FT_IN2 * idIn ** 2 * lengthFt),
      seconds: gal === null || gpm === undefined ? null : rounded((gal / gpm) * 60 * (1 + mixingPercent / 100), 2),
      why: geometry('gal/ft = 0.0408 d², oz/ft = 5.222 d²', `bore ${idIn} in`),
    };
  },
});

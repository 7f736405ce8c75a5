import { z } from 'zod';
import { oneOf, within } from '@/domain/calculation/ranges';
import { inchesOf, labelOf } from './sizes';

// One range per quantity with its reason, shared by the calculators; see docs/plumbing.md.

const LEAST = 0.0001;

/**
 * Bounds beyond which a value is possible but unusual, and the remark. Read from `schema.meta()` by every calculator.
 */
type Unusual = { above?: number; below?: number; say: string };

/** Adds remarks on unusual values to a field. */
export const saying = (field: z.ZodNumber, ...unusual: Unusual[]): z.ZodNumber =>
  field.meta({ ...field.meta(), unusual });

export const quantity = (label: string): z.ZodNumber =>
  within({ label, min: 0, max: 9999, unit: '', why: 'more belong in several lines' }).int(
    `${label} must be a whole number`,
  );

export const loadUnits = (label: string, unit: 'WSFU' | 'DFU'): z.ZodNumber =>
  within({ label, min: 0, max: 50_000, unit, why: 'tables end far below' });

export const psi = (label: string, min = 0, max = 100): z.ZodNumber =>
  within({ label, min, max, unit: 'psi', why: 'no building has another' });

export const staticPsiField = within({
  label: 'Static pressure',
  min: 1,
  max: 300,
  unit: 'psi',
  why: 'mains have 20 to 150 psi',
});

export const elevationFt = within({
  label: 'Rise to the fixture',
  min: -500,
  max: 1000,
  unit: 'ft',
  why: 'a higher building has pressure zones; a fixture below the main is negative',
});

export const lengthFt = (label: string, max = 10_000): z.ZodNumber =>
  saying(within({ label, min: 0.1, max, unit: 'ft', why: 'it is a developed length' }), {
    above: 1000,
    say: 'more than 1,000 ft: look again',
  });

export const flowGpm = (label = 'Flow', max = 20_000): z.ZodNumber =>
  saying(within({ label, min: LEAST, max, unit: 'gpm', why: 'it must be above 0' }), {
    above: 500,
    say: 'more than 500 gpm: a building for an engineer',
  });

export const flowOrNoneGpm = (label: string, max = 5000): z.ZodNumber =>
  within({ label, min: 0, max, unit: 'gpm', why: 'no building has more' });

export const boreIn = within({
  label: 'Inside diameter',
  min: 0.1,
  max: 60,
  unit: 'in',
  why: 'it is the bore, not the nominal size',
});

export const temperatureF = (label: string, min = 33, max = 210): z.ZodNumber =>
  within({ label, min, max, unit: '°F', why: 'it is water, not ice or steam' });

type SlopeField = z.ZodPipe<z.ZodUnion<readonly [z.ZodNumber, z.ZodString]>, z.ZodTransform<number, number | string>>;

/** A slope in in/ft, as a number or as the fraction used on the job: 0.25 or “1/4”. Parsed as a number. */
export const slopeField = ({ min, max, why }: { min: number; max: number; why: string }): SlopeField => {
  const message = `Slope must be ${min} to ${max} in/ft, as a number or a fraction like “1/4”: ${why}`;
  return z
    .union([within({ label: 'Slope', min, max, unit: 'in/ft', why }), z.string()], { error: message })
    .transform((value, context) => {
      const slope = typeof value === 'number' ? value : inchesOf(value);
      if (slope !== undefined && slope >= min && slope <= max) return slope;
      context.addIssue({ code: 'custom', message });
      return z.NEVER;
    })
    .meta({ title: 'Slope', unit: 'in/ft', why: `a number or a fraction, ${min} to ${max}; ${why}` });
};

const DRAINING = { min: 0.0625, max: 12, why: 'flatter than 1/16 does not drain' };
/** The slope of a single pipe. */
export const pipeSlope = slopeField(DRAINING);
/** The same in a tree, where it is stored as a number. */
export const slopeInPerFt = within({ label: 'Slope', unit: 'in/ft', ...DRAINING });

export const rainInPerHr = within({
  label: 'Rainfall',
  min: 0.1,
  max: 20,
  unit: 'in/h',
  why: 'no place of the United States has more in an hour',
});

export const areaSqFt = (label: string, min = 1): z.ZodNumber =>
  within({ label, min, max: 5_000_000, unit: 'sq ft', why: 'a larger roof has several systems' });

export const efficiency = within({
  label: 'Efficiency',
  min: 0.3,
  max: 1,
  unit: '',
  why: 'it is a fraction; a heat pump has a COP',
});

/** A nominal size as a number of inches or as a label: 1.25 or “1-1/4”. Parsed as inches. */
export const nominalIn = (
  label: string,
  sizes: readonly number[],
): z.ZodPipe<z.ZodUnion<readonly [z.ZodNumber, z.ZodString]>, z.ZodTransform<number, number | string>> => {
  const list = sizes.map(labelOf).join(', ');
  return z
    .union([z.number(), z.string()], {
      error: ({ input }) => (input === undefined ? `${label} is missing` : `${label} must be one of ${list}`),
    })
    .transform((value, context) => {
      const inches = typeof value === 'number' ? value : inchesOf(value);
      if (inches !== undefined && sizes.includes(inches)) return inches;
      context.addIssue({ code: 'custom', message: `${label} must be one of ${list}, not “${value}”` });
      return z.NEVER;
    })
    .meta({ title: label, unit: 'in', why: `nominal: ${list}` });
};

export const WALLS = ['none', 'single', 'adjacent', 'opposite'] as const;
export const word = oneOf;

import { z } from 'zod';
import { isCalendarDay } from '@/lib/calendar';
import { MAX_AMOUNT_CENTS, RATE_ONE_PPM } from '../../money/limits';

/** Field formats in the command's cases: amounts in cents, rates in basis points, days as YYYY-MM-DD. */
const PPM_PER_BASIS_POINT = 100;
const MAX_BASIS_POINTS = RATE_ONE_PPM / PPM_PER_BASIS_POINT;
const FIRST_DAY = '1900-01-01';
const LAST_DAY = '2199-12-31';

export const day = z
  .string('must be a date as YYYY-MM-DD')
  .refine(isCalendarDay, 'must be a date as YYYY-MM-DD')
  .refine((date) => date >= FIRST_DAY && date <= LAST_DAY, `must be from ${FIRST_DAY} to ${LAST_DAY}`);

export const whole = (what: string, least: number, most: number) =>
  z
    .number(`must be a whole number${what}`)
    .int(`must be a whole number${what}`)
    .min(least, `must be at least ${least}`)
    .max(most, `must be at most ${most}`);

export const cents = whole(' of cents', 0, MAX_AMOUNT_CENTS);
export const signedCents = whole(' of cents', -MAX_AMOUNT_CENTS, MAX_AMOUNT_CENTS);
export const count = (most: number) => whole('', 0, most);

const basisPointsUpTo = (most: number) =>
  whole(' of basis points', 0, most).transform((points) => points * PPM_PER_BASIS_POINT);
/** A rate of at most 100% in basis points; parsed to parts per million. */
export const basisPoints = basisPointsUpTo(MAX_BASIS_POINTS);
/** A multiple that may exceed 100%, such as 150%. */
export const basisPointsAbove = basisPointsUpTo(100 * MAX_BASIS_POINTS);
export const toBasisPoints = (ppm: number): number => Math.floor(ppm / PPM_PER_BASIS_POINT);

export const flag = z.boolean('must be true or false').default(false);
export const id = z.string('must be a text').min(1, 'must not be empty');
export const oneOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values, { error: `must be ${values.join(', ')}` });
export const listOf = <T extends z.ZodType>(item: T, least: number) =>
  z.array(item, 'must be a list').min(least, `must have at least ${least}`).max(1_000, 'must have at most 1000');
/** Values by line ID. */
export const byId = <T extends z.ZodType>(value: T) =>
  z.record(z.string(), value, 'must be an object by line').default({});

import { z } from 'zod';

/** What a field may hold, and why not more: the message says both. */
export type Range = { label: string; min: number; max: number; unit: string; why: string };

/** What a field is called and, of a number, its unit and why its range ends where it does: `schema.meta()`. */
export type FieldMeta = { title: string; unit?: string; why?: string };

/** A number within a range. The message names the range and the reason. */
export function within({ label, min, max, unit, why }: Range): z.ZodNumber {
  const message = `${label} must be ${min} to ${max}${unit === '' ? '' : ` ${unit}`}: ${why}`;
  return z
    .number({
      error: ({ input }) =>
        input === undefined ? `${label} is missing` : `${label} must be a number, not ${describe(input)}`,
    })
    .min(min, message)
    .max(max, message)
    .meta({ title: label, unit, why } satisfies FieldMeta);
}

/** The value, or the nearest one that a field made by `within` accepts. */
export const nearestAccepted = (
  { minValue, maxValue }: Pick<z.ZodNumber, 'minValue' | 'maxValue'>,
  value: number,
): number => Math.min(maxValue ?? value, Math.max(minValue ?? value, value));

/** One of a list; the message names the list. */
export function oneOf<const T extends readonly [string, ...string[]]>(
  label: string,
  values: T,
): z.ZodEnum<{ [K in T[number]]: K }> {
  return z
    .enum(values, {
      error: ({ input }) =>
        input === undefined
          ? `${label} is missing`
          : `${label} must be one of ${values.map((value) => `“${value}”`).join(', ')}, not ${describe(input)}`,
    })
    .meta({ title: label } satisfies FieldMeta);
}

/** A name that other entries refer to. */
export const identifier = (label: string): z.ZodString =>
  z
    .string({
      error: ({ input }) =>
        input === undefined ? `${label} is missing` : `${label} must be a text, not ${describe(input)}`,
    })
    .min(1, `${label} must not be empty`)
    .max(200, `${label} is longer than 200 characters`)
    .meta({ title: label } satisfies FieldMeta);

/** Any text, kept and not used. */
export const remark = (label: string): z.ZodString =>
  z
    .string(`${label} must be a text`)
    .max(2000, `${label} is longer than 2000 characters`)
    .meta({ title: label } satisfies FieldMeta);

export const flag = (label: string): z.ZodBoolean =>
  z.boolean(`${label} must be true or false`).meta({ title: label } satisfies FieldMeta);

const AREA_WHY = 'a larger one belongs in several surfaces';
/** A surface, ft². 0 is allowed: the user may not have gotten to it yet. */
export const area = (label: string, max = 20_000): z.ZodNumber =>
  within({ label, min: 0, max, unit: 'ft²', why: AREA_WHY });

export const resistance = (label: string, min: number, max: number, why: string): z.ZodNumber =>
  within({ label, min, max, unit: 'ft²·°F·h/Btu', why });

/** Degrees clockwise from north. Outside 0 to 359 it is taken around the circle, with a warning. */
export const azimuth = z
  .number('Azimuth must be a number of degrees')
  .min(-36_000, 'Azimuth is no orientation')
  .max(36_000, 'Azimuth is no orientation')
  .meta({ title: 'Direction', unit: 'degrees' } satisfies FieldMeta);

function describe(input: unknown): string {
  if (typeof input === 'string') return `“${input.slice(0, 40)}”`;
  if (typeof input === 'number' || typeof input === 'boolean') return String(input);
  if (input === null) return 'null';
  return Array.isArray(input) ? 'a list' : 'an object';
}

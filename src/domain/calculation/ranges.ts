import { z } from 'zod';

/** The allowed range of a field and the reason for it: the message gives both. */
export type Range = { label: string; min: number; max: number; unit: string; why: string };

/** A field's title and, for a number, its unit and the reason for its range: `schema.meta()`. */
export type FieldMeta = { title: string; unit?: string; why?: string };

/** Returns a schema for a number within a range. The message names the range and the reason. */
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

/** Returns the value, or the nearest one that a `within` field accepts. */
export const nearestAccepted = (
  { minValue, maxValue }: Pick<z.ZodNumber, 'minValue' | 'maxValue'>,
  value: number,
): number => Math.min(maxValue ?? value, Math.max(minValue ?? value, value));

/** Returns a schema for one of a list; the message names the list. */
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

/** Returns a schema for a name that other entries refer to. */
export const identifier = (label: string): z.ZodString =>
  z
    .string({
      error: ({ input }) =>
        input === undefined ? `${label} is missing` : `${label} must be a text, not ${describe(input)}`,
    })
    .min(1, `${label} must not be empty`)
    .max(200, `${label} is longer than 200 characters`)
    .meta({ title: label } satisfies FieldMeta);

/** Returns a schema for any text, which is stored but not used. */
export const remark = (label: string): z.ZodString =>
  z
    .string(`${label} must be a text`)
    .max(2000, `${label} is longer than 2000 characters`)
    .meta({ title: label } satisfies FieldMeta);

export const flag = (label: string): z.ZodBoolean =>
  z.boolean(`${label} must be true or false`).meta({ title: label } satisfies FieldMeta);

const AREA_WHY = 'a larger one belongs in several surfaces';
/** Returns a schema for a surface, ft². 0 is allowed: the user may not have gotten to it yet. */
export const area = (label: string, max = 20_000): z.ZodNumber =>
  within({ label, min: 0, max, unit: 'ft²', why: AREA_WHY });

export const resistance = (label: string, min: number, max: number, why: string): z.ZodNumber =>
  within({ label, min, max, unit: 'ft²·°F·h/Btu', why });

/** Degrees clockwise from north. Values outside 0 to 359 are wrapped around, with a warning. */
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

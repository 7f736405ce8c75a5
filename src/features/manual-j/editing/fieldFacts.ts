import { z } from 'zod';
import type { FieldMeta } from '@/domain/calculation/ranges';
import { showQuantity } from '@/domain/calculation/showQuantity';
import { unitOf, type Quantity, type UnitSystem } from '@/domain/calculation/units';

export type NumberFacts = {
  kind: 'number';
  label: string;
  min: number;
  max: number;
  unit: string;
  quantity: Quantity | null;
  why: string;
};

/** Values a field of the record accepts, read from its schema: a single source that every form follows. */
export type FieldFacts =
  | NumberFacts
  | { kind: 'choice'; label: string; options: readonly string[] }
  | { kind: 'flag'; label: string }
  | { kind: 'text'; label: string; limit: number }
  | { kind: 'group'; fields: Readonly<Record<string, z.ZodType>> }
  | { kind: 'list'; entry: z.ZodType };

const QUANTITY_OF: Readonly<Record<string, Quantity>> = {
  ft: 'length',
  'ft²': 'area',
  in: 'thickness',
  'in²': 'leakageArea',
  '°F': 'temperature',
  'gr/lb': 'moisture',
  'Btu/h': 'load',
  cfm: 'airflow',
  'ft²·°F·h/Btu': 'rValue',
  'Btu/(h·ft²·°F)': 'uFactor',
  'Btu/(h·ft·°F)': 'edgeLoss',
  degrees: 'angle',
  '(a fraction)': 'fraction',
};

function quantityOf(label: string, unit: string): Quantity | null {
  if (label === 'Elevation') return 'elevation';
  if (label === 'Daily range') return 'temperatureDifference';
  return QUANTITY_OF[unit] ?? null;
}

/** @throws {Error} for a kind of schema that the record does not have */
export function fieldFacts(schema: z.ZodType): FieldFacts {
  const bare = schema instanceof z.ZodOptional ? (schema.unwrap() as z.ZodType) : schema;
  const meta = (bare.meta() ?? {}) as Partial<FieldMeta>;
  const label = meta.title ?? '';
  if (bare instanceof z.ZodNumber) {
    const unit = meta.unit ?? '';
    return {
      kind: 'number',
      label,
      min: bare.minValue ?? Number.NEGATIVE_INFINITY,
      max: bare.maxValue ?? Number.POSITIVE_INFINITY,
      unit,
      quantity: quantityOf(label, unit),
      why: meta.why ?? '',
    };
  }
  if (bare instanceof z.ZodEnum) return { kind: 'choice', label, options: bare.options.map(String) };
  if (bare instanceof z.ZodBoolean) return { kind: 'flag', label };
  // “true” as a word is also accepted; on screen it is a yes or no.
  if (bare instanceof z.ZodUnion) return fieldFacts(bare.options[0] as z.ZodType);
  if (bare instanceof z.ZodString) return { kind: 'text', label, limit: bare.maxLength ?? 200 };
  if (bare instanceof z.ZodArray) return { kind: 'list', entry: bare.element as z.ZodType };
  if (bare instanceof z.ZodObject) return { kind: 'group', fields: bare.shape };
  throw new Error('This kind of field is not known');
}

export const isOptionalField = (schema: z.ZodType): boolean => schema instanceof z.ZodOptional;

/** Returns why a number is rejected, in the chosen units; '' if it is in range. */
export function outOfRange(
  { label, min, max, unit, quantity, why }: NumberFacts,
  value: number,
  system: UnitSystem,
): string {
  if (value >= min && value <= max) return '';
  const of = (end: number): string =>
    quantity === null ? String(end) : showQuantity(end, quantity, system, { isBare: true });
  const shownUnit = quantity === null ? unit : unitOf(quantity, system);
  return `${label} must be ${of(min)} to ${of(max)}${shownUnit === '' ? '' : ` ${shownUnit}`}${why === '' ? '' : `: ${why}`}`;
}

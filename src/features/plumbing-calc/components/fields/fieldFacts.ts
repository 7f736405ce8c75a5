import { z } from 'zod';
import type { Quantity } from '@/domain/calculation/units';

/** A schema field's label, and how it is entered. */
export type FieldFacts = {
  label: string;
  unit: string;
  why: string;
  /** Null if both unit systems display it the same way. */ quantity: Quantity | null;
  /** Options, if it is a choice. */ options: readonly string[] | null;
  isOptional: boolean;
  /** Default value while empty; undefined if it has none. */ usual: unknown;
};

const QUANTITIES: Readonly<Record<string, Quantity>> = {
  ft: 'length',
  psi: 'pressure',
  gpm: 'waterFlow',
  'ft/s': 'velocity',
  'in/ft': 'slope',
  '°F': 'temperature',
  cfh: 'gasFlow',
  'Btu/h': 'load',
};

const metaSchema = z.object({ title: z.string().catch(''), unit: z.string().catch(''), why: z.string().catch('') });

/** Reads the facts from a schema’s own descriptions. */
export function fieldFacts(schema: z.core.$ZodType): FieldFacts {
  let inner: z.core.$ZodType = schema;
  let usual: unknown;
  let isOptional = false;
  while (inner instanceof z.ZodOptional || inner instanceof z.ZodDefault) {
    isOptional = true;
    if (inner instanceof z.ZodDefault) usual = inner.def.defaultValue;
    inner = inner.unwrap();
  }
  const { title, unit, why } = metaSchema.parse((inner instanceof z.ZodType ? inner.meta() : undefined) ?? {});
  return {
    label: title,
    unit,
    why,
    quantity: QUANTITIES[unit] ?? null,
    options: inner instanceof z.ZodEnum ? inner.options.map(String) : null,
    isOptional,
    usual,
  };
}

/** Returns why a value doesn't fit its field; '' if it does. */
export function refusalOf(schema: z.core.$ZodType, value: unknown): string {
  const read = z.safeParse(schema, value);
  return read.success ? '' : (read.error.issues[0]?.message ?? 'This value does not fit');
}

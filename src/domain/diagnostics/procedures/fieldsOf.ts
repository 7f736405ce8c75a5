import type { z } from 'zod';
import { capitalize, yesNo } from '@/lib/words';
import type { ChoiceField, FlagField, NumberField, ReadingField, Readings } from './procedure';

type More = Partial<Pick<ReadingField, 'hint' | 'isUsed'>>;

/** Builds a number field from the schema that tests use too; uses the schema's label unless another is given. */
export const numberField = (
  group: string,
  name: string,
  schema: z.ZodNumber,
  { digits = 1, label = schema.meta()?.title ?? name, ...more }: More & { digits?: number; label?: string } = {},
): NumberField => ({ kind: 'number', group, name, label, schema, digits, ...more });

export const choiceField = (
  group: string,
  name: string,
  label: string,
  options: ChoiceField['options'],
  more: More = {},
): ChoiceField => ({ kind: 'choice', group, name, label, options, ...more });

export const flagField = (group: string, name: string, label: string, more: More = {}): FlagField => ({
  kind: 'flag',
  group,
  name,
  label,
  ...more,
});

/** Returns the unit shown after a number in a form. */
export const unitOf = (field: NumberField): string => {
  const unit = field.schema.meta()?.['unit'];
  return typeof unit === 'string' ? unit : '';
};

/** Returns the usual range; a form asks for confirmation outside it. null = any allowed number is usual. */
export function usualOf(field: NumberField): readonly [number, number] | null {
  const usual = field.schema.meta()?.['usual'];
  return Array.isArray(usual) && typeof usual[0] === 'number' && typeof usual[1] === 'number'
    ? [usual[0], usual[1]]
    : null;
}

/** Formats a reading as entered, with its unit; '' if there is none. */
export function readText(field: ReadingField, value: Readings[string] | undefined): string {
  if (value === undefined || value === '') return '';
  if (field.kind === 'flag') return capitalize(yesNo(value === true));
  if (field.kind === 'choice') return field.options.find((option) => option.value === value)?.label ?? String(value);
  return [String(value), unitOf(field)].filter(Boolean).join(' ');
}

import type { z } from 'zod';
import { showNumber, showQuantity } from '@/domain/calculation/showQuantity';
import type { UnitSystem } from '@/domain/calculation/units';
import { fieldFacts } from './fieldFacts';
import { choiceWords } from '@/domain/calculation/choiceWords';
import { entriesText } from './fieldWords';

/** A longer line can't be read at a glance. */
const MOST = 4;

type Fields = Readonly<Record<string, z.ZodType>>;
type Values = Readonly<Record<string, unknown>>;

const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null;

/** Summarizes a part of the house in one line: `Single-family detached · Bedrooms 3 · 4 ducts`. '' if it is empty. */
export function partSummary(fields: Fields, value: unknown, system: UnitSystem): string {
  const said = saidOf(fields, value, system);
  return said.length > MOST ? `${said.slice(0, MOST).join(' · ')} …` : said.join(' · ');
}

/** Summarizes a list of parts by the start of each. */
export const listSummary = (fields: Fields, values: readonly unknown[], system: UnitSystem): string =>
  values.map((value) => saidOf(fields, value, system).slice(0, 2).join(', ')).join(' · ');

function saidOf(fields: Fields, value: unknown, system: UnitSystem): string[] {
  if (!isValues(value)) return [];
  return Object.entries(fields).flatMap(([name, schema]) => {
    const text = textOf(name, schema, value[name], system);
    return text === '' ? [] : [text];
  });
}

function textOf(name: string, schema: z.ZodType, value: unknown, system: UnitSystem): string {
  const facts = fieldFacts(schema);
  if (facts.kind === 'number' && typeof value === 'number') {
    const { label, quantity, unit } = facts;
    const shown = quantity === null ? `${showNumber(value, 2)} ${unit}`.trim() : showQuantity(value, quantity, system);
    return `${label} ${shown}`;
  }
  if (facts.kind === 'choice' && typeof value === 'string') return choiceWords(value);
  if (facts.kind === 'list' && Array.isArray(value) && value.length > 0) return entriesText(name, value.length);
  return '';
}

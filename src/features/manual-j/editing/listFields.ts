import type { z } from 'zod';
import { loadInputsSchema } from '@/domain/load-calc/schema/inputs';
import { fieldFacts, isOptionalField, type NumberFacts } from './fieldFacts';

const shape = loadInputsSchema.shape as Readonly<Record<string, z.ZodType>>;

/** Returns the fields of a part of the house (`site`), or of a list's entries (`walls`). */
export function fieldsOf(part: string): Readonly<Record<string, z.ZodType>> {
  const schema = shape[part];
  const facts = schema && fieldFacts(schema);
  const entry = facts?.kind === 'list' ? fieldFacts(facts.entry) : facts;
  return entry?.kind === 'group' ? entry.fields : {};
}

const numbers = new Map<string, { facts: NumberFacts; isOptional: boolean }>();

/** Returns what a numeric field of a list's entries accepts. @throws {Error} for a field that is not a number */
export function numberOf(list: string, field: string): { facts: NumberFacts; isOptional: boolean } {
  const known = numbers.get(`${list}.${field}`);
  if (known) return known;
  const schema = fieldsOf(list)[field];
  const facts = schema && fieldFacts(schema);
  if (!schema || facts?.kind !== 'number') throw new Error(`${list}.${field} is no number`);
  const found = { facts, isOptional: isOptionalField(schema) };
  numbers.set(`${list}.${field}`, found);
  return found;
}

/** Returns the options of a field of a list's entries. */
export function optionsOf(list: string, field: string): readonly string[] {
  const schema = fieldsOf(list)[field];
  const facts = schema && fieldFacts(schema);
  return facts?.kind === 'choice' ? facts.options : [];
}

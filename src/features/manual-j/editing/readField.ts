import type { UnitSystem } from '@/domain/load-calc/units';
import type { ReadText } from '../hooks/useTypedField';
import { outOfRange, type NumberFacts } from './fieldFacts';
import { readNumber, readQuantity } from './numberText';

/** What was typed into a number field. Empty is no value where the field may be left out. */
export function readNumberField(text: string, facts: NumberFacts, isOptional: boolean, system: UnitSystem): ReadText {
  if (text.trim() === '') return isOptional ? { ok: true, value: undefined } : { ok: false, message: `${facts.label} is missing` };
  const read = facts.quantity === null ? readNumber(text) : readQuantity(text.replace(/\s*[°%]$/, ''), facts.quantity, system);
  if (!read.ok) return read;
  const message = outOfRange(facts, read.value, system);
  return message === '' ? read : { ok: false, message };
}

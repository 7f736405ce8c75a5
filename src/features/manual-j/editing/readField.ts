import type { Quantity, UnitSystem } from '@/domain/calculation/units';
import type { ReadText } from '../hooks/useTypedField';
import { outOfRange, type NumberFacts } from './fieldFacts';
import { readNumber, readQuantity } from '@/domain/calculation/numberText';

/** `45°` and `50%` are accepted for quantities of that kind; anywhere else the sign is a typo. */
const SIGN: Readonly<Partial<Record<Quantity, RegExp>>> = { angle: /°$/, fraction: /%$/ };
const withoutSign = (text: string, quantity: Quantity): string => text.trim().replace(SIGN[quantity] ?? '', '');

/** Parses a number field. Empty means no value where the field is optional. */
export function readNumberField(text: string, facts: NumberFacts, isOptional: boolean, system: UnitSystem): ReadText {
  if (text.trim() === '')
    return isOptional ? { ok: true, value: undefined } : { ok: false, message: `${facts.label} is missing` };
  const read =
    facts.quantity === null
      ? readNumber(text)
      : readQuantity(withoutSign(text, facts.quantity), facts.quantity, system);
  if (!read.ok) return read;
  const message = outOfRange(facts, read.value, system);
  return message === '' ? read : { ok: false, message };
}

import { chars } from '../../support/records';
import type { Fields, Value } from '../../support/types';

/** What a field may hold, from which values follow that it must not. */
export type FieldSpec =
  | { kind: 'text'; max: number; min?: 1 }
  | { kind: 'id' | 'phone' | 'email' | 'instant' | 'date' | 'color' | 'flag' | 'amount' | 'address' }
  | { kind: 'oneOf'; values: readonly string[] }
  | { kind: 'integer'; min: number; max: number }
  | { kind: 'texts'; count: number; max: number; mayBeEmpty?: true }
  | { kind: 'other' };

export const text = (max: number): FieldSpec => ({ kind: 'text', max });
export const requiredText = (max: number): FieldSpec => ({ kind: 'text', max, min: 1 });
export const oneOf = (values: readonly string[]): FieldSpec => ({ kind: 'oneOf', values });
export const integer = (min: number, max: number): FieldSpec => ({ kind: 'integer', min, max });
export const texts = (count: number, max: number): FieldSpec => ({ kind: 'texts', count, max });
export const [id, phone, email, instant, date, color, flag, address, amount, other] = (
  ['id', 'phone', 'email', 'instant', 'date', 'color', 'flag', 'address', 'amount', 'other'] as const
).map((kind): FieldSpec => ({ kind })) as [
  FieldSpec,
  FieldSpec,
  FieldSpec,
  FieldSpec,
  FieldSpec,
  FieldSpec,
  FieldSpec,
  FieldSpec,
  FieldSpec,
  FieldSpec,
];

export type CollectionFields = {
  /** Every field that the schema has. */
  specs: Record<string, FieldSpec>;
  /** More that must be refused or taken: what is special about it, and the fields that make it so. */
  refused: [label: string, fields: Fields][];
  taken: [label: string, fields: Fields][];
};

/** A value for each kind that is wrong for it whatever its limits. */
export const wrongType = (spec: FieldSpec): Value => (['flag', 'integer', 'amount'].includes(spec.kind) ? 'true' : 7);

const PHONES = [
  '12345',
  'call me',
  '1234567890123456',
  `555-0134${' '.repeat(33)}`,
  '<script>5550134</script>',
  '555-0134 ext 1234567',
];
const EMAILS = [
  'nobody',
  'a@b',
  'A@example.com',
  'a b@example.com',
  `${chars(250)}@example.com`,
  'a@example.com, b@example.com',
];
const IDS = ['', 'a/b', 'a b', chars(129), '../x'];
const INSTANTS = ['2024-05-01', '2024-05-01T08:00:00Z', 'now'];
const DATES = ['2024-13-01', '2024-01-32', '01/02/2024', '2024-05-01T08:00:00.000Z'];
const COLORS = ['', 'red', '#12345', '#1234567', 'url(x)'];

const addressParts = { street: 200, unit: 60, city: 120, state: 60, postalCode: 20, country: 60 };

function badAddresses(): [string, Value][] {
  const whole = Object.fromEntries(Object.keys(addressParts).map((part) => [part, 'x']));
  return Object.entries(addressParts).flatMap(([part, max]): [string, Value][] => [
    [`${part} long`, { ...whole, [part]: chars(max + 1) }],
    [`${part} a number`, { ...whole, [part]: 1 }],
    [`${part} missing`, Object.fromEntries(Object.entries(whole).filter(([name]) => name !== part))],
    [`${part} and more`, { ...whole, [`${part}2`]: 'x' }],
  ]);
}

const labelled = (values: readonly string[]): [string, Value][] =>
  values.map((value) => [`'${value.slice(0, 30)}'`, value]);

/** Values of the right kind that are still wrong. */
export function wrongValues(spec: FieldSpec): [label: string, value: Value][] {
  switch (spec.kind) {
    case 'text':
      // A list has a size too.
      return [
        ['long', chars(spec.max + 1)],
        ...(spec.max > 1000 ? [['a list', ['x']] as [string, Value]] : []),
        ...(spec.min === undefined ? [] : [['empty', ''] as [string, Value]]),
      ];
    case 'id':
      return labelled(IDS);
    case 'phone':
      return labelled(PHONES);
    case 'email':
      return labelled(EMAILS);
    case 'instant':
      return labelled(INSTANTS);
    case 'date':
      return labelled(DATES);
    case 'color':
      return labelled(COLORS);
    case 'oneOf':
      return labelled(['nonsense', `${spec.values.at(-1) ?? ''}x`]);
    case 'integer':
      return [
        ['below', spec.min - 1],
        ['above', spec.max + 1],
        ['fraction', spec.min + 0.5],
      ];
    case 'texts':
      return [
        ['too many', Array.from({ length: spec.count + 1 }, (_, index) => `t${index}`)],
        ['5,000', Array.from({ length: 5000 }, () => 't')],
        ['one long', ['a', chars(spec.max + 1)]],
        ['one a number', ['a', 1]],
        ['one empty', ['a', '']],
        ['a text', 'vip'],
        ['a map', { a: 'vip' }],
      ];
    case 'address':
      return badAddresses();
    case 'flag':
    case 'amount':
    case 'other':
      return [];
  }
}

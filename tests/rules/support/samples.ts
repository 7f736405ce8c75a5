import { usualItemsText } from '@/domain/company/usualItems';
import { addressSchema } from '@/domain/contact/schema';
import { mapShapeOf, type KnownText, type Shape } from '../../../scripts/rules/shape';
import { fileAddress } from './hosts';
import { CREATED_AT } from './stamps';
import type { Fields, Value } from './types';

export const chars = (count: number): string => 'x'.repeat(count);
export const times = <T extends Value>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

const KNOWN: Record<KnownText, string> = {
  id: chars(128),
  phone: '+1 (512) 555-0134 ext. 123456',
  email: `${chars(60)}.o'neil+tag@mail.example.com`,
  webAddress: `https://files.example/${chars(1978)}`,
  picture: fileAddress(`companies/A/pictures/${chars(800)}.png?alt=media`),
  instant: CREATED_AT,
  date: '2024-05-01',
};

/** The longest values that patterns accept. */
const OF_PATTERNS: Record<string, string> = {
  '(?:[\\w-]{1,128}(?: |$))*': Array.from({ length: 5 }, () => chars(31)).join(' '),
  '(?:[\\w-]{1,128} \\d{1,12}(?:\\n|$))*': usualItemsText(
    Array.from({ length: 10 }, (_, index) => ({ itemId: `item${String(index)}`.padEnd(20, 'x'), quantityE4: 100_000 })),
  ),
  '#[0-9a-fA-F]{6}': '#1c7ed6',
  '(#[0-9a-fA-F]{6})?': '#1c7ed6',
  '\\d{5}': '28801',
  '[0-9a-f]{64}': 'a'.repeat(64),
  '[A-Za-z0-9/-]{0,8}': 'INV/2-xX',
  '((19|20)\\d{2})?': '2024',
  '(https:\\/\\/[^\\s<>"]+)?': `https://files.example/${chars(480)}`,
  '(https:\\/\\/(g\\.page|(www\\.|search\\.|maps\\.)?google\\.com|maps\\.app\\.goo\\.gl|g\\.co)\\/[^\\s<>"]+)?': `https://g.page/r/${chars(480)}`,
  '(https:\\/\\/([a-z]{2}\\.|www\\.)?nextdoor\\.com\\/[^\\s<>"]+)?': `https://nextdoor.com/pages/${chars(470)}`,
  '(-?\\d{1,2}\\.\\d{2}, -?\\d{1,3}\\.\\d{2})?': '-35.60, -182.55',
};

/** Above this length texts are shortened in the records of most cases, which are about something else. */
const LONG = 1000;

/** Values that can't be derived from the schema, by path (`jobs.progress`); the argument is whether they may be large. */
export type Special = Readonly<Record<string, (isLargest: boolean) => Value>>;

/** Returns a text of maximum length, a different one for each position in a list. */
const longest = (max: number, place: number): string => (max < 4 ? chars(max) : String(place).padStart(max, 'x'));

/** Returns a value as large as its shape allows; or, for most cases, of the same kind and quick to send. */
export function sampleOf(shape: Shape, path: string, special: Special, isLargest: boolean, place = 0): Value {
  const own = special[path];
  if (own) return own(isLargest);
  switch (shape.kind) {
    case 'text':
      return longest(isLargest || shape.max <= LONG ? shape.max : Math.max(shape.min, 1), place);
    case 'known':
      return shape.text === 'id' ? longest(128, place) : KNOWN[shape.text];
    case 'pattern': {
      const sample = OF_PATTERNS[shape.pattern];
      if (sample === undefined) throw new Error(`${path}: say in samples.ts what ${shape.pattern} takes`);
      return sample;
    }
    case 'oneOf':
      return shape.values.reduce((one, other) => (other.length > one.length ? other : one), '');
    case 'number':
      return shape.max ?? shape.min ?? 1;
    case 'flag':
      return true;
    case 'address':
      return ADDRESS;
    case 'nullable':
      return sampleOf(shape.of, path, special, isLargest, place);
    case 'list':
      if (shape.of.kind === 'oneOf') return [...shape.of.values];
      return times(isLargest ? (shape.max ?? 1) : 1, (index) =>
        sampleOf(shape.of, `${path}[]`, special, isLargest, index),
      );
    case 'map':
      return partsOf(shape, path, special, isLargest, place);
    case 'unsayable':
      throw new Error(`${path} is ${shape.why}: give a value in special.ts`);
  }
}

const partsOf = (
  { fields }: Extract<Shape, { kind: 'map' }>,
  path: string,
  special: Special,
  isLargest: boolean,
  place = 0,
): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([field, shape]) => [
      field,
      sampleOf(shape, `${path}.${field}`, special, isLargest, place),
    ]),
  );

export const ADDRESS: Fields = partsOf(mapShapeOf(addressSchema), 'address', {}, true);

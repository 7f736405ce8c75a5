import { isExact, isTextual, longestOfAll } from '../../../../scripts/rules/marking';
import type { KnownText, MapShape, Shape } from '../../../../scripts/rules/shape';
import { FOREIGN_PICTURES } from '../../support/hosts';
import { chars, times } from '../../support/samples';
import { DELETED, type Value } from '../../support/types';

/** An invalid value. */
export type Fault = {
  label: string;
  value: Value;
  /** True when the function that rejects it is shared by many fields. */
  isShared?: boolean;
  /** True when the rules accept it, according to scripts/rules/marking.ts: readers, who parse it, don't. */
  isTaken?: boolean;
};

/** A value's location. */
export type Place = {
  collection: string;
  field: string;
  /** The length limit of all its texts together, in characters. */
  length: number;
  /** True when the rules check only texts that must be exact. */
  isUnbounded: boolean;
};

/** Length of the stamps that a record carries in addition to its own fields, in characters. */
const STAMPS_LENGTH = 400;

const OF_KNOWN: Record<KnownText, readonly string[]> = {
  phone: ['12345', 'call me', '1234567890123456', '<script>5550134</script>', '555-0134 ext 1234567'],
  email: ['nobody', 'a@b', 'A@example.com', 'a b@example.com', 'a@example.com, b@example.com'],
  id: ['', 'a/b', 'a b', chars(129), '../x'],
  instant: ['2024-05-01', '2024-05-01T08:00:00Z', 'now'],
  date: ['2024-13-01', '2024-01-32', '01/02/2024', '2024-05-01T08:00:00.000Z'],
  picture: FOREIGN_PICTURES,
  webAddress: ['javascript:alert(1)', 'https://x.test/"><script>', `https://x.test/${chars(2000)}`],
};
/** Too long for the kind; the rules limit only the total length of the record's texts. */
const LONG_ONES: Partial<Record<KnownText, string>> = {
  phone: `555-0134${' '.repeat(33)}`,
  email: `${chars(250)}@example.com`,
};

/** Maps and lists that a block in firestore.rules inspects, beyond the field table. */
const LOOKED_INTO = new Set([
  'jobs.invoice',
  'schedule.placement',
  'reviews.reply',
  'estimates.document',
  'estimates.photos',
  'invoices.document',
  'invoices.progress',
  'recurringInvoices.template',
  'inspections.answers',
  'inspections.signatures',
  'leads.log',
  'recognitions.winners',
  'jobs.progressLog',
  'schedule.log',
]);

/** Numbers in records so large that no expressions are left for them. */
const UNCHECKED = new Set(['inspections.templateVersion', 'inspections.score', 'inspections.failedCount']);

/** Lists of ids that only functions read, which parse them first. */
const PARSED_BY_FUNCTIONS = new Set(['estimateSignatures.selectedLineIds']);

/** Fields that a block checks although the table leaves them to readers. */
const ASKED_BY_HAND = new Set(['agreements.plan', 'agreements.tax', 'reviews.externalId', 'reviews.needsReply']);

/** A field that is part of a record's id can't be missing. */
const isPartOfItsName = ({ collection, field }: Place): boolean =>
  `${collection}.${field}` === 'pricebookChangeRows.index';

const labeled = (values: readonly string[], more: Partial<Fault> = {}): Fault[] =>
  values.map((value) => ({ label: `'${value.slice(0, 30)}'`, value, ...more }));

/** Returns what the rules compare a collection's fields with. */
export const placesOf = (collection: string, { fields }: MapShape, isUnbounded: boolean): Omit<Place, 'field'> => ({
  collection,
  length: longestOfAll(Object.values(fields)) + STAMPS_LENGTH,
  isUnbounded,
});

/** Returns every value that a field must not hold. */
export function faultsOf(shape: Shape, place: Place): Fault[] {
  const faults = faultsOfShape(shape, place);
  return ASKED_BY_HAND.has(`${place.collection}.${place.field}`)
    ? faults.filter(({ isTaken }) => isTaken !== true)
    : faults;
}

function faultsOfShape(shape: Shape, place: Place): Fault[] {
  const of = shape.kind === 'nullable' ? shape.of : shape;
  if (of.kind === 'number')
    return faultyNumbers(of, shape.kind === 'nullable' || isPartOfItsName(place)).map((fault) =>
      UNCHECKED.has(`${place.collection}.${place.field}`) ? { ...fault, isTaken: true } : fault,
    );
  if (of.kind === 'list') return faultyLists(of, place);
  if (!isTextual(shape)) return faultyParts(shape, place);
  return isExact(shape, place.collection, place.field) ? faultyExact(of, place) : faultyTexts(of, shape, place);
}

/** Maps, and schema checks in code: left to readers, unless a block checks them. */
function faultyParts(shape: Shape, { collection, field }: Place): Fault[] {
  if (LOOKED_INTO.has(`${collection}.${field}`)) return [{ label: 'wrong type', value: 7 }];
  return shape.kind === 'unsayable' ? [] : [{ label: 'wrong type', value: 7, isTaken: true }];
}

/** A text that is checked exactly. */
function faultyExact(shape: Shape, { length }: Place): Fault[] {
  const kinds: Fault[] = [
    { label: 'wrong type', value: 7 },
    { label: 'null', value: null },
  ];
  switch (shape.kind) {
    case 'text':
      return [
        ...kinds,
        { label: 'long', value: shape.max > 1000 ? chars(length + 1) : chars(shape.max + 1) },
        ...(shape.min > 0 ? [{ label: 'short', value: chars(shape.min - 1) }] : []),
      ];
    case 'known': {
      const long = LONG_ONES[shape.text];
      return [
        ...kinds,
        ...labeled(OF_KNOWN[shape.text], { isShared: true }),
        ...(shape.mayBeEmpty || shape.text === 'id' ? [] : labeled([''])),
        ...(long === undefined ? [] : labeled([long], { isTaken: true })),
      ];
    }
    case 'pattern':
      return [...kinds, ...labeled(['<odd>', chars(300)])];
    case 'oneOf':
      return [...kinds, ...labeled(['nonsense', `${shape.values.at(-1) ?? ''}x`])];
    case 'number':
    case 'flag':
    case 'address':
    case 'nullable':
    case 'list':
    case 'map':
    case 'unsayable':
      return kinds;
  }
}

/** A text or a flag whose length is only limited together with the record's others. */
function faultyTexts(of: Shape, shape: Shape, { length, isUnbounded }: Place): Fault[] {
  const kinds: Fault[] = [
    { label: 'wrong type', value: 7, isTaken: isUnbounded },
    { label: 'a list', value: ['x'], isTaken: isUnbounded },
    { label: 'a map', value: { a: 'x' }, isTaken: isUnbounded },
    ...(shape.kind === 'nullable' ? [] : [{ label: 'null', value: null, isTaken: true }]),
    { label: 'huge', value: chars(length + 1), isTaken: isUnbounded },
  ];
  switch (of.kind) {
    case 'text':
      return [
        ...kinds,
        { label: 'long', value: chars(of.max + 1), isTaken: true },
        ...(of.min > 0 ? [{ label: 'short', value: chars(of.min - 1), isTaken: true }] : []),
      ];
    case 'known':
      return [
        ...kinds,
        ...labeled(
          OF_KNOWN[of.text].filter((value) => value.length <= length / 2),
          { isShared: true, isTaken: true },
        ),
        ...(of.mayBeEmpty || of.text === 'id' ? [] : labeled([''], { isTaken: true })),
      ];
    case 'pattern':
      return [...kinds, ...labeled(['<odd>'], { isTaken: true })];
    case 'oneOf':
      return [...kinds, ...labeled(['nonsense'], { isTaken: true })];
    case 'flag':
      return [...kinds, { label: 'a text', value: 'true', isTaken: true }];
    case 'number':
    case 'address':
    case 'nullable':
    case 'list':
    case 'map':
    case 'unsayable':
      return kinds;
  }
}

/** Whole numbers from 0 up are bounded; others only have to be numbers. */
function faultyNumbers(shape: Extract<Shape, { kind: 'number' }>, isNullable: boolean): Fault[] {
  const { isWhole, min, max } = shape;
  const isCounted = isWhole && min !== null && min >= 0 && max !== null;
  return [
    { label: 'wrong type', value: 'true' },
    ...(isNullable ? [] : [{ label: 'null', value: null, isTaken: true }]),
    ...(min === null ? [] : [{ label: 'below', value: min - 1, isTaken: !(isCounted && min === 0) }]),
    ...(max === null ? [] : [{ label: 'above', value: max + 1, isTaken: !isCounted }]),
    ...(isWhole ? [{ label: 'fraction', value: (min ?? 0) + 0.5, isTaken: !isCounted }] : []),
  ];
}

const WITH_A_NUMBER = { label: 'with a number', value: [7] };
const WITH_A_TEXT = { label: 'with a text', value: ['vip'] };

function faultyLists(shape: Extract<Shape, { kind: 'list' }>, { collection, field }: Place): Fault[] {
  const { of, max } = shape;
  const isLooked = LOOKED_INTO.has(`${collection}.${field}`);
  const isOfIds = of.kind === 'known' && of.text === 'id';
  const isTaken = !isLooked && (!isOfIds || PARSED_BY_FUNCTIONS.has(`${collection}.${field}`));
  const many = (index: number): Value => `x${String(index)}`;
  return [
    { label: 'wrong type', value: 7, isTaken },
    { label: 'a text', value: 'vip', isTaken },
    ...(max === null ? [] : [{ label: 'too many', value: times(max + 1, many), isTaken }]),
    ...(of.kind === 'text'
      ? []
      : [of.kind === 'number' ? WITH_A_TEXT : WITH_A_NUMBER].map((one) => ({ ...one, isTaken }))),
  ];
}

/** Returns values other than the initial one of a server's field. `isByHand` when its block checks it. */
export function otherThan(value: unknown, isByHand: boolean): Fault[] {
  const other: Value =
    typeof value === 'string'
      ? 'other'
      : typeof value === 'number'
        ? value + 1
        : typeof value === 'boolean'
          ? !value
          : Array.isArray(value)
            ? ['x']
            : { a: 1 };
  return [
    { label: 'another', value: other },
    { label: 'wrong type', value: typeof value === 'string' ? 7 : 'true' },
    // Fields that functions haven't written yet may be missing; readers use the default.
    { label: 'missing', value: DELETED, isTaken: !isByHand },
  ];
}

import type { Choices } from '../../../../scripts/rules/conditions';
import type { KnownText, Shape } from '../../../../scripts/rules/shape';
import { chars, sampleOf, times } from '../../support/samples';
import { SPECIAL } from '../../support/special';
import { DELETED, type Fields, type Value } from '../../support/types';

/** What is wrong with a value, and the value; `isShared` when the function that refuses it is that of many fields. */
export type Fault = [label: string, value: Value, isShared?: boolean];

const OF_KNOWN: Record<KnownText, readonly string[]> = {
  phone: [
    '12345',
    'call me',
    '1234567890123456',
    `555-0134${' '.repeat(33)}`,
    '<script>5550134</script>',
    '555-0134 ext 1234567',
  ],
  email: [
    'nobody',
    'a@b',
    'A@example.com',
    'a b@example.com',
    `${chars(250)}@example.com`,
    'a@example.com, b@example.com',
  ],
  id: ['', 'a/b', 'a b', chars(129), '../x'],
  instant: ['2024-05-01', '2024-05-01T08:00:00Z', 'now'],
  date: ['2024-13-01', '2024-01-32', '01/02/2024', '2024-05-01T08:00:00.000Z'],
  webAddress: ['javascript:alert(1)', 'https://x.test/"><script>', `https://x.test/${chars(2000)}`],
};

const labeled = (values: readonly string[]): Fault[] => values.map((value) => [`'${value.slice(0, 30)}'`, value]);

/** Of the wrong kind, whatever the limits. */
function wrongKind(shape: Shape): Value {
  if (shape.kind === 'nullable') return wrongKind(shape.of);
  return shape.kind === 'flag' || shape.kind === 'number' ? 'true' : 7;
}

const wrongKinds = (shape: Shape): Fault[] => [
  ['wrong type', wrongKind(shape)],
  ['null', shape.kind === 'nullable' ? false : null],
];

const isText = ({ kind }: Shape): boolean => kind === 'text' || kind === 'known' || kind === 'oneOf';
const hasParts = (shape: Shape): boolean =>
  shape.kind === 'list' ? !isText(shape.of) : ['map', 'unsayable', 'nullable'].includes(shape.kind);

/** Whether the rules check a map or a list with a dedicated condition, whose cases are handwritten too. */
const isByHand = (shape: Shape, path: string, { byHand = {} }: Choices): boolean =>
  byHand[path] !== undefined && (/[.[]/.test(path) || hasParts(shape));

/** Everything that a field must not hold. `path` is as in the collection's choices. */
export function faultsOf(shape: Shape, collection: string, path: string, choices: Choices): Fault[] {
  return [
    ...wrongKinds(shape),
    ...(isByHand(shape, path, choices) ? [] : faultyValues(shape, collection, path, choices)),
  ];
}

/** Values of the right kind that are still wrong. */
function faultyValues(shape: Shape, collection: string, path: string, choices: Choices): Fault[] {
  switch (shape.kind) {
    case 'text':
      return [
        ['long', chars(shape.max + 1)],
        // A list has a size too.
        ...(shape.max > 1000 ? [['a list', ['x']] as Fault] : []),
        ...(shape.min > 0 ? [['short', chars(shape.min - 1)] as Fault] : []),
      ];
    case 'known':
      return [
        ...labeled(OF_KNOWN[shape.text]).map(([label, value]): Fault => [label, value, true]),
        ...(shape.mayBeEmpty || shape.text === 'id' ? [] : labeled([''])),
      ];
    case 'pattern':
      return labeled(['<odd>', chars(300)]);
    case 'oneOf':
      return labeled(['nonsense', `${shape.values.at(-1) ?? ''}x`]);
    case 'number':
      return [
        ...(shape.min === null ? [] : [['below', shape.min - 1] as Fault]),
        ...(shape.max === null ? [] : [['above', shape.max + 1] as Fault]),
        ...(shape.isWhole ? [['fraction', (shape.min ?? 0) + 0.5] as Fault] : []),
      ];
    case 'nullable':
      return faultyValues(shape.of, collection, path, choices);
    case 'list':
      return faultyLists(shape, collection, path, choices);
    case 'map':
      return faultyMaps(shape, collection, path, choices);
    case 'address':
      return [
        ['without a part', { street: 'x', unit: '', city: '', state: '', postalCode: '' }],
        ['with more', { street: 'x', unit: '', city: '', state: '', postalCode: '', country: '', planet: 'x' }],
        ['with a long part', { street: chars(201), unit: '', city: '', state: '', postalCode: '', country: '' }],
      ];
    case 'flag':
    case 'unsayable':
      return [];
  }
}

function faultyMaps(
  { fields }: Extract<Shape, { kind: 'map' }>,
  collection: string,
  path: string,
  choices: Choices,
): Fault[] {
  const whole = Object.fromEntries(
    Object.entries(fields).map(([part, shape]) => [
      part,
      sampleOf(shape, `${collection}.${path}.${part}`, SPECIAL, false),
    ]),
  );
  const without = (part: string): Fields => Object.fromEntries(Object.entries(whole).filter(([name]) => name !== part));
  return [
    ['with more', { ...whole, more: 'x' }],
    ...Object.entries(fields).flatMap(([part, shape]): Fault[] => [
      [`without ${part}`, without(part)],
      ...faultsOf(shape, collection, `${path}.${part}`, choices).map(([label, value]): Fault => [
        `${part} ${label}`,
        { ...whole, [part]: value },
      ]),
    ]),
  ];
}

function faultyLists(
  { of, min, max }: Extract<Shape, { kind: 'list' }>,
  collection: string,
  path: string,
  choices: Choices,
): Fault[] {
  const good = (place: number): Value => sampleOf(of, `${collection}.${path}[]`, SPECIAL, false, place);
  const isOfTexts = isText(of);
  const places = choices.looked?.[path] ?? max ?? 0;
  return [
    ['a text', 'vip'],
    ['a map', { a: good(0) }],
    ...(max === null ? [] : [['too many', times(max + 1, good)] as Fault]),
    ...(min > 0 ? [['too few', times(min - 1, good)] as Fault] : []),
    ...(isOfTexts
      ? faultsOf(of, collection, `${path}[]`, choices).map(([label, value]): Fault => [
          `one ${label}`,
          [good(0), value],
        ])
      : faultsOf(of, collection, `${path}[]`, choices).map(([label, value]): Fault => [`one ${label}`, [value]])),
    // The rules look at each place of such a list on its own.
    ...(isOfTexts
      ? []
      : times(Math.max(places - 1, 0), (index) => index + 2).map((place): Fault => [
          `a wrong one in place ${place}`,
          [...times(place - 1, good), wrongKind(of)],
        ])),
  ];
}

/** Other values than the one that a field of the server's has when a record is made. */
export function otherThan(value: unknown): Fault[] {
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
    ['another', other],
    ['wrong type', typeof value === 'string' ? 7 : 'true'],
    ['missing', DELETED],
  ];
}

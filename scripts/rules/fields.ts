import { defaultOf, type RulesCollection } from './collection';
import { isExact, isTextual, longestOfAll } from './marking';
import { numberPattern, textPattern } from './patterns';
import { mapShapeOf, type Shape } from './shape';

/** The maximum firestore.rules looks up. */
const MOST = { texts: 24, numbers: 8, others: 16 };
/** The length of the audit fields, in characters. */
const STAMPS_LENGTH = 400;
/** A server field's value in a new record: `isNew` in firestore.rules. */
const NEUTRAL = ['', 0, null, false];

const isNeutral = (value: unknown): boolean =>
  NEUTRAL.some((one) => one === value) || (Array.isArray(value) && value.length === 0);

/** Groups names that firestore.rules looks up, four at a time. */
const inFours = (names: readonly string[]): string =>
  [...names, ...Array<string>((4 - (names.length % 4)) % 4).fill('x')].join(' ');

/** A collection's fields by how they are checked. */
type Row = { texts: string[]; textPatterns: string[]; numbers: string[]; numberPatterns: string[]; others: string[] };

function sort(row: Row, collection: string, field: string, shape: Shape, isLeft: boolean): void {
  const number = shape.kind === 'nullable' ? shape.of : shape;
  if (!isLeft && number.kind === 'number') {
    row.numbers.push(field);
    row.numberPatterns.push(numberPattern(number));
  } else if (!isTextual(shape)) row.others.push(field);
  else if (!isLeft && isExact(shape, collection, field)) {
    row.texts.push(field);
    row.textPatterns.push(textPattern(shape));
  }
}

/** @throws Error for more fields of a kind than firestore.rules looks up */
function rowOf(collection: string, { schema, ofServer = [], byHand = [], isUnbounded }: RulesCollection): Row {
  const row: Row = { texts: [], textPatterns: [], numbers: [], numberPatterns: [], others: [] };
  for (const [field, shape] of Object.entries(mapShapeOf(schema).fields))
    sort(row, collection, field, shape, ofServer.includes(field) || byHand.includes(field));
  // Skips kinds without a limit.
  if (isUnbounded) row.others = [];
  for (const [kind, most] of Object.entries(MOST))
    if (row[kind as keyof typeof MOST].length > most)
      throw new Error(`${collection} has more than ${String(most)} ${kind}: firestore.rules looks no more up`);
  return row;
}

/** Returns the server's fields that start empty. Those that start with another value must be checked by the collection's block. */
function untouched(collection: string, { schema, ofServer = [], byHand = [] }: RulesCollection): string[] {
  const plain = ofServer.filter((field) => !byHand.includes(field));
  const other = plain.find((field) => !isNeutral(defaultOf(schema, field)));
  if (other !== undefined) throw new Error(`${collection}.${other} begins with a value: check it by hand`);
  return plain;
}

/** The parts are in the order firestore.rules reads them. */
function entryOf(collection: string, entry: RulesCollection): string {
  const { ofServer = [], later = [], isUnbounded } = entry;
  const { fields } = mapShapeOf(entry.schema);
  const row = rowOf(collection, entry);
  const [required, optional] = [false, true].map((isOptional) =>
    Object.keys(fields).filter((field) => (ofServer.includes(field) || later.includes(field)) === isOptional),
  );
  return [
    ` !${collection}`,
    (required ?? []).join(' '),
    (optional ?? []).map((field) => ` ${field}`).join(''),
    isUnbounded ? '' : String(longestOfAll(Object.values(fields)) + STAMPS_LENGTH),
    inFours(row.texts),
    row.textPatterns.join(';'),
    inFours(row.numbers),
    row.numberPatterns.join(';'),
    isUnbounded ? '' : inFours(row.others),
    inFours(untouched(collection, entry)),
    // Splitting drops empty parts at the end.
    '.',
  ].join('~');
}

/** Generates the firestore.rules function that lists a collection's fields, from the schemas. */
export function fieldsText(entries: Readonly<Record<string, RulesCollection>>, indent: string): string {
  const table = Object.entries(entries)
    .map(([name, entry]) => entryOf(name, entry))
    .join('');
  return [
    `${indent}// collection~fields~fields that some records lack~characters of all texts~texts that are checked exactly~their`,
    `${indent}// patterns~numbers~their patterns~values that are no texts~fields of functions. Names that are looked up are filled up`,
    `${indent}// with x to a multiple of four. docs/record-fields.md shows it as a table.`,
    `${indent}function fieldTable() {`,
    `${indent}  return '${table} !';`,
    `${indent}}`,
  ].join('\n');
}

const code = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(' ');

/** Generates docs/record-fields.md: which fields of each collection the rules check, and how. */
export function fieldsDocument(entries: Readonly<Record<string, RulesCollection>>): string {
  const lines = Object.entries(entries).map(([name, entry]) => {
    const { texts, numbers } = rowOf(name, entry);
    const { ofServer = [], byHand = [], isUnbounded } = entry;
    const ownFields = byHand.filter((field) => !ofServer.includes(field));
    const rest = isUnbounded ? 'left to readers' : 'texts, bounded together';
    return `| \`${name}\` | ${code(texts)} | ${code(numbers)} | ${code(ownFields)} | ${code(ofServer)} | ${rest} |`;
  });
  return [
    '# Which fields the rules check',
    '',
    'Written by `npm run rules:generate`, from the schemas; `docs/security.md` says why. Of every record the rules check who writes it in which company, its',
    'stamps and revision, and that it has these fields and no others. "Exactly" is to the letter, by the schema; "by its block" is a condition of the collection alone.',
    '',
    '| collection | texts, exactly | numbers | by its block | functions alone write | everything else |',
    '| --- | --- | --- | --- | --- | --- |',
    ...lines,
    '',
  ].join('\n');
}

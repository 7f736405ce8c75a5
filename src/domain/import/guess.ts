import { phoneDigits } from '../contact/format';
import { phonesIn } from '../contact/phonesIn';
import { splitAddress } from '../contact/postalAddress';
import { knownRegion } from '../contact/regions';
import { endsStreet } from '../contact/streetWords';
import { stateOfZip } from '../contact/zipStates';
import { foldColumn } from './columnNames';
import type { ColumnMapping } from './mapping';
import { isImportTarget, targetInfo, type ImportTarget } from './targets';
import { saysNothing } from './values';

/** A guess at what a column holds. `isNamed`: the column name agrees, so the user doesn't have to confirm. */
export type ColumnGuess = { target: ImportTarget; words: string; isNamed: boolean };

type Shape = {
  words: string;
  fits: (value: string) => boolean;
  /** Pattern for the folded column name. */
  name: RegExp;
  /** Possible targets: the first that has no column yet, or that accepts several, is used. */
  targets: readonly ImportTarget[];
};

const isPhone = (value: string): boolean => {
  const { phones } = phonesIn(value);
  return phones.some(({ phone }) => [10, 11].includes(phoneDigits(phone).length));
};

const SHAPES: readonly Shape[] = [
  {
    words: 'e-mail addresses',
    fits: (value) => /^\S+@\S+\.\S+$/.test(value),
    name: /mail/,
    targets: ['email', 'otherEmail'],
  },
  {
    words: 'phone numbers',
    fits: isPhone,
    // Not a fax, which can't take calls.
    name: /^(?!.*fax).*(?:ph(?:one)?|cell|mobil|tel|contact|sms|text|landline|reach|callback|digits|office|work|evening|daytime|emergency)/,
    targets: ['phone', 'mobilePhone', 'otherPhone'],
  },
  {
    words: 'whole addresses',
    fits: (value) => (splitAddress(value).city ?? '') !== '',
    name: /add?r|loc|site|place|home|where|premise/,
    targets: ['billingAddress'],
  },
  {
    words: 'ZIP codes',
    fits: (value) => /^\d{5}(?:-\d{4}|\.0)?$/.test(value) && stateOfZip(value.slice(0, 5)) !== '',
    name: /zip|post|^code$/,
    targets: ['billingPostalCode'],
  },
  {
    words: 'states',
    fits: (value) => knownRegion(value, 'US') !== '',
    name: /^st$|stat|prov|region/,
    targets: ['billingState'],
  },
  {
    words: 'streets',
    fits: (value) =>
      /^\d+\S*\s/.test(value) &&
      value
        .split(/[\s,]+/)
        .slice(1)
        .some(endsStreet),
    name: /add?r|^st$|str|line1|loc|site/,
    targets: ['billingStreet'],
  },
];

/** Targets that make another redundant: a full address needs no separate street. */
const RIVALS: Partial<Record<ImportTarget, readonly ImportTarget[]>> = {
  billingAddress: ['billingStreet', 'serviceStreet', 'billingAddress', 'serviceAddress', 'addressGroup'],
  billingStreet: ['billingStreet', 'serviceStreet', 'billingAddress', 'serviceAddress', 'addressGroup'],
  billingState: ['billingState', 'serviceState', 'addressGroup'],
  billingPostalCode: ['billingPostalCode', 'servicePostalCode', 'addressGroup'],
};
const LEAST_SHARE = 0.6;

/** Guesses what an unmapped column holds from its values; null if they don't reveal it. */
export function guessByContent(column: string, values: readonly string[], mapping: ColumnMapping): ColumnGuess | null {
  const filled = values.map((value) => value.trim()).filter((value) => value !== '' && !saysNothing(value));
  if (filled.length === 0) return null;
  const shape = SHAPES.find(({ fits }) => filled.filter(fits).length / filled.length >= LEAST_SHARE);
  const name = foldColumn(column);
  const isFree = (candidate: ImportTarget): boolean =>
    (RIVALS[candidate] ?? (targetInfo(candidate).isRepeatable ? [] : [candidate])).every(
      (rival) => !mapping.includes(rival),
    ) &&
    (candidate !== 'mobilePhone' || /cell|mobil|sms|text/.test(name));
  const target = shape?.targets.find(isFree);
  if (!shape || !target) return null;
  return { target: ofSameAddress(target, mapping), words: shape.words, isNamed: shape.name.test(name) };
}

/** If the only address so far is the service address, a part of an address belongs to it. */
function ofSameAddress(target: ImportTarget, mapping: ColumnMapping): ImportTarget {
  const hasBilling = mapping.some((one) => one.startsWith('billing'));
  const service = target.replace(/^billing/, 'service');
  const isPart =
    !hasBilling && mapping.includes('serviceCity') && isImportTarget(service) && !mapping.includes(service);
  return isPart ? service : target;
}

/** Adds mappings for columns whose name wasn't recognized but whose name and values both suggest the same target. */
export function withNamedGuesses(
  columns: readonly string[],
  mapping: ColumnMapping,
  sample: readonly { cells: readonly string[] }[],
): ColumnMapping {
  return columns.reduce<ColumnMapping>((known, column, index) => {
    if (known[index] !== '') return known;
    const guess = guessByContent(column, columnValues(sample, index), known);
    return guess?.isNamed ? known.map((target, at) => (at === index ? guess.target : target)) : known;
  }, mapping);
}

/** Returns the values of a column in the given rows. */
export const columnValues = (sample: readonly { cells: readonly string[] }[], column: number): string[] =>
  sample.map(({ cells }) => (cells[column] ?? '').trim()).filter((value) => value !== '');

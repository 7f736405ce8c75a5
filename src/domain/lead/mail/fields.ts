import { readPhone } from '../../contact/phone';
import { firstPhoneIn } from '../../contact/phonesIn';
import { splitAddress } from '../../contact/postalAddress';
import { EMPTY_ADDRESS, type Address } from '../../contact/schema';
import { parsePrice } from '../../money/parse';
import { LEAD_COST_LIMIT_CENTS } from '../schema';

/** `Name: value` and `Name` with the value on the next line, by lower-case names without punctuation. The first of each name counts. */
export type MailFields = ReadonlyMap<string, string>;

const nameOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();

const FIELD = /^[•-]?\s*([A-Za-z][A-Za-z /'_?-]{1,40}?)\s*[:：]\s*(.*)$/;

/** More than any field holds; anything beyond is in the receipt. */
const PASSAGE_LINES = 200;

/** Returns a line without quote marks (`> `), as in forwarded mail, and without the asterisks used for bold. */
const plainLine = (line: string): string =>
  line
    .replace(/^\s*(?:>\s?)+/, '')
    .replaceAll(/\*+/g, '')
    .trim();

/**
 * Parses the fields in a lead e-mail's text, for the names in `known`; other lines with a colon are read too. A value continues over the
 * following lines, up to an empty one or the next field.
 */
export function fieldsOf(text: string, known: readonly string[]): MailFields {
  const lines = text.split('\n').map(plainLine);
  const fields = new Map<string, string>();
  const keep = (name: string, value: string): void => {
    if (name !== '' && value !== '' && !fields.has(name)) fields.set(name, value);
  };
  const isField = (line: string): boolean => FIELD.test(line) || known.includes(nameOf(line));
  /** Returns the lines from `start` on that belong together. */
  const passage = (start: number): string => {
    let end = start;
    while (end < lines.length && end - start < PASSAGE_LINES && lines[end] !== '' && !isField(lines[end] ?? ''))
      end += 1;
    return lines.slice(start, end).join('\n');
  };
  for (const [index, line] of lines.entries()) {
    const [, name = '', value = ''] = FIELD.exec(line) ?? [];
    if (name === '' && !known.includes(nameOf(line))) continue;
    let next = index + 1;
    while (lines[next] === '') next += 1;
    const following = FIELD.test(lines[next] ?? '') ? '' : (lines[next] ?? '');
    const rest = following === '' ? '' : [following, passage(next + 1)].filter(Boolean).join('\n');
    if (name !== '') keep(nameOf(name), value === '' ? rest : [value, passage(index + 1)].filter(Boolean).join('\n'));
    else keep(nameOf(line), rest);
  }
  return fields;
}

/** Returns the first line of the first of several possible names of a field, or ''. */
export const fieldNamed = (fields: MailFields, ...names: readonly string[]): string =>
  passageNamed(fields, ...names).split('\n')[0] ?? '';

/** Returns all lines of it: a message, or a multi-line address. */
export const passageNamed = (fields: MailFields, ...names: readonly string[]): string =>
  names.map((name) => fields.get(name) ?? '').find((value) => value !== '') ?? '';

const EMAIL = /[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+/;

/** Returns the first phone number in a text, or ''. In a field of its own it may have seven digits. */
export const phoneIn = (text: string): string => readPhone(text)?.phone ?? firstPhoneIn(text);
/** Returns the first e-mail address in a text, or ''. */
export const emailIn = (text: string): string => EMAIL.exec(text)?.[0].toLowerCase() ?? '';

const AMOUNT = String.raw`(?:\d{1,3}(?:,\d{3})+|\d{1,6})(?:\.\d{1,2})?(?:\s?k\b)?(?![\d,.]*\d)`;
const MARKED = new RegExp(String.raw`(?:\$|\bUSD)\s*(${AMOUNT})`, 'i');
/** Without a currency sign it is only money if it is alone, or if the next word says so: not `20% off`, `3 credits`, `10 miles`. */
const BARE = new RegExp(
  String.raw`^\D{0,20}?(?<![\d.,])(${AMOUNT})(?=\s*(?:$|[;)\n]|[.,](?!\d)|USD\b|dollars?\b|per\s+lead\b))`,
  'i',
);

/** Parses `$45`, `$45.00`, `1,200.50 USD`, `$2k`, `3 credits ($62.00)` as cents, like every amount; 0 for none. */
export function centsIn(text: string): number {
  const [, amount = ''] = MARKED.exec(text) ?? BARE.exec(text) ?? [];
  const read = parsePrice(amount, LEAD_COST_LIMIT_CENTS);
  return read.ok ? read.value : 0;
}

/** Splits `12 Elm St, Apt 4, Austin, TX 78701` into its parts; anything that doesn't fit goes in the street. */
export function addressIn(text: string): Pick<Address, 'street' | 'unit' | 'city' | 'state' | 'postalCode'> {
  const { street, unit, city, state, postalCode } = { ...EMPTY_ADDRESS, ...splitAddress(text) };
  // An e-mail without a street names a town, or only its ZIP code.
  if (city !== '' || /\d/.test(street.slice(0, street.length - 5))) return { street, unit, city, state, postalCode };
  const [zip = ''] = /\d{5}$/.exec(street) ?? [];
  const town = street.slice(0, street.length - zip.length).replace(/[,\s]+$/, '');
  return { street: '', unit, city: town, state, postalCode: postalCode || zip };
}

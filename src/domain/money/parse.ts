import { capitalize } from '@/lib/words';
import { MAX_AMOUNT_CENTS, MAX_QUANTITY_E4, MAX_UNIT_PRICE_CENTS, QUANTITY_ONE_E4, RATE_ONE_PPM } from './limits';

export type DecimalSeparator = '.' | ',';
export type ParseReason = 'empty' | 'not-a-number' | 'ambiguous' | 'too-many-decimals' | 'too-large' | 'negative';
/** The parsed value, or why there is none: a code for the program and a message for the person. */
export type ParsedNumber = { ok: true; value: number } | { ok: false; reason: ParseReason; message: string };

const refuse = (reason: ParseReason, message: string): ParsedNumber => ({ ok: false, reason, message });

const CURRENCY = /^(?:US\$|CA\$|A\$|NZ\$|USD|CAD|EUR|GBP|AUD|NZD|[$€£])|(?:USD|CAD|EUR|GBP|AUD|NZD|[$€£])$/i;
const SPACES = /[\s\u00a0\u2009\u202f]/;
/** Digits with points and commas in any arrangement; their meaning is determined afterward. */
const NUMERAL = /^(?=.*\d)[\d.,]+$/;
const GROUPED_BY_SPACES = /^\d{1,3}(?:[\s\u00a0\u2009\u202f'’]\d{3})+(?=[.,]|$)/;

/** `2k`, `2.5 K`: thousands, which is unambiguous after an amount. `m` may be thousands or millions and is rejected. */
const THOUSAND = /(?<=\d)\s?k$/i;
/** A number followed by a word, which isn't money: `10 miles`, `3 ea`. */
const WITH_WORD = /^[\d.,]+\s*(\p{L}[\p{L} ./²³-]*)$/u;

/**
 * Parses an amount as people paste it: `$1,234.50`, `1.234,50 €`, `1 234,50`, `1'234.50`, `(12.00)`, `12.00-`, `−12`. `2k` is two
 * thousand. `1,234` and `1.234` could be either a thousand or a decimal: rejected, unless the caller says which sign separates decimals.
 * @returns cents; negative if the text says so.
 */
export function parseCents(text: string, options: { decimalSeparator?: DecimalSeparator } = {}): ParsedNumber {
  const { body, isNegative } = unsigned(text.trim());
  const bare = unsigned(body.replace(CURRENCY, '').trim().replace(CURRENCY, '').trim());
  if (isNegative && bare.isNegative) return refuse('not-a-number', 'An amount has one sign.');
  const isThousands = THOUSAND.test(bare.body);
  const numeral = bare.body.replace(THOUSAND, '');
  const word = WITH_WORD.exec(numeral)?.[1];
  if (word !== undefined)
    return refuse('not-a-number', `“${text.trim()}” is not an amount: “${word}” is not money. Enter the amount alone.`);
  const read = readDecimal(numeral, { decimals: 2, maximum: MAX_AMOUNT_CENTS, what: 'an amount', ...options });
  if (!read.ok) return read;
  const value = isThousands ? read.value * 1000 : read.value;
  if (value > MAX_AMOUNT_CENTS)
    return refuse('too-large', `More than ${(MAX_AMOUNT_CENTS / 100).toLocaleString('en-US')} is not accepted.`);
  return { ok: true, value: isNegative || bare.isNegative ? -value + 0 : value };
}

type PositiveOptions = { decimalSeparator?: DecimalSeparator };

/** Parses a quantity: `2.5`, `0.333`, `1,200`. @returns ten-thousandths. */
export function parseQuantity(text: string, { decimalSeparator = '.' }: PositiveOptions = {}): ParsedNumber {
  return readPositive(text, { decimals: 4, maximum: MAX_QUANTITY_E4, what: 'a quantity', decimalSeparator });
}

/**
 * Parses a price or another non-negative amount typed or pasted into a field where the point separates decimals, so that `1,234` is
 * unambiguous. @returns cents.
 */
export function parsePrice(text: string, maximumCents = MAX_UNIT_PRICE_CENTS): ParsedNumber {
  const read = parseCents(text, { decimalSeparator: '.' });
  if (!read.ok) return read;
  if (read.value < 0) return refuse('negative', 'An amount cannot be negative: use a discount instead.');
  return read.value > maximumCents
    ? refuse('too-large', `More than ${(maximumCents / 100).toLocaleString('en-US')} is not accepted.`)
    : read;
}

/** Units that are written directly after the number. Any other needs a space, because `5k` may well mean 5000. */
const ATTACHED_UNIT =
  /^(?:h|hr|hrs|hour|hours|min|ea|pc|pcs|ft|ft²|sqft|in|yd|yd²|yd³|m|m²|m³|cm|mm|km|mi|lb|lbs|oz|kg|g|gal|l)$/i;
const THOUSANDS = /^(?:k|m|mm|mio|bn)$/i;

export type ParsedQuantity = { ok: true; value: number; unit: string } | Extract<ParsedNumber, { ok: false }>;

/** Parses a quantity and an optional unit: `12 h`, `2.5hrs`, `30 sq ft`. @returns ten-thousandths; unit '' = none was given. */
export function parseQuantityAndUnit(text: string): ParsedQuantity {
  const [, number = '', space = '', unit = ''] =
    /^(.*?\d[.,]?)(\s*)(\p{L}[\p{L}²³ ./-]{0,19})$/su.exec(text.trim()) ?? [];
  const isUnit = unit !== '' && (space === '' ? ATTACHED_UNIT.test(unit) : !THOUSANDS.test(unit));
  const read = parseQuantity(isUnit ? number : text);
  return read.ok ? { ...read, unit: isUnit ? unit.trim() : '' } : read;
}

/** Parses a plain number with at most `decimals` (0 to 4) decimals, ignoring a unit or `%` after it. */
export function parseDecimal(text: string, decimals: number): ParsedNumber {
  const read = parseQuantityAndUnit(text.trim().replace(/\s*%$/, ''));
  if (!read.ok) return read;
  if (read.value % 10 ** (4 - decimals) !== 0)
    return refuse(
      'too-many-decimals',
      decimals === 0 ? 'Enter a whole number.' : `At most ${decimals} ${decimals === 1 ? 'decimal' : 'decimals'}.`,
    );
  return { ok: true, value: read.value / QUANTITY_ONE_E4 };
}

/** Parses a percentage up to 100: `8.875%`, `8.875`, `20`. @returns parts per million. */
export function parseRate(text: string, { decimalSeparator = '.' }: PositiveOptions = {}): ParsedNumber {
  const bare = text.trim().replace(/\s*%$/, '');
  return readPositive(bare, { decimals: 4, maximum: RATE_ONE_PPM, what: 'a percentage', decimalSeparator });
}

type ReadOptions = { decimals: number; maximum: number; what: string; decimalSeparator?: DecimalSeparator };

function readPositive(text: string, options: ReadOptions): ParsedNumber {
  const { body, isNegative } = unsigned(text.trim());
  const read = readDecimal(body, options);
  if (read.ok && isNegative && read.value !== 0)
    return refuse('negative', `${capitalize(options.what)} cannot be negative.`);
  return read;
}

/** Strips a sign before or after, or the parentheses that bookkeepers use for it. */
function unsigned(text: string): { body: string; isNegative: boolean } {
  const bracketed = /^\((.*)\)$/s.exec(text)?.[1];
  if (bracketed !== undefined) return { body: bracketed.trim(), isNegative: true };
  const [, before = '', body = '', after = ''] = /^([-−–+]?)(.*?)([-−]?)$/s.exec(text) ?? [];
  if (before !== '' && after !== '') return { body: text, isNegative: false };
  return { body: body.trim(), isNegative: after !== '' || (before !== '' && before !== '+') };
}

/** Parses a numeral without a sign, as an integer of its smallest unit. */
function readDecimal(text: string, { decimals, maximum, what, decimalSeparator }: ReadOptions): ParsedNumber {
  if (text === '') return refuse('empty', `Enter ${what}.`);
  const numeral = GROUPED_BY_SPACES.test(text)
    ? text.replace(GROUPED_BY_SPACES, (head) => head.replace(/\D/g, ''))
    : text;
  if (SPACES.test(numeral) || !NUMERAL.test(numeral)) return refuse('not-a-number', `“${text}” is not ${what}.`);
  const parts = splitNumeral(numeral, decimalSeparator);
  if (parts === 'ambiguous') {
    return refuse(
      'ambiguous',
      `“${text}” could mean ${numeral.replace(/[.,]/, '')} or ${numeral.replace(/[.,]/, '.')}. Write it without the sign, or with decimals.`,
    );
  }
  if (parts === null)
    return refuse('not-a-number', `“${text}” is not ${what}: its thousands are not in groups of three.`);
  if (parts.fraction.length > decimals)
    return refuse('too-many-decimals', `${capitalize(what)} has at most ${decimals === 2 ? 'two' : 'four'} decimals.`);
  const digits = parts.whole + parts.fraction.padEnd(decimals, '0');
  const value = Number(digits);
  if (value > maximum)
    return refuse('too-large', `More than ${(maximum / 10 ** decimals).toLocaleString('en-US')} is not accepted.`);
  return { ok: true, value };
}

type Numeral = { whole: string; fraction: string };

/** Determines which characters group thousands and which is the decimal point; null when they don't form a number. */
function splitNumeral(numeral: string, decimalSeparator: DecimalSeparator | undefined): Numeral | 'ambiguous' | null {
  const signs = [...new Set(numeral.replace(/\d/g, ''))];
  const [first, second] = signs;
  if (first === undefined) return { whole: numeral, fraction: '' };
  if (second !== undefined) return splitAt(numeral, second, first);
  if (numeral.split(first).length > 2) return splitAt(numeral, null, first);
  const couldGroup = /^[1-9]\d{0,2}[.,]\d{3}$/.test(numeral);
  if (!couldGroup) return splitAt(numeral, first, null);
  if (decimalSeparator === undefined) return 'ambiguous';
  return decimalSeparator === first ? splitAt(numeral, first, null) : splitAt(numeral, null, first);
}

function splitAt(numeral: string, decimalSign: string | null, groupSign: string | null): Numeral | null {
  const [whole = '', fraction = '', ...more] = decimalSign === null ? [numeral] : numeral.split(decimalSign);
  if (more.length > 0 || fraction.includes(groupSign ?? ' ')) return null;
  if (groupSign === null) return { whole, fraction };
  const [head = '', ...groups] = whole.split(groupSign);
  const isGrouped = /^[1-9]\d{0,2}$/.test(head) && groups.every((group) => group.length === 3);
  return isGrouped ? { whole: head + groups.join(''), fraction } : null;
}

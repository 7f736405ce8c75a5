import { hasZeroCodes, readPostalCode } from './postalCode';
import { knownRegion, REGION_NAMES } from './regions';
import { EMPTY_ADDRESS, type Address } from './schema';
import { endsStreet } from './streetWords';
import { stateOfZip } from './zipStates';

/** Returns the code of the countries whose addresses we can parse; '' for others. */
function readCountry(value: string): '' | 'US' | 'CA' {
  const word = value.trim().toLowerCase().replaceAll('.', '');
  if (['us', 'usa', 'united states', 'united states of america', 'america', 'u s a', 'u s'].includes(word)) return 'US';
  return ['ca', 'can', 'canada'].includes(word) ? 'CA' : '';
}

const parts = (value: string, by: RegExp): string[] =>
  value
    .split(by)
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .filter((part) => part !== '');

const POSTAL_CODE = /(?:^|[\s,]+)(\d{5}(?:[ -]?\d{4}|-)?(?:\.0+)?|[a-z]\d[a-z][ -]?\d[a-z]\d)$/i;
/** A number after one of these isn't a ZIP code: `County Road 40500`. */
const OTHER_NUMBER = /(?:hwy|highway|road|rd|fm|cr|box|route|rte|rt|unit|apt|suite|ste|lot|#)\.?$/i;
/** States that share their name with a city: without a ZIP code, `12 Elm St, Washington` is ambiguous. */
const ALSO_CITIES = /^(?:washington|new york)$/i;
const UNIT =
  /^((?:apt|apartment|unit|suite|ste|bldg|building|lot|rm|room|fl|floor|trlr|#)\.? ?#? ?[\w-]+)[ ,]+(?=\p{L})/iu;

/** `… TX 78701 (back house)`: which of several buildings it is. */
const REMARK = /^(.*\d{5}(?:-\d{4})?)\s*\(([^()\n]{1,40})\)\s*$/s;
const UNIT_LENGTH = 60;

/**
 * Splits a whole address in one cell or several lines: `12 Elm St, Apt 4, Austin, Texas 78701`, `24 Elm St Austin TX 78701-1234, USA`,
 * `12 King St W, Toronto, Ontario M5V 1A1`. Anything uncertain stays in `street`.
 */
export function splitAddress(value: string): Partial<Address> {
  const [, before = '', remark = ''] = REMARK.exec(value) ?? [];
  if (remark !== '') {
    const { unit = '', ...rest } = splitAddress(before);
    return { ...rest, unit: [unit, remark].filter(Boolean).join(', ').slice(0, UNIT_LENGTH) };
  }
  const whole = { street: parts(value, /\n/).join(', ') };
  const lines = parts(
    withZero(value).replace(/(\d)[ ,]+(US|USA|U\.S\.A?\.?|United States(?: of America)?|Canada)\.?\s*$/i, '$1\n$2'),
    /[\n,;|•]/,
  );
  const country = lines.length > 1 ? readCountry(lines.at(-1) ?? '') : '';
  if (country !== '') lines.pop();
  const code = takePostalCode(lines);
  const land = country || (/[a-z]/i.test(code) ? 'CA' : 'US');
  const region = takeRegion(lines, code, land);
  const state = region || (land === 'US' && lines.length > 1 ? stateOfZip(code) : '');
  if (code === '' && region === '') return whole;
  const known = { state, postalCode: readPostalCode(code, state), country: land };
  const city = takeCity(lines, region !== '');
  const [street = '', ...others] = streetFirst(lines);
  const unit = others.join(', ');
  // Longer than the fields allow: not an address of this form.
  return unit.length > UNIT_LENGTH || city.city.length > 120 ? whole : { street, unit, ...city, ...known };
}

/** `Boston, MA 2138.0` → `Boston, MA 02138`: in a few states, ZIP codes lose their leading zero in spreadsheets. */
function withZero(value: string): string {
  const [, before = '', code = ''] = /^(.*[\s,])(\d{4})(?:\.0+)?\s*$/s.exec(value) ?? [];
  const words = before.split(/[\s,]+/).filter(Boolean);
  const isShort = [1, 2].some((count) => hasZeroCodes(knownRegion(words.slice(-count).join(' '), 'US')));
  return isShort ? `${before}0${code}` : value;
}

/** Removes the postal code from the end of the last line and returns it. */
function takePostalCode(lines: string[]): string {
  const last = lines.at(-1) ?? '';
  const [tail = '', code = ''] = POSTAL_CODE.exec(last) ?? [];
  const before = last.slice(0, last.length - tail.length);
  if (code === '' || OTHER_NUMBER.test(before)) return '';
  // A number alone is a ZIP code only after a state or a town, or if such a ZIP code exists.
  if (/^\d/.test(code) && before === '' && lines.length === 1) return '';
  replaceLast(lines, before);
  return code;
}

/** Removes the state or province from the end of the last line, however it is written, and returns its code. */
function takeRegion(lines: string[], code: string, country: string): string {
  const last = lines.at(-1) ?? '';
  const words = last.split(' ');
  for (let count = Math.min(4, words.length); count > 0; count -= 1) {
    const written = words.slice(-count).join(' ');
    const region = knownRegion(written, country);
    if (
      region === '' ||
      !isSurely({
        written,
        region,
        code,
        before: words.slice(0, -count),
        isAlone: lines.length === 1,
        isOwnPart: lines.length > 2,
      })
    )
      continue;
    replaceLast(lines, words.slice(0, -count).join(' '));
    return region;
  }
  return '';
}

type Candidate = {
  written: string;
  region: string;
  code: string;
  before: readonly string[];
  isAlone: boolean;
  isOwnPart: boolean;
};

/** Whether it is a state, not the end of a street (`12 Elm Ct`) or a city (`New York 10001`). */
function isSurely({ written, region, code, before, isAlone, isOwnPart }: Candidate): boolean {
  const isStreet = /\d/.test(before[0] ?? '');
  const isName = knownName(written, region);
  if (code === '') {
    if (isAlone || isStreet) return false;
    // A separate part after street and town is the state, however it is written: `12 Elm St, Austin, tx`.
    return isName
      ? !ALSO_CITIES.test(written)
      : written === written.toUpperCase() || (isOwnPart && before.length === 0);
  }
  const isOfCode = stateOfZip(code) === region || /[a-z]/i.test(code);
  // Nevada is also a town in Missouri.
  if (isName) return isOfCode || before.length > 0;
  if (!isStreet) return true;
  return isOfCode && (!endsStreet(written) || before.some(endsStreet));
}

const knownName = (written: string, region: string): boolean =>
  written.length > 2 && REGION_NAMES[region]?.toLowerCase() === written.toLowerCase();

/** Removes the city, and a unit before it, from the end. On one line with the street, it begins after the street's type. */
function takeCity(lines: string[], hasRegion: boolean): { city: string } {
  const last = lines.at(-1) ?? '';
  const { unit, rest } = unitBefore(last);
  if (lines.length > 1 || (hasRegion && !/\d/.test(last))) {
    if (rest === '' || /\d/.test(rest)) return { city: '' };
    lines.pop();
    if (unit !== '') lines.push(unit);
    return { city: rest };
  }
  const words = hasRegion ? last.split(' ') : [];
  for (let end = words.length - 2; end > 1; end -= 1) {
    const word = words[end] ?? '';
    // `Elm Ave St Paul`: the second one is a saint.
    const isSaint = end > 2 && /^ste?\.?$/i.test(word) && endsStreet(words[end - 1] ?? '');
    if (!endsStreet(word) || isSaint) continue;
    const from = /^(?:[nsew]|[ns][ew])\.?$/i.test(words[end + 1] ?? '') ? end + 2 : end + 1;
    const behind = unitBefore(words.slice(from).join(' '));
    if (behind.rest === '' || /\d/.test(behind.rest) || words.length - from > 6) continue;
    lines.splice(0, 1, words.slice(0, from).join(' '), ...(behind.unit === '' ? [] : [behind.unit]));
    return { city: behind.rest };
  }
  return { city: '' };
}

/** Splits `Apt 4 Austin` into the unit and the rest. */
function unitBefore(text: string): { unit: string; rest: string } {
  const [before = '', unit = ''] = UNIT.exec(text) ?? [];
  return { unit, rest: text.slice(before.length) };
}

/** Moves a name before the street (`The Oaks, 12 Elm St`) after it. */
function streetFirst(lines: readonly string[]): readonly string[] {
  const [first = '', second = '', ...others] = lines;
  const isStreet = /^\d+\S*\s+\p{L}/u.test(second);
  const isName = isStreet && (!/\d/.test(first) || UNIT.test(`${first} x`));
  return isName ? [second, first, ...others] : lines;
}

function replaceLast(lines: string[], text: string): void {
  const rest = text.replace(/[\s,.]+$/, '');
  lines.pop();
  if (rest !== '') lines.push(rest);
}

/**
 * Normalizes an address to our format: abbreviates states and countries, restores ZIP code digits lost in spreadsheets, and splits an
 * address that was typed into the street field as a whole.
 */
export function tidyAddress(address: Partial<Address>): Address {
  const given = { ...EMPTY_ADDRESS, ...address };
  const isWhole = given.street !== '' && given.city === '' && given.state === '' && given.postalCode === '';
  const split = isWhole ? splitAddress(given.street) : {};
  const filled = { ...given, ...split, unit: [split.unit, given.unit].filter(Boolean).join(', ') };
  const country = readCountry(filled.country) || filled.country || EMPTY_ADDRESS.country;
  const state = knownRegion(filled.state, country) || filled.state;
  return { ...filled, state, postalCode: readPostalCode(filled.postalCode, state), country };
}

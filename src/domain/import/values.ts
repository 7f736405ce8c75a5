import type { Address } from '../contact/schema';
import type { Customer, CustomerInput } from '../customer/schema';
import { regionCode, regionName } from '../contact/regions';

const YES = new Set(['yes', 'y', 'true', 't', '1', 'x', 'on', 'si', 'sí', 'ja']);
const NO = new Set(['no', 'n', 'false', 'f', '0', 'off', 'none', 'nein']);

/** Yes, no, or null for anything else. '' is no. */
export function readYesNo(value: string): boolean | null {
  const word = value.trim().toLowerCase();
  if (word === '' || NO.has(word)) return false;
  return YES.has(word) ? true : null;
}

/** Whether a row is a person or a company; null when not stated. */
export function readKind(value: string): 'person' | 'company' | null {
  const word = value.trim().toLowerCase();
  if (word === '') return null;
  if (/^(business|commercial|company|corporate|organization|industrial)$/.test(word)) return 'company';
  if (/^(homeowner|residential|person|individual|private|household)$/.test(word)) return 'person';
  const answer = readYesNo(word);
  return answer === null ? null : answer ? 'company' : 'person';
}

/** Whether a column about taxes says exempt; QuickBooks writes its tax codes `Tax` and `Non`. */
export function readTaxExempt(value: string, column: 'taxExempt' | 'taxable'): boolean | null {
  const word = value.trim().toLowerCase();
  if (column === 'taxExempt') return word.includes('exempt') ? !word.startsWith('not') : readYesNo(word);
  if (word === '' || word === 'tax' || word === 'taxable') return false;
  if (word === 'non' || word.startsWith('non-') || word.includes('exempt')) return true;
  const answer = readYesNo(word);
  return answer === null ? null : !answer;
}

/** The status that a column of many names (active, archived, status) means, or null. `column` is the column's name. */
export function readStatus(value: string, column: string): Customer['status'] | null {
  const word = value.trim().toLowerCase();
  if (word === '') return 'active';
  if (
    /^(not-active|not active|inactive|archived|deleted|disabled|closed|(?:past|former|inactive) (?:customer|client))$/.test(
      word,
    )
  )
    return 'archived';
  if (/^(active|open|current|lead|customer|client|prospect|(?:current|active) (?:customer|client))$/.test(word))
    return 'active';
  const answer = readYesNo(word);
  if (answer === null) return null;
  const isAboutAbsence = /archiv|inactive|deleted|hidden/i.test(column);
  return answer === isAboutAbsence ? 'archived' : 'active';
}

/** `Net 30`, `30 days`, `Due on receipt`; '' for nothing, null for terms that we do not have. */
export function readTerms(value: string): CustomerInput['paymentTerms'] | null {
  const word = value.trim().toLowerCase();
  if (word === '') return '';
  if (/receipt|upon|immediate|^cod$|cash|^0$/.test(word)) return 'on-receipt';
  const days = /^(?:net[\s-]*)?(\d+)(?:\s*days?)?$/.exec(word)?.[1] ?? '';
  switch (days) {
    case '7':
      return 'net-7';
    case '15':
      return 'net-15';
    case '30':
      return 'net-30';
    case '60':
      return 'net-60';
    default:
      return null;
  }
}

const SOURCES: readonly (readonly [RegExp, CustomerInput['source']])[] = [
  [/referr|word of mouth|friend|neighbo|recommend/, 'referral'],
  [/google|gmb|adwords|\blsa\b/, 'google'],
  [/facebook|instagram|nextdoor|social|tiktok|linkedin|twitter/, 'social'],
  [/website|web ?site|^web$|online|internet|seo/, 'website'],
  [/\bads?\b|advert|mailer|postcard|radio|\btv\b|flyer|billboard|door hanger|yellow/, 'advert'],
  [/repeat|returning|existing/, 'repeat'],
  [/walk/, 'walk-in'],
];

/** The source that the words mean; `isExact` when nothing of them is lost. */
export function readSource(value: string): { source: CustomerInput['source']; isExact: boolean } {
  const word = value.trim().toLowerCase();
  if (word === '') return { source: 'import', isExact: true };
  const source = SOURCES.find(([pattern]) => pattern.test(word))?.[1] ?? 'other';
  return { source, isExact: word === source };
}

/** `a@x.com, b@x.com` → both. */
export const splitEmails = (value: string): string[] => parts(value, /[,;\s]+/);
/** `512-555-0134, (512) 555-0199` → both. A single number keeps its commas and slashes. */
export function splitPhones(value: string): string[] {
  return parts(
    value,
    /[,;\n|]|\s\/\s|\s+or\s+|\s+(?=(?:main|mobile|cell|home|work|office|phone|tel|fax|other)\.?\s*:)/i,
  ).map((part) => part.replace(/^(?:main|mobile|cell|home|work|office|phone|tel|fax|other)\.?\s*:\s*/i, ''));
}
/** Tags by comma or semicolon. Jobber writes `0` where there are none. */
export const splitTags = (value: string): string[] =>
  parts(value, /[,;|\n]/)
    .map((tag) => tag.replace(/\s+/g, ' '))
    .filter((tag) => tag !== '0');

const parts = (value: string, by: RegExp): string[] =>
  value
    .split(by)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** `Lovelace, Ada` and `Ada Lovelace`; one word is a last name. */
export function splitName(value: string): { firstName: string; lastName: string } {
  const name = value
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(?:mr|mrs|ms|miss|dr)\.? (?=\S)/i, '');
  const [last, first, ...more] = name.split(',').map((part) => part.trim());
  if (first !== undefined && first !== '' && more.length === 0 && !/^(jr|sr|ii|iii|iv|md|phd|esq)\.?$/i.test(first)) {
    return { firstName: first, lastName: last ?? '' };
  }
  const space = name.lastIndexOf(' ');
  return space === -1
    ? { firstName: '', lastName: name }
    : { firstName: name.slice(0, space), lastName: name.slice(space + 1) };
}

/** Words that no person is called: such a name is a company's. */
export const soundsLikeCompany = (name: string): boolean =>
  /\b(inc|llc|l\.l\.c|ltd|corp|corporation|company|gmbh|hoa|pllc|llp|apartments|properties|church|school|restaurant|hotel|construction|plumbing|services|management|realty|association)\b\.?/i.test(
    name,
  );

const REGION = /^(.*?)[\s,]+([A-Za-z]{2})\.?[\s,]+(\d{5}(?:-\d{4})?|[A-Za-z]\d[A-Za-z] ?\d[A-Za-z]\d)$/s;

/** A whole address in one cell, or in lines: the US and Canadian form is taken apart, any other stays in `street`. */
export function splitAddress(value: string): Partial<Address> {
  const lines = parts(value.replace(/(\d)\s+(US|USA|Canada)\.?\s*$/i, '$1\n$2'), /[\n,]/);
  const country = lines.length > 1 ? readCountry(lines.at(-1) ?? '') : '';
  const rest = (country === '' ? lines : lines.slice(0, -1)).join('\n');
  const [, before = '', state = '', postalCode = ''] = REGION.exec(rest) ?? [];
  const [street = '', ...others] = parts(before, /\n/);
  const city = others.pop();
  if (city === undefined) return { street: value.replace(/\s*\n\s*/g, ', ').trim() };
  return {
    street,
    unit: others.join(', '),
    city,
    state: state.toUpperCase(),
    postalCode: postalCode.toUpperCase(),
    country: country || 'US',
  };
}

/** The short form of the countries that write addresses the way we take them apart; '' for others. */
export function readCountry(value: string): '' | 'US' | 'CA' {
  const word = value.trim().toLowerCase().replaceAll('.', '');
  if (['us', 'usa', 'united states', 'united states of america'].includes(word)) return 'US';
  return word === 'ca' || word === 'canada' ? 'CA' : '';
}

const regions = new Map<string, string>();

/** `Texas` and `tx` → `TX`; what is no state or province that we know stays as it was written. */
export function readRegion(value: string, country: string): string {
  const key = `${country}|${value}`;
  let region = regions.get(key);
  if (region === undefined) {
    const code = regionCode(value, country);
    region = regionName(code, country) === code ? value : code;
    // Asked for once a row, and there are few states: a file of junk must not fill the memory.
    if (regions.size < 1_000) regions.set(key, region);
  }
  return region;
}

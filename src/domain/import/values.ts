import type { Customer, CustomerInput } from '../customer/schema';

const YES = new Set(['yes', 'y', 'true', 't', '1', 'x', 'on', 'si', 'sí', 'ja']);
const NO = new Set(['no', 'n', 'false', 'f', '0', 'off', 'none', 'nein']);

/** Parses yes or no; null for anything else. '' is no. */
export function readYesNo(value: string): boolean | null {
  const word = value.trim().toLowerCase();
  if (word === '' || NO.has(word)) return false;
  return YES.has(word) ? true : null;
}

/** Parses whether a row is a person or a company; null if not stated. */
export function readKind(value: string): 'person' | 'company' | null {
  const word = value.trim().toLowerCase();
  if (word === '') return null;
  if (/^(business|commercial|company|corporate|organization|industrial)$/.test(word)) return 'company';
  if (/^(homeowner|residential|person|individual|private|household)$/.test(word)) return 'person';
  const answer = readYesNo(word);
  return answer === null ? null : answer ? 'company' : 'person';
}

/** Parses whether a tax column says exempt; QuickBooks writes its tax codes as `Tax` and `Non`. */
export function readTaxExempt(value: string, column: 'taxExempt' | 'taxable'): boolean | null {
  const word = value.trim().toLowerCase();
  if (column === 'taxExempt') return word.includes('exempt') ? !word.startsWith('not') : readYesNo(word);
  if (word === '' || word === 'tax' || word === 'taxable') return false;
  if (word === 'non' || word.startsWith('non-') || word.includes('exempt')) return true;
  const answer = readYesNo(word);
  return answer === null ? null : !answer;
}

/** Parses the status from a column that goes by many names (active, archived, status), or null. `column` is the column's name. */
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

/** Parses `Net 30`, `30 days`, `Due on receipt`; '' for nothing, null for terms we don't support. */
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

/** Returns the source that the text means; `isExact` when no wording is lost. */
export function readSource(value: string): { source: CustomerInput['source']; isExact: boolean } {
  const word = value.trim().toLowerCase();
  if (word === '') return { source: 'import', isExact: true };
  const source = SOURCES.find(([pattern]) => pattern.test(word))?.[1] ?? 'other';
  return { source, isExact: word === source };
}

/** `a@x.com, b@x.com` → both. */
export const splitEmails = (value: string): string[] => parts(value, /[,;\s]+/);
/** `N/A`, `none`, `0`: fillers that people and programs enter in place of a phone number or e-mail address. */
export const saysNothing = (value: string): boolean =>
  /^(?:n\.?\s?\/?\s?a\.?|none|no|nil|null|nan|unknown|unlisted|not (?:given|provided|available|applicable)|no (?:phone|number|e-?mail)|tbd|[-–—_.?0x() ]+)$/i.test(
    value.trim(),
  );

/** Splits tags by comma or semicolon. Jobber writes `0` if there are none. */
export const splitTags = (value: string): string[] =>
  parts(value, /[,;|\n]|:::/)
    // Google's system groups: `* myContacts`.
    .filter((tag) => !tag.startsWith('* '))
    // Mailchimp puts each tag in its own quotes.
    .map((tag) =>
      tag
        .replace(/^"(.*)"$/, '$1')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((tag) => tag !== '0');

const parts = (value: string, by: RegExp): string[] =>
  value
    .split(by)
    .map((part) => part.trim())
    .filter((part) => part !== '');

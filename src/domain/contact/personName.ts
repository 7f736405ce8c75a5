const HONORIFICS = /^(?:(?:mr|mrs|ms|miss|mx|dr|prof|rev|sir|c\/o)\b\.?(?:\s*(?:&|and|\/)\s*)?\s*)+(?=\S)/i;
const SUFFIX = /^(?:jr|sr|ii|iii|iv|md|m\.d|phd|ph\.d|dds|d\.d\.s|dvm|esq|cpa|rn|usn|usa|ret)\.?$/i;
/** Words that begin a last name of several words: `van der Berg`, `De La Cruz`, `St. James`. Others are first names when capitalized. */
const PARTICLE =
  /^(?:(?:[vV]an|[vV]on|[vV]ander|[dD]er|[dD]e|[dD]el|[dD]ella|[dD]i|[dD]a|[dD]os|[dD]u|[lL]a|[lL]e|[sS]te?\.?)|vom|zu|den|ter|ten|das|do|las|los|bin|ibn|al|el)$/;
/** Such a name isn't a person's first and last name. */
const OF_SEVERAL = /^(?:the|estate of)\s|\s(?:family|trust|estate|household|residence)$/i;

/** A person's name in two parts. */
export type SplitName = { firstName: string; lastName: string };

/**
 * Splits a full name: `Ada Lovelace`, `Lovelace, Ada`, `Dr. Ada King Lovelace Jr.`, `Ann & Bob Smith`, `Maria de la Cruz`. Only a form of
 * address (Mr., Dr.) is dropped. `single` says what a one-word name is: lists contain last names, inquiries first names.
 */
export function splitName(value: string, single: keyof SplitName = 'lastName'): SplitName {
  const name = value
    .replace(/\s+/g, ' ')
    .replace(/\s+,/g, ',')
    .trim()
    .replace(/^[,;\s]+|[,;\s]+$/g, '')
    .replace(HONORIFICS, '');
  const [, bare = '', remark = ''] = /^(.*\S)(\s+(?:\([^)]*\)|[-–—]\s.*))$/.exec(name) ?? [];
  // `Bob Smith (tenant)`, `Bob Smith - rental`: not part of the name, but it distinguishes this one from another.
  if (/\S\s/.test(bare) && !bare.includes(',')) {
    const { firstName, lastName } = splitName(bare, single);
    return { firstName, lastName: `${lastName}${remark}` };
  }
  const parts = name.split(',').map((part) => part.trim());
  const suffixes = parts.slice(1).filter((part) => SUFFIX.test(part));
  const others = parts.filter((part, index) => part !== '' && (index === 0 || !SUFFIX.test(part)));
  const [first = '', second = '', ...more] = others;
  if (second !== '' && more.length === 0)
    return { firstName: second.replace(HONORIFICS, ''), lastName: [first, ...suffixes].join(' ') };
  const words = (others.length <= 1 ? first : name).split(' ').filter(Boolean);
  const tail = [...suffixes];
  while (words.length > 2 && SUFFIX.test(words.at(-1) ?? '')) tail.unshift(words.pop() ?? '');
  if (OF_SEVERAL.test(name)) return oneWord(name, 'lastName');
  if (words.length < 2) return oneWord([...words, ...tail].join(' '), single);
  let start = words.length - 1;
  // A first name stays: `Van Nguyen` isn't a `van Nguyen`.
  while (start > 1 && PARTICLE.test(words[start - 1] ?? '') && !isPair(words[start - 2])) start -= 1;
  return { firstName: words.slice(0, start).join(' '), lastName: [...words.slice(start), ...tail].join(' ') };
}

/** `Ann & Di Ray`: what follows is a first name. */
const isPair = (word: string | undefined): boolean => word === '&' || word?.toLowerCase() === 'and';

const oneWord = (name: string, single: keyof SplitName): SplitName =>
  single === 'firstName' ? { firstName: name, lastName: '' } : { firstName: '', lastName: name };

/** `Dora Church`: one word before it, and none that is common in names of churches. */
const PERSON_CHURCH =
  /^(?!(?:grace|trinity|hope|faith|christ|bethel|bethany|calvary|zion|emmanuel|immanuel|redeemer|first|second|unity|victory|cornerstone|community|baptist|methodist|lutheran|catholic|presbyterian|episcopal|bible|the)\s)[\p{L}’'-]+\s+church$/iu;

/** Whether a name contains words that no person is called, and so is a company's. */
export const soundsLikeCompany = (name: string): boolean =>
  !PERSON_CHURCH.test(name.trim()) &&
  /\b(inc|llc|l\.l\.c|ltd|corp|corporation|company|gmbh|hoa|pllc|llp|apartments|properties|church|school|restaurant|hotel|motel|construction|plumbing|services|management|mgmt|realty|association|condominiums?|university|bakery|dental|clinic|hospital|builders|enterprises|holdings|partners|foundation|county|trust|daycare|diner)\b\.?|\s#\s?\d+$/i.test(
    name,
  );

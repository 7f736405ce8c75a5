import { foldedWords } from '../directory/fold';
import { REGION_NAMES } from './regions';
import type { Address } from './schema';
import { shortStreetWord } from './streetWords';

/** Words for a unit's number in a building: `Apt 4` and `#4` are the same. */
const UNIT_WORDS = new Set(['apt', 'unit', 'ste', 'no', 'number']);

const NUMBER = String.raw`(\d+[a-z]?)\b`;
const road = (names: string): RegExp => new RegExp(String.raw`(?<=^|\s)(?:${names}) ${NUMBER}`);
const STATES = Object.keys(REGION_NAMES).join('|').toLowerCase();

/**
 * Numbered roads, by the ways people write them (Postal Service, Publication 28, appendix F), in already-shortened words. Neighbors on
 * the same highway may name it after the country, the state or neither, so all three are treated as one.
 */
const NUMBERED: readonly (readonly [RegExp, string])[] = [
  [road('(?:fm|f m|farm (?:to )?(?:market|mkt))(?: rd| hwy)?'), 'fm'],
  [road('(?:rm|r m|rnch (?:to )?(?:market|mkt))(?: rd)?'), 'rm'],
  [road('rr|r r|rfd|r f d|rural (?:rte|rt|delivery)|rnch rd'), 'rr'],
  [road('cth|(?:co|cnty|cty) (?:trunk )?(?:hwy|hiwy)'), 'ch'],
  [road('cr|c r|(?:co|cnty|cty) (?:rd|rte|rt)'), 'cr'],
  [road('tsr|(?:twp|township) (?:rd|rte|hwy)'), 'twp'],
  [road('(?:interstate|ih|i h|i)(?: hwy)?'), 'i'],
  [road('(?:(?:us|u s|state|st) )?(?:hwy|hiwy|rte|rt)|(?:state|st) rd|us|u s|sr|s r|sh|s h|state'), 'hwy'],
];
/** `100 TX 71`, `100 N NC Hwy 12`: a state's letters name its road only after the house number. */
const OF_STATE = new RegExp(
  String.raw`^(\d\S* (?:(?:n|s|e|w) )?)(?!co (?:rd|rte|rt|hwy))(?:${STATES})(?: (?:hwy|rte|rt|rd))? ${NUMBER}`,
);
const ATTACHED = /\b(fm|rm|rr|cr|sr|sh|us|ih|i|hwy|rte|rt)(?=\d)/g;

/** Normalizes `100 hwy 290 w` and `100 w hwy 290`: on a numbered road, the direction may come before or after it. */
function numbered(street: string): string {
  const plain = street.replace(ATTACHED, '$1 ').replace(OF_STATE, '$1hwy $2');
  for (const [names, name] of NUMBERED) {
    const found = names.exec(plain);
    if (!found) continue;
    const before = plain.slice(0, found.index).trim().split(' ');
    const behind = plain.slice(found.index + found[0].length).trim();
    const leads = /^[nsew]$/.test(before.at(-1) ?? '') ? [before.pop()] : [];
    const [direction, rest] = /^([nsew])(?= |$)(.*)$/.exec(behind)?.slice(1) ?? ['', behind];
    return [...before, name, found[1], ...leads, direction, rest?.trim()].filter(Boolean).join(' ');
  }
  return plain;
}

/**
 * Normalizes a street for comparison, everywhere: `St.` and `Street`, `NW` and `Northwest`, `FM 620` and `Farm to Market Road 620` are
 * the same. For comparing only, never shown.
 */
export const streetKey = (street: string): string =>
  numbered(
    foldedWords(street)
      .split(' ')
      .map(shortStreetWord)
      .filter((word) => !UNIT_WORDS.has(word))
      .join(' '),
  );

/** Normalizes an address for comparison; '' for none. */
export const addressKey = ({ street, unit, city, state, postalCode }: Omit<Address, 'country'>): string => {
  const place = postalCode.trim().slice(0, 5) || foldedWords(`${city} ${state}`);
  const home = streetKey([street, unit].filter(Boolean).join(' '));
  return home === '' && place === '' ? '' : `${home}|${place}`;
};

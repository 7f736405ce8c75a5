/** Street types as the Postal Service shortens them (Publication 28, appendix C1), by what people write. */
const TYPES: Readonly<Record<string, string>> = {
  alley: 'aly',
  avenue: 'ave',
  av: 'ave',
  aven: 'ave',
  bend: 'bnd',
  boulevard: 'blvd',
  boul: 'blvd',
  bypass: 'byp',
  circle: 'cir',
  circ: 'cir',
  court: 'ct',
  cove: 'cv',
  creek: 'crk',
  crescent: 'cres',
  crossing: 'xing',
  drive: 'dr',
  drv: 'dr',
  expressway: 'expy',
  freeway: 'fwy',
  highway: 'hwy',
  hiway: 'hwy',
  hills: 'hls',
  hollow: 'holw',
  junction: 'jct',
  lane: 'ln',
  manor: 'mnr',
  meadows: 'mdws',
  mountain: 'mtn',
  parkway: 'pkwy',
  parkwy: 'pkwy',
  pkway: 'pkwy',
  pky: 'pkwy',
  place: 'pl',
  plaza: 'plz',
  point: 'pt',
  ridge: 'rdg',
  road: 'rd',
  route: 'rte',
  square: 'sq',
  station: 'sta',
  street: 'st',
  str: 'st',
  terrace: 'ter',
  terr: 'ter',
  trace: 'trce',
  trail: 'trl',
  tr: 'trl',
  turnpike: 'tpke',
  valley: 'vly',
  view: 'vw',
  way: 'way',
};
const DIRECTIONS: Readonly<Record<string, string>> = {
  north: 'n',
  south: 's',
  east: 'e',
  west: 'w',
  northeast: 'ne',
  northwest: 'nw',
  southeast: 'se',
  southwest: 'sw',
};
const OTHERS: Readonly<Record<string, string>> = {
  saint: 'st',
  mount: 'mt',
  fort: 'ft',
  first: '1st',
  second: '2nd',
  third: '3rd',
  fourth: '4th',
  fifth: '5th',
  sixth: '6th',
  seventh: '7th',
  eighth: '8th',
  ninth: '9th',
  tenth: '10th',
  apartment: 'apt',
  suite: 'ste',
  building: 'bldg',
};

/** A word of a street, folded, in its short form: `street` and `st`, `northwest` and `nw` are the same. */
export const shortStreetWord = (word: string): string => TYPES[word] ?? DIRECTIONS[word] ?? OTHERS[word] ?? word;

/** Types that end a street's name and rarely are part of a city's: what follows them is not the street anymore. */
const ENDING = new Set('aly ave blvd cir ct cv dr hwy ln loop pike pkwy pl rd sq st ter tpke trl way xing'.split(' '));

const wordOf = (word: string): string => word.toLowerCase().replace(/\./g, '');

/** Whether a word, as written, ends the name of a street: `St.`, `Avenue`. */
export const endsStreet = (word: string): boolean => ENDING.has(TYPES[wordOf(word)] ?? wordOf(word));

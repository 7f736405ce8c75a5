/** States, territories and provinces by their postal codes, because addresses use either form. */
const REGIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  US: {
    AL: 'Alabama',
    AK: 'Alaska',
    AS: 'American Samoa',
    AZ: 'Arizona',
    AR: 'Arkansas',
    CA: 'California',
    CO: 'Colorado',
    CT: 'Connecticut',
    DE: 'Delaware',
    DC: 'District of Columbia',
    FL: 'Florida',
    GA: 'Georgia',
    GU: 'Guam',
    HI: 'Hawaii',
    ID: 'Idaho',
    IL: 'Illinois',
    IN: 'Indiana',
    IA: 'Iowa',
    KS: 'Kansas',
    KY: 'Kentucky',
    LA: 'Louisiana',
    ME: 'Maine',
    MD: 'Maryland',
    MA: 'Massachusetts',
    MI: 'Michigan',
    MN: 'Minnesota',
    MS: 'Mississippi',
    MO: 'Missouri',
    MT: 'Montana',
    NE: 'Nebraska',
    NV: 'Nevada',
    NH: 'New Hampshire',
    NJ: 'New Jersey',
    NM: 'New Mexico',
    NY: 'New York',
    NC: 'North Carolina',
    ND: 'North Dakota',
    MP: 'Northern Mariana Islands',
    OH: 'Ohio',
    OK: 'Oklahoma',
    OR: 'Oregon',
    PA: 'Pennsylvania',
    PR: 'Puerto Rico',
    RI: 'Rhode Island',
    SC: 'South Carolina',
    SD: 'South Dakota',
    TN: 'Tennessee',
    TX: 'Texas',
    UT: 'Utah',
    VT: 'Vermont',
    VI: 'US Virgin Islands',
    VA: 'Virginia',
    WA: 'Washington',
    WV: 'West Virginia',
    WI: 'Wisconsin',
    WY: 'Wyoming',
  },
  CA: {
    AB: 'Alberta',
    BC: 'British Columbia',
    MB: 'Manitoba',
    NB: 'New Brunswick',
    NL: 'Newfoundland and Labrador',
    NS: 'Nova Scotia',
    NT: 'Northwest Territories',
    NU: 'Nunavut',
    ON: 'Ontario',
    PE: 'Prince Edward Island',
    QC: 'Québec',
    SK: 'Saskatchewan',
    YT: 'Yukon',
  },
};
/** Every state, territory and province by its letters, which no two of the countries share. */
export const REGION_NAMES: Readonly<Record<string, string>> = { ...REGIONS['US'], ...REGIONS['CA'] };
const COUNTRY_NAMES: Readonly<Record<string, string>> = { US: 'United States', CA: 'Canada' };
const COUNTRIES: Readonly<Record<string, string>> = {
  us: 'US',
  usa: 'US',
  'u.s.': 'US',
  'u.s.a.': 'US',
  'united states': 'US',
  'united states of america': 'US',
  '': 'US',
  ca: 'CA',
  can: 'CA',
  canada: 'CA',
};

/** Abbreviations of states other than the two letters (Associated Press), and other names; without periods. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  ala: 'AL',
  ariz: 'AZ',
  ark: 'AR',
  calif: 'CA',
  cal: 'CA',
  colo: 'CO',
  conn: 'CT',
  del: 'DE',
  'd c': 'DC',
  fla: 'FL',
  ill: 'IL',
  ind: 'IN',
  kan: 'KS',
  mass: 'MA',
  mich: 'MI',
  minn: 'MN',
  miss: 'MS',
  mont: 'MT',
  neb: 'NE',
  nebr: 'NE',
  nev: 'NV',
  'n carolina': 'NC',
  'n dakota': 'ND',
  'n hampshire': 'NH',
  'n jersey': 'NJ',
  'n mexico': 'NM',
  'n york': 'NY',
  okla: 'OK',
  ore: 'OR',
  oreg: 'OR',
  penn: 'PA',
  penna: 'PA',
  's carolina': 'SC',
  's dakota': 'SD',
  tenn: 'TN',
  tex: 'TX',
  'virgin islands': 'VI',
  wash: 'WA',
  'w virginia': 'WV',
  'w va': 'WV',
  wis: 'WI',
  wisc: 'WI',
  wyo: 'WY',
  ont: 'ON',
  que: 'QC',
  alta: 'AB',
  sask: 'SK',
  man: 'MB',
};

/** Folds text for comparison: without capitals, accents and doubled spaces. */
export const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();

/** Converts `us`, `USA` and `United States` → `US`; an unknown country stays as typed, in capitals. */
export const countryCode = (country: string): string => COUNTRIES[folded(country)] ?? country.trim().toUpperCase();

const codes = new Map<string, string>();
/** Returns `US|texas` → `TX`: every way to write a region, folded. Built once, as an import needs it for each row. */
function allCodes(): ReadonlyMap<string, string> {
  if (codes.size === 0) {
    for (const [land, regions] of Object.entries(REGIONS)) {
      for (const [code, name] of Object.entries(regions)) {
        codes.set(`${land}|${code.toLowerCase()}`, code);
        codes.set(`${land}|${folded(name)}`, code);
      }
      for (const [name, code] of Object.entries(OTHER_NAMES)) if (code in regions) codes.set(`${land}|${name}`, code);
    }
  }
  return codes;
}

/** Converts `Texas`, `tx`, `Tex.` and `T.X.` → `TX`; '' if it isn't a state or province of the country. */
export function knownRegion(region: string, country: string): string {
  const land = countryCode(country);
  const text = folded(region.replace(/\./g, ' '));
  const known = allCodes();
  return known.get(`${land}|${text}`) ?? known.get(`${land}|${text.replace(/^(\w) (\w)$/, '$1$2')}`) ?? '';
}

/** Converts `texas` and `tx` → `TX`; an unknown region stays as typed, in capitals. */
export const regionCode = (region: string, country: string): string =>
  knownRegion(region, country) || region.trim().toUpperCase();

/** Whether a country's states or provinces are known; elsewhere they are free text. */
export const hasRegions = (country: string): boolean => countryCode(country) in REGIONS;

/**
 * Likely matches for `text`, closest first: the code itself, names that start with it, names with a word that does.
 * Empty text returns all of them, by name.
 */
export function findRegions(text: string, country: string): { code: string; name: string }[] {
  const typed = folded(text);
  const rankOf = (code: string, name: string): number => {
    const plain = folded(name);
    if (code.toLowerCase() === typed || plain === typed) return 0;
    if (plain.startsWith(typed)) return 1;
    return plain.includes(` ${typed}`) ? 2 : 3;
  };
  return Object.entries(REGIONS[countryCode(country)] ?? {})
    .map(([code, name]) => ({ code, name, rank: rankOf(code, name) }))
    .filter(({ rank }) => rank < 3)
    .sort((a, b) => a.rank - b.rank || a.name.localeCompare(b.name))
    .map(({ code, name }) => ({ code, name }));
}

/** `TX` → `Texas`; the code itself where no name is known. */
export const regionName = (code: string, country: string): string =>
  REGIONS[countryCode(country)]?.[code.toUpperCase()] ?? code;

/** `US` → `United States`; the code itself where no name is known. */
export const countryName = (country: string): string => COUNTRY_NAMES[countryCode(country)] ?? country;

/** The states or provinces of a country, to choose from; none where they are not known. */
export const regionOptions = (country: string): { value: string; label: string }[] =>
  Object.entries(REGIONS[countryCode(country)] ?? {}).map(([value, name]) => ({ value, label: `${name} (${value})` }));

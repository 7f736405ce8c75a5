/** States, territories and provinces by their postal codes, because addresses name them both ways. */
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

/** As compared: without capitals, accents and doubled spaces. */
export const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();

/** `us`, `USA` and `United States` → `US`; a country that is not known stays as it was typed, in capitals. */
export const countryCode = (country: string): string => COUNTRIES[folded(country)] ?? country.trim().toUpperCase();

/** `texas` and `tx` → `TX`; what is not known stays as it was typed, in capitals. */
export function regionCode(region: string, country: string): string {
  const known = Object.entries(REGIONS[countryCode(country)] ?? {});
  const text = folded(region);
  return (
    known.find(([code, name]) => code.toLowerCase() === text || folded(name) === text)?.[0] ??
    region.trim().toUpperCase()
  );
}

/** Whether a country's states or provinces are known; elsewhere they are written freely. */
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

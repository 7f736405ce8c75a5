import { countryCode, regionCode } from './regions';
import type { Address } from './schema';

/**
 * The time zone of each state, territory and province: that of most of its people (49 CFR part 71; Canada's provinces by their own law).
 * Names are those of the time zone database.
 */
const ZONES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  US: {
    'America/New_York': 'CT DE DC FL GA IN KY ME MD MA MI NH NJ NY NC OH PA RI SC VT VA WV',
    'America/Chicago': 'AL AR IL IA KS LA MN MS MO NE ND OK SD TN TX WI',
    'America/Denver': 'CO ID MT NM UT WY',
    'America/Phoenix': 'AZ',
    'America/Los_Angeles': 'CA NV OR WA',
    'America/Anchorage': 'AK',
    'Pacific/Honolulu': 'HI',
    'America/Puerto_Rico': 'PR VI',
    'Pacific/Guam': 'GU MP',
    'Pacific/Pago_Pago': 'AS',
  },
  CA: {
    'America/Halifax': 'NB NS PE',
    'America/St_Johns': 'NL',
    'America/Toronto': 'ON QC',
    'America/Winnipeg': 'MB',
    'America/Regina': 'SK',
    'America/Edmonton': 'AB NT',
    'America/Vancouver': 'BC',
    'America/Whitehorse': 'YT',
    'America/Iqaluit': 'NU',
  },
};

/** For states with two time zones: the ZIP codes of the other one, by their first three digits. */
const OTHER_CLOCK: Readonly<Record<string, readonly [zone: string, prefixes: string]>> = {
  FL: ['America/Chicago', '324 325'],
  ID: ['America/Los_Angeles', '835 838'],
  IN: ['America/Chicago', '463 464 476 477'],
  KY: ['America/Chicago', '420 421 422 423 424'],
  ND: ['America/Denver', '586'],
  NE: ['America/Denver', '693'],
  OR: ['America/Denver', '979'],
  SD: ['America/Denver', '577'],
  TN: ['America/New_York', '373 374 376 377 378 379'],
  TX: ['America/Denver', '798 799 885'],
};

/**
 * Returns the time zone of an address, by its state and, if that has two, its ZIP code; '' when it can't be determined. A few counties
 * along a border differ, so anything derived from it is suggested, never forced.
 */
export function timeZoneOf({ state, postalCode, country }: Pick<Address, 'state' | 'postalCode' | 'country'>): string {
  const region = regionCode(state, country);
  const prefix = postalCode.trim().slice(0, 3);
  const other = countryCode(country) === 'US' ? OTHER_CLOCK[region] : undefined;
  if (other && prefix !== '' && other[1].split(' ').includes(prefix)) return other[0];
  const zones = Object.entries(ZONES[countryCode(country)] ?? {});
  return zones.find(([, regions]) => region !== '' && regions.split(' ').includes(region))?.[0] ?? '';
}

/** Returns every possible time zone of an address: both of a state that has two, if no ZIP code decides. */
export function timeZonesOf(address: Pick<Address, 'state' | 'postalCode' | 'country'>): string[] {
  const likely = timeZoneOf(address);
  const other =
    countryCode(address.country) === 'US' ? OTHER_CLOCK[regionCode(address.state, address.country)] : undefined;
  return [likely, ...(other && address.postalCode.trim() === '' ? [other[0]] : [])].filter(Boolean);
}

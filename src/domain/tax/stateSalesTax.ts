import { regionCode } from '../contact/regions';

/** The general sales tax of a state. `hasLocal`: counties, cities or districts may add to it. */
export type StateSalesTax = { region: string; ratePpm: number; hasLocal: boolean; agency: string };

type Row = [region: string, percent: number, local: 'local' | 'no local', agency: string];

/**
 * General rates in force on January 1, 2026, as published by the states' own revenue departments, and the District's as scheduled from
 * October 2026. California's, Utah's and Virginia's include what is due in all of their counties. Rates change: anyone using one confirms
 * it. Territories other than Puerto Rico have no sales tax of this kind.
 */
const ROWS: readonly Row[] = [
  ['AL', 4, 'local', 'Alabama Department of Revenue'],
  ['AK', 0, 'local', 'Alaska Remote Seller Sales Tax Commission'],
  ['AZ', 5.6, 'local', 'Arizona Department of Revenue'],
  ['AR', 6.5, 'local', 'Arkansas Department of Finance and Administration'],
  ['CA', 7.25, 'local', 'California Department of Tax and Fee Administration'],
  ['CO', 2.9, 'local', 'Colorado Department of Revenue'],
  ['CT', 6.35, 'no local', 'Connecticut Department of Revenue Services'],
  ['DE', 0, 'no local', 'Delaware Division of Revenue'],
  ['DC', 7, 'no local', 'DC Office of Tax and Revenue'],
  ['FL', 6, 'local', 'Florida Department of Revenue'],
  ['GA', 4, 'local', 'Georgia Department of Revenue'],
  ['HI', 4, 'local', 'Hawaii Department of Taxation'],
  ['ID', 6, 'local', 'Idaho State Tax Commission'],
  ['IL', 6.25, 'local', 'Illinois Department of Revenue'],
  ['IN', 7, 'no local', 'Indiana Department of Revenue'],
  ['IA', 6, 'local', 'Iowa Department of Revenue'],
  ['KS', 6.5, 'local', 'Kansas Department of Revenue'],
  ['KY', 6, 'no local', 'Kentucky Department of Revenue'],
  ['LA', 5, 'local', 'Louisiana Department of Revenue'],
  ['ME', 5.5, 'no local', 'Maine Revenue Services'],
  ['MD', 6, 'no local', 'Comptroller of Maryland'],
  ['MA', 6.25, 'no local', 'Massachusetts Department of Revenue'],
  ['MI', 6, 'no local', 'Michigan Department of Treasury'],
  ['MN', 6.875, 'local', 'Minnesota Department of Revenue'],
  ['MS', 7, 'local', 'Mississippi Department of Revenue'],
  ['MO', 4.225, 'local', 'Missouri Department of Revenue'],
  ['MT', 0, 'no local', 'Montana Department of Revenue'],
  ['NE', 5.5, 'local', 'Nebraska Department of Revenue'],
  ['NV', 6.85, 'local', 'Nevada Department of Taxation'],
  ['NH', 0, 'no local', 'New Hampshire Department of Revenue Administration'],
  ['NJ', 6.625, 'no local', 'New Jersey Division of Taxation'],
  ['NM', 4.875, 'local', 'New Mexico Taxation and Revenue Department'],
  ['NY', 4, 'local', 'New York State Department of Taxation and Finance'],
  ['NC', 4.75, 'local', 'North Carolina Department of Revenue'],
  ['ND', 5, 'local', 'North Dakota Office of State Tax Commissioner'],
  ['OH', 5.75, 'local', 'Ohio Department of Taxation'],
  ['OK', 4.5, 'local', 'Oklahoma Tax Commission'],
  ['OR', 0, 'no local', 'Oregon Department of Revenue'],
  ['PA', 6, 'local', 'Pennsylvania Department of Revenue'],
  ['PR', 10.5, 'local', 'Departamento de Hacienda de Puerto Rico'],
  ['RI', 7, 'no local', 'Rhode Island Division of Taxation'],
  ['SC', 6, 'local', 'South Carolina Department of Revenue'],
  ['SD', 4.2, 'local', 'South Dakota Department of Revenue'],
  ['TN', 7, 'local', 'Tennessee Department of Revenue'],
  ['TX', 6.25, 'local', 'Texas Comptroller of Public Accounts'],
  ['UT', 6.1, 'local', 'Utah State Tax Commission'],
  ['VT', 6, 'local', 'Vermont Department of Taxes'],
  ['VA', 5.3, 'local', 'Virginia Department of Taxation'],
  ['WA', 6.5, 'local', 'Washington State Department of Revenue'],
  ['WV', 6, 'local', 'West Virginia Tax Division'],
  ['WI', 5, 'local', 'Wisconsin Department of Revenue'],
  ['WY', 4, 'local', 'Wyoming Department of Revenue'],
];

/** The date for which the rates are known (YYYY-MM-DD). */
export const STATE_RATES_AS_OF = '2026-01-01';

/** All of them, by state. */
export const STATE_SALES_TAXES: readonly StateSalesTax[] = ROWS.map(([region, percent, local, agency]) => ({
  region,
  ratePpm: Math.round(percent * 10_000),
  hasLocal: local === 'local',
  agency,
}));

/** Returns the sales tax of a state, by its letters or its name; null if none is known. */
export function stateSalesTax(state: string): StateSalesTax | null {
  const region = regionCode(state, 'US');
  return STATE_SALES_TAXES.find((one) => one.region === region) ?? null;
}

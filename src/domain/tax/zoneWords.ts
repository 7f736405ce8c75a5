import { countryCode, countryName, regionName } from '../contact/regions';
import type { TaxArea } from './zoneRecord';

const SHOWN = 3;
const few = (parts: readonly string[]): string =>
  parts.length > SHOWN ? `${parts.slice(0, SHOWN).join(', ')} and ${parts.length - SHOWN} more` : parts.join(', ');

/** Describes where a zone applies: `Texas: Travis County, Austin, 787…`. */
export function areaText({ country, regions, counties, cities, postalPrefixes }: TaxArea): string {
  const places = [...counties, ...cities, ...postalPrefixes.map((prefix) => `${prefix}…`)];
  const where = regions.length === 0 ? countryName(country) : few(regions.map((region) => regionName(region, country)));
  const abroad = regions.length > 0 && countryCode(country) !== 'US' ? ` (${countryName(country)})` : '';
  return places.length === 0 ? where + abroad : `${where}${abroad}: ${few(places)}`;
}

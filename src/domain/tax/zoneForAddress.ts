import type { Address } from '../contact/schema';
import { countryCode, countryName, folded, regionCode, regionName } from '../contact/regions';
import type { TaxZoneRecord } from './zoneRecord';

type Zone = TaxZoneRecord & { id: string };
type Place = Pick<Address, 'city' | 'state' | 'postalCode' | 'country'>;

/** The zone of a place, how it was found, and an explanation. `zone` is null only when there is no default either. */
export type ZoneMatch<T extends Zone> = {
  zone: T | null;
  by: 'postal-code' | 'city' | 'region' | 'country' | 'default' | 'none';
  reason: string;
};

/** Match between a zone's area and a place; rank 0 = no match. */
type Fit = { rank: number; by: ZoneMatch<Zone>['by']; how: string };

const bare = (postalCode: string): string => postalCode.replace(/[\s-]/g, '').toUpperCase();

/**
 * Finds the zone of an address: the longest postal code prefix, then the city, the state, the country; if none matches, the default zone.
 * Archived zones are never found. If two zones match equally, the first by name counts, and the reason mentions the other.
 */
export function zoneForAddress<T extends Zone>(zones: readonly T[], address: Place): ZoneMatch<T> {
  const active = zones
    .filter(({ isActive }) => isActive)
    .sort((a, b) => a.name.localeCompare(b.name) || (a.id < b.id ? -1 : 1));
  const fits = active.map((zone) => ({ zone, ...fitOf(zone, address) })).filter(({ rank }) => rank > 0);
  const best = fits.reduce<(typeof fits)[number] | undefined>(
    (winner, fit) => (winner && winner.rank >= fit.rank ? winner : fit),
    undefined,
  );
  if (best) {
    const rival = fits.find(({ zone, rank }) => rank === best.rank && zone !== best.zone);
    const doubt = rival ? `. “${rival.zone.name}” matches too: check which one is right` : '';
    return { zone: best.zone, by: best.by, reason: `${placeOf(best.zone, address)}${best.how}${doubt}` };
  }
  const fallback = active.find(({ isDefault }) => isDefault) ?? null;
  const why = isBlank(address) ? 'There is no address' : 'No zone covers this address';
  return fallback
    ? { zone: fallback, by: 'default', reason: `${why}, so the default zone is used` }
    : {
        zone: null,
        by: 'none',
        reason:
          active.length === 0
            ? 'There are no tax zones yet'
            : `${why}, and there is no default zone: no tax is charged`,
      };
}

const isBlank = ({ city, state, postalCode }: Place): boolean =>
  [city, state, postalCode].every((part) => part.trim() === '');

function fitOf({ area }: Zone, { city, state, postalCode, country }: Place): Fit {
  const none: Fit = { rank: 0, by: 'none', how: '' };
  if (countryCode(area.country) !== countryCode(country)) return none;
  const code = bare(postalCode);
  const prefix = area.postalPrefixes
    .map(bare)
    .filter((part) => part !== '' && code.startsWith(part))
    .sort((a, b) => b.length - a.length)[0];
  const region = regionCode(state, country);
  const isRegion =
    area.regions.length === 0 || region === '' || area.regions.some((name) => regionCode(name, country) === region);
  // A postal code outweighs the state, which is more often missing or wrong; but a contradicting state raises doubt.
  if (prefix !== undefined && isRegion)
    return {
      rank: 100 + prefix.length,
      by: 'postal-code',
      how: `, by postal code ${prefix}${prefix.length < code.length ? '…' : ''}`,
    };
  if (!isRegion || (area.regions.length > 0 && region === '')) return none;
  if (city.trim() !== '' && area.cities.some((name) => folded(name) === folded(city)))
    return { rank: 50, by: 'city', how: `, by city ${city.trim()}` };
  // An area that names places within the state doesn't cover all of it.
  if (area.cities.length + area.postalPrefixes.length + area.counties.length > 0) return none;
  if (area.regions.length > 0)
    return { rank: 20, by: 'region', how: countryCode(country) === 'CA' ? ', by province' : ', by state' };
  return isBlank({ city, state, postalCode, country }) ? none : { rank: 10, by: 'country', how: ', by country' };
}

/** `Texas, Travis County`. */
function placeOf({ area }: Zone, { state, country }: Place): string {
  const region =
    regionCode(state, country) || (area.regions.length === 1 ? regionCode(area.regions[0] ?? '', country) : '');
  const county = area.counties.length === 1 ? (area.counties[0] ?? '') : '';
  return [region === '' ? countryName(country) : regionName(region, country), county].filter(Boolean).join(', ');
}

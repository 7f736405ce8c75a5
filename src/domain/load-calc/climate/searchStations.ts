import { folded, REGION_NAMES } from '../../contact/regions';
import { isAirport, type ClimateStation } from './station';
import { COUNTRY_NAMES } from './stationCountries';

/** Whether the region is a state or province; elsewhere the two letters mean towns, which no one types. */
const hasRegion = ({ country }: ClimateStation): boolean => country === 'USA' || country === 'CAN';
const regionOf = (station: ClimateStation): string =>
  hasRegion(station) ? station.state : (COUNTRY_NAMES[station.country] ?? station.country);

/** `Phoenix-Sky Harbor Intl AP, AZ` */
export const stationLabel = (station: ClimateStation): string => `${station.name}, ${regionOf(station)}`;

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');

type Indexed = { station: ClimateStation; name: string; words: readonly string[]; region: string };
const indexes = new WeakMap<readonly ClimateStation[], readonly Indexed[]>();

function indexOf(stations: readonly ClimateStation[]): readonly Indexed[] {
  const known = indexes.get(stations);
  if (known) return known;
  const made = stations.map((station) => {
    const name = wordsOf(station.name);
    const region = hasRegion(station)
      ? `${REGION_NAMES[station.state] ?? ''} ${COUNTRY_NAMES[station.country] ?? ''}`
      : regionOf(station);
    return {
      station,
      name: name.join(' '),
      words: [...name, ...wordsOf(region), ...(station.wmo === '' ? [] : [station.wmo])],
      region: hasRegion(station) ? station.state.toLowerCase() : '',
    };
  });
  indexes.set(stations, made);
  return made;
}

/** A two-letter state code means the state, not the beginning of a name. */
const isRegion = (word: string): boolean => word.length === 2 && word.toUpperCase() in REGION_NAMES;
const matches = ({ words, region }: Indexed, word: string): boolean =>
  region === word || (!isRegion(word) && words.some((other) => other.startsWith(word)));

export type StationSearch = {
  stations: readonly ClimateStation[];
  /** Words ignored because no remaining station has them, such as a town without one. */
  ignored: readonly string[];
};

/**
 * Finds stations by name, town, state, country or WMO number, airports with humidity first, large ones before others. Towns without a
 * station are ignored, so that their state is found; numbers such as ZIP codes are ignored too.
 */
export function searchStations(stations: readonly ClimateStation[], text: string, count: number): StationSearch {
  const all = indexOf(stations);
  const words = wordsOf(text).slice(0, 8);
  const ignored: string[] = [];
  let found: readonly Indexed[] = all;
  // A state first: it comes last in an address and is the most telling.
  for (const word of [...words].sort((a, b) => Number(isRegion(b)) - Number(isRegion(a)))) {
    const next = found.filter((one) => matches(one, word));
    if (next.length === 0) ignored.push(word);
    else found = next;
  }
  if (ignored.length === words.length) return { stations: [], ignored };
  const [first = ''] = words.filter((word) => !ignored.includes(word) && !isRegion(word));
  const rank = ({ station, name }: Indexed): number =>
    (name.startsWith(first) ? 0 : 4) +
    (station.humidity && isAirport(station) ? 0 : 2) +
    (/\bIntl\b/.test(station.name) ? 0 : 1);
  return {
    stations: [...found]
      .sort((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name))
      .slice(0, count)
      .map(({ station }) => station),
    ignored: words.filter((word) => ignored.includes(word)),
  };
}

/** Returns the search words for an address: `Austin TX` for `12 Elm St, Austin, TX 78701`; '' when it has no town. */
export function placeInAddress(address: string): string {
  const parts = address
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const at = parts.findLastIndex(
    (part) =>
      isRegion(wordsOf(part)[0] ?? '') ||
      Object.values(REGION_NAMES).some((name) => folded(part).startsWith(folded(name))),
  );
  if (at < 1) return '';
  return `${parts[at - 1] ?? ''} ${(parts[at] ?? '').replace(/\s*\d.*$/, '')}`.trim();
}

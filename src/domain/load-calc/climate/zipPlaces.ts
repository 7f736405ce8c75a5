import type { Place } from './nearest';

/** Where postal codes of the United States lie: by their first three digits, as `scripts/zipPlaces.mjs` writes them. */
export type ZipPlaces = Readonly<Record<string, string>>;

let loading: Promise<ZipPlaces> | undefined;

/** The table is a separate chunk (135 KB compressed), loaded on first use. */
export function loadZipPlaces(): Promise<ZipPlaces> {
  loading ??= import('./zipPlaces.json')
    .then((module) => module.default.groups)
    .catch((cause: unknown) => {
      loading = undefined;
      throw cause;
    });
  return loading;
}

/** The postal code at the end of an address of the United States; '' without one. House numbers are none. */
export const zipInAddress = (address: string): string =>
  /(?:^|[\s,])(\d{5})(?:-\d{4})?[\s,]*(?:usa?|united states)?[\s.]*$/i.exec(address)?.[1] ?? '';

/**
 * Where a postal code lies, to about a mile. One that is not in the table (post boxes, new ones) is taken to be amid those
 * with the same first three digits; null where there are none.
 */
export function placeOfZip(places: ZipPlaces, zip: string): Place | null {
  const group = places[zip.slice(0, 3)];
  if (zip.length !== 5 || group === undefined) return null;
  const [origin = '', ...entries] = group.split(';');
  const [latitude = 0, longitude = 0] = origin.split(' ').map(Number);
  const offsets = entries.map((entry) => entry.split(' '));
  const known = offsets.find(([rest]) => rest === zip.slice(3));
  const mean = (column: number): number =>
    offsets.reduce((sum, offset) => sum + Number(offset[column]), 0) / Math.max(1, offsets.length);
  const [north, east] = known ? [Number(known[1]), Number(known[2])] : [mean(1), mean(2)];
  return { latitudeDeg: (latitude + north) / 100, longitudeDeg: (longitude + east) / 100 };
}

/** The postal codes around a place (degrees), no farther away than `miles`, the nearest first. */
export function zipsAround(
  places: ZipPlaces,
  { latitudeDeg, longitudeDeg }: Place,
  miles: number,
): (Place & { zip: string })[] {
  const narrowing = Math.cos((latitudeDeg * Math.PI) / 180);
  const milesTo = (other: Place): number =>
    MILES_PER_DEGREE * Math.hypot(other.latitudeDeg - latitudeDeg, (other.longitudeDeg - longitudeDeg) * narrowing);
  return Object.entries(places)
    .flatMap(([first, group]) => {
      const [origin = '', ...entries] = group.split(';');
      const [latitude = 0, longitude = 0] = origin.split(' ').map(Number);
      const isFar =
        Math.abs(latitude / 100 - latitudeDeg) > REGION_DEGREES ||
        Math.abs(longitude / 100 - longitudeDeg) > REGION_DEGREES;
      if (isFar) return [];
      return entries.map((entry) => {
        const [rest = '', north = 0, east = 0] = entry.split(' ');
        return {
          zip: first + rest,
          latitudeDeg: (latitude + Number(north)) / 100,
          longitudeDeg: (longitude + Number(east)) / 100,
        };
      });
    })
    .map((place) => ({ place, away: milesTo(place) }))
    .filter(({ away }) => away <= miles)
    .toSorted((a, b) => a.away - b.away)
    .map(({ place }) => place);
}

const MILES_PER_DEGREE = 69.093;
/** No region of one three-digit prefix reaches farther from where its table begins. */
const REGION_DEGREES = 8;

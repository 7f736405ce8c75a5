import type { Place } from './nearest';

/** Locations of US ZIP codes by their first three digits, as written by `scripts/zipPlaces.mjs`. */
export type ZipPlaces = Readonly<Record<string, string>>;

let loading: Promise<ZipPlaces> | undefined;

/** Loads the table, a separate chunk (135 KB compressed), on first use. */
export function loadZipPlaces(): Promise<ZipPlaces> {
  loading ??= import('./zipPlaces.json')
    .then((module) => module.default.groups)
    .catch((cause: unknown) => {
      loading = undefined;
      throw cause;
    });
  return loading;
}

/** Returns the ZIP code at the end of a US address; '' without one. House numbers don't count. */
export const zipInAddress = (address: string): string =>
  /(?:^|[\s,])(\d{5})(?:-\d{4})?[\s,]*(?:usa?|united states)?[\s.]*$/i.exec(address)?.[1] ?? '';

/**
 * Returns the location of a ZIP code, to about a mile. One that isn't in the table (PO boxes, new ones) is assumed to be at the center of
 * those with the same first three digits; null if there are none.
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

/** Returns the ZIP codes within `miles` of a place (degrees), nearest first. */
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
/** No region of one three-digit prefix extends farther from where its table begins. */
const REGION_DEGREES = 8;

import type { Place } from './nearest';

/** Where postal codes of the United States lie: by their first three digits, as `scripts/zipPlaces.mjs` writes them. */
export type ZipPlaces = Readonly<Record<string, string>>;

let loading: Promise<ZipPlaces> | undefined;

/** The table is a chunk of its own (135 KB packed), loaded when a page first asks. */
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

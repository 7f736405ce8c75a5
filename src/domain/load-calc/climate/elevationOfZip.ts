import { loadStations } from './loadStations';
import { nearestStations } from './nearest';
import { loadZipPlaces, placeOfZip } from './zipPlaces';

/** Farther away the land is another one. */
const NEAR_MILES = 30;

/**
 * About how high the land is at a postal code of the United States, ft: the elevation of the nearest weather station; null where none is near.
 * The tables are loaded on first use. @throws when they cannot be
 */
export async function elevationOfZip(zip: string): Promise<number | null> {
  const [places, { stations }] = await Promise.all([loadZipPlaces(), loadStations()]);
  const place = placeOfZip(places, zip);
  const near = place && nearestStations(stations, place, 1)[0];
  return near && near.distanceMiles <= NEAR_MILES ? Math.round(near.station.elevationFt) : null;
}

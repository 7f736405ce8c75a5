import { loadStations } from './loadStations';
import { nearestStations } from './nearest';
import { loadZipPlaces, placeOfZip } from './zipPlaces';

/** Beyond this, the terrain may differ. */
const NEAR_MILES = 30;

/**
 * Returns the approximate elevation of a US ZIP code, ft: that of the nearest weather station; null if none is near. The tables are
 * loaded on first use. @throws when they can't be
 */
export async function elevationOfZip(zip: string): Promise<number | null> {
  const [places, { stations }] = await Promise.all([loadZipPlaces(), loadStations()]);
  const place = placeOfZip(places, zip);
  const near = place && nearestStations(stations, place, 1)[0];
  return near && near.distanceMiles <= NEAR_MILES ? Math.round(near.station.elevationFt) : null;
}

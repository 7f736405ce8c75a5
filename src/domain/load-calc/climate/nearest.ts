import { isAirport, type ClimateStation } from './station';

/** The location of a house; elevation in ft if known. */
export type Place = { latitudeDeg: number; longitudeDeg: number; elevationFt?: number | undefined };

export type NearStation = {
  station: ClimateStation;
  distanceMiles: number;
  /** Height of the house above the station, ft; undefined when its elevation is unknown. */
  elevationGapFt: number | undefined;
};

/** Mean radius of the earth. */
const EARTH_MILES = 3958.76;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Returns the great-circle distance, miles. */
export function distanceMiles(from: Place, to: { latitudeDeg: number; longitudeDeg: number }): number {
  const [north, east] = [radians(to.latitudeDeg - from.latitudeDeg), radians(to.longitudeDeg - from.longitudeDeg)];
  const haversine =
    Math.sin(north / 2) ** 2 +
    Math.cos(radians(from.latitudeDeg)) * Math.cos(radians(to.latitudeDeg)) * Math.sin(east / 2) ** 2;
  return 2 * EARTH_MILES * Math.asin(Math.min(1, Math.sqrt(haversine)));
}

/** Returns the stations nearest to a place, nearest first. */
export function nearestStations(stations: readonly ClimateStation[], place: Place, count: number): NearStation[] {
  return stations
    .map((station) => ({
      station,
      distanceMiles: distanceMiles(place, station),
      elevationGapFt: place.elevationFt === undefined ? undefined : place.elevationFt - station.elevationFt,
    }))
    .sort((a, b) => a.distanceMiles - b.distanceMiles)
    .slice(0, count);
}

/** Returns the nearest airport with humidity, as Manual J requires; undefined when there is no station at all. */
export function proposeStation(stations: readonly ClimateStation[], place: Place): NearStation | undefined {
  const usable = stations.filter((station) => station.humidity !== undefined && isAirport(station));
  return nearestStations(usable.length > 0 ? usable : stations, place, 1)[0];
}

/** Returns the nearest other station with humidity, for stations without. */
export function nearestHumidity(stations: readonly ClimateStation[], station: ClimateStation): NearStation | undefined {
  return nearestStations(
    stations.filter(({ humidity }) => humidity !== undefined),
    station,
    1,
  )[0];
}

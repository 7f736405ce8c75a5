import type { ChosenStation } from '../project/schema';
import { nearestHumidity, distanceMiles, type Place } from './nearest';
import { stationLabel } from './searchStations';
import { siteFromStation, type Indoor, type StationSite } from './siteFromStation';
import { degreeDayRatio, type ClimateStation } from './station';

/** The ratio is unbounded where it never gets warm; Manual S only asks whether it is at least 2. */
const COLDEST = 1000;

/** Returns a station as stored with a calculation; with distances if the house's location is known. */
export const chosenStation = (station: ClimateStation, place: Place | null): ChosenStation => ({
  id: station.id.slice(0, 40),
  name: stationLabel(station).slice(0, 160),
  distanceMiles: place === null ? null : Math.round(distanceMiles(place, station) * 10) / 10,
  elevationGapFt: place?.elevationFt === undefined ? null : Math.round(place.elevationFt - station.elevationFt),
  hdd65PerCdd50: Math.min(COLDEST, degreeDayRatio(station)),
});

/** Returns the design conditions of a house there from a station; humidity comes from the nearest station that measures it. */
export const designFrom = (
  stations: readonly ClimateStation[],
  station: ClimateStation,
  place: Place | null,
  indoor: Indoor = {},
): StationSite =>
  siteFromStation(station, indoor, {
    latitudeDeg: place?.latitudeDeg,
    elevationFt: place?.elevationFt,
    humidityFrom: station.humidity ? undefined : nearestHumidity(stations, station)?.station,
  });

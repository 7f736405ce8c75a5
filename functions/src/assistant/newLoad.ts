import type { ProposalFields } from '@/domain/assistant/proposal';
import { calculateLoads } from '@/domain/load-calc/calculate';
import { readInputs } from '@/domain/load-calc/check/readInputs';
import { chosenStation, designFrom } from '@/domain/load-calc/climate/chosenStation';
import { loadStations } from '@/domain/load-calc/climate/loadStations';
import { proposeStation, type Place } from '@/domain/load-calc/climate/nearest';
import { placeInAddress, searchStations } from '@/domain/load-calc/climate/searchStations';
import type { StationSite } from '@/domain/load-calc/climate/siteFromStation';
import type { ClimateStation } from '@/domain/load-calc/climate/station';
import { loadZipPlaces, placeOfZip, zipInAddress } from '@/domain/load-calc/climate/zipPlaces';
import { firstHouse } from '@/domain/load-calc/project/firstHouse';
import { writeHouse } from '@/domain/load-calc/project/house';
import { loadProjectSchema, type ChosenStation, type LoadProject } from '@/domain/load-calc/project/schema';
import { totalsOf } from '@/domain/load-calc/project/totals';
import { newNumber } from '@/domain/record/number';

type Climate = { station: ChosenStation; given: StationSite };

async function placeOf(address: string): Promise<Place | null> {
  const zip = zipInAddress(address);
  return zip === '' ? null : placeOfZip(await loadZipPlaces(), zip);
}

/** Returns the station a new calculation's page would propose for an address: the nearest airport to its ZIP code, otherwise by its town. */
export async function climateAt(address: string): Promise<Climate | null> {
  const { stations } = await loadStations();
  const place = await placeOf(address);
  const station = place
    ? proposeStation(stations, place)?.station
    : searchStations(stations, placeInAddress(address) || address, 1).stations[0];
  return station ? climateFrom(stations, station, place) : null;
}

/** Returns the same station again, or null if that id doesn't exist. */
export async function climateOf(stationId: string, address: string): Promise<Climate | null> {
  const { stations } = await loadStations();
  const station = stations.find(({ id }) => id === stationId);
  return station ? climateFrom(stations, station, await placeOf(address)) : null;
}

const climateFrom = (stations: readonly ClimateStation[], station: ClimateStation, place: Place | null): Climate => ({
  station: chosenStation(station, place),
  given: designFrom(stations, station, place),
});

/** Builds a calculation that starts with one room to measure, or null if its house can't be calculated. */
export function newLoadProject(
  fields: ProposalFields<'manual-j-new'>,
  { station, given }: Climate,
  { customerName, now }: { customerName: string; now: Date },
): LoadProject | null {
  const { inputs } = readInputs(firstHouse(fields, { site: given.site, design: given.design }));
  if (!inputs) return null;
  const { title, address, customerId, propertyId } = fields;
  return loadProjectSchema.parse({
    number: newNumber('loadCalculation', now),
    title,
    address,
    customerId,
    customerName,
    propertyId,
    mode: 'full',
    house: writeHouse(inputs),
    station,
    totals: totalsOf(inputs, calculateLoads(inputs)),
  });
}

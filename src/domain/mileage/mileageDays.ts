import { knownPlaces, placeOfTechnician } from '../routing/travel/knownPlaces';
import type { ZipPlaces } from '../load-calc/climate/zipPlaces';
import type { Stored } from '../record/schema';
import { placeOfBase } from '../scheduling/ground';
import type { ScheduleEntry } from '../scheduling/schema';
import { isOver } from '../scheduling/visitState';
import { dayOf } from '../scheduling/wallClock';
import type { Technician } from '../technician/schema';
import type { Resource } from '../resource/schema';
import { drivenStops, legsOf, type MileageDay } from './mileageDay';
import type { Odometer } from './schema';
import { vehiclesOfDay } from './vehiclesOfDay';

type Driven = {
  entries: readonly ScheduleEntry[];
  /** Includes colleagues' readings, if known: the person who entered a vehicle's odometer drove it. */
  odometers: readonly Odometer[];
  technicians: readonly Pick<Stored<Technician>, 'id' | 'basePin' | 'homeBase'>[];
  /** The company's vehicles; archived ones are no longer driven. */
  resources: readonly Stored<Resource>[];
  timeZone: string;
  /** YYYY-MM-DD */
  today: string;
  /** Locations of ZIP codes, for places without a map location. */
  zips: ZipPlaces | undefined;
};

/** Returns everyone's driving, by day and person: days with a visit or an odometer reading. */
export function mileageDays({
  entries,
  odometers,
  technicians,
  resources,
  timeZone,
  today,
  zips,
}: Driven): MileageDay[] {
  const { pins } = knownPlaces(
    [
      ...entries.map(({ propertyId, propertyPin, propertyAddress }) => ({
        place: propertyId,
        pin: propertyPin ?? '',
        address: propertyAddress,
      })),
      ...technicians.map(placeOfTechnician),
    ].filter(({ place }) => place !== ''),
    zips,
  );
  const driven = drivenStops(entries);
  return technicians
    .flatMap((technician) => {
      const own = driven.filter(({ placement }) => placement.technicianIds.includes(technician.id));
      // Two entries for one vehicle and day, as created by two offline devices, count as one.
      const read = [
        ...new Map(
          odometers
            .filter(({ technicianId }) => technicianId === technician.id)
            .map((reading) => [`${reading.date} ${reading.resourceId}`, reading] as const),
        ).values(),
      ];
      const dates = new Set([
        ...own.map(({ placement }) => dayOf(placement.startsAt, timeZone)),
        ...read.map(({ date }) => date),
      ]);
      return [...dates].map((date): MileageDay => {
        const stops = own.filter(({ placement }) => dayOf(placement.startsAt, timeZone) === date);
        const readings = odometers.filter((one) => one.date === date);
        return {
          ...vehiclesOfDay(technician.id, { stops, readings, resources }),
          date,
          technicianId: technician.id,
          legs: legsOf(stops, {
            base: { name: 'Base', place: pins.get(placeOfBase(technician.id)) ?? null },
            pinOf: ({ propertyId }) => pins.get(propertyId) ?? null,
            isOver: date < today || stops.every(({ state }) => isOver(state)),
          }),
          odometers: read.filter((one) => one.date === date),
        };
      });
    })
    .toSorted((a, b) => (a.date === b.date ? (a.technicianId < b.technicianId ? -1 : 1) : a.date < b.date ? -1 : 1));
}

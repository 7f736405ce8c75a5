import type { Stored } from '../record/schema';
import type { Resource } from '../resource/schema';
import type { ScheduleEntry } from '../scheduling/schema';
import type { MileageDay } from './mileageDay';
import type { Odometer } from './schema';

type Day = {
  /** The visits that the person went to. */
  stops: readonly Pick<ScheduleEntry, 'placement'>[];
  /** All odometer readings that day, by anyone. */
  readings: readonly Pick<Odometer, 'technicianId' | 'resourceId'>[];
  resources: readonly Stored<Resource>[];
};

/**
 * Returns what a person drove on a day, and with whom they rode. A vehicle has one driver: the person who entered its odometer reading,
 * else the first of its usual drivers, or of those on the visit it is booked for. A person who was at no visit without that driver rode
 * along. If someone else drove the vehicle and went to other places, it is unknown which vehicle this person used.
 */
export function vehiclesOfDay(technicianId: string, day: Day): Pick<MileageDay, 'vehicleIds' | 'riddenWith'> {
  const { stops, readings } = day;
  const read = readings.filter((reading) => reading.technicianId === technicianId);
  if (read.length > 0) return { vehicleIds: [...new Set(read.map(({ resourceId }) => resourceId))], riddenWith: '' };
  const vehicles = bookedOrUsual(technicianId, day);
  const vehicleIds = vehicles.map(({ id }) => id);
  const isAlong = (id: string): boolean =>
    stops.length > 0 && stops.every(({ placement }) => placement.technicianIds.includes(id));
  const drivers = readings.filter(({ resourceId }) => vehicleIds.includes(resourceId)).map((one) => one.technicianId);
  const others = [
    ...vehicles.flatMap((vehicle) => vehicle.technicianIds),
    ...(stops[0]?.placement.technicianIds ?? []),
  ];
  const driver = vehicles.length === 0 ? undefined : (drivers.length > 0 ? drivers : others).find(isAlong);
  if (driver !== undefined) return { vehicleIds, riddenWith: driver === technicianId ? '' : driver };
  return { vehicleIds: drivers.length > 0 ? [] : vehicleIds, riddenWith: '' };
}

function bookedOrUsual(technicianId: string, { stops, resources }: Day): Stored<Resource>[] {
  const vehicles = resources.filter(({ kind }) => kind === 'vehicle');
  const booked = new Set(stops.flatMap(({ placement }) => placement.resourceIds));
  const own = vehicles.filter(({ id }) => booked.has(id));
  if (own.length > 0) return own;
  const usual = vehicles.find(({ isArchived, technicianIds }) => !isArchived && technicianIds.includes(technicianId));
  return usual ? [usual] : [];
}

import { roadKmBetween } from '../routing/travel/estimate';
import type { Coordinates } from '../contact/pin';
import type { ScheduleEntry } from '../scheduling/schema';
import type { VisitState } from '../scheduling/visitState';
import type { Odometer } from './schema';

const KM_PER_MILE = 1.609344;

/** One drive, estimated by road distance between two places; its miles are null unless both have a map location. */
export type Leg = { from: string; to: string; miles: number | null; isBase: boolean };

/** One person's driving on one day: legs in order, and odometer readings if any were entered. */
export type MileageDay = {
  date: string;
  technicianId: string;
  legs: Leg[];
  /** One per vehicle driven. */
  odometers: readonly Odometer[];
  /** The day's vehicles: those with odometer readings, else those booked for its visits, else the person's usual vehicle. */
  vehicleIds: readonly string[];
  /** The colleague who drove all of these legs; '' if the person drove. */
  riddenWith: string;
};

type Stop = Pick<
  ScheduleEntry,
  'placement' | 'propertyId' | 'propertyAddress' | 'customerName' | 'title' | 'state' | 'kind'
>;
type Base = { name: string; place: Coordinates | null };

/** States in which someone has been there or is on the way. */
const GONE: ReadonlySet<VisitState> = new Set(['en-route', 'on-site', 'paused', 'done', 'no-show']);

/** Returns the visits that someone set out for, by start time. Planned visits haven't been driven to yet. */
export const drivenStops = <T extends Stop>(stops: readonly T[]): T[] =>
  stops
    .filter(({ kind, state }) => kind === 'visit' && GONE.has(state))
    .toSorted((a, b) => (a.placement.startsAt < b.placement.startsAt ? -1 : 1));

/**
 * Returns the legs of a day from the base through the stops, and back after the last one.
 * @param pinOf where a stop is; null when it has no map location
 */
export function legsOf<T extends Stop>(
  stops: readonly T[],
  { base, pinOf, isOver }: { base: Base; pinOf: (stop: T) => Coordinates | null; isOver: boolean },
): Leg[] {
  if (stops.length === 0) return [];
  const places = stops.map((stop) => ({
    name: stop.customerName || stop.title,
    key: stop.propertyId,
    place: pinOf(stop),
    isBase: false,
  }));
  const home = { ...base, key: '', isBase: true };
  const way = [home, ...places, ...(isOver ? [home] : [])];
  return way.slice(1).flatMap((to, index): Leg[] => {
    const from = way[index] ?? home;
    // Two visits at the same house are a single drive.
    if (to.key !== '' && to.key === from.key) return [];
    const isBase = from.isBase || to.isBase;
    const miles = from.place && to.place ? roadKmBetween(from.place, to.place) / KM_PER_MILE : null;
    return [{ from: from.name, to: to.name, miles, isBase }];
  });
}

export type Miles = {
  /** Miles that count: by odometer if both readings exist, else by route. */
  total: number;
  /** The route's legs to the first stop and back from the last: a tax adviser may count them as commuting. */
  base: number;
  source: 'odometer' | 'route' | 'ridden';
  /** Number of legs without a length, because a place isn't on the map. */
  unknownLegs: number;
};

/** Returns a day's miles, to a tenth. A passenger in a colleague's vehicle has none: each trip of a vehicle counts once. */
export function milesOf({ legs, odometers, riddenWith }: Pick<MileageDay, 'legs' | 'odometers' | 'riddenWith'>): Miles {
  if (riddenWith !== '') return { total: 0, base: 0, source: 'ridden', unknownLegs: 0 };
  const sum = (some: readonly Leg[]): number => tenth(some.reduce((all, { miles }) => all + (miles ?? 0), 0));
  const isRead = odometers.length > 0 && odometers.every(({ endMiles }) => endMiles > 0);
  return {
    total: isRead ? odometers.reduce((all, { startMiles, endMiles }) => all + endMiles - startMiles, 0) : sum(legs),
    base: sum(legs.filter(({ isBase }) => isBase)),
    source: isRead ? 'odometer' : 'route',
    unknownLegs: legs.filter(({ miles }) => miles === null).length,
  };
}

const tenth = (miles: number): number => Math.round(miles * 10) / 10;

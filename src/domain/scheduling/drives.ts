import { DAY_MS, MINUTE_MS } from '@/lib/time';
import type { Coordinates } from '../contact/pin';
import { estimateSeconds } from '../routing/travel/estimate';
import { isOnOneRoute, placeOfBase, type PreparedGround, type Stop, type TravelMinutes } from './ground';

/** The location of a `TravelMinutes` place; null while unknown. */
type PinOf = (place: string) => Coordinates | null;
/** Seconds between two places as measured by a provider; null if it has no answer. */
export type MeasuredSeconds = (from: Coordinates, to: Coordinates) => number | null;

type DriveSources = {
  measured?: MeasuredSeconds | undefined;
  /** Whether a place is known only by ZIP code. */
  isRough?: (place: string) => boolean;
};

/** Two houses in one ZIP code are zero minutes apart by its center, but no drive between two addresses is shorter than this. */
const LEAST_ROUGH_MINUTES = 5;

/** Returns driving minutes estimated by distance, rounded up as for routes; measured road times take precedence. */
export function drivesBetween(
  pinOf: PinOf,
  { measured = () => null, isRough = () => false }: DriveSources = {},
): TravelMinutes {
  const known = new Map<string, number | null>();
  const drive = (from: string, to: string): number | null => {
    const [start, end] = [pinOf(from), pinOf(to)];
    if (!start || !end) return null;
    const minutes = Math.ceil((measured(start, end) ?? estimateSeconds(start, end)) / 60);
    return isRough(from) || isRough(to) ? Math.max(LEAST_ROUGH_MINUTES, minutes) : minutes;
  };
  return (from, to) => {
    if (from === to && from !== '') return 0;
    const key = `${from} ${to}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const minutes = drive(from, to);
    known.set(key, minutes);
    return minutes;
  };
}

/**
 * The drive before a stop: how long, after which stop (null: from the base), how much of it doesn't fit in between, and whether it is
 * based only on ZIP codes.
 */
export type Drive = { minutes: number; from: Stop | null; shortMinutes: number; isRough: boolean };

type Of = { technicianId: string; ground: PreparedGround };

/**
 * Returns one technician's drives, by the entry each leads to. When the route is unknown, the planned drive counts; without that there is
 * none.
 */
export function drivesOf(technicianId: string, ground: PreparedGround): ReadonlyMap<string, Drive> {
  const ofGround = found.get(ground) ?? new Map<string, ReadonlyMap<string, Drive>>();
  found.set(ground, ofGround);
  const drives = ofGround.get(technicianId) ?? findDrives(technicianId, ground);
  ofGround.set(technicianId, drives);
  return drives;
}

/** A ground never changes, and cards, loads and free hours all ask for the same drives. */
const found = new WeakMap<PreparedGround, Map<string, ReadonlyMap<string, Drive>>>();

function findDrives(technicianId: string, ground: PreparedGround): ReadonlyMap<string, Drive> {
  const drives = new Map<string, Drive>();
  let last: Stop | null = null;
  for (const stop of ground.stopsOf(technicianId)) {
    const { id, placement } = stop.entry;
    // Every day begins at the base, unless the night's work continues.
    if (last && !isOnOneRoute(last, stop, ground.timeZone)) last = null;
    const drive = driveTo(stop, last, { technicianId, ground }) ?? planned(placement.travelMinutes);
    if (drive.minutes > 0) drives.set(id, drive);
    last = laterOf(last, stop);
  }
  return drives;
}

/** Returns the drives that result from putting something into a technician's day: the drive there, and the minutes to the next stop. */
export function drivesAround(
  technicianId: string,
  stop: Pick<Stop, 'place' | 'fromMs' | 'toMs'> & { entryId: string },
  ground: PreparedGround,
): { before: Drive | null; afterMinutes: number | null } {
  const { place, fromMs, toMs } = stop;
  const { timeZone } = ground;
  const others = ground
    .stopsOf(technicianId)
    .filter((one) => one.entry.id !== stop.entryId && Math.abs(one.fromMs - fromMs) < DAY_MS);
  const last = others
    .filter((one) => one.fromMs < fromMs && isOnOneRoute(one, stop, timeZone))
    .reduce<Stop | null>(laterOf, null);
  const next = others.find((one) => one.fromMs >= toMs && isOnOneRoute(stop, one, timeZone));
  return {
    before: driveTo({ place, fromMs }, last, { technicianId, ground }),
    afterMinutes: next ? ground.travelMinutes(place, next.place) : null,
  };
}

function driveTo(
  { place, fromMs }: Pick<Stop, 'fromMs' | 'place'>,
  from: Stop | null,
  { technicianId, ground }: Of,
): Drive | null {
  const start = from?.place ?? placeOfBase(technicianId);
  const minutes = ground.travelMinutes(start, place);
  if (minutes === null) return null;
  // Overlaps are reported separately, and when someone leaves home is up to them: neither is a drive that doesn't fit.
  const freeMinutes = from && from.toMs <= fromMs ? (fromMs - from.toMs) / MINUTE_MS : Infinity;
  const isRough = start !== place && [start, place].some((one) => ground.isRough?.(one) === true);
  return { minutes, from, shortMinutes: Math.max(0, Math.ceil(minutes - freeMinutes)), isRough };
}

const planned = (minutes: number): Drive => ({ minutes, from: null, shortMinutes: 0, isRough: false });
const laterOf = (last: Stop | null, stop: Stop): Stop => (last && last.toMs > stop.toMs ? last : stop);

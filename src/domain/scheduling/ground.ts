import { addCalendarDays } from '@/lib/calendar';
import { calendarDay } from '@/lib/dates';
import { memo } from '@/lib/memo';
import { HOUR_MS } from '@/lib/time';
import { weekdayOf } from '@/lib/weekdays';
import type { BusinessHours } from '../company/businessHours';
import type { Stored } from '../record/schema';
import { resourceRow, type ResourceOf } from '../resource/onVisit';
import type { Resource } from '../resource/schema';
import type { Technician } from '../technician/schema';
import { hoursOn } from '../technician/workingHours';
import type { Territory } from '../territory/schema';
import { territoriesByZip, type TerritoryAt } from '../territory/territories';
import type { ScheduleEntry } from './schema';
import { isRunning } from './visitState';
import { clockSpan, dayOf, daySpan } from './wallClock';

/**
 * Driving minutes between two places: property ids, or `placeOfBase`. null when unknown, because a place has no address or couldn't be
 * found.
 */
export type TravelMinutes = (from: string, to: string) => number | null;

export type KnownEntry = ScheduleEntry & { id: string };

/** The data that times are judged by: the company's clock and hours, its people, and what they have on the days in question. */
export type Ground = {
  timeZone: string;
  nowIso: string;
  businessHours: BusinessHours;
  technicians: readonly Stored<Technician>[];
  /** Crews, vehicles and machines; unset if the question is about people only. */
  resources?: readonly Stored<Resource>[];
  /** Areas with preferred technicians; unset if there are none. */
  territories?: readonly Territory[];
  entries: readonly KnownEntry[];
  travelMinutes: TravelMinutes;
  /** Whether a place is known only by ZIP code: drives from and to it can be minutes off. If unset, no place is. */
  isRough?: (place: string) => boolean;
};

/** A span in milliseconds since 1970, for comparisons without parsing. */
export type Stretch = { fromMs: number; toMs: number };
/** Something that takes a technician's time, and where it is. */
export type Stop = Stretch & { entry: KnownEntry; place: string };
export type Absence = Stretch & { entryId: string; title: string; isHoliday: boolean };

/** The ground indexed by technician and day, prepared once for many questions. */
export type PreparedGround = Ground & {
  nowMs: number;
  technicianOf: (id: string) => Stored<Technician> | undefined;
  resourceOf: ResourceOf;
  /** The territory of an address; undefined outside all of them. */
  territoryAt: TerritoryAt;
  /** Entries that take their time, by start; for a crew, vehicle or machine, by the id of its row. */
  stopsOf: (technicianId: string) => readonly Stop[];
  absencesOf: (technicianId: string) => readonly Absence[];
  onCallOf: (technicianId: string) => readonly Stretch[];
  /**
   * Their working hours on a day (YYYY-MM-DD), by start: the shifts entered for it, otherwise the hours on their
   * record. A night shift is whole, both on the day it begins and on the day it reaches into.
   */
  shiftsOf: (technicianId: string, date: string) => readonly Stretch[];
  /** The company's opening hours on a day; null when it is closed. */
  openOn: (date: string) => Stretch | null;
};

/** Returns the place that a technician starts from and returns to. */
export const placeOfBase = (technicianId: string): string => `base:${technicianId}`;

export const stretchOf = ({ startsAt, endsAt }: { startsAt: string; endsAt: string }): Stretch => ({
  fromMs: Date.parse(startsAt),
  toMs: Date.parse(endsAt),
});
export const isSharing = (a: Stretch, b: Stretch): boolean => a.fromMs < b.toMs && b.fromMs < a.toMs;
export const isCovering = (outer: Stretch, inner: Stretch): boolean =>
  outer.fromMs <= inner.fromMs && inner.toMs <= outer.toMs;

/**
 * Returns those of `stops` that end by an instant with none after them until then: one, or several if stops overlap. Someone has to drive
 * from each of them.
 */
export function lastBefore(stops: readonly Stop[], ms: number): Stop[] {
  const ended = stops.filter(({ toMs }) => toMs <= ms);
  const latestStartMs = Math.max(...ended.map(({ fromMs }) => fromMs));
  return ended.filter(({ toMs }) => toMs > latestStartMs);
}

/** Returns those of `stops` that begin at an instant or later with none before them from then on. */
export function firstAfter(stops: readonly Stop[], ms: number): Stop[] {
  const coming = stops.filter(({ fromMs }) => fromMs >= ms);
  const earliestEndMs = Math.min(...coming.map(({ toMs }) => toMs));
  return coming.filter(({ fromMs }) => fromMs < earliestEndMs);
}

// A search for times asks for the same few days once per technician.
const daysIn = memo((timeZone: string) => memo((date: string) => stretchOf(daySpan(date, timeZone))));
/** Returns a calendar day's stretch. */
export const dayStretch = (date: string, timeZone: string): Stretch => daysIn(timeZone)(date);

/** Returns the parts of stretches that lie within another, such as the part of a shift that falls on a day. */
export const partsWithin = (stretches: readonly Stretch[], { fromMs, toMs }: Stretch): Stretch[] =>
  stretches
    .map((one) => ({ fromMs: Math.max(one.fromMs, fromMs), toMs: Math.min(one.toMs, toMs) }))
    .filter((part) => part.fromMs < part.toMs);

const byStart = (a: Stretch, b: Stretch): number => a.fromMs - b.fromMs || a.toMs - b.toMs;

/** Returns stretches in order, merging those that touch or overlap. */
export function joined(stretches: readonly Stretch[]): Stretch[] {
  const found: Stretch[] = [];
  for (const { fromMs, toMs } of stretches.toSorted(byStart)) {
    const before = found.at(-1);
    if (before && fromMs <= before.toMs) before.toMs = Math.max(before.toMs, toMs);
    else found.push({ fromMs, toMs });
  }
  return found;
}

/** After this long without work, a technician is assumed to have been home: the next stop begins a new route. */
const NIGHT_MS = 6 * HOUR_MS;

/** Whether someone goes straight from one stop to the next: on the same day, or through a night that leaves no time to go home. */
export const isOnOneRoute = (before: Stretch, after: Stretch, timeZone: string): boolean =>
  after.fromMs - before.toMs < NIGHT_MS || dayAt(before.fromMs, timeZone) === dayAt(after.fromMs, timeZone);
const dayAt = (ms: number, timeZone: string): string => calendarDay(timeZone, new Date(ms));

/** Canceled visits and no-shows take no time. */
const takesTime = ({ kind, state }: ScheduleEntry): boolean =>
  kind === 'other' || (kind === 'visit' && state !== 'cancelled' && state !== 'no-show');

/** Prepares the ground: reads each entry and each clock once, however many questions follow. */
export function prepareGround(ground: Ground): PreparedGround {
  const { timeZone, businessHours } = ground;
  const nowMs = Date.parse(ground.nowIso);
  const technicians = new Map(ground.technicians.map((technician) => [technician.id, technician]));
  const resources = new Map((ground.resources ?? []).map((resource) => [resource.id, resource]));
  const stops = new Map<string, Stop[]>();
  const absences = new Map<string, Absence[]>();
  const onCall = new Map<string, Stretch[]>();
  const shifts = new Map<string, Stretch[]>();
  const holidays: Absence[] = [];

  for (const entry of ground.entries) {
    const stretch = stretchOf(entry.placement);
    const { technicianIds, startsAt } = entry.placement;
    const file = <T>(into: Map<string, T[]>, value: T, keyOf: (id: string) => string = (id) => id): void => {
      for (const id of technicianIds) into.set(keyOf(id), [...(into.get(keyOf(id)) ?? []), value]);
    };
    if (takesTime(entry)) {
      // Someone who is there now stays at least until now.
      const toMs = isRunning(entry.state) ? Math.max(stretch.toMs, nowMs) : stretch.toMs;
      const stop: Stop = { fromMs: stretch.fromMs, toMs, entry, place: entry.propertyId };
      file(stops, stop);
      for (const id of entry.placement.resourceIds) {
        const row = resourceRow(id);
        stops.set(row, [...(stops.get(row) ?? []), stop]);
      }
    } else if (entry.kind === 'time-off') {
      const absence = { ...stretch, entryId: entry.id, title: entry.title };
      if (technicianIds.length === 0) holidays.push({ ...absence, isHoliday: true });
      else file(absences, { ...absence, isHoliday: false });
    } else if (entry.kind === 'on-call') file(onCall, stretch);
    else if (entry.kind === 'shift') {
      const date = dayOf(startsAt, timeZone);
      file(shifts, stretch, (id) => `${id} ${date}`);
    }
  }
  for (const list of [...stops.values(), ...shifts.values()]) list.sort(byStart);

  const spanOf = memo((key: string) => {
    const [date = '', from = '', to = ''] = key.split(' ');
    return stretchOf(clockSpan(date, from, to, timeZone));
  });
  const usualShift = (technicianId: string, date: string): readonly Stretch[] => {
    const technician = technicians.get(technicianId);
    if (!technician) return NO_SHIFT;
    const known = usualShiftsOf(technician);
    const hours = hoursOn(technician, businessHours, weekdayOf(date));
    const key = `${date} ${timeZone} ${hours.isOff ? '' : `${hours.start} ${hours.end}`}`;
    const found = known.get(key);
    if (found) return found;
    const shift = hours.isOff ? NO_SHIFT : [spanOf(`${date} ${hours.start} ${hours.end}`)];
    known.set(key, shift);
    return shift;
  };
  const beginningOn = (id: string, date: string): readonly Stretch[] =>
    shifts.get(`${id} ${date}`) ?? usualShift(id, date);
  const shiftsOf = (id: string, date: string): readonly Stretch[] => {
    const evening = beginningOn(id, addCalendarDays(date, -1));
    const own = beginningOn(id, date);
    if (evening.length === 0) return own;
    const { fromMs } = dayStretch(date, timeZone);
    const reaching = evening.filter(({ toMs }) => toMs > fromMs);
    return reaching.length === 0 ? own : [...reaching, ...own];
  };
  return {
    ...ground,
    nowMs,
    technicianOf: (id) => technicians.get(id),
    resourceOf: (id) => resources.get(id),
    territoryAt: territoriesByZip(ground.territories ?? []),
    stopsOf: (id) => stops.get(id) ?? [],
    absencesOf: (id) => [...(absences.get(id) ?? []), ...holidays],
    onCallOf: (id) => onCall.get(id) ?? [],
    shiftsOf,
    openOn: (date) => {
      const { isOpen, opensAt, closesAt } = businessHours[weekdayOf(date)];
      return isOpen ? spanOf(`${date} ${opensAt} ${closesAt}`) : null;
    },
  };
}

/** Returns the same ground with these entries moved to their new places; entries it doesn't know yet are added. */
export function groundAfter(ground: PreparedGround, moved: readonly KnownEntry[]): PreparedGround {
  if (moved.length === 0) return ground;
  const ids = new Set(moved.map(({ id }) => id));
  return prepareGround({ ...ground, entries: [...ground.entries.filter(({ id }) => !ids.has(id)), ...moved] });
}

const NO_SHIFT: readonly Stretch[] = [];
/** The hours on a record, by day and time zone: a board asks for everyone on every day each time something moves. */
const usualShifts = new WeakMap<Technician, Map<string, readonly Stretch[]>>();

function usualShiftsOf(technician: Technician): Map<string, readonly Stretch[]> {
  const known = usualShifts.get(technician) ?? new Map<string, readonly Stretch[]>();
  usualShifts.set(technician, known);
  return known;
}

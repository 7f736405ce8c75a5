import { dayStart } from '@/lib/dates';
import { MINUTE_SECONDS } from '@/lib/time';
import type { Coordinates } from '../../contact/pin';
import type { KnownEntry, PreparedGround } from '../../scheduling/ground';
import { dayOf } from '../../scheduling/wallClock';
import type { Priority } from '../case/routeCase';

export type RoutingOptions = {
  /** The maximum overtime after the shift, including the drive home. */
  maxOvertimeMinutes: number;
  /** Whether visits with no announced time may start at any time. */
  isFreeToMove: boolean;
  /** Whether the day's unassigned visits are planned too. */
  takesUnassigned: boolean;
  /** The most anyone may work and drive in a day; 0 is no limit. */
  maxWorkMinutes: number;
  /** Whether half an hour at noon is kept free. */
  hasLunch: boolean;
};

/** The default options. */
export const USUAL_OPTIONS: RoutingOptions = {
  maxOvertimeMinutes: 60,
  maxWorkMinutes: 0,
  isFreeToMove: true,
  takesUnassigned: true,
  hasLunch: true,
};

/** A day of the schedule to plan. Places are property ids, or `placeOfBase`. */
export type RoutingDay = {
  /** YYYY-MM-DD in the company's zone. */
  date: string;
  ground: PreparedGround;
  /** Technicians whose routes are planned; everyone else's stay as they are. */
  technicianIds: readonly string[];
  priorityOf: (entry: KnownEntry) => Priority;
  pinOf: (place: string) => Coordinates | null;
  /** Visits that a person placed: with these technicians, from this instant on. */
  kept: ReadonlyMap<string, { technicianIds: readonly string[]; startsAt: string }>;
  options: RoutingOptions;
  dayStartMs: number;
  /** Elapsed seconds of the day; undefined unless it is today. */
  nowSeconds: number | undefined;
};

const SECOND_MS = 1000;

/** Adds the fields derived from a day's date. */
export function routingDay(day: Omit<RoutingDay, 'dayStartMs' | 'nowSeconds'>): RoutingDay {
  const { timeZone, nowMs, nowIso } = day.ground;
  const dayStartMs = Date.parse(dayStart(timeZone, day.date));
  const isToday = day.date === dayOf(nowIso, timeZone);
  return {
    ...day,
    dayStartMs,
    nowSeconds: isToday ? wholeMinute(Math.max(0, (nowMs - dayStartMs) / SECOND_MS)) : undefined,
  };
}

/** Rounds up to the next full minute: plans use whole minutes. */
export const wholeMinute = (seconds: number): number => Math.ceil(seconds / MINUTE_SECONDS) * MINUTE_SECONDS;

/** Returns elapsed seconds since the day began, regardless of clock changes. */
export const secondOf = ({ dayStartMs }: Pick<RoutingDay, 'dayStartMs'>, ms: number): number =>
  Math.round((ms - dayStartMs) / SECOND_MS);

/** Returns the instant (ISO UTC) this many seconds after the day began. */
export const instantOf = ({ dayStartMs }: Pick<RoutingDay, 'dayStartMs'>, second: number): string =>
  new Date(dayStartMs + second * SECOND_MS).toISOString();

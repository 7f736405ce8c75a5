import { atClock } from '@/lib/atClock';
import { clockTime } from '@/lib/dates';
import { MINUTE_MS } from '@/lib/time';
import { onOtherDay } from '../change';
import { drivesAround } from '../drives';
import {
  dayStretch,
  isCovering,
  isSharing,
  partsWithin,
  stretchOf,
  type Absence,
  type PreparedGround,
  type Stretch,
} from '../ground';
import type { Placement } from '../schema';
import { durationOf } from '../span';
import { dayOf, daysTouched } from '../wallClock';
import { absencesOfRow, roomOfRow, shiftsOfRow, stopsOfRow } from './rowRoom';
import type { BoardCard, BoardRow } from './rows';
import { setDown, snapped, STEP_MINUTES } from './target';

/** One person's day in the week view: their visits, and how much time is left. */
export type WeekCell = {
  date: string;
  cards: BoardCard[];
  /** From now on; 0 for a past day, and in the unassigned row. */
  freeMinutes: number;
  /** Whether they work that day at all. */
  isWorking: boolean;
  /** Time off or a holiday that day; null if there is none. */
  absence: Pick<Absence, 'title' | 'entryId'> | null;
};

export type WeekRow = { row: BoardRow; cells: WeekCell[] };

/** A night visit counts for its evening: a last day that ends before this hour isn't another day of the visit. */
const STILL_NIGHT = '12:00';

/** Groups a board's rows by day (YYYY-MM-DD). An entry that lasts several days is in each of them. */
export function weekRows(rows: readonly BoardRow[], dates: readonly string[], ground: PreparedGround): WeekRow[] {
  return rows.map((row) => {
    const { technicianId } = row;
    const absences = absencesOfRow(technicianId, ground);
    const filed = row.cards
      .map((card) => ({ card, days: daysOf(card.entry.placement, ground.timeZone) }))
      .toSorted((a, b) => (a.card.entry.placement.startsAt < b.card.entry.placement.startsAt ? -1 : 1));
    const cells = dates.map((date): WeekCell => {
      const day = dayStretch(date, ground.timeZone);
      const shifts = partsWithin(shiftsOfRow(technicianId, date, ground), day);
      return {
        date,
        cards: filed.flatMap(({ card, days }) => (days.includes(date) ? [card] : [])),
        freeMinutes: technicianId === '' ? 0 : roomOfRow(technicianId, date, ground),
        isWorking: shifts.length > 0,
        absence: absences.find((absence) => isSharing(absence, day)) ?? null,
      };
    });
    return { row, cells };
  });
}

/** Returns the days that a visit counts for. */
function daysOf(placement: Placement, timeZone: string): string[] {
  const days = daysTouched(placement, timeZone);
  const last = days.at(-1);
  const isOverSoon = clockTime(timeZone, new Date(placement.endsAt)) <= STILL_NIGHT;
  return days.length > 1 && last !== undefined && isOverSoon ? days.slice(0, -1) : days;
}

type Aim = {
  /** Source and target rows; '' is the unassigned row. */
  from: string;
  to: string;
  /** YYYY-MM-DD */
  date: string;
  /** The entry being moved, which never conflicts with itself. */
  entryId: string;
  /** Whether its time of day counts: a job that was never planned has none. */
  hasTime: boolean;
  /** Location, as the prepared ground knows it; '' if unknown. */
  place: string;
};

/**
 * Returns the placement of a visit dropped on a person's day: at its time of day if that is free, otherwise at the first time with room.
 * If there is no room, it keeps its time of day and the engine reports the conflicts.
 */
export function setDownOnDay(placement: Placement, aim: Aim, ground: PreparedGround): Placement {
  const isSameDay = dayOf(placement.startsAt, placement.timeZone) === aim.date;
  if (isSameDay && aim.from === aim.to && aim.hasTime) return placement;
  const usual = isSameDay ? placement : onOtherDay(placement, aim.date);
  const minutes = durationOf(placement);
  const startMs = aim.hasTime ? freeStart(usual, aim, ground) : null;
  const found =
    startMs ?? firstRoom(aim, minutes, ground) ?? (aim.hasTime ? Date.parse(usual.startsAt) : opening(aim, ground));
  return setDown(placement, {
    from: aim.from,
    to: aim.to,
    startsAt: new Date(found).toISOString(),
    resourceOf: ground.resourceOf,
  });
}

const takenBy = ({ to, entryId }: Aim, ground: PreparedGround): Stretch[] => [
  ...stopsOfRow(to, ground).filter(({ entry }) => entry.id !== entryId),
  ...absencesOfRow(to, ground),
];

/** Returns the usual start (ms) if nothing conflicts with it, otherwise null. */
function freeStart(usual: Placement, aim: Aim, ground: PreparedGround): number | null {
  const stretch = stretchOf(usual);
  if (aim.to === '') return stretch.fromMs;
  const isInShift = shiftsOfRow(aim.to, aim.date, ground).some((shift) => isCovering(shift, stretch));
  const isFree = takenBy(aim, ground).every((other) => !isSharing(other, stretch));
  return isInShift && isFree ? stretch.fromMs : null;
}

/** Returns the first start (ms) with enough room for the visit, and for its drives if possible; null if there is none. */
const firstRoom = (aim: Aim, minutes: number, ground: PreparedGround): number | null =>
  aim.to === ''
    ? null
    : (firstStart(aim, minutes, ground, (stretch) => shortOnRoad(aim, stretch, ground)) ??
      firstStart(aim, minutes, ground, () => 0));

/** Returns the first start from now on, in whole steps of the board; `shortMs` is how much later an open start would have to be. */
function firstStart(
  aim: Aim,
  minutes: number,
  ground: PreparedGround,
  shortMs: (stretch: Stretch) => number,
): number | null {
  const taken = takenBy(aim, ground);
  const step = STEP_MINUTES * MINUTE_MS;
  const onStep = (ms: number): number => Math.ceil(ms / step) * step;
  for (const shift of partsWithin(shiftsOfRow(aim.to, aim.date, ground), dayStretch(aim.date, ground.timeZone))) {
    let fromMs = Math.max(shift.fromMs, onStep(ground.nowMs));
    for (;;) {
      const stretch = { fromMs, toMs: fromMs + minutes * MINUTE_MS };
      if (stretch.toMs > shift.toMs) break;
      const blocking = taken.filter((other) => isSharing(other, stretch));
      const short = blocking.length > 0 ? 0 : shortMs(stretch);
      if (blocking.length === 0 && short === 0) return fromMs;
      fromMs = blocking.length > 0 ? Math.max(...blocking.map(({ toMs }) => onStep(toMs))) : onStep(fromMs + short);
    }
  }
  return null;
}

/** Returns how much later it would have to begin for the drives there and onward to fit; 0 if they do. */
function shortOnRoad({ to, place, entryId }: Aim, stretch: Stretch, ground: PreparedGround): number {
  const { before, afterMinutes } = drivesAround(to, { ...stretch, place, entryId }, ground);
  if (before && before.shortMinutes > 0) return before.shortMinutes * MINUTE_MS;
  const next = stopsOfRow(to, ground).find((stop) => stop.entry.id !== entryId && stop.fromMs >= stretch.toMs);
  const isInTime = !next || stretch.toMs + (afterMinutes ?? 0) * MINUTE_MS <= next.fromMs;
  return isInTime ? 0 : next.toMs - stretch.fromMs;
}

const USUAL_START = '08:00';

/** Returns when a day begins (ms): the person's shift, the company's hours, or 8 AM. */
function opening({ to, date }: Aim, ground: PreparedGround): number {
  const [shift] = to === '' ? [] : partsWithin(shiftsOfRow(to, date, ground), dayStretch(date, ground.timeZone));
  const [open] = [shift, ground.openOn(date)].flatMap((stretch) => stretch ?? []);
  return snapped(open?.fromMs ?? Date.parse(atClock(date, USUAL_START, ground.timeZone)), STEP_MINUTES);
}

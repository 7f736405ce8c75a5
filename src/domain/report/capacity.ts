import { addCalendarDays } from '@/lib/calendar';
import { cutText } from '@/lib/cutText';
import { MINUTE_MS } from '@/lib/time';
import { mondayOf } from '@/lib/weekdays';
import { capacityOf } from '../scheduling/board/capacity';
import { stretchOf, type PreparedGround } from '../scheduling/ground';
import { abilitiesOf, skillAnswer } from '../scheduling/skills';
import { dayOf } from '../scheduling/wallClock';
import { addCells, type Cell, type Cells, type ReportMonth } from './cells';

/**
 * Bookings of the coming weeks, in `reportMonths/capacity`, counted each night. Cells by the Monday of their week (YYYY-MM-DD):
 * `person:{week}:{technicianId}` (working hours, and how much is taken including drives), `skill:{week}:{name}` (hours of those who have
 * it, and how much is free), `nobody:{week}` (visits without a technician), and `waiting` (jobs without a time).
 */
export const CAPACITY_NAME = 'capacity';
const CAPACITY_WEEKS = 6;
const NAME_LENGTH = 60;

/** Returns the counted days: the rest of this week, and the weeks after it. */
export const capacityDays = (today: string): string[] => {
  const end = addCalendarDays(mondayOf(today), CAPACITY_WEEKS * 7);
  const days: string[] = [];
  for (let day = today; day < end; day = addCalendarDays(day, 1)) days.push(day);
  return days;
};

const skillCell = (week: string, skill: string): string => `skill:${week}:${cutText(skill.trim(), NAME_LENGTH)}`;

/** Returns the cells of one day, as its board would show it. */
export function cellsOfDay(day: string, ground: PreparedGround): Cells {
  const week = mondayOf(day);
  const people = ground.technicians
    .filter(({ status }) => status === 'active')
    .map((technician) => {
      const { shift, booked, driving } = capacityOf(technician.id, [day], ground);
      const taken = Math.round(booked + driving);
      return { technician, availableMinutes: Math.round(shift), bookedMinutes: taken };
    });
  const cells: Cells = {};
  for (const { technician, availableMinutes, bookedMinutes } of people)
    cells[`person:${week}:${technician.id}`] = { availableMinutes, bookedMinutes };
  for (const skill of abilitiesOf(people.map(({ technician }) => technician))) {
    const able = people.filter(({ technician }) => skillAnswer(technician, skill, day).kind === 'held');
    const sum = (of: (one: (typeof people)[number]) => number): number => able.reduce((all, one) => all + of(one), 0);
    cells[skillCell(week, skill)] = {
      availableMinutes: sum((one) => one.availableMinutes),
      freeMinutes: sum((one) => Math.max(0, one.availableMinutes - one.bookedMinutes)),
    };
  }
  return addCells(cells, { [`nobody:${week}`]: nobodysWork(day, ground) });
}

/** Counts a day's visits that have no technician yet. */
function nobodysWork(day: string, { entries, timeZone }: PreparedGround): Cell {
  const open = entries.filter(
    ({ kind, state, placement }) =>
      kind === 'visit' &&
      state !== 'cancelled' &&
      placement.technicianIds.length === 0 &&
      dayOf(placement.startsAt, timeZone) === day,
  );
  const minutes = open.reduce((sum, { placement }) => {
    const { fromMs, toMs } = stretchOf(placement);
    return sum + (toMs - fromMs) / MINUTE_MS;
  }, 0);
  return { visits: open.length, bookedMinutes: Math.round(minutes) };
}

/** Counts jobs that have no time yet. */
export const waitingCells = (jobs: readonly { durationMinutes: number }[]): Cells => ({
  waiting: { visits: jobs.length, bookedMinutes: jobs.reduce((sum, { durationMinutes }) => sum + durationMinutes, 0) },
});

type Taken = { availableMinutes: number; bookedMinutes: number };
export type CapacityWeek = {
  monday: string;
  people: ReadonlyMap<string, Taken>;
  skills: ReadonlyMap<string, { availableMinutes: number; freeMinutes: number }>;
  nobody: { visits: number; bookedMinutes: number };
};
export type CountedCapacity = {
  weeks: readonly CapacityWeek[];
  waiting: { visits: number; bookedMinutes: number };
  /** Time it was counted; '' = not yet. */
  countedAt: string;
};

/** Returns the counts week by week, from the current one on. */
export function readCapacity(
  stored: readonly Pick<ReportMonth, 'cells' | 'checkedAt'>[],
  today: string,
): CountedCapacity {
  const { cells, checkedAt } = stored[0] ?? { cells: {}, checkedAt: '' };
  const named = (start: string): [string, Cell][] =>
    Object.entries(cells).flatMap(([name, cell]) => (name.startsWith(start) ? [[name.slice(start.length), cell]] : []));
  const work = (cell: Cell | undefined) => ({ visits: cell?.visits ?? 0, bookedMinutes: cell?.bookedMinutes ?? 0 });
  const weeks = Array.from({ length: CAPACITY_WEEKS }, (_, index) => addCalendarDays(mondayOf(today), index * 7));
  return {
    countedAt: checkedAt,
    waiting: work(cells['waiting']),
    weeks: withoutPast(
      weeks.map((monday) => ({
        monday,
        people: new Map(
          named(`person:${monday}:`).map(([id, { availableMinutes = 0, bookedMinutes = 0 }]) => [
            id,
            { availableMinutes, bookedMinutes },
          ]),
        ),
        skills: new Map(
          named(`skill:${monday}:`).map(([skill, { availableMinutes = 0, freeMinutes = 0 }]) => [
            skill,
            { availableMinutes, freeMinutes },
          ]),
        ),
        nobody: work(cells[`nobody:${monday}`]),
      })),
    ),
  };
}

/** On a weekend, nothing of the current week is left to plan. */
function withoutPast(weeks: readonly CapacityWeek[]): readonly CapacityWeek[] {
  const [first, ...rest] = weeks;
  const isOver =
    first !== undefined &&
    first.nobody.visits === 0 &&
    [...first.people.values()].every(({ availableMinutes, bookedMinutes }) => availableMinutes + bookedMinutes === 0);
  return isOver && rest.some(({ people }) => people.size > 0) ? rest : weeks;
}

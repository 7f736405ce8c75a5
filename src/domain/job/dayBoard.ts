import { calendarDay, dayBounds, minuteOfDay } from '@/lib/dates';
import { DAY_MINUTES, HOUR_MINUTES } from '@/lib/time';
import { weekdayOf } from '@/lib/weekdays';
import type { Stored } from '../record/schema';
import type { BusinessHours } from '../company/businessHours';
import type { Technician } from '../technician/schema';
import { hoursOn } from '../technician/workingHours';
import type { Job, Progress } from './schema';
import { isOnTheWay } from './onMyWay';
import { isLate } from './status';

type StoredJob = Stored<Job>;
/** `coming`: someone has set out for it. */
export type BlockState = 'late' | 'coming' | 'running' | 'waiting' | 'planned' | 'done';

/** A job's position in a day: minutes since midnight, and its lane if jobs overlap. */
export type DayBlock = {
  job: StoredJob;
  fromMinute: number;
  toMinute: number;
  lane: number;
  state: BlockState;
};

export type DayRow = {
  technician: Stored<Technician>;
  blocks: DayBlock[];
  laneCount: number;
  /** Their working hours that day, in minutes since midnight; null on a day off. */
  hours: { fromMinute: number; toMinute: number } | null;
};

export type DayBoard = {
  /** Jobs of the day that no one on the list is assigned to. */
  unassigned: { blocks: DayBlock[]; laneCount: number };
  /** Technicians who work today or have a job, in the order given. */
  rows: DayRow[];
  /** Technicians with the day off and no job. */
  off: Stored<Technician>[];
  /** The hours shown, in whole hours as minutes since midnight. */
  fromMinute: number;
  toMinute: number;
};

const USUAL = { fromMinute: 8 * HOUR_MINUTES, toMinute: 17 * HOUR_MINUTES };
/** Anything shorter would just be a line. */
const SHORTEST_BLOCK = 30;

const isOnBoard = ({ progress }: Job): boolean => progress !== 'unscheduled' && progress !== 'cancelled';
const clockMinute = (time: string): number => Number(time.slice(0, 2)) * HOUR_MINUTES + Number(time.slice(3));

const STATES: Record<Progress, BlockState> = {
  unscheduled: 'planned',
  scheduled: 'planned',
  'in-progress': 'running',
  'on-hold': 'waiting',
  'work-done': 'done',
  invoiced: 'done',
  closed: 'done',
  cancelled: 'done',
};

/** Someone on the way isn't shown as late for longer than the drive. */
function stateOf(job: Job, nowIso: string): BlockState {
  if (isOnTheWay(job, nowIso)) return 'coming';
  return isLate(job, nowIso) ? 'late' : STATES[job.progress];
}

type Day = { timeZone: string; now: Date; businessHours: BusinessHours };

/** Lays out the day's jobs as blocks, each in the first lane that is free when it begins. */
function blocksOf(
  jobs: readonly StoredJob[],
  { timeZone, now }: Pick<Day, 'timeZone' | 'now'>,
): { blocks: DayBlock[]; laneCount: number } {
  const laneEnds: number[] = [];
  const blocks = jobs
    .map((job) => {
      const fromMinute = minuteOfDay(timeZone, job.scheduledTime);
      const toMinute = Math.min(DAY_MINUTES, fromMinute + Math.max(SHORTEST_BLOCK, job.durationMinutes));
      return { job, fromMinute, toMinute, state: stateOf(job, now.toISOString()) };
    })
    .toSorted((a, b) => a.fromMinute - b.fromMinute || a.toMinute - b.toMinute)
    .map((block) => {
      const free = laneEnds.findIndex((end) => end <= block.fromMinute);
      const lane = free === -1 ? laneEnds.length : free;
      laneEnds[lane] = block.toMinute;
      return { ...block, lane };
    });
  return { blocks, laneCount: Math.max(1, laneEnds.length) };
}

function hoursOfRow(technician: Technician, { timeZone, now, businessHours }: Day): DayRow['hours'] {
  const { isOff, start, end } = hoursOn(technician, businessHours, weekdayOf(calendarDay(timeZone, now)));
  return isOff ? null : { fromMinute: clockMinute(start), toMinute: clockMinute(end) };
}

/**
 * Builds the day that `now` falls on in `timeZone`: every technician with their jobs, including the free ones, the unassigned jobs, and
 * the hours to show. `jobs` are that day's, `technicians` the active ones.
 */
export function dayBoard(jobs: readonly StoredJob[], technicians: readonly Stored<Technician>[], day: Day): DayBoard {
  const { start, end } = dayBounds(day.timeZone, day.now);
  const today = jobs.filter((job) => isOnBoard(job) && job.scheduledTime >= start && job.scheduledTime <= end);
  const known = new Set(technicians.map(({ id }) => id));
  const all = technicians.map((technician) => ({
    technician,
    hours: hoursOfRow(technician, day),
    ...blocksOf(
      today.filter(({ technicianIds }) => technicianIds.includes(technician.id)),
      day,
    ),
  }));
  const isHere = ({ hours, blocks }: DayRow): boolean => hours !== null || blocks.length > 0;
  const rows = all.filter(isHere);
  const unassigned = blocksOf(
    today.filter(({ technicianIds }) => !technicianIds.some((id) => known.has(id))),
    day,
  );
  const spans = [
    USUAL,
    ...rows.flatMap(({ hours }) => hours ?? []),
    ...[unassigned, ...rows].flatMap(({ blocks }) => blocks),
  ];
  return {
    unassigned,
    rows,
    off: all.filter((row) => !isHere(row)).map(({ technician }) => technician),
    fromMinute: Math.floor(Math.min(...spans.map(({ fromMinute }) => fromMinute)) / HOUR_MINUTES) * HOUR_MINUTES,
    toMinute: Math.ceil(Math.max(...spans.map(({ toMinute }) => toMinute)) / HOUR_MINUTES) * HOUR_MINUTES,
  };
}

/** Returns the day's distinct jobs, by start. */
export const jobsInOrder = ({ unassigned, rows }: DayBoard): DayBlock[] => [
  ...new Map(
    [unassigned, ...rows]
      .flatMap(({ blocks }) => blocks)
      .toSorted((a, b) => a.fromMinute - b.fromMinute)
      .map((block) => [block.job.id, block]),
  ).values(),
];

/** Summarizes the day: jobs by state, and the number of technicians without any. */
export function daySummary(board: DayBoard): Record<BlockState, number> & { total: number; free: number } {
  const sums = { late: 0, coming: 0, running: 0, waiting: 0, planned: 0, done: 0, total: 0 };
  for (const { state } of jobsInOrder(board)) {
    sums[state] += 1;
    sums.total += 1;
  }
  return { ...sums, free: board.rows.filter(({ blocks }) => blocks.length === 0).length };
}

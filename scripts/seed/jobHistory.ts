import type { Job, Progress } from '@/domain/job/schema';
import type { Person } from './accounts';
import { earlier, minutesAfter, type CompanyClock } from './clock';
import { CANCEL_REASONS } from './jobTexts';
import type { Random } from './random';
import type { Visit } from './schedule';
import type { TodayVisit } from './today';

/** A job's final progress. */
export type Fate = Exclude<Progress, 'invoiced'>;
/** One change of a job's state: to which state, by whom, when, and why if a reason is required. */
export type Step = { state: Progress; by: Person; at: string; reason: string; isChecklistDone: boolean };

/** This many jobs wait to be invoiced: the newest finished ones. Older ones are closed. */
const WORK_DONE = 10;
/** At least this many of them are before today, whatever the hour. */
const WORK_DONE_BEFORE_TODAY = 5;
const ON_HOLD = 7;

/** Returns each visit's outcome. `visits` are in chronological order. */
export function fatesOf(visits: readonly (Visit | TodayVisit)[], random: Random): Fate[] {
  const fates = visits.map((visit): Fate => {
    if ('stands' in visit)
      return visit.stands === 'done' ? 'work-done' : visit.stands === 'under-way' ? 'in-progress' : 'scheduled';
    if (visit.day > 0) return random.chance(0.03) ? 'cancelled' : 'scheduled';
    return random.chance(0.05) ? 'cancelled' : 'closed';
  });
  const closed = [...fates.keys()].filter((index) => fates[index] === 'closed').reverse();
  const doneToday = fates.filter((fate) => fate === 'work-done').length;
  const waiting = closed.slice(0, Math.max(WORK_DONE_BEFORE_TODAY, WORK_DONE - doneToday));
  for (const index of waiting) fates[index] = 'work-done';
  // Work of the past two weeks that got stuck; emergencies don't wait for parts.
  const stuck = closed
    .slice(waiting.length, waiting.length + 90)
    .filter((index) => visits[index]?.kind.type !== 'emergency');
  for (const index of random.shuffled(stuck).slice(0, ON_HOLD)) fates[index] = 'on-hold';
  return fates;
}

type History = {
  record: Job;
  at: string;
  /** The lead technician's account, if any; otherwise the office tracks the job's progress. */
  lead: Person | null;
  office: Person;
  reasons: readonly string[];
  clock: CompanyClock;
  random: Random;
};

/** Returns the steps by which a new job reached its state, none of them in the future. */
export function stepsOf(fate: Fate, { record, at, lead, office, reasons, clock, random }: History): Step[] {
  const now = minutesAfter(clock.now.toISOString(), -1);
  const field = lead ?? office;
  const step = (state: Progress, by: Person, when: string, reason = ''): Step => ({
    state,
    by,
    at: earlier(when, now),
    reason,
    isChecklistDone: state === 'work-done',
  });
  const begun = step('in-progress', field, minutesAfter(record.scheduledTime, random.int(-4, 18)));
  const done = step('work-done', field, minutesAfter(begun.at, record.durationMinutes * (0.75 + random.next() * 0.4)));
  switch (fate) {
    case 'unscheduled':
    case 'scheduled':
      return [];
    case 'cancelled':
      return [step('cancelled', office, minutesAfter(at, random.int(30, 600)), random.pick(CANCEL_REASONS))];
    case 'in-progress':
      return [begun];
    case 'on-hold':
      return [begun, step('on-hold', field, minutesAfter(begun.at, random.int(15, 60)), random.pick(reasons))];
    case 'work-done':
      return [begun, done];
    case 'closed':
      return [begun, done, step('closed', office, minutesAfter(done.at, random.int(60, 1600)))];
  }
}

import { addCalendarDays } from '@/lib/calendar';
import { AppError } from '@/lib/appError';
import { afterCountedDays, countedFrom, isWeekday } from '../../law/workingDays';
import type { SiteTask } from './siteFileSchema';

/** A task with its dates. Dates are YYYY-MM-DD and inclusive; a milestone ends on the day it begins. */
type PlannedTask = {
  task: SiteTask;
  startsOn: string;
  endsOn: string;
  /** Working days it may slip without moving the finish date. */
  floatDays: number;
  isCritical: boolean;
};

export type SitePlan = {
  /** Ordered by start date. */
  tasks: PlannedTask[];
  /** '' without tasks. */
  finishesOn: string;
};

type Span = { start: number; end: number };

/**
 * Plans a site's schedule by the critical path over finish-to-start dependencies: forward for the earliest dates, backward for the float.
 * Working days are Monday to Friday. Dependencies on missing tasks are ignored. A finished task ends on its actual day, sooner or later
 * than planned, and its successors move with it; a task that should be finished by `asOf` but isn't ends then at the earliest.
 * @param startsOn YYYY-MM-DD, the first day of work
 * @param asOf YYYY-MM-DD, today; '' = as planned, regardless of today
 * @throws AppError `invalid` for tasks that wait for each other
 */
export function sitePlan(tasks: readonly SiteTask[], startsOn: string, asOf = ''): SitePlan {
  const first = countedFrom(startsOn, isWeekday);
  const order = inOrder(tasks);
  const early = new Map<string, Span>();
  for (const task of order) {
    const after = task.afterIds.flatMap((id) => early.get(id)?.end ?? []);
    const fixed = task.notBefore > first ? dayNumber(first, task.notBefore) : 0;
    early.set(task.id, spanOf(task, Math.max(0, fixed, ...after), { first, asOf }));
  }
  const finish = Math.max(0, ...[...early.values()].map(({ end }) => end));
  const late = new Map<string, number>();
  for (const task of order.toReversed()) {
    const waiting = order.filter(({ afterIds, doneOn }) => afterIds.includes(task.id) && doneOn === '');
    const ends = waiting.map((next) => (late.get(next.id) ?? finish) - lengthOf(early.get(next.id)));
    late.set(task.id, Math.min(finish, ...ends));
  }
  const planned = order.map((task): PlannedTask => {
    const { start, end } = early.get(task.id) ?? { start: 0, end: 0 };
    const isDone = task.doneOn !== '';
    const floatDays = isDone ? 0 : (late.get(task.id) ?? end) - end;
    // A milestone is reached on its predecessor's last day.
    const begins = task.days === 0 ? Math.max(0, end - 1) : start;
    const endsOn = isDone ? task.doneOn : dayAt(first, Math.max(begins, end - 1));
    const beginsOn = dayAt(first, begins);
    return {
      task,
      startsOn: beginsOn < endsOn ? beginsOn : endsOn,
      endsOn,
      floatDays,
      isCritical: floatDays === 0 && !isDone,
    };
  });
  return {
    tasks: planned.toSorted((a, b) =>
      a.startsOn === b.startsOn ? (a.endsOn < b.endsOn ? -1 : 1) : a.startsOn < b.startsOn ? -1 : 1,
    ),
    finishesOn: planned.length === 0 ? '' : dayAt(first, Math.max(0, finish - 1)),
  };
}

const lengthOf = (span: Span | undefined): number => (span ? span.end - span.start : 0);

/** Returns when a task that can begin on `start` begins and ends, in working days from the first. */
function spanOf({ days, doneOn }: SiteTask, start: number, { first, asOf }: { first: string; asOf: string }): Span {
  const through = (day: string): number => (day < first ? 0 : dayNumber(first, day) + (isWeekday(day) ? 1 : 0));
  if (doneOn !== '') {
    const end = through(doneOn);
    return { start: Math.min(start, Math.max(0, end - 1)), end };
  }
  return { start, end: Math.max(start + days, asOf === '' ? 0 : through(asOf)) };
}

const dayAt = (first: string, number: number): string => afterCountedDays(first, number, isWeekday);

/** Returns the number of working days between the first day of work and a later day. */
function dayNumber(first: string, date: string): number {
  const end = countedFrom(date, isWeekday);
  let number = 0;
  for (let day = first; day < end; day = addCalendarDays(day, 1)) if (isWeekday(day)) number += 1;
  return number;
}

/** Sorts each task after its predecessors. @throws AppError `invalid` for a cycle */
function inOrder(tasks: readonly SiteTask[]): SiteTask[] {
  const byId = new Map(tasks.map((task) => [task.id, task]));
  const done = new Set<string>();
  const order: SiteTask[] = [];
  const visit = (task: SiteTask, path: ReadonlySet<string>): void => {
    if (done.has(task.id)) return;
    if (path.has(task.id))
      throw new AppError({
        code: 'invalid',
        userMessage: `“${task.name}” depends on itself. Remove one of its dependencies.`,
      });
    const within = new Set([...path, task.id]);
    for (const id of task.afterIds) {
      const before = byId.get(id);
      if (before) visit(before, within);
    }
    done.add(task.id);
    order.push(task);
  };
  for (const task of tasks) visit(task, new Set());
  return order;
}

/** Effect of a change: the new finish date, and the milestones and tasks whose dates change. */
type Movement = { finishesOn: string; movedBy: number; moved: { name: string; from: string; to: string }[] };

/**
 * Returns the effect of adding days to a task, as a change order would.
 * @param added working days, also negative
 * @param asOf as for `sitePlan`
 * @throws AppError as `sitePlan`
 */
export function movedBy(
  tasks: readonly SiteTask[],
  startsOn: string,
  { taskId, added }: { taskId: string; added: number },
  asOf = '',
): Movement {
  const before = sitePlan(tasks, startsOn, asOf);
  const changed = tasks.map((task) => (task.id === taskId ? { ...task, days: Math.max(0, task.days + added) } : task));
  const after = sitePlan(changed, startsOn, asOf);
  const ends = new Map(before.tasks.map(({ task, endsOn }) => [task.id, endsOn]));
  return {
    finishesOn: after.finishesOn,
    movedBy: workingDaysBetween(before.finishesOn, after.finishesOn),
    moved: after.tasks.flatMap(({ task, endsOn }) => {
      const from = ends.get(task.id) ?? endsOn;
      return from === endsOn ? [] : [{ name: task.name, from, to: endsOn }];
    }),
  };
}

/** Returns working days from one day to another; negative backward. */
export function workingDaysBetween(from: string, to: string): number {
  if (from === '' || to === '' || from === to) return 0;
  return from < to ? dayNumber(countedFrom(from, isWeekday), to) : -dayNumber(countedFrom(to, isWeekday), from);
}

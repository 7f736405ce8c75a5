import { addCalendarDays, lastDayOfMonth } from '@/lib/calendar';
import { periodStart } from './periods';

/** When a visit of a plan is due in each term: by a season's months, or so many days after the term begins. */
export type VisitTiming =
  | { kind: 'season'; firstMonth: number; lastMonth: number }
  | { kind: 'offset'; afterDays: number; withinDays: number };

/** What becomes of a visit that was not used by the end of the term. A contract setting. */
export const UNUSED_RULES = ['lapse', 'rollOver', 'extend'] as const;
export type UnusedRule = (typeof UNUSED_RULES)[number];

/** The days on which a visit may take place, both included (YYYY-MM-DD). */
export type DueWindow = { from: string; through: string };
export type Term = { startDate: string; endDate: string };

/**
 * The window of a visit within a term (its end is the first day after it), cut to the term; null when they do not meet. A season that crosses the
 * new year, as November to February, is one window. Visits are tied to the term and never to payment dates. Method A1.
 */
export function dueWindow(timing: VisitTiming, term: Term): DueWindow | null {
  if (timing.kind === 'offset') {
    const from = addCalendarDays(term.startDate, timing.afterDays);
    return within({ from, through: addCalendarDays(from, timing.withinDays - 1) }, term);
  }
  // A season may have begun in the year before the term, and end in the year after it.
  const firstYear = Number(term.startDate.slice(0, 4)) - 1;
  const lastYear = Number(term.endDate.slice(0, 4));
  const windows: DueWindow[] = [];
  for (let year = firstYear; year <= lastYear; year += 1) {
    const window = within(seasonOf(timing, year), term);
    if (window) windows.push(window);
  }
  // Of a season that the term cuts in two, the longer part.
  return windows.toSorted((a, b) => daysIn(b) - daysIn(a) || a.from.localeCompare(b.from))[0] ?? null;
}

const monthText = (year: number, month: number): string => `${year}-${String(month).padStart(2, '0')}`;
const daysIn = ({ from, through }: DueWindow): number => Date.parse(through) - Date.parse(from);

function seasonOf({ firstMonth, lastMonth }: Extract<VisitTiming, { kind: 'season' }>, year: number): DueWindow {
  const endYear = lastMonth < firstMonth ? year + 1 : year;
  return { from: `${monthText(year, firstMonth)}-01`, through: lastDayOfMonth(monthText(endYear, lastMonth)) };
}

function within({ from, through }: DueWindow, { startDate, endDate }: Term): DueWindow | null {
  const lastDay = addCalendarDays(endDate, -1);
  const window = { from: from < startDate ? startDate : from, through: through > lastDay ? lastDay : through };
  return window.from <= window.through ? window : null;
}

export const VISIT_STATES = ['upcoming', 'due', 'scheduled', 'used', 'lapsed', 'rolledOver'] as const;
export type VisitState = (typeof VISIT_STATES)[number];

/** One visit that an agreement owes, as its ledger has it. Days are YYYY-MM-DD; '' = not yet. */
export type OwedVisit = {
  window: DueWindow;
  scheduledFor: string;
  usedOn: string;
  /** Whether it already came over from the term before: a visit rolls over once. */
  cameOver: boolean;
};
type LedgerTerms = {
  term: Term;
  unused: UnusedRule;
  /** With `extend`: so many days after the term it may still be used. */
  extendDays: number;
};

/**
 * The state of a visit on a day. Within the term a visit whose window has passed is still due; at the end of the term an unused one lapses,
 * rolls over once, or stays due while the extension runs. Method A7.
 */
export function visitState(visit: OwedVisit, { term, unused, extendDays }: LedgerTerms, today: string): VisitState {
  if (visit.usedOn !== '') return 'used';
  const usableBefore = unused === 'extend' ? addCalendarDays(term.endDate, extendDays) : term.endDate;
  if (today >= usableBefore) return unused === 'rollOver' && !visit.cameOver ? 'rolledOver' : 'lapsed';
  if (visit.scheduledFor !== '') return 'scheduled';
  return today < visit.window.from ? 'upcoming' : 'due';
}

/** The visits that the next term begins with: those that roll over may be used from its first day to its last. Method A7. */
export const rolledOverInto = (visits: readonly OwedVisit[], terms: LedgerTerms, nextTerm: Term): OwedVisit[] =>
  visits
    .filter((visit) => visitState(visit, terms, nextTerm.startDate) === 'rolledOver')
    .map(() => ({
      window: { from: nextTerm.startDate, through: addCalendarDays(nextTerm.endDate, -1) },
      scheduledFor: '',
      usedOn: '',
      cameOver: true,
    }));

/** A window after a pause: what lies on or after its first day moves by the paused days, as does the end of the term. Method A2. */
export const windowAfterPause = (
  window: DueWindow,
  { pauseFrom, pausedDays }: { pauseFrom: string; pausedDays: number },
): DueWindow => {
  const moved = (date: string): string => (date >= pauseFrom ? addCalendarDays(date, pausedDays) : date);
  return { from: moved(window.from), through: moved(window.through) };
};

/** Unused visits are shown to the customer this long before the end of the term. Method A7. */
const UNUSED_NOTICE_DAYS = 30;

/** The day on which to remind of visits that are still unused. Method A7. */
export const unusedReminderOn = ({ endDate }: Term): string => addCalendarDays(endDate, -UNUSED_NOTICE_DAYS);

/** The term with an index, counted from the first day of the agreement. Method A1. */
export const agreementTerm = (startsOn: string, termMonths: number, index: number): Term => {
  const cycle = { anchorDate: startsOn, intervalMonths: termMonths };
  return { startDate: periodStart(cycle, index), endDate: periodStart(cycle, index + 1) };
};

import type { PlanTerms, PlanVisit } from './plan';
import { agreementVisitSchema, VISIT_DUE_LABELS, type Agreement, type AgreementVisit } from './schema';
import { periodStart } from '../periods';
import { termEnd } from './term';
import { addCalendarDays, addMonths, lastDayOfMonth } from '@/lib/calendar';

/** The job type of an included visit. */
export const VISIT_TYPE = 'maintenance';

type Owed = Pick<PlanTerms, 'visits' | 'unusedVisits'>;
export type Year = { startsOn: string; endsOn: string };

/** Returns the first day of the first season month on or after a day, but never before the day itself. */
function seasonStart(day: string, month: number): string {
  const year = Number(day.slice(0, 4)) + (Number(day.slice(5, 7)) > month ? 1 : 0);
  const first = `${year}-${String(month).padStart(2, '0')}-01`;
  return first < day ? day : first;
}

function visitIn(visit: PlanVisit, { startsOn, endsOn }: Year): AgreementVisit | null {
  const hasSeason = visit.seasonMonth > 0;
  const dueFrom = hasSeason
    ? seasonStart(startsOn, visit.seasonMonth)
    : periodStart({ anchorDate: startsOn, intervalMonths: 1 }, visit.monthsAfterStart);
  if (endsOn !== '' && dueFrom >= endsOn) return null;
  const lastDay = hasSeason
    ? lastDayOfMonth(addMonths(dueFrom.slice(0, 7), visit.openMonths - 1))
    : addCalendarDays(
        periodStart({ anchorDate: startsOn, intervalMonths: 1 }, visit.monthsAfterStart + visit.openMonths),
        -1,
      );
  return agreementVisitSchema.parse({
    id: `${visit.id}-${dueFrom}`,
    name: visit.name,
    dueFrom,
    dueBy: lastDay,
    durationMinutes: visit.durationMinutes,
    valueCents: visit.valueCents,
  });
}

/**
 * Returns the visits owed in one year of an agreement, by the day on which they become due. `endsOn` is the first day on which it no
 * longer applies ('' = open): visits that would become due from then on aren't owed.
 */
export const visitsOfYear = ({ visits }: Pick<Owed, 'visits'>, year: Year): AgreementVisit[] =>
  visits
    .flatMap((visit) => visitIn(visit, year) ?? [])
    .toSorted((a, b) => (a.dueFrom < b.dueFrom ? -1 : Number(a.dueFrom > b.dueFrom)));

/** Returns the visits owed in the year that begins on a day, within a term that ends on another ('' = it has no end). */
export function visitsFrom(plan: Pick<Owed, 'visits'>, startsOn: string, termEndsOn: string): AgreementVisit[] {
  const yearEndsOn = termEnd(startsOn, 12);
  const endsOn = termEndsOn !== '' && termEndsOn < yearEndsOn ? termEndsOn : yearEndsOn;
  return visitsOfYear(plan, { startsOn, endsOn });
}

/** Returns what a plan that starts on a day owes in its first year: what an offer shows, and what its customer then has. */
export const visitsOffered = (plan: Pick<PlanTerms, 'visits' | 'termMonths'>, startsOn: string): AgreementVisit[] =>
  visitsFrom(plan, startsOn, termEnd(startsOn, plan.termMonths));

/** Returns what an agreement that no one has accepted yet would owe: for one that takes over another, what is left of it. */
export const visitsToCome = ({ plan, startsOn, transfer, visits }: Agreement): readonly AgreementVisit[] =>
  transfer ? visits : visitsOffered(plan, startsOn);

/** Adds visits to the ledger; existing ones stay as they are. */
export const withVisits = (ledger: readonly AgreementVisit[], added: readonly AgreementVisit[]): AgreementVisit[] => {
  const known = new Set(ledger.map(({ id }) => id));
  return [...ledger, ...added.filter(({ id }) => !known.has(id))];
};

/** Returns the ledger with one of its visits changed. */
export const withVisit = (
  ledger: readonly AgreementVisit[],
  visitId: string,
  changes: Partial<Omit<AgreementVisit, 'id'>>,
): AgreementVisit[] => ledger.map((visit) => (visit.id === visitId ? { ...visit, ...changes } : visit));

/** Returns the ledger with all owed visits lapsed. */
export const noneOwed = (ledger: readonly AgreementVisit[]): AgreementVisit[] =>
  ledger.map((visit) => (visit.state === 'due' ? { ...visit, state: 'lapsed' } : visit));

/** Reverts that: visits that could still be done on the day of that end are owed again. */
export const owedAgain = (ledger: readonly AgreementVisit[], endedOn: string): AgreementVisit[] =>
  ledger.map((visit) => (visit.state === 'lapsed' && visit.dueBy >= endedOn ? { ...visit, state: 'due' } : visit));

/**
 * Settles visits whose last day has passed without a job: they lapse, or roll over once into the next year if the plan says so.
 * @returns the same array when nothing has passed
 */
export function settledVisits(
  ledger: readonly AgreementVisit[],
  { unusedVisits }: Pick<Owed, 'unusedVisits'>,
  today: string,
): readonly AgreementVisit[] {
  const isOver = ({ state, dueBy }: AgreementVisit): boolean => state === 'due' && dueBy < today;
  if (!ledger.some(isOver)) return ledger;
  return ledger.flatMap((visit) => {
    if (!isOver(visit)) return [visit];
    if (unusedVisits === 'lapse' || visit.id.startsWith('again-')) return [{ ...visit, state: 'lapsed' as const }];
    const again: AgreementVisit = {
      ...visit,
      id: `again-${visit.id}`,
      dueFrom: addCalendarDays(visit.dueBy, 1),
      dueBy: lastDayOfMonth(addMonths(visit.dueBy.slice(0, 7), 12)),
    };
    return [{ ...visit, state: 'rolled-over' as const }, again];
  });
}

type Ended = Pick<Agreement, 'state' | 'cancelsOn' | 'endsOn'>;

/** A visit's state as people see it: an owed one may not be due yet, and one whose agreement has ended wasn't missed. */
export type VisitStanding = AgreementVisit['state'] | 'to-come' | 'no-longer-owed';
const STANDING_LABELS: Record<VisitStanding, string> = {
  ...VISIT_DUE_LABELS,
  'to-come': 'To come',
  'no-longer-owed': 'No longer owed',
};
type JudgedVisit = Pick<AgreementVisit, 'state' | 'dueFrom' | 'dueBy'>;

/** Whether a visit wasn't missed: its agreement ended before it was over. */
function isNoLongerOwed({ state, dueBy }: Pick<AgreementVisit, 'state' | 'dueBy'>, ended: Ended): boolean {
  if (state === 'due') return ended.state === 'cancelled';
  const end = ended.cancelsOn || (ended.state === 'expired' ? ended.endsOn : '');
  return state === 'lapsed' && end !== '' && dueBy >= end;
}

/** Returns a visit's standing on a day. */
export function standingOf(visit: JudgedVisit, ended: Ended, today: string): VisitStanding {
  if (isNoLongerOwed(visit, ended)) return 'no-longer-owed';
  return visit.state === 'due' && visit.dueFrom > today ? 'to-come' : visit.state;
}

/** Describes a visit's standing on a day. */
export const visitStateText = (visit: JudgedVisit, ended: Ended, today: string): string =>
  STANDING_LABELS[standingOf(visit, ended, today)];

/** Returns the first day of the earliest visit that no one has planned yet; '' = none. */
export const nextVisitOn = (ledger: readonly AgreementVisit[]): string =>
  ledger.reduce(
    (first, { state, dueFrom }) => (state === 'due' && (first === '' || dueFrom < first) ? dueFrom : first),
    '',
  );

/** Returns the id of a visit's job, derived from the visit: however often it is planned, there is only one. */
export const visitJobId = (agreementId: string, visitId: string): string => `agreement-${agreementId}_${visitId}`;

/** Returns the visit that a job is for; null for every other job. */
export function visitOfJob(jobId: string): { agreementId: string; visitId: string } | null {
  const [, agreementId = '', visitId = ''] = /^agreement-([^_]+)_(.+)$/.exec(jobId) ?? [];
  return visitId === '' ? null : { agreementId, visitId };
}

import { addCalendarDays, plusMinutes } from '@/lib/calendar';
import type { Job } from '../job/schema';
import type { Stored } from '../record/schema';
import { realityOf } from '../scheduling/board/looks';
import { isSharing, stretchOf, type KnownEntry, type PreparedGround } from '../scheduling/ground';
import { durationOf } from '../scheduling/span';
import { isAhead, isRunning } from '../scheduling/visitState';
import { dayOf } from '../scheduling/wallClock';
import { expectationsOf, promiseOf, type Expectation } from './expectation';
import { byUrgency, type Alert } from './alert';

/** An unassigned visit is urgent when its promised time ends within this many minutes. */
const SOON_MINUTES = 120;
/** Minutes before departure time at which someone is notified. */
const NOTICE_MINUTES = 15;
/** Overruns of this length happen every day. */
const USUAL_MINUTES = 15;
const NO_SIGN_MINUTES = 20;
/** Falling this far behind schedule is no reason to call anyone. */
const GRACE_MINUTES = 5;

export type Watched = {
  /** The basis for alerts: now, the people, and the entries of today and tomorrow. */
  ground: PreparedGround;
  /** Urgent jobs that aren't scheduled. */
  emergencies: readonly Stored<Job>[];
};

/** Returns the visit's technicians who can be sent, excluding those who have left the company. */
export const crewOf = ({ placement }: KnownEntry, { technicianOf }: Pick<PreparedGround, 'technicianOf'>): string[] =>
  placement.technicianIds.filter((id) => technicianOf(id)?.status === 'active');

/** Returns the visits that a status board shows: today's, and earlier ones still in progress. Canceled ones are left out. */
export function shownVisits({ entries, timeZone, nowIso }: PreparedGround): KnownEntry[] {
  const today = dayOf(nowIso, timeZone);
  return entries.filter(({ kind, state, placement }) => {
    if (kind !== 'visit' || state === 'cancelled') return false;
    const date = dayOf(placement.startsAt, timeZone);
    return date === today || (date < today && isRunning(state));
  });
}

/**
 * Finds what will go wrong in the next few hours, or already has, most urgent first: a pure function of the day and the clock. A visit is
 * reported once, for its worst problem.
 */
export function alertsOf({ ground, emergencies }: Watched): Alert[] {
  const expectations = expectationsOf(ground.entries, ground.nowIso);
  const visits = shownVisits(ground).flatMap((entry) => {
    const expectation = expectations.get(entry.id);
    const alert = isAhead(entry.state)
      ? aheadAlert(entry, ground, expectation)
      : isRunning(entry.state)
        ? runningAlert(entry, ground)
        : null;
    return alert ? [alert] : [];
  });
  const waiting = emergencies.map(({ id, title, customerName, propertyAddress, createdAt }): Alert => ({
    id: `emergency:${id}`,
    kind: 'emergency',
    tone: 'danger',
    dueAt: createdAt,
    jobId: id,
    title,
    customerName,
    address: propertyAddress,
    since: createdAt,
  }));
  return [...visits, ...askedTomorrow(ground), ...waiting, ...unconfirmed(ground)].toSorted(byUrgency);
}

/** The customer asked to reschedule and awaits an answer; no one should set out before then. */
function askedAlert(entry: KnownEntry, { nowIso }: PreparedGround): Alert {
  const { placement, id, rescheduleAskedAt } = entry;
  const dueAt = promiseOf(placement);
  const isSoon = dueAt < plusMinutes(nowIso, SOON_MINUTES);
  return { id: `${id}:asked:${rescheduleAskedAt}`, kind: 'asked', tone: isSoon ? 'danger' : 'warning', dueAt, entry };
}

const isAsked = ({ state, rescheduleAskedAt }: KnownEntry): boolean => rescheduleAskedAt !== '' && isAhead(state);

/** Reschedule requests for tomorrow's visits must be decided today. */
const askedTomorrow = (ground: PreparedGround): Alert[] => {
  const date = addCalendarDays(dayOf(ground.nowIso, ground.timeZone), 1);
  return ground.entries
    .filter((entry) => isAsked(entry) && dayOf(entry.placement.startsAt, ground.timeZone) === date)
    .map((entry) => askedAlert(entry, ground));
};

function aheadAlert(entry: KnownEntry, ground: PreparedGround, expectation: Expectation | undefined): Alert | null {
  const { nowIso } = ground;
  const { placement, id, state } = entry;
  if (isAsked(entry)) return askedAlert(entry, ground);
  const promise = promiseOf(placement);
  const common = { id: `${id}:${placement.startsAt}`, entry, dueAt: promise, tone: 'danger' } as const;
  const crew = crewOf(entry, ground);
  if (crew.length === 0) {
    const isSoon = promise < plusMinutes(nowIso, SOON_MINUTES);
    return { ...common, kind: 'unassigned', tone: isSoon ? 'danger' : 'warning' };
  }
  if (promise < nowIso) return { ...common, kind: 'missed' };
  const away = absenceOf(crew, entry, ground);
  if (away) return { ...common, kind: 'away', ...away };
  if (expectation && expectation.startsAt > promise) {
    const { startsAt: expectedAt, heldUpBy } = expectation;
    const freeAt = plusMinutes(expectedAt, -placement.travelMinutes);
    return { ...common, kind: 'will-be-late', expectedAt, heldUpBy, freeAt };
  }
  // Anyone still at the previous stop will arrive within the window, or it would have been reported above.
  if (expectation?.heldUpBy) return null;
  if (plusMinutes(placement.startsAt, GRACE_MINUTES) < nowIso) {
    return { ...common, kind: 'not-started', tone: placement.windowEndsAt === '' ? 'danger' : 'warning' };
  }
  const leavesAt = plusMinutes(placement.startsAt, -placement.travelMinutes);
  const isSent = state === 'dispatched';
  if (isSent || nowIso < plusMinutes(leavesAt, -NOTICE_MINUTES)) return null;
  return { ...common, kind: 'not-sent', tone: 'warning', leavesAt };
}

function absenceOf(crew: readonly string[], { placement }: KnownEntry, { absencesOf }: PreparedGround) {
  const work = stretchOf(placement);
  for (const technicianId of crew) {
    const absence = absencesOf(technicianId).find((one) => isSharing(one, work));
    if (absence) return { technicianId, title: absence.title, isHoliday: absence.isHoliday };
  }
  return null;
}

function runningAlert(entry: KnownEntry, { nowIso }: PreparedGround): Alert | null {
  const { placement, id, state } = entry;
  const { leftAt, arrivedAt } = realityOf(entry);
  const common = { id: `${id}:${placement.startsAt}`, entry, tone: 'warning' } as const;
  if (state === 'en-route') {
    const due = [placement.startsAt, leftAt === '' ? '' : plusMinutes(leftAt, placement.travelMinutes)].toSorted();
    const dueAt = plusMinutes(due.at(-1) ?? placement.startsAt, NO_SIGN_MINUTES);
    return nowIso > dueAt ? { ...common, kind: 'no-sign', dueAt, leftAt } : null;
  }
  const since = arrivedAt || placement.startsAt;
  // Late arrivals get the full planned duration.
  const dueAt = plusMinutes(since, durationOf(placement));
  return nowIso > plusMinutes(dueAt, USUAL_MINUTES) ? { ...common, kind: 'running-long', dueAt, since } : null;
}

/** Reports tomorrow's visits not yet confirmed with the customer: one line for all of them, to review on the board. */
function unconfirmed({ entries, timeZone, nowIso }: PreparedGround): Alert[] {
  const date = addCalendarDays(dayOf(nowIso, timeZone), 1);
  const visits = entries.filter(
    ({ kind, state, placement }) => kind === 'visit' && isAhead(state) && dayOf(placement.startsAt, timeZone) === date,
  );
  const open = visits.filter(({ state }) => state === 'planned').map(({ placement }) => placement.startsAt);
  const [firstAt] = open.toSorted();
  if (firstAt === undefined) return [];
  const counts = { count: open.length, total: visits.length };
  return [
    { id: `unconfirmed:${date}`, kind: 'unconfirmed', tone: 'neutral', dueAt: firstAt, date, firstAt, ...counts },
  ];
}

import { plusMinutes } from '@/lib/calendar';
import { realityOf } from '../scheduling/board/looks';
import type { KnownEntry } from '../scheduling/ground';
import { durationOf } from '../scheduling/span';
import type { Placement } from '../scheduling/schema';
import { isAhead, isRunning } from '../scheduling/visitState';

/** Without an arrival window, the lateness in minutes that a customer tolerates. */
const PUNCTUAL_MINUTES = 30;

/** Returns when a visit must have started to keep its promise (ISO): its window's end, or soon after its start. */
export const promiseOf = ({ startsAt, windowEndsAt }: Pick<Placement, 'startsAt' | 'windowEndsAt'>): string =>
  windowEndsAt || plusMinutes(startsAt, PUNCTUAL_MINUTES);

/** A visit's predicted times, based on the current situation (instants). */
export type Expectation = {
  /** Time someone starts there, or started. */
  startsAt: string;
  endsAt: string;
  /** The visit keeping one of its technicians from arriving earlier; null if none. */
  heldUpBy: KnownEntry | null;
};

const latest = (...instants: readonly string[]): string => instants.toSorted().at(-1) ?? '';
const byStart = (a: KnownEntry, b: KnownEntry): number => (a.placement.startsAt < b.placement.startsAt ? -1 : 1);

/** Predicts a visit in progress: from arrival, for the planned duration, and at least until now. */
function running(entry: KnownEntry, nowIso: string): Expectation {
  const { placement, state } = entry;
  const { leftAt, arrivedAt } = realityOf(entry);
  const { startsAt: planned, travelMinutes } = placement;
  const startsAt =
    state === 'en-route'
      ? latest(nowIso, leftAt === '' ? planned : plusMinutes(leftAt, travelMinutes))
      : arrivedAt || planned;
  const endsAt = latest(nowIso, plusMinutes(startsAt, durationOf(placement)));
  return { startsAt, endsAt, heldUpBy: null };
}

/**
 * Predicts a day's visits, by ID: a visit in progress takes its time, and its technician comes to the next one afterward. A visit that
 * has already missed its promise delays no one: it must be rescheduled.
 */
export function expectationsOf(entries: readonly KnownEntry[], nowIso: string): Map<string, Expectation> {
  const free = new Map<string, { at: string; by: KnownEntry }>();
  const found = new Map<string, Expectation>();
  const occupy = (entry: KnownEntry, until: string): void => {
    for (const id of entry.placement.technicianIds) {
      if (until > (free.get(id)?.at ?? nowIso)) free.set(id, { at: until, by: entry });
    }
  };
  for (const entry of entries.filter(({ kind, state }) => kind === 'visit' && isRunning(state)).toSorted(byStart)) {
    const expectation = running(entry, nowIso);
    found.set(entry.id, expectation);
    occupy(entry, expectation.endsAt);
  }
  const ahead = entries.filter(({ kind, state }) => kind === 'other' || (kind === 'visit' && isAhead(state)));
  for (const entry of ahead.toSorted(byStart)) {
    const { startsAt: planned, endsAt: end, travelMinutes, technicianIds } = entry.placement;
    if (entry.kind === 'other') {
      occupy(entry, end);
      continue;
    }
    const holders = technicianIds.flatMap((id) => free.get(id) ?? []).toSorted((a, b) => (a.at < b.at ? 1 : -1));
    const [holder] = holders;
    const startsAt = latest(planned, plusMinutes(holder?.at ?? nowIso, travelMinutes));
    const endsAt = plusMinutes(startsAt, durationOf(entry.placement));
    found.set(entry.id, { startsAt, endsAt, heldUpBy: holder && startsAt > planned ? holder.by : null });
    if (promiseOf(entry.placement) >= nowIso) occupy(entry, endsAt);
  }
  return found;
}

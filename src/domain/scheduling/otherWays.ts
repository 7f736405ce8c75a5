import { minutesBetween, plusMinutes } from '@/lib/calendar';
import { HOUR_MINUTES } from '@/lib/time';
import { findTimes } from './findTimes';
import type { PreparedGround } from './ground';
import { COSTS, type Offer, type TimeRequest } from './timeRequest';

/** Concessions for a visit that doesn't fit anyone's day as requested. */
type Way = 'lunch' | 'moving' | 'reserve' | 'overtime' | 'days' | 'people';

/** A way to make a visit fit: one time, or one on each of several days. */
export type OtherWay = {
  way: Way;
  /** The visits it takes, in order of days. */
  parts: Offer[];
  /** The request the visits answer; their reasons refer to it. */
  request: TimeRequest;
};

/** The most overtime that is offered. */
const MOST_OVERTIME_MINUTES = 2 * HOUR_MINUTES;
const MOST_DAYS = 5;
const SHORTEST_PART_MINUTES = HOUR_MINUTES;
/** How many offers of each kind are shown, each with different people. */
const SHOWN = 2;

/** Lists ways to make a visit fit after all, cheapest first. Used when `findTimes` offers nothing. */
export function otherWays(request: TimeRequest, ground: PreparedGround): OtherWay[] {
  const isOneDay = (way: Way, changes: Partial<TimeRequest>): OtherWay[] => {
    const asked = { ...request, ...changes };
    return findTimes(asked, ground)
      .offers.filter(isFirstOfPeople)
      .slice(0, SHOWN)
      .map((offer) => ({ way, parts: [offer], request: asked }));
  };
  const isFree = request.crewSize === 1 && request.onlyTechnicianIds.length === 0;
  const half = partMinutes(request, 2);
  return [
    ...(request.keepsLunch ? isOneDay('lunch', { keepsLunch: false }) : []),
    ...(isFree && !request.mayMoveOthers ? isOneDay('moving', { mayMoveOthers: true }) : []),
    ...(request.reserveMinutes > 0 ? isOneDay('reserve', { reserveMinutes: 0 }) : []),
    ...isOneDay('overtime', { maxOvertimeMinutes: MOST_OVERTIME_MINUTES }),
    ...overDays(request, ground),
    ...(isFree && half >= SHORTEST_PART_MINUTES ? isOneDay('people', { crewSize: 2, durationMinutes: half }) : []),
  ];
}

const peopleOf = ({ technicianIds }: Offer): string => [...technicianIds].sort().join(' ');
const isFirstOfPeople = (offer: Offer, at: number, offers: readonly Offer[]): boolean =>
  offers.findIndex((other) => peopleOf(other) === peopleOf(offer)) === at;

/** Returns the length of each part in whole steps; the last part may be shorter. */
const partMinutes = ({ durationMinutes, stepMinutes }: TimeRequest, parts: number): number =>
  Math.ceil(durationMinutes / parts / stepMinutes) * stepMinutes;

/** Splits a visit across days, in as few parts as fit the same people's days. */
function overDays(request: TimeRequest, ground: PreparedGround): OtherWay[] {
  for (let count = 2; count <= Math.min(MOST_DAYS, request.days); count += 1) {
    const minutes = partMinutes(request, count);
    if (minutes < SHORTEST_PART_MINUTES) return [];
    const asked = { ...request, durationMinutes: minutes, limit: Number.MAX_SAFE_INTEGER };
    const found = seriesOf(findTimes(asked, ground).offers, count)
      .slice(0, SHOWN)
      .map((parts) => ({ way: 'days' as const, parts: shortened(parts, request), request: asked }));
    if (found.length > 0) return found;
  }
  return [];
}

/** Shortens the last part to the work that is left. */
const shortened = (parts: readonly Offer[], { durationMinutes }: TimeRequest): Offer[] =>
  parts.map((part, index) => {
    const before = parts.slice(0, index).reduce((sum, one) => sum + minutesBetween(one.startsAt, one.endsAt), 0);
    const left = Math.min(minutesBetween(part.startsAt, part.endsAt), durationMinutes - before);
    return { ...part, endsAt: plusMinutes(part.startsAt, left) };
  });

/** Returns the days closest together for each person or crew, best first. */
function seriesOf(offers: readonly Offer[], count: number): Offer[][] {
  const ofPeople = new Map<string, Map<string, Offer>>();
  for (const offer of offers) {
    const days = ofPeople.get(peopleOf(offer)) ?? new Map<string, Offer>();
    ofPeople.set(peopleOf(offer), days);
    // Offers are sorted cheapest first.
    if (!days.has(offer.date)) days.set(offer.date, offer);
  }
  return [...ofPeople.values()]
    .flatMap((days) => {
      const inOrder = [...days.values()].toSorted((a, b) => (a.startsAt < b.startsAt ? -1 : 1));
      const [best] = inOrder
        .map((_, first) => inOrder.slice(first, first + count))
        .filter((parts) => parts.length === count)
        .toSorted((a, b) => costOf(a) - costOf(b));
      return best ? [best] : [];
    })
    .toSorted((a, b) => costOf(a) - costOf(b) || (peopleOfAll(a) < peopleOfAll(b) ? -1 : 1));
}

const peopleOfAll = ([first]: readonly Offer[]): string => (first ? peopleOf(first) : '');

/** Returns the cost of a series. The time between its parts counts as waiting. */
const costOf = (parts: readonly Offer[]): number => {
  const [first, last] = [parts[0], parts.at(-1)];
  const days = first && last ? minutesBetween(first.startsAt, last.startsAt) / (24 * HOUR_MINUTES) : 0;
  return parts.reduce((sum, { cost }) => sum + cost, 0) + days * COSTS.perDayWaiting;
};

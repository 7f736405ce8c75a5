import { minutesBetween, plusMinutes } from '@/lib/calendar';
import { HOUR_MINUTES } from '@/lib/time';
import { findTimes } from './findTimes';
import type { PreparedGround } from './ground';
import { COSTS, type Offer, type TimeRequest } from './timeRequest';

/** Concessions for a visit that fits into nobody's day as requested. */
type Way = 'lunch' | 'moving' | 'reserve' | 'overtime' | 'days' | 'people';

/** A way in which it does fit: one time, or one on each of several days. */
export type OtherWay = {
  way: Way;
  /** The visits that it takes, by day. */
  parts: Offer[];
  /** The request they answer: their reasons refer to it. */
  request: TimeRequest;
};

/** More than this nobody is asked for. */
const MOST_OVERTIME_MINUTES = 2 * HOUR_MINUTES;
const MOST_DAYS = 5;
const SHORTEST_PART_MINUTES = HOUR_MINUTES;
/** Of each way the best are said, of different people. */
const SHOWN = 2;

/** Lists ways to make something fit after all, the least costly first. Used where `findTimes` offers nothing. */
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

/** As long as each of so many parts is, in full steps; the last may be shorter. */
const partMinutes = ({ durationMinutes, stepMinutes }: TimeRequest, parts: number): number =>
  Math.ceil(durationMinutes / parts / stepMinutes) * stepMinutes;

/** In as few parts as the same people find days for. */
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

/** The last part takes what is left of the work. */
const shortened = (parts: readonly Offer[], { durationMinutes }: TimeRequest): Offer[] =>
  parts.map((part, index) => {
    const before = parts.slice(0, index).reduce((sum, one) => sum + minutesBetween(one.startsAt, one.endsAt), 0);
    const left = Math.min(minutesBetween(part.startsAt, part.endsAt), durationMinutes - before);
    return { ...part, endsAt: plusMinutes(part.startsAt, left) };
  });

/** For each who goes, the days that lie nearest to each other; the best of all first. */
function seriesOf(offers: readonly Offer[], count: number): Offer[][] {
  const ofPeople = new Map<string, Map<string, Offer>>();
  for (const offer of offers) {
    const days = ofPeople.get(peopleOf(offer)) ?? new Map<string, Offer>();
    ofPeople.set(peopleOf(offer), days);
    // They come cheapest first.
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

/** Time between its parts is waiting time, too. */
const costOf = (parts: readonly Offer[]): number => {
  const [first, last] = [parts[0], parts.at(-1)];
  const days = first && last ? minutesBetween(first.startsAt, last.startsAt) / (24 * HOUR_MINUTES) : 0;
  return parts.reduce((sum, { cost }) => sum + cost, 0) + days * COSTS.perDayWaiting;
};

import { MINUTE_MS } from '@/lib/time';
import type { Stored } from '../record/schema';
import type { Technician } from '../technician/schema';
import { boundBy, type Gap } from './gaps';
import type { PreparedGround, Stretch } from './ground';
import { firstStart, firstStarts, type Opening } from './opening';
import { pushedAfter } from './push';
import { unitNames } from './unitCheck';
import type { PreparedRequest, PushedVisit, RefusalReason } from './timeRequest';

export type DayOf = {
  part: Stretch;
  limitMs: number;
  base: string;
  drive: (from: string, to: string) => number;
  technician: Stored<Technician>;
  request: PreparedRequest;
  reserveLeftMinutes: number;
  isOnCall: boolean;
  /** Minutes booked and driven on that day. */
  takenMinutes: number;
  /** Whether the vehicles and machines it needs are free from a given start. */
  areUnitsFree: (startMs: number) => boolean;
  hasLunch: (startMs: number, pushed: readonly PushedVisit[]) => boolean;
};

/** Finds where in a gap the request fits, or why it doesn't; `freeMs` is the gap's length from now on. */
export function inGap(
  gap: Gap,
  {
    part,
    limitMs,
    base,
    drive,
    technician,
    request,
    reserveLeftMinutes,
    isOnCall,
    takenMinutes,
    areUnitsFree,
    hasLunch,
  }: DayOf,
  { nowMs, travelMinutes, isRough, resourceOf }: PreparedGround,
): { freeMs: number; openings: Opening[]; refusal: RefusalReason | null } {
  const { place } = request;
  const [next = null] = gap.following;
  const leaveMs = Math.max(gap.fromMs, nowMs);
  const from = boundBy(gap.before, ({ place: other, atMs }) => Math.max(atMs, nowMs) + drive(other, place) * MINUTE_MS);
  const to = boundBy(gap.after, ({ place: other, atMs }) => drive(place, other) * MINUTE_MS - atMs);
  const [before, after] = [drive(from.place, place), drive(place, to.place)];
  const durationMs = request.durationMinutes * MINUTE_MS;
  const stepMs = request.stepMinutes * MINUTE_MS;
  const readyMs = Math.max(from.boundMs, request.fromMs);
  const earliestMs = Math.ceil(readyMs / stepMs) * stepMs;
  const latestMs = -to.boundMs - durationMs;
  const freeMs = Math.max(0, (next ? next.fromMs : limitMs) - leaveMs);
  const added = before + after - (from.place === to.place ? 0 : drive(from.place, to.place));
  const isTravelKnown = travelMinutes(from.place, place) !== null && travelMinutes(place, to.place) !== null;
  const left = reserveLeftMinutes - added;
  const opening: Opening = {
    technician,
    earliestMs,
    latestMs,
    travelBeforeMinutes: before,
    addedTravelMinutes: added,
    isTravelKnown,
    isTravelRough: [from.place, place, to.place].some((one) => isRough?.(one) === true),
    free: { fromMs: leaveMs, toMs: next ? next.fromMs : part.toMs },
    home: next ? null : { shiftEndMs: part.toMs, minutes: drive(place, base) },
    reserveLeftMinutes: left,
    isOnCall,
    leavesRoom: (startMs) => areUnitsFree(startMs) && hasLunch(startMs, []),
    pushed: [],
  };
  const wouldBeMinutes = Math.round(takenMinutes + request.durationMinutes + added);
  const fits = earliestMs <= latestMs;
  const exceeded = limitExceeded(request, wouldBeMinutes, left);
  if (exceeded) return { freeMs, openings: [], refusal: fits ? exceeded : null };
  const pushing = request.mayMoveOthers && request.crewSize === 1 && next !== null ? next : null;
  const pushedAt = (startMs: number): Opening[] => {
    const freeAgainMs = startMs + durationMs;
    const pushed = pushedAfter({ freeMs: freeAgainMs, place, following: gap.following, endMs: limitMs, base, drive });
    return pushed && areUnitsFree(startMs) && hasLunch(startMs, pushed)
      ? [{ ...opening, earliestMs: startMs, latestMs: startMs, leavesRoom: () => true, pushed }]
      : [];
  };
  const firstMs = fits ? firstStart(opening, request) : null;
  const openings = [
    ...(firstMs === null ? [] : [{ ...opening, earliestMs: firstMs }]),
    ...(pushing
      ? firstStarts(earliestMs, request)
          .filter((startMs) => startMs > latestMs && startMs <= pushing.fromMs)
          .flatMap(pushedAt)
      : []),
  ];
  if (fits && openings.length === 0) {
    const isLunch = firstStart({ ...opening, leavesRoom: areUnitsFree }, request) !== null;
    return {
      freeMs,
      openings,
      refusal: isLunch ? { kind: 'lunch' } : { kind: 'resource', names: unitNames(request, resourceOf) },
    };
  }
  if (openings.length > 0 || next || leaveMs >= part.toMs) return { freeMs, openings, refusal: null };
  const iso = (ms: number): string => new Date(ms).toISOString();
  const wouldEndAt = iso(earliestMs + durationMs + after * MINUTE_MS);
  return { freeMs, openings, refusal: { kind: 'hours', wouldEndAt, limit: iso(limitMs) } };
}

/** Returns the limit that a day would exceed even though it has a gap: too long a working day, or the reserve that stays free. */
function limitExceeded(
  { maxWorkMinutes, reserveMinutes, isEmergency }: PreparedRequest,
  wouldBeMinutes: number,
  leftMinutes: number,
): RefusalReason | null {
  if (maxWorkMinutes > 0 && wouldBeMinutes > maxWorkMinutes)
    return { kind: 'work-limit', wouldBeMinutes, limitMinutes: maxWorkMinutes };
  if (reserveMinutes > 0 && !isEmergency && leftMinutes < reserveMinutes)
    return { kind: 'reserve', leftMinutes, reserveMinutes };
  return null;
}

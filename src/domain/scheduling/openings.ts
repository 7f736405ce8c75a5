import { DAY_MS, MINUTE_MS } from '@/lib/time';
import type { Stored } from '../record/schema';
import type { Technician } from '../technician/schema';
import { boundBy, gapsBetween, stopsAround, type Gap } from './gaps';
import { dayStretch, isSharing, placeOfBase, type PreparedGround, type Stop, type Stretch } from './ground';
import { hasRoomForLunch, isLunchOwed, lunchOn } from './lunch';
import { pushedAfter } from './push';
import { skillAnswer } from './skills';
import type { PushedVisit, RefusalReason, PreparedRequest } from './timeRequest';

/** Where in a technician's day something could be put: between two stops, with the starts that are possible there. */
export type Opening = {
  technician: Stored<Technician>;
  /** Possible starts, the ends included. */
  earliestMs: number;
  latestMs: number;
  travelBeforeMinutes: number;
  addedTravelMinutes: number;
  isTravelKnown: boolean;
  isTravelRough: boolean;
  free: Stretch;
  /** When the shift ends, and how long the way back to the base is; null when another stop follows. */
  home: { shiftEndMs: number; minutes: number } | null;
  reserveLeftMinutes: number;
  /** Outside of the shift, while they are on call: for emergencies only. */
  isOnCall: boolean;
  /** Whether a start leaves what has to stay free: lunch. */
  leavesRoom: (startMs: number) => boolean;
  /** What would have to begin later when it begins at `earliestMs`, which is then the only start. */
  pushed: PushedVisit[];
};

export type Asked = { technician: Stored<Technician>; date: string; request: PreparedRequest };
type Answer = { openings: Opening[] } | { refusal: RefusalReason; isAlways?: true };

/** Where a technician could take something on a day, or why nowhere. */
export function openingsOn({ technician, date, request }: Asked, ground: PreparedGround): Answer {
  const never = refusedAlways(technician, request);
  if (never) return { refusal: never, isAlways: true };
  const lacking = request.crewSize === 1 ? lackingSkill(technician, request, date) : null;
  if (lacking) return { refusal: lacking, ...(lacking.kind === 'skill' && { isAlways: true }) };
  const shifts = ground.shiftsOf(technician.id, date);
  const day = dayStretch(date, ground.timeZone);
  const onCall = request.isEmergency ? ground.onCallOf(technician.id).filter((span) => isSharing(span, day)) : [];
  if (shifts.length + onCall.length === 0) return { refusal: { kind: 'day-off' } };
  const absences = ground.absencesOf(technician.id);
  const working = [
    ...shifts.flatMap((shift) => workingParts(shift, absences)).map((part) => ({ part, isOnCall: false })),
    // A shift is a shift, also for who is on call then.
    ...onCall
      .flatMap((span) => workingParts(aroundDay(span, day), [...absences, ...shifts]))
      .map((part) => ({ part, isOnCall: true })),
  ];
  if (working.length === 0) {
    const absence = absences.find((one) => [...shifts, ...onCall].some((shift) => isSharing(one, shift)));
    const kind = absence?.isHoliday === true ? 'holiday' : 'time-off';
    return { refusal: { kind, title: absence?.title ?? '' } };
  }
  // What began the evening before was looked at with that day.
  const fromMs = Math.max(request.fromMs, day.fromMs);
  const parts = working.map(({ part, isOnCall }) => {
    const windows = request.windows.filter((window) => window.toMs >= part.fromMs && window.fromMs <= part.toMs);
    const asked = { ...request, fromMs, windows: windows.length > 0 ? windows : request.windows };
    return gapsOf(part, { technician, date, request: asked, isOnCall }, ground);
  });
  const openings = parts.flatMap((part) => part.openings);
  if (openings.length > 0) return { openings };
  const [reason] = parts.map(({ reason: one }) => one).toSorted((a, b) => RANK[a.kind] - RANK[b.kind]);
  return { refusal: reason ?? { kind: 'day-off' } };
}

/** On-call that lasts for days, as far as it matters on one of them: with the night before, and the one after. */
const aroundDay = (span: Stretch, { fromMs, toMs }: Stretch): Stretch => ({
  fromMs: Math.max(span.fromMs, fromMs - DAY_MS / 2),
  toMs: Math.min(span.toMs, toMs + DAY_MS / 2),
});

/** Of several parts of a day the reason counts that came nearest to a yes. */
const RANK: Record<RefusalReason['kind'], number> = {
  reserve: 0,
  window: 1,
  lunch: 2,
  'work-limit': 3,
  hours: 4,
  'no-gap': 5,
  'crew-skills': 6,
  crew: 6,
  'time-off': 7,
  holiday: 8,
  'day-off': 9,
  licence: 10,
  skill: 11,
  excluded: 12,
  archived: 13,
};

function refusedAlways({ id, status }: Stored<Technician>, request: PreparedRequest): RefusalReason | null {
  if (status === 'archived') return { kind: 'archived' };
  return request.excludedTechnicianIds.includes(id) ? { kind: 'excluded' } : null;
}

function lackingSkill(technician: Technician, { requiredSkills }: PreparedRequest, date: string): RefusalReason | null {
  for (const skill of requiredSkills) {
    const answer = skillAnswer(technician, skill, date);
    if (answer.kind === 'missing') return { kind: 'skill', skill };
    if (answer.kind === 'expired') return { kind: 'licence', licence: skill, expiredOn: answer.expiredOn };
  }
  return null;
}

/** A shift without what keeps somebody from working in it. */
export function workingParts(shift: Stretch, absences: readonly Stretch[]): Stretch[] {
  return absences.reduce<Stretch[]>(
    (parts, absence) =>
      parts.flatMap((part) =>
        isSharing(part, absence)
          ? [
              { fromMs: part.fromMs, toMs: absence.fromMs },
              { fromMs: absence.toMs, toMs: part.toMs },
            ].filter(({ fromMs, toMs }) => fromMs < toMs)
          : [part],
      ),
    [shift],
  );
}

/** The gaps in a part of a shift that the request fits into, and the nearest miss when it fits into none. */
function gapsOf(
  part: Stretch,
  { technician, date, request, isOnCall }: Asked & { isOnCall: boolean },
  ground: PreparedGround,
): { openings: Opening[]; reason: RefusalReason } {
  const base = placeOfBase(technician.id);
  const limitMs = part.toMs + request.maxOvertimeMinutes * MINUTE_MS;
  const others = ground.stopsOf(technician.id).filter((stop) => stop.entry.id !== request.movedId);
  const stops = others.filter((stop) => isSharing(stop, { fromMs: part.fromMs, toMs: limitMs }));
  const drive = (from: string, to: string): number => ground.travelMinutes(from, to) ?? 0;

  const takenMinutes = minutesTaken({ stops, base, drive });
  const reserveLeftMinutes = Math.round((part.toMs - part.fromMs) / MINUTE_MS - takenMinutes) - request.durationMinutes;
  const day: DayOf = {
    part,
    limitMs,
    base,
    drive,
    technician,
    request,
    reserveLeftMinutes,
    takenMinutes,
    isOnCall,
    hasLunch: lunchCheck({ part, limitMs, base, drive, date, stops, request }, ground),
  };
  const openings: Opening[] = [];
  let longestMs = 0;
  let reason: RefusalReason | null = null;
  const isNearer = (other: RefusalReason): boolean => reason === null || RANK[other.kind] < RANK[reason.kind];
  const around = stopsAround(others, { fromMs: part.fromMs, toMs: limitMs }, { base, drive });
  for (const gap of gapsBetween(stops, part, { base, limitMs, ...around })) {
    const found = inGap(gap, day, ground);
    longestMs = Math.max(longestMs, found.freeMs);
    openings.push(...found.openings);
    if (found.refusal && isNearer(found.refusal)) reason = found.refusal;
  }
  const neededMinutes = request.durationMinutes;
  return {
    openings,
    reason: reason ?? { kind: 'no-gap', longestMinutes: Math.floor(longestMs / MINUTE_MS), neededMinutes },
  };
}

type InDay = { stops: readonly Stop[]; base: string; drive: (from: string, to: string) => number };

/** What stops and the drives between them take of a part of a shift. */
function minutesTaken({ stops, base, drive }: InDay): number {
  const places = [base, ...stops.map(({ place }) => place), base];
  const driving =
    stops.length === 0 ? 0 : places.slice(1).reduce((sum, to, at) => sum + drive(places[at] ?? '', to), 0);
  return driving + stops.reduce((sum, stop) => sum + (stop.toMs - stop.fromMs) / MINUTE_MS, 0);
}

/**
 * Whether lunch still fits with one more stop at a start, and others pushed back; always true when no one takes it,
 * and when there is no room for it anyway.
 */
function lunchCheck(
  {
    part,
    limitMs,
    date,
    stops,
    request,
    ...way
  }: InDay & { part: Stretch; limitMs: number } & Pick<Asked, 'date' | 'request'>,
  { nowMs, timeZone }: PreparedGround,
): (startMs: number, pushed: readonly PushedVisit[]) => boolean {
  if (!request.keepsLunch || request.isEmergency) return () => true;
  const lunch = lunchOn(date, timeZone);
  const within = { part: { fromMs: Math.max(part.fromMs, nowMs), toMs: limitMs }, lunch, ...way };
  const isKept = isLunchOwed(part, lunch) && nowMs < lunch.earliestMs;
  if (!isKept || !hasRoomForLunch(stops, within)) return () => true;
  return (startMs, pushed) => {
    const later = new Map(pushed.map(({ id, to }) => [id, Date.parse(to)]));
    const moved = stops.map((stop) => {
      const fromMs = later.get(stop.entry.id) ?? stop.fromMs;
      return { fromMs, toMs: fromMs + stop.toMs - stop.fromMs, place: stop.place };
    });
    const added = { fromMs: startMs, toMs: startMs + request.durationMinutes * MINUTE_MS, place: request.place };
    return hasRoomForLunch([...moved, added], within);
  };
}

type DayOf = {
  part: Stretch;
  limitMs: number;
  base: string;
  drive: (from: string, to: string) => number;
  technician: Stored<Technician>;
  request: PreparedRequest;
  reserveLeftMinutes: number;
  isOnCall: boolean;
  /** What is booked and driven on that day. */
  takenMinutes: number;
  hasLunch: (startMs: number, pushed: readonly PushedVisit[]) => boolean;
};

function inGap(
  gap: Gap,
  { part, limitMs, base, drive, technician, request, reserveLeftMinutes, isOnCall, takenMinutes, hasLunch }: DayOf,
  { nowMs, travelMinutes, isRough }: PreparedGround,
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
    leavesRoom: (startMs) => hasLunch(startMs, []),
    pushed: [],
  };
  const wouldBeMinutes = Math.round(takenMinutes + request.durationMinutes + added);
  if (request.maxWorkMinutes > 0 && wouldBeMinutes > request.maxWorkMinutes) {
    const reason = { kind: 'work-limit', wouldBeMinutes, limitMinutes: request.maxWorkMinutes } as const;
    return { freeMs, openings: [], refusal: earliestMs <= latestMs ? reason : null };
  }
  if (request.reserveMinutes > 0 && !request.isEmergency && left < request.reserveMinutes) {
    const reason = { kind: 'reserve', leftMinutes: left, reserveMinutes: request.reserveMinutes } as const;
    return { freeMs, openings: [], refusal: earliestMs <= latestMs ? reason : null };
  }
  const pushing = request.mayMoveOthers && request.crewSize === 1 && next !== null ? next : null;
  const pushedAt = (startMs: number): Opening[] => {
    const freeAgainMs = startMs + durationMs;
    const pushed = pushedAfter({ freeMs: freeAgainMs, place, following: gap.following, endMs: limitMs, base, drive });
    return pushed && hasLunch(startMs, pushed)
      ? [{ ...opening, earliestMs: startMs, latestMs: startMs, leavesRoom: () => true, pushed }]
      : [];
  };
  const fits = earliestMs <= latestMs;
  const firstMs = fits ? firstStart(opening, request) : null;
  const openings = [
    ...(firstMs === null ? [] : [{ ...opening, earliestMs: firstMs }]),
    ...(pushing
      ? firstStarts(earliestMs, request)
          .filter((startMs) => startMs > latestMs && startMs <= pushing.fromMs)
          .flatMap(pushedAt)
      : []),
  ];
  if (fits && openings.length === 0) return { freeMs, openings, refusal: { kind: 'lunch' } };
  if (openings.length > 0 || next || leaveMs >= part.toMs) return { freeMs, openings, refusal: null };
  const iso = (ms: number): string => new Date(ms).toISOString();
  const wouldEndAt = iso(earliestMs + durationMs + after * MINUTE_MS);
  return { freeMs, openings, refusal: { kind: 'hours', wouldEndAt, limit: iso(limitMs) } };
}

/** The first full step of an opening that leaves room for lunch; null when there is none. */
export function firstStart(
  { earliestMs, latestMs, leavesRoom }: Pick<Opening, 'earliestMs' | 'latestMs' | 'leavesRoom'>,
  { stepMinutes }: PreparedRequest,
): number | null {
  for (let startMs = earliestMs; startMs <= latestMs; startMs += stepMinutes * MINUTE_MS)
    if (leavesRoom(startMs)) return startMs;
  return null;
}

/** The first possible start from `earliestMs` on: in each window, or overall when none is requested. */
function firstStarts(earliestMs: number, { windows, stepMinutes }: PreparedRequest): number[] {
  if (windows.length === 0) return [earliestMs];
  const stepMs = stepMinutes * MINUTE_MS;
  return windows.flatMap(({ fromMs, toMs }) => {
    const startMs = Math.max(earliestMs, Math.ceil(fromMs / stepMs) * stepMs);
    return startMs <= toMs ? [startMs] : [];
  });
}

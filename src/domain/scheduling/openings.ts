import { MINUTE_MS } from '@/lib/time';
import type { Stored } from '../record/schema';
import type { Technician } from '../technician/schema';
import { gapsBetween, stopsAround } from './gaps';
import { dayStretch, isSharing, placeOfBase, type PreparedGround, type Stretch } from './ground';
import { inGap, type DayOf } from './inGap';
import { lunchCheck, type InDay } from './lunchCheck';
import { unitCheck } from './unitCheck';
import type { Opening } from './opening';
import { skillAnswer } from './skills';
import type { PreparedRequest, RefusalReason } from './timeRequest';
import { aroundDay, workingParts } from './workingParts';

export type Asked = { technician: Stored<Technician>; date: string; request: PreparedRequest };
type Answer = { openings: Opening[] } | { refusal: RefusalReason; isAlways?: true };

/** Returns a technician's openings on a day, or why there are none. */
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
    // A shift counts as a shift, even for someone who is on call then.
    ...onCall
      .flatMap((span) => workingParts(aroundDay(span, day), [...absences, ...shifts]))
      .map((part) => ({ part, isOnCall: true })),
  ];
  if (working.length === 0) {
    const absence = absences.find((one) => [...shifts, ...onCall].some((shift) => isSharing(one, shift)));
    const kind = absence?.isHoliday === true ? 'holiday' : 'time-off';
    return { refusal: { kind, title: absence?.title ?? '' } };
  }
  // Work that began the evening before was considered with that day.
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

/** If a day has several parts, the reason that came closest to a yes counts. */
const RANK: Record<RefusalReason['kind'], number> = {
  reserve: 0,
  window: 1,
  lunch: 2,
  resource: 2,
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

/** Returns the gaps in a part of a shift that the request fits into, and the nearest miss when it fits into none. */
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
    areUnitsFree: unitCheck(request, ground),
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

/** Returns the minutes that stops and the drives between them take of a part of a shift. */
function minutesTaken({ stops, base, drive }: InDay): number {
  const places = [base, ...stops.map(({ place }) => place), base];
  const driving =
    stops.length === 0 ? 0 : places.slice(1).reduce((sum, to, at) => sum + drive(places[at] ?? '', to), 0);
  return driving + stops.reduce((sum, stop) => sum + (stop.toMs - stop.fromMs) / MINUTE_MS, 0);
}

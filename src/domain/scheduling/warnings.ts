import { clockKind } from '@/lib/atClock';
import { MINUTE_MS } from '@/lib/time';
import { dayOf } from './wallClock';
import { heldBy } from './change';
import {
  firstAfter,
  isCovering,
  isOnOneRoute,
  isSharing,
  joined,
  lastBefore,
  placeOfBase,
  stretchOf,
  type KnownEntry,
  type PreparedGround,
  type Stop,
  type Stretch,
} from './ground';
import { resourceRow } from '../resource/onVisit';
import { crewMembers, resourceName } from '../resource/schema';
import { licenseState } from '../technician/schema';
import { placementFault, type Placement, type ScheduleEntry } from './schema';
import { lackingSkills } from './skills';
import { isOver } from './visitState';

/** Conflicts with a placement. Times are instants, lengths are minutes. */
export type Warning =
  | { kind: 'fault'; sentence: string }
  | { kind: 'held'; sentence: string }
  | { kind: 'licence-required'; licence: string; expiredOn: string }
  | { kind: 'skill-missing'; skill: string }
  | { kind: 'licence-expired'; technicianId: string; licence: string }
  | { kind: 'archived'; technicianId: string }
  | { kind: 'overlap'; technicianId: string; entryId: string; title: string; startsAt: string }
  | {
      kind: 'travel-before' | 'travel-after';
      technicianId: string;
      entryId: string;
      title: string;
      shortMinutes: number;
      /** Whether the drive is estimated by ZIP codes. */
      isRough: boolean;
    }
  | { kind: 'resource-taken'; name: string; entryId: string; title: string; startsAt: string }
  | { kind: 'resource-archived'; name: string }
  | { kind: 'crew-short'; crew: string; technicianId: string }
  | { kind: 'time-off'; technicianId: string; title: string }
  | { kind: 'holiday'; title: string }
  | { kind: 'day-off'; technicianId: string }
  | { kind: 'outside-shift'; technicianId: string; startsAt: string; endsAt: string }
  | { kind: 'overtime'; technicianId: string; minutes: number; endsAt: string }
  | { kind: 'outside-business-hours' }
  | { kind: 'outside-window'; minutes: number; isEarly: boolean }
  | { kind: 'past' }
  | { kind: 'clock-skipped' | 'clock-twice'; time: string; startsAt: string }
  | { kind: 'travel-unknown'; technicianId: string };
export type WarningKind = Warning['kind'];

/**
 * `forbidden` is never saved, `reason` only with a reason, which the log keeps, `confirm` only after confirmation; a `note` is only
 * shown.
 */
export type Severity = 'forbidden' | 'reason' | 'confirm' | 'note';
const BY_WEIGHT: readonly Severity[] = ['forbidden', 'reason', 'confirm', 'note'];

const SEVERITIES: Record<WarningKind, Severity> = {
  fault: 'forbidden',
  held: 'forbidden',
  'licence-required': 'reason',
  'skill-missing': 'confirm',
  'licence-expired': 'confirm',
  archived: 'confirm',
  overlap: 'confirm',
  'resource-taken': 'confirm',
  'resource-archived': 'confirm',
  'crew-short': 'note',
  'travel-before': 'confirm',
  'travel-after': 'confirm',
  'time-off': 'confirm',
  holiday: 'confirm',
  'day-off': 'confirm',
  'outside-shift': 'confirm',
  overtime: 'confirm',
  'outside-business-hours': 'note',
  'outside-window': 'confirm',
  past: 'confirm',
  'clock-skipped': 'note',
  'clock-twice': 'note',
  'travel-unknown': 'note',
};
export const severityOf = ({ kind }: Warning): Severity => SEVERITIES[kind];

/** Returns the most severe of several warnings; null when there are none. */
export function worstOf(warnings: readonly Warning[]): Severity | null {
  const found = new Set(warnings.map(severityOf));
  return BY_WEIGHT.find((severity) => found.has(severity)) ?? null;
}

export type Proposal = Pick<ScheduleEntry, 'kind' | 'requiredSkills' | 'propertyId'> & {
  placement: Placement;
  /** The entry being moved, which never conflicts with itself; null for a new one. */
  moved: KnownEntry | null;
  /** The start as typed by the company's clock, if it was typed: that time may not exist, or exist twice. */
  typed?: { date: string; time: string };
};

/** Returns all conflicts with a placement, most severe first. Shifts, time off and on-call block no time: only order counts. */
export function placementWarnings(proposal: Proposal, ground: PreparedGround): Warning[] {
  const { placement, kind } = proposal;
  const fault = placementFault(placement);
  const found: Warning[] = fault === '' ? [] : [{ kind: 'fault', sentence: fault }];
  found.push(...heldWarnings(proposal), ...clockWarnings(proposal));
  if ((kind === 'visit' || kind === 'other') && fault === '') {
    found.push(...timeWarnings(proposal, ground), ...crewWarnings(proposal, ground));
    found.push(...resourceWarnings(proposal, ground));
    for (const id of placement.technicianIds) found.push(...personWarnings(id, proposal, ground));
  }
  const rank = (warning: Warning): number => BY_WEIGHT.indexOf(severityOf(warning));
  return found.toSorted((a, b) => rank(a) - rank(b));
}

function heldWarnings({ moved }: Proposal): Warning[] {
  const sentence = moved ? heldBy(moved) : '';
  return sentence === '' ? [] : [{ kind: 'held', sentence }];
}

function clockWarnings({ typed, placement: { timeZone, startsAt } }: Proposal): Warning[] {
  if (!typed) return [];
  const kind = clockKind(typed.date, typed.time, timeZone);
  if (kind === 'once') return [];
  return [{ kind: kind === 'skipped' ? 'clock-skipped' : 'clock-twice', time: typed.time, startsAt }];
}

/** Returns conflicts with the time itself, regardless of who goes. */
function timeWarnings({ placement, kind }: Proposal, ground: PreparedGround): Warning[] {
  const { startsAt, windowStartsAt, windowEndsAt } = placement;
  const found: Warning[] = [];
  if (startsAt < ground.nowIso) found.push({ kind: 'past' });
  if (kind === 'visit' && windowStartsAt !== '' && (startsAt < windowStartsAt || startsAt > windowEndsAt)) {
    const isEarly = startsAt < windowStartsAt;
    const off = Date.parse(startsAt) - Date.parse(isEarly ? windowStartsAt : windowEndsAt);
    found.push({ kind: 'outside-window', minutes: Math.round(Math.abs(off) / MINUTE_MS), isEarly });
  }
  const open = ground.openOn(dayOf(startsAt, ground.timeZone));
  if (!open || !isCovering(open, stretchOf(placement))) found.push({ kind: 'outside-business-hours' });
  return found;
}

function crewWarnings({ placement, requiredSkills }: Proposal, ground: PreparedGround): Warning[] {
  const { technicianIds, startsAt } = placement;
  if (technicianIds.length === 0) return [];
  const crew = technicianIds.flatMap((id) => ground.technicianOf(id) ?? []);
  const date = dayOf(startsAt, ground.timeZone);
  return lackingSkills(crew, requiredSkills, date).map(({ skill, expiredOn }) =>
    expiredOn === '' ? { kind: 'skill-missing', skill } : { kind: 'licence-required', licence: skill, expiredOn },
  );
}

/** Warns about vehicles and machines that another visit has then, and about crew members who aren't going. */
function resourceWarnings({ placement, moved }: Proposal, ground: PreparedGround): Warning[] {
  const work = stretchOf(placement);
  return placement.resourceIds.flatMap((id): Warning[] => {
    const resource = ground.resourceOf(id);
    if (!resource) return [];
    const name = resourceName(resource);
    const gone: Warning[] = resource.isArchived ? [{ kind: 'resource-archived', name }] : [];
    if (resource.kind === 'crew') {
      const missing = crewMembers(resource).filter((member) => !placement.technicianIds.includes(member));
      return [...gone, ...missing.map((technicianId) => ({ kind: 'crew-short', crew: name, technicianId }) as const)];
    }
    const taken = ground
      .stopsOf(resourceRow(id))
      .filter((stop) => stop.entry.id !== moved?.id && !isOver(stop.entry.state) && isSharing(stop, work));
    return [
      ...gone,
      ...taken.map(
        ({ entry }) =>
          ({
            kind: 'resource-taken',
            name,
            entryId: entry.id,
            title: entry.title,
            startsAt: entry.placement.startsAt,
          }) as const,
      ),
    ];
  });
}

/** Returns a person's licenses that have expired by a day (YYYY-MM-DD), except those the work requires, which are judged separately. */
export function expiredBeside(
  { technicianId, requiredSkills, date }: { technicianId: string; requiredSkills: readonly string[]; date: string },
  ground: PreparedGround,
): Warning[] {
  return (ground.technicianOf(technicianId)?.licences ?? []).flatMap((license) => {
    const isRequired = requiredSkills.some((skill) => skill.toLowerCase() === license.name.toLowerCase());
    return !isRequired && licenseState(license, date) === 'expired'
      ? [{ kind: 'licence-expired' as const, technicianId, licence: license.name }]
      : [];
  });
}

function personWarnings(technicianId: string, proposal: Proposal, ground: PreparedGround): Warning[] {
  const { placement, requiredSkills, moved } = proposal;
  const technician = ground.technicianOf(technicianId);
  const date = dayOf(placement.startsAt, ground.timeZone);
  const found: Warning[] = [];
  if (!technician || technician.status === 'archived') found.push({ kind: 'archived', technicianId });
  found.push(...expiredBeside({ technicianId, requiredSkills, date }, ground));
  const stops = ground.stopsOf(technicianId).filter(({ entry }) => entry.id !== moved?.id && !isOver(entry.state));
  return [
    ...found,
    ...hoursWarnings(technicianId, stretchOf(placement), date, ground),
    ...stopWarnings(technicianId, proposal, stops, ground),
  ];
}

function hoursWarnings(technicianId: string, work: Stretch, date: string, ground: PreparedGround): Warning[] {
  const found: Warning[] = ground
    .absencesOf(technicianId)
    .filter((absence) => isSharing(absence, work))
    .map(({ title, isHoliday }) =>
      isHoliday ? { kind: 'holiday', title } : { kind: 'time-off', technicianId, title },
    );
  const shifts = ground.shiftsOf(technicianId, date);
  // Someone on call right after the shift may work past its end, and past midnight.
  const available = joined([...ground.onCallOf(technicianId), ...shifts]);
  if (available.some((span) => isCovering(span, work))) return found;
  const [shift] = shifts.filter((one) => one.fromMs <= work.fromMs && work.fromMs < one.toMs);
  const away = ({ fromMs, toMs }: Stretch): number => Math.max(fromMs - work.fromMs, work.fromMs - toMs);
  const [any] = shifts.toSorted((a, b) => away(a) - away(b));
  if (shift && work.toMs > shift.toMs) {
    const minutes = Math.round((work.toMs - shift.toMs) / MINUTE_MS);
    return [...found, { kind: 'overtime', technicianId, minutes, endsAt: new Date(shift.toMs).toISOString() }];
  }
  if (shift) return found;
  if (!any) return [...found, { kind: 'day-off', technicianId }];
  const [startsAt, endsAt] = [new Date(any.fromMs).toISOString(), new Date(any.toMs).toISOString()];
  return [...found, { kind: 'outside-shift', technicianId, startsAt, endsAt }];
}

/** Warns about overlaps, and about the drives from the stop before and to the one after. */
function stopWarnings(
  technicianId: string,
  { placement, propertyId }: Proposal,
  stops: readonly Stop[],
  { travelMinutes, shiftsOf, timeZone, isRough }: PreparedGround,
): Warning[] {
  const work = stretchOf(placement);
  const overlaps: Warning[] = stops
    .filter((stop) => isSharing(stop, work))
    .map(({ entry: { id, title, placement: other } }) => ({
      kind: 'overlap',
      technicianId,
      entryId: id,
      title,
      startsAt: other.startsAt,
    }));
  const date = dayOf(placement.startsAt, timeZone);
  const before = lastBefore(stops, work.fromMs).filter((stop) => isOnOneRoute(stop, work, timeZone));
  const legs = [
    ...before.map((stop) => ({ kind: 'travel-before', stop, from: stop.place, to: propertyId }) as const),
    ...firstAfter(stops, work.toMs)
      .filter((stop) => isOnOneRoute(work, stop, timeZone))
      .map((stop) => ({ kind: 'travel-after', stop, from: propertyId, to: stop.place }) as const),
  ];
  const found: Warning[] = [];
  let isUnknown = false;
  for (const { kind, stop, from, to } of legs) {
    const needed = travelMinutes(from, to);
    isUnknown ||= needed === null;
    const freeMs = kind === 'travel-before' ? work.fromMs - stop.toMs : stop.fromMs - work.toMs;
    const shortMinutes = Math.ceil((needed ?? 0) - freeMs / MINUTE_MS);
    if (shortMinutes > 0)
      found.push({
        kind,
        technicianId,
        entryId: stop.entry.id,
        title: stop.entry.title,
        shortMinutes,
        isRough: isRough?.(from) === true || isRough?.(to) === true,
      });
  }
  // The person with the first visit leaves home when the shift starts.
  const [shift] = shiftsOf(technicianId, date);
  if (before.length === 0 && shift && work.fromMs >= shift.fromMs) {
    isUnknown ||= travelMinutes(placeOfBase(technicianId), propertyId) === null;
  }
  return [...overlaps, ...found, ...(isUnknown ? [{ kind: 'travel-unknown', technicianId } as const] : [])];
}

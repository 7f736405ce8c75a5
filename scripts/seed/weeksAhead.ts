import { minutesBetween } from '@/lib/calendar';
import type { Weekday } from '@/lib/weekdays';
import { minutesAfter, type CompanyClock } from './clock';
import { freeTimes, LAST_PLANNED_DAY, WEEK_DAYS } from './freeTime';
import { makeJob, type SeedJob, type Setting } from './jobs';
import { weekdayOn } from './schedule';
import type { CrewMember } from './technicians';
import type { JobKind } from './trades/trade';
import { absence, anotherVisit, visitsOf, type SeedEntry } from './visits';

const HOUR = 60;
const DAY = 24 * HOUR;
const WEEKS_OF_SERIES = 3;
type FindTime = ReturnType<typeof freeTimes>;

/** Additional jobs, not in `jobs`, and all schedule entries. */
export type WeeksAhead = { jobs: SeedJob[]; entries: SeedEntry[] };

/**
 * Creates the schedule of today and the weeks ahead, and what an office plans around `planned`: an unassigned emergency, work that needs
 * a second visit, weekly recurring maintenance, time off, an extra shift, people on call and a day on which the company is closed.
 */
export function makeWeeksAhead(setting: Setting, planned: readonly SeedJob[], timeZone: string): WeeksAhead {
  const { trade, crew, clock, random } = setting;
  const context = { clock, timeZone, random };
  const findTime = freeTimes(planned, clock);
  const kindOf = (type: JobKind['type']): JobKind[] => trade.jobs.filter((kind) => kind.type === type).slice(0, 1);

  const away = absences(setting, findTime, timeZone);
  const minute = Math.min(clock.minuteOfToday + 45, 23 * HOUR);
  const urgent = kindOf('emergency').map((kind) =>
    makeJob(setting, { day: 0, minute: minute - (minute % 15), kind, crew: [] }, 'scheduled'),
  );
  const today = [...urgent, ...afternoon(setting, planned)];
  const visits = visitsOf([...planned, ...today], context);
  const { jobs, entries: series } = makeSeries(setting, { kinds: kindOf('maintenance'), findTime, timeZone });
  return { jobs: [...today, ...jobs], entries: [...visits, ...secondVisit(visits), ...series, ...away] };

  /** Returns another visit by the same person, on a later day on which they have time. */
  function secondVisit(all: readonly SeedEntry[]): SeedEntry[] {
    const tomorrow = clock.at(1, 0);
    const first = all.find(
      ({ entry: { placement } }) => placement.startsAt >= tomorrow && placement.technicianIds.length === 1,
    );
    if (!first) return [];
    const { technicianIds, startsAt, endsAt } = first.entry.placement;
    const minutes = minutesBetween(startsAt, endsAt);
    const found = findTime({ among: crew.filter(({ id }) => technicianIds.includes(id)), minutes, fromDay: 5 });
    return found ? [anotherVisit(first, clock.at(found.day, found.minute), random)] : [];
  }
}

/** Returns work for those who have nothing today, so that every row of the day has some. */
function afternoon(setting: Setting, planned: readonly SeedJob[]): SeedJob[] {
  const { trade, crew, clock } = setting;
  const [from, to] = [clock.at(0, 0), clock.at(1, 0)];
  const busy = new Set(
    planned
      .filter(({ record: { scheduledTime } }) => scheduledTime >= from && scheduledTime < to)
      .flatMap((job) => job.crew.map(({ id }) => id)),
  );
  const minute = Math.min(22 * HOUR, Math.max(13 * HOUR, clock.minuteOfToday + 75));
  const kinds = trade.jobs.filter(({ type, crew: size = 1 }) => type === 'service' && size === 1);
  const idle = crew.filter(({ id }) => !busy.has(id));
  return idle.flatMap((member, nth) => {
    const kind = kinds[nth % kinds.length];
    return kind
      ? [makeJob(setting, { day: 0, minute: minute - (minute % 15), kind, crew: [member] }, 'scheduled')]
      : [];
  });
}

/** Creates a job that repeats each week at the same time. */
function makeSeries(
  setting: Setting,
  { kinds: [kind], findTime, timeZone }: { kinds: readonly JobKind[]; findTime: FindTime; timeZone: string },
): WeeksAhead {
  const { crew, clock, random } = setting;
  const time = kind && findTime({ among: crew, minutes: kind.minutes, fromDay: 1, weeks: WEEKS_OF_SERIES });
  if (!time) return { jobs: [], entries: [] };
  const { day, minute, member } = time;
  const jobs = [makeJob(setting, { day, minute, kind, crew: [member] }, 'scheduled')];
  const seriesId = random.id();
  const entries = visitsOf(jobs, { clock, timeZone, random }).flatMap((first): SeedEntry[] =>
    Array.from({ length: WEEKS_OF_SERIES }, (_, week) => {
      const on = day + week * WEEK_DAYS;
      const named = { seriesId, seriesDate: clock.date(on) };
      return week === 0
        ? { ...first, entry: { ...first.entry, ...named } }
        : anotherVisit(first, clock.at(on, minute), random, named);
    }),
  );
  return { jobs, entries };
}

/** Returns who is away, works extra or is on call, on days without other work. */
function absences({ team, crew, clock, random }: Setting, findTime: FindTime, timeZone: string): SeedEntry[] {
  const by = team.members.find(({ role }) => role === 'office') ?? team.owner;
  const about = { by, at: minutesAfter(clock.now.toISOString(), -3 * DAY), timeZone, random };
  type Times = { day: number; from: number; to: number };
  const add = (
    kind: 'time-off' | 'shift' | 'on-call',
    title: string,
    who: readonly CrewMember[],
    { day, from, to }: Times,
  ) => absence({ kind, title, startsAt: clock.at(day, from), endsAt: clock.at(day, to) }, who, about);

  const vacation = findTime({ among: crew.slice(1), minutes: 7 * HOUR, fromDay: 2 });
  const dentist = findTime({ among: crew, minutes: 2 * HOUR, fromDay: 1 });
  const saturday = next('sat', 1, clock);
  const extra = crew.filter(({ record }) => record.workingHours.sat.isOff).slice(0, 1);
  return [
    ...(vacation ? [add('time-off', 'Vacation', [vacation.member], { day: vacation.day, from: 0, to: DAY })] : []),
    ...(dentist
      ? [
          add('time-off', 'Dentist', [dentist.member], {
            day: dentist.day,
            from: dentist.minute,
            to: dentist.minute + 2 * HOUR,
          }),
        ]
      : []),
    add('shift', 'Saturday shift', extra, { day: saturday, from: 9 * HOUR, to: 14 * HOUR }),
    add('on-call', 'On call tonight', crew.slice(3, 4), { day: 0, from: 17 * HOUR, to: DAY + 7 * HOUR }),
    add('on-call', 'On call this weekend', crew.slice(0, 1), { day: saturday, from: 8 * HOUR, to: DAY + 20 * HOUR }),
    add('time-off', 'Closed for inventory', [], { day: next('mon', LAST_PLANNED_DAY + 1, clock), from: 0, to: DAY }),
  ];
}

/** Returns the first such weekday, starting on a day. */
const next = (weekday: Weekday, from: number, clock: CompanyClock): number =>
  Array.from({ length: WEEK_DAYS }, (_, index) => from + index).find((day) => weekdayOn(clock, day) === weekday) ??
  from;

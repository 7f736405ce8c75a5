import type { Weekday } from '@/lib/weekdays';
import type { CompanyClock } from './clock';
import type { Random } from './random';
import type { CrewMember } from './technicians';
import type { JobKind } from './trades/trade';

/** A visit's people, time and kind of job; `day` counts from today. */
export type Visit = { day: number; minute: number; kind: JobKind; crew: CrewMember[] };

const FIRST_DAY = -42;
const LAST_DAY = 21;
/** Per workday. */
const PAST_VISITS = 8;
const OPENS = 8 * 60;
const CLOSES = 17 * 60;
const WEEKDAYS: readonly Weekday[] = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const ATTEMPTS_PER_VISIT = 8;

const minuteOf = (clockTime: string): number => Number(clockTime.slice(0, 2)) * 60 + Number(clockTime.slice(3));
const quarterHour = (minute: number): number => Math.ceil(minute / 15) * 15;

/** Plans the past six weeks, full, and the coming three, which thin out the further away they are. Not today. */
export function planVisits(
  crew: readonly CrewMember[],
  jobs: readonly JobKind[],
  clock: CompanyClock,
  random: Random,
): Visit[] {
  const days = Array.from({ length: LAST_DAY - FIRST_DAY + 1 }, (_, index) => FIRST_DAY + index).filter(
    (day) => day !== 0,
  );
  return days.flatMap((day) =>
    planDay(day, day < 0 ? PAST_VISITS : Math.max(6, 11 - Math.floor(day / 4)), crew, jobs, clock, random),
  );
}

/** Returns the day of the week in the company's calendar. */
export const weekdayOn = (clock: CompanyClock, day: number): Weekday => WEEKDAYS[clock.weekday(day)] ?? 'mon';

/** Plans up to `count` visits in one day, no one in two places at once. On weekends only urgent work. */
export function planDay(
  day: number,
  count: number,
  crew: readonly CrewMember[],
  jobs: readonly JobKind[],
  clock: CompanyClock,
  random: Random,
  weekday = weekdayOn(clock, day),
): Visit[] {
  if (weekday === 'sun') return planSunday(day, crew, jobs, random);
  const hours = crew.flatMap((member) => {
    const { isOff, start, end } = member.record.workingHours[weekday];
    return isOff ? [] : [{ member, free: Math.max(OPENS, minuteOf(start)), until: Math.min(CLOSES, minuteOf(end)) }];
  });
  const visits: Visit[] = [];
  const wanted = weekday === 'sat' ? 2 : count;
  for (let attempt = 0; visits.length < wanted && attempt < wanted * ATTEMPTS_PER_VISIT; attempt += 1) {
    const kind = random.weighted(jobs);
    const { crew: size = 1, minutes, skill } = kind;
    const able = random
      .shuffled(hours)
      .filter(({ free, until }) => free + minutes <= until)
      .sort((a, b) => Number(b.member.record.skills.includes(skill)) - Number(a.member.record.skills.includes(skill)));
    if (able.length < size) continue;
    const chosen = able.slice(0, size);
    const minute = quarterHour(Math.max(...chosen.map(({ free }) => free)));
    if (chosen.some(({ until }) => minute + minutes > until)) continue;
    const travel = random.int(10, 40);
    for (const slot of chosen) slot.free = minute + minutes + travel;
    visits.push({ day, minute, kind, crew: chosen.map(({ member }) => member) });
  }
  return visits;
}

function planSunday(day: number, crew: readonly CrewMember[], jobs: readonly JobKind[], random: Random): Visit[] {
  const emergencies = jobs.filter(({ type }) => type === 'emergency');
  if (day > 0 || random.chance(0.6)) return [];
  return [
    {
      day,
      minute: quarterHour(random.int(OPENS, 14 * 60)),
      kind: random.weighted(emergencies),
      crew: [random.pick(crew)],
    },
  ];
}

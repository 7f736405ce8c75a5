import type { CompanyClock } from './clock';
import type { Random } from './random';
import { planDay, weekdayOn, type Visit } from './schedule';
import type { CrewMember } from './technicians';
import type { JobKind } from './trades/trade';

/** The status of the first two technicians' visits at the minute of seeding. */
export type TodayVisit = Visit & { stands: 'done' | 'under-way' | 'late' | 'ahead'; windowEndMinute?: number };

const OPENS = 8 * 60;
const CLOSES = 17 * 60;
const LAST_MINUTE = 24 * 60 - 1;

/**
 * Schedules today as it is right now, at whatever hour this runs: the first technician has finished two visits and is on a third, the
 * second is late for one, and the others are on schedule.
 */
export function planToday(
  crew: readonly CrewMember[],
  jobs: readonly JobKind[],
  clock: CompanyClock,
  random: Random,
): TodayVisit[] {
  const [first, second, ...others] = crew;
  if (!first || !second) return [];
  const now = clock.minuteOfToday;
  const isOfficeHours = now >= OPENS && now <= CLOSES;
  // At night people only come out for emergencies.
  const alone = jobs.filter(
    ({ crew: size = 1, type }) => size === 1 && (isOfficeHours ? type === 'service' : type === 'emergency'),
  );
  const short = (): JobKind => ({ ...random.weighted(alone.length > 0 ? alone : jobs), minutes: 75 });

  const behind = [now - 255, now - 160]
    .filter((minute) => minute >= 0)
    .map((minute): TodayVisit => ({ day: 0, minute, kind: short(), crew: [first], stands: 'done' }));
  const underWay: TodayVisit = {
    day: 0,
    minute: Math.max(0, now - 40),
    kind: short(),
    crew: [first],
    stands: 'under-way',
  };
  const late: TodayVisit = {
    day: 0,
    minute: Math.max(0, now - 140),
    windowEndMinute: Math.max(1, now - 20),
    kind: short(),
    crew: [second],
    stands: 'late',
  };
  const ahead = [first, second]
    .map((member, index) => ({ member, minute: Math.max(OPENS, Math.ceil((now + 60 + index * 30) / 15) * 15) }))
    .filter(({ minute }) => minute <= Math.min(CLOSES, LAST_MINUTE) - 75)
    .map(({ member, minute }): TodayVisit => ({
      day: 0,
      minute,
      kind: { ...short(), minutes: 75 },
      crew: [member],
      stands: 'ahead',
    }));

  // Viewing the demo on a Sunday shows a workday too.
  const weekday = weekdayOn(clock, 0);
  const asWorkday = weekday === 'sat' || weekday === 'sun' ? 'wed' : weekday;
  const planned = planDay(0, 8, others, jobs, clock, random, asWorkday).map((visit): TodayVisit => ({
    ...visit,
    stands: standing(visit, now),
  }));
  return [...behind, underWay, late, ...ahead, ...planned];
}

function standing({ minute, kind }: Visit, now: number): TodayVisit['stands'] {
  if (minute + kind.minutes <= now) return 'done';
  return minute + 5 <= now ? 'under-way' : 'ahead';
}

import { minutesAfter, type CompanyClock } from './clock';
import type { SeedJob } from './jobs';
import { weekdayOn } from './schedule';
import type { CrewMember } from './technicians';

const HOUR = 60;
const QUARTER = 15;
export const WEEK_DAYS = 7;
/** The last day that `planVisits` fills. */
export const LAST_PLANNED_DAY = 21;

export type FreeTime = { member: CrewMember; day: number; minute: number };
type Wanted = { among: readonly CrewMember[]; minutes: number; fromDay: number; weeks?: number };
type Taken = { technicianId: string; startsAt: string; endsAt: string };

const minuteOf = (time: string): number => Number(time.slice(0, 2)) * HOUR + Number(time.slice(3));

/** Finds free time that people still have around `jobs`; each slot found is taken. */
export function freeTimes(jobs: readonly SeedJob[], clock: CompanyClock): (wanted: Wanted) => FreeTime | undefined {
  const taken = jobs.flatMap(({ crew, record: { scheduledTime, durationMinutes } }) =>
    crew.map(({ id }): Taken => ({
      technicianId: id,
      startsAt: scheduledTime,
      endsAt: minutesAfter(scheduledTime, durationMinutes),
    })),
  );
  /** There is a drive before and after everything. */
  const isFree = ({ member, day, minute }: FreeTime, minutes: number): boolean => {
    const { isOff, start, end } = member.record.workingHours[weekdayOn(clock, day)];
    if (isOff || minute < minuteOf(start) || minute + minutes > minuteOf(end)) return false;
    const [from, to] = [clock.at(day, minute - QUARTER), clock.at(day, minute + minutes + QUARTER)];
    return !taken.some((one) => one.technicianId === member.id && one.startsAt < to && one.endsAt > from);
  };
  return ({ among, minutes, fromDay, weeks = 1 }) => {
    for (let day = fromDay; day <= LAST_PLANNED_DAY; day += 1)
      for (const member of among)
        for (let minute = 8 * HOUR; minute < 17 * HOUR; minute += QUARTER) {
          const times = Array.from({ length: weeks }, (_, week) => ({ member, day: day + week * WEEK_DAYS, minute }));
          if (!times.every((time) => isFree(time, minutes))) continue;
          for (const time of times) {
            const startsAt = clock.at(time.day, minute);
            taken.push({ technicianId: member.id, startsAt, endsAt: minutesAfter(startsAt, minutes) });
          }
          return { member, day, minute };
        }
    return undefined;
  };
}

import { useMemo, useState } from 'react';
import type { Job } from '@/domain/job/schema';
import type { Stored } from '@/domain/record/schema';
import { findTimes } from '@/domain/scheduling/findTimes';
import { ANY_TIME, type TimeRequest, type TimesFound } from '@/domain/scheduling/timeRequest';
import { clockSpan } from '@/domain/scheduling/wallClock';
import { addCalendarDays } from '@/lib/calendar';
import { dayStart } from '@/lib/dates';
import { useGround, useScheduleData } from '@/entities/schedule/useScheduleData';

export const DAY_PARTS = ['any', 'morning', 'afternoon'] as const;
export type DayPart = (typeof DAY_PARTS)[number];
const CLOCKS: Record<Exclude<DayPart, 'any'>, [from: string, to: string]> = {
  morning: ['07:00', '12:00'],
  afternoon: ['12:00', '18:00'],
};
const DAYS = ANY_TIME.days;

export type TimeWish = {
  minutes: number;
  crewSize: number;
  from: string;
  dayPart: DayPart;
  skills: string[];
  /** 0 is no limit. */
  maxWorkMinutes: number;
  keepsLunch: boolean;
  mayMoveOthers: boolean;
};

/** The best times for a job in the five days from a date on, and why others cannot come. Reads those days alone. */
export function useFoundTimes(
  job: Stored<Job>,
  { today, now, timeZone }: { today: string; now: Date; timeZone: string },
) {
  const [wish, setWish] = useState<TimeWish>({
    minutes: job.durationMinutes,
    crewSize: 1,
    from: today,
    dayPart: 'any',
    skills: [],
    maxWorkMinutes: 0,
    keepsLunch: true,
    mayMoveOthers: false,
  });
  const first = wish.from < today ? today : wish.from;
  const dates = useMemo(() => Array.from({ length: DAYS }, (_, index) => addCalendarDays(first, index)), [first]);
  const { entries, isLoading, error } = useScheduleData(dates);
  const places = useMemo(() => [job.propertyId], [job.propertyId]);
  const ground = useGround(entries, now.toISOString(), { places });
  const request: TimeRequest = useMemo(
    () => ({
      ...ANY_TIME,
      durationMinutes: wish.minutes,
      crewSize: wish.crewSize,
      place: job.propertyId,
      from: dayStart(timeZone, first),
      windows:
        wish.dayPart === 'any'
          ? []
          : dates.map((date) => clockSpan(date, ...CLOCKS[wish.dayPart as 'morning'], timeZone)),
      isEmergency: job.priority === 'emergency',
      preferredTechnicianId: job.technicianIds[0] ?? '',
      requiredSkills: wish.skills,
      maxWorkMinutes: wish.maxWorkMinutes,
      keepsLunch: wish.keepsLunch,
      mayMoveOthers: wish.mayMoveOthers,
    }),
    [wish, job, first, dates, timeZone],
  );
  const found: TimesFound = useMemo(
    () => (isLoading || request.durationMinutes < 5 ? { offers: [], refusals: [] } : findTimes(request, ground)),
    [isLoading, request, ground],
  );
  return {
    wish,
    set: (changes: Partial<TimeWish>) => setWish((current) => ({ ...current, ...changes })),
    found,
    request,
    isLoading,
    error,
  };
}

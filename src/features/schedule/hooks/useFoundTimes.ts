import { useMemo, useState } from 'react';
import { crewOf, unitIdsOf, type ResourceOf } from '@/domain/resource/onVisit';
import { crewMembers } from '@/domain/resource/schema';
import { findTimes } from '@/domain/scheduling/findTimes';
import { isSharing, stretchOf } from '@/domain/scheduling/ground';
import { otherWays } from '@/domain/scheduling/otherWays';
import { ANY_TIME, type Offer, type TimeRequest, type TimesFound } from '@/domain/scheduling/timeRequest';
import { durationOf } from '@/domain/scheduling/span';
import { expiredBeside, type Warning } from '@/domain/scheduling/warnings';
import { clockSpan } from '@/domain/scheduling/wallClock';
import { addCalendarDays } from '@/lib/calendar';
import { dayStart } from '@/lib/dates';
import { isSame } from '@/lib/stableJson';
import { useWorkSettings } from '@/entities/company/useWorkSettings';
import { useGround, useScheduleData } from '@/entities/schedule/useScheduleData';
import type { Subject } from './interaction';
import { usualRequest } from './usualRequest';

export const DAY_PARTS = ['any', 'morning', 'afternoon'] as const;
export type DayPart = (typeof DAY_PARTS)[number];
const CLOCKS: Record<Exclude<DayPart, 'any'>, [from: string, to: string]> = {
  morning: ['07:00', '12:00'],
  afternoon: ['12:00', '18:00'],
};
const DAYS = ANY_TIME.days;
const SHORTEST_MINUTES = 5;

export type TimeWish = {
  minutes: number;
  crewSize: number;
  from: string;
  dayPart: DayPart;
  skills: string[];
  /** Required crew; '' for any. */
  crewId: string;
  /** Vehicles and machines that must be free. */
  unitIds: string[];
  /** 0 for no limit. */
  maxWorkMinutes: number;
  keepsLunch: boolean;
  mayMoveOthers: boolean;
};

/**
 * Finds the best times for a job or a visit to move, in the five days from a date, and why other people can't come. Reads only those
 * days.
 */
export function useFoundTimes(
  subject: Subject,
  {
    from,
    today,
    now,
    timeZone,
    resourceOf,
  }: { from: string; today: string; now: Date; timeZone: string; resourceOf: ResourceOf },
) {
  const { content, before } = subject;
  const [wish, setWish] = useState<TimeWish>({
    minutes: durationOf(content.placement),
    crewSize: Math.max(1, content.placement.technicianIds.length),
    from: from < today ? today : from,
    dayPart: 'any',
    skills: content.requiredSkills,
    crewId: crewOf(content.placement, resourceOf)?.id ?? '',
    unitIds: unitIdsOf(content.placement, resourceOf),
    maxWorkMinutes: 0,
    keepsLunch: true,
    mayMoveOthers: false,
  });
  const first = wish.from < today ? today : wish.from;
  const dates = useMemo(() => Array.from({ length: DAYS }, (_, index) => addCalendarDays(first, index)), [first]);
  const { entries, isLoading, error } = useScheduleData(dates);
  const { propertyId } = content;
  const places = useMemo(() => [propertyId], [propertyId]);
  const { reserveMinutes } = useWorkSettings().settings;
  const ground = useGround(entries, now.toISOString(), { places });
  const crew = resourceOf(wish.crewId);
  const members = useMemo(() => (crew ? crewMembers(crew) : []), [crew]);
  const request: TimeRequest = useMemo(
    () => ({
      ...usualRequest(subject, dayStart(timeZone, first), { ground, reserveMinutes, resourceOf }),
      durationMinutes: wish.minutes,
      crewSize: members.length > 0 ? members.length : wish.crewSize,
      onlyTechnicianIds: members,
      resourceIds: wish.unitIds,
      windows:
        wish.dayPart === 'any'
          ? []
          : dates.map((date) => clockSpan(date, ...CLOCKS[wish.dayPart as 'morning'], timeZone)),
      requiredSkills: wish.skills,
      maxWorkMinutes: wish.maxWorkMinutes,
      keepsLunch: wish.keepsLunch,
      mayMoveOthers: wish.mayMoveOthers,
    }),
    [subject, wish, members, reserveMinutes, resourceOf, ground, first, dates, timeZone],
  );
  const present = before?.placement;
  const found: TimesFound = useMemo(() => {
    if (isLoading || request.durationMinutes < SHORTEST_MINUTES) return { offers: [], refusals: [] };
    const times = findTimes(request, ground);
    // Excludes fifteen minutes later with the same people: that isn't what a user looking for another time wants.
    const isAsNow = (offer: Offer): boolean =>
      present !== undefined &&
      isSharing(stretchOf(offer), stretchOf(present)) &&
      isSame([...offer.technicianIds].sort(), [...present.technicianIds].sort());
    return { ...times, offers: times.offers.filter((offer) => !isAsNow(offer)) };
  }, [isLoading, request, ground, present]);
  const isNothing = !isLoading && found.offers.length === 0 && request.durationMinutes >= SHORTEST_MINUTES;
  const ways = useMemo(() => (isNothing ? otherWays(request, ground) : []), [isNothing, request, ground]);
  return {
    wish,
    set: (changes: Partial<TimeWish>) => setWish((current) => ({ ...current, ...changes })),
    /** Continues to the days after those shown. */
    lookFurther: () => setWish((current) => ({ ...current, from: addCalendarDays(first, DAYS) })),
    found,
    /** Other ways to fit the job when no slot was found. */
    ways,
    /** Returns the warnings to confirm when an offer is taken. */
    doubtsOf: (offer: Offer): Warning[] =>
      offer.technicianIds.flatMap((technicianId) =>
        expiredBeside({ technicianId, requiredSkills: wish.skills, date: offer.date }, ground),
      ),
    request,
    isLoading,
    error,
  };
}

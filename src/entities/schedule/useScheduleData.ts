import { useMemo } from 'react';
import { collections } from '@/data/collections';
import { useLiveLists } from '@/data/react/useLiveLists';
import { useLiveRecords } from '@/data/react/useLiveRecords';
import { useSession } from '@/data/react/WorkspaceProvider';
import { jobsWithin, unstoredJobsWithin } from '@/domain/job/queries';
import type { Stored } from '@/domain/record/schema';
import { drivesBetween } from '@/domain/scheduling/drives';
import { prepareGround, type PreparedGround, type TravelMinutes } from '@/domain/scheduling/ground';
import { dayRuns } from '@/domain/scheduling/board/rowParts';
import { reachingInto, scheduleOfNobody, scheduleOfRows, scheduleWithin } from '@/domain/scheduling/queries';
import type { ScheduleEntry } from '@/domain/scheduling/schema';
import { daySpan, dayOf } from '@/domain/scheduling/wallClock';
import { useTechnicians } from '@/entities/technician/useTechnicians';
import { addCalendarDays } from '@/lib/calendar';
import { dayStart } from '@/lib/dates';
import { useDriveTimes } from './useDriveTimes';
import { useResources } from './useResources';
import { useTerritories } from '../technician/useTerritories';
import { usePlacePins } from './usePlacePins';
import { useUnstoredVisits } from './useUnstoredVisits';

/** For callers that only need shifts and stops, and get the drive times elsewhere. */
export const UNKNOWN_TRAVEL: TravelMinutes = () => null;

type DataOptions = {
  isEnabled?: boolean;
  /** The people whose entries are read, in groups that never change (`rowParts`); null reads everyone's. */
  parts?: readonly (readonly string[])[] | null;
};

/**
 * Follows the schedule for certain days, live. Reads only those days, no matter how large the company is, and of them only unassigned
 * entries and the `parts`. `isRead` tells whose entries have loaded.
 */
export function useScheduleData(dates: readonly string[], { isEnabled = true, parts = null }: DataOptions = {}) {
  const { company } = useSession();
  const { timeZone } = company;
  const isMarked = company.visitsMarkedAt !== '';
  const first = dates[0] ?? '';
  const last = dates.at(-1) ?? '';
  const span = useMemo(
    () => ({ startsAt: dayStart(timeZone, first), endsAt: dayStart(timeZone, addCalendarDays(last, 1)) }),
    [timeZone, first, last],
  );
  // Day by day: a busy week is more than one list may hold, and moving on to the next day adds only one list.
  const days = useMemo(
    () => (isEnabled ? dates.map((date) => daySpan(date, timeZone)) : []),
    [dates, timeZone, isEnabled],
  );
  const runs = useMemo(() => (parts === null ? days : dayRuns(days)), [parts, days]);
  const stored = useLiveLists(
    collections.schedule,
    useMemo(
      () =>
        parts === null
          ? runs.map(scheduleWithin)
          : [undefined, ...parts].flatMap((ids) =>
              runs.map((run) => (ids === undefined ? scheduleOfNobody(run) : scheduleOfRows(ids, run))),
            ),
      [parts, runs],
    ),
  );
  const jobs = useLiveLists(
    collections.jobs,
    useMemo(() => runs.map(isMarked ? unstoredJobsWithin : jobsWithin), [runs, isMarked]),
  );
  const before = useLiveRecords(collections.schedule, reachingInto(span.startsAt), { isEnabled });
  const isLoading = stored.isLoading || jobs.isLoading;
  // A visit with two people may be returned with both rows.
  const records = useMemo(
    () => [...new Map(stored.records.map((entry) => [entry.id, entry])).values()],
    [stored.records],
  );
  // For jobs without the marker, nothing counts as a visit until it's known that the job has none stored.
  const visits = useUnstoredVisits(records, isLoading && !isMarked ? NONE : jobs.records, { timeZone, span });
  const earlier = isEnabled && !before.isLoading ? before.records : NONE;
  const entries = useMemo(() => {
    const reaching = earlier.filter(({ placement }) => placement.endsAt > span.startsAt);
    return [...reaching, ...visits];
  }, [earlier, visits, span]);
  const missing = new Set(
    (parts ?? [])
      .filter((_, index) => !runs.every((_run, day) => stored.isKnown[(index + 1) * runs.length + day]))
      .flat(),
  );
  const asked = new Set(parts?.flat());
  const isRead = (technicianId: string): boolean =>
    parts === null || technicianId === '' || (asked.has(technicianId) && !missing.has(technicianId));
  return { entries, isLoading, isRead, error: stored.error ?? jobs.error ?? before.error };
}
const NONE: never[] = [];

type GroundOptions = {
  /** Places of what is about to be planned, by property; they are read. */
  places?: readonly string[];
  /** The day for which drive times are requested from the server's provider; if omitted, none are. */
  date?: string;
};

/** Returns what a time is checked against: the company's clock and people, the given entries, and the drives between their places. */
export function useGround(
  entries: readonly Stored<ScheduleEntry>[],
  nowIso: string,
  { places = NONE, date = '' }: GroundOptions = {},
): PreparedGround {
  const { company } = useSession();
  const { all } = useTechnicians();
  const { all: resources } = useResources();
  const { all: territories } = useTerritories();
  const { timeZone, businessHours } = company;
  const { pins, isRough } = usePlacePins(entries, places);
  const asked = useMemo(() => (date === '' ? NONE : [...pins.values()]), [date, pins]);
  const { secondsOf } = useDriveTimes(asked, daySpan(date || dayOf(nowIso, timeZone), timeZone).startsAt);
  const travelMinutes = useMemo(
    () => drivesBetween((place) => pins.get(place) ?? null, { measured: secondsOf, isRough }),
    [pins, secondsOf, isRough],
  );
  return useMemo(
    () =>
      prepareGround({
        timeZone,
        nowIso,
        businessHours,
        technicians: all,
        resources,
        territories,
        entries,
        travelMinutes,
        isRough,
      }),
    [timeZone, nowIso, businessHours, all, resources, territories, entries, travelMinutes, isRough],
  );
}

import { useMemo } from 'react';
import { collections } from '@/data/collections';
import { useLiveLists } from '@/data/react/useLiveLists';
import { useLiveRecords } from '@/data/react/useLiveRecords';
import { useSession } from '@/data/react/WorkspaceProvider';
import { jobsWithin } from '@/domain/job/queries';
import type { Stored } from '@/domain/record/schema';
import { prepareGround, type PreparedGround, type TravelMinutes } from '@/domain/scheduling/ground';
import { absencesBefore, scheduleWithin } from '@/domain/scheduling/queries';
import type { ScheduleEntry } from '@/domain/scheduling/schema';
import { daySpan } from '@/domain/scheduling/wallClock';
import { useTechnicians } from '@/entities/technician/useTechnicians';
import { addCalendarDays } from '@/lib/calendar';
import { dayStart } from '@/lib/dates';
import { useUnstoredVisits } from './useUnstoredVisits';

/** A property's pin is not read with every visit, which would double what a day reads: no drive is known, and none is guessed. */
export const UNKNOWN_TRAVEL: TravelMinutes = () => null;

/** What is planned on some days, as it is now wherever it changes. Reads those days alone, however large the company is. */
export function useScheduleData(dates: readonly string[], { isEnabled = true }: { isEnabled?: boolean } = {}) {
  const { company } = useSession();
  const { timeZone } = company;
  const first = dates[0] ?? '';
  const last = dates.at(-1) ?? '';
  const span = useMemo(
    () => ({ startsAt: dayStart(timeZone, first), endsAt: dayStart(timeZone, addCalendarDays(last, 1)) }),
    [timeZone, first, last],
  );
  // Day by day: a busy week is more than one list may hold, and the next day of a walk adds one list alone.
  const days = useMemo(
    () => (isEnabled ? dates.map((date) => daySpan(date, timeZone)) : []),
    [dates, timeZone, isEnabled],
  );
  const stored = useLiveLists(
    collections.schedule,
    useMemo(() => days.map(scheduleWithin), [days]),
  );
  const jobs = useLiveLists(
    collections.jobs,
    useMemo(() => days.map(jobsWithin), [days]),
  );
  const before = useLiveRecords(collections.schedule, absencesBefore(span.startsAt), { isEnabled });
  const isLoading = stored.isLoading || jobs.isLoading;
  // A job is no visit before it is known that it has none.
  const visits = useUnstoredVisits(stored.records, isLoading ? NONE : jobs.records, { timeZone, span });
  const earlier = isEnabled && !before.isLoading ? before.records : NONE;
  const entries = useMemo(() => {
    const reaching = earlier.filter(({ placement }) => placement.endsAt > span.startsAt);
    return [...reaching, ...visits];
  }, [earlier, visits, span]);
  return { entries, isLoading, error: stored.error ?? jobs.error ?? before.error };
}
const NONE: never[] = [];

/** What a time is judged by: the company's clock and people, and the entries given. */
export function useGround(entries: readonly Stored<ScheduleEntry>[], nowIso: string): PreparedGround {
  const { company } = useSession();
  const { all } = useTechnicians();
  const { timeZone, businessHours } = company;
  return useMemo(
    () => prepareGround({ timeZone, nowIso, businessHours, technicians: all, entries, travelMinutes: UNKNOWN_TRAVEL }),
    [timeZone, nowIso, businessHours, all, entries],
  );
}

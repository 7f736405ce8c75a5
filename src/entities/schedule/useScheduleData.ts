import { useMemo } from 'react';
import { collections } from '@/data/collections';
import { useLiveLists } from '@/data/react/useLiveLists';
import { useLiveRecords } from '@/data/react/useLiveRecords';
import { useSession } from '@/data/react/WorkspaceProvider';
import { jobsWithin } from '@/domain/job/queries';
import type { Stored } from '@/domain/record/schema';
import { drivesBetween } from '@/domain/scheduling/drives';
import { prepareGround, type PreparedGround, type TravelMinutes } from '@/domain/scheduling/ground';
import { absencesBefore, scheduleWithin } from '@/domain/scheduling/queries';
import type { ScheduleEntry } from '@/domain/scheduling/schema';
import { daySpan, dayOf } from '@/domain/scheduling/wallClock';
import { useTechnicians } from '@/entities/technician/useTechnicians';
import { addCalendarDays } from '@/lib/calendar';
import { dayStart } from '@/lib/dates';
import { useDriveTimes } from './useDriveTimes';
import { usePlacePins } from './usePlacePins';
import { useUnstoredVisits } from './useUnstoredVisits';

/** For who only looks up shifts and stops, and knows the drives otherwise. */
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

type GroundOptions = {
  /** Places of what is about to be planned, by property; they are read. */
  places?: readonly string[];
  /** The day whose drives are asked of the server's provider; none asks for no drives. */
  date?: string;
};

/** What a time is judged by: the company's clock and people, the entries given, and the drives between their places. */
export function useGround(
  entries: readonly Stored<ScheduleEntry>[],
  nowIso: string,
  { places = NONE, date = '' }: GroundOptions = {},
): PreparedGround {
  const { company } = useSession();
  const { all } = useTechnicians();
  const { timeZone, businessHours } = company;
  const pins = usePlacePins(entries, places);
  const asked = useMemo(() => (date === '' ? NONE : [...pins.values()]), [date, pins]);
  const { secondsOf } = useDriveTimes(asked, daySpan(date || dayOf(nowIso, timeZone), timeZone).startsAt);
  const travelMinutes = useMemo(() => drivesBetween((place) => pins.get(place) ?? null, secondsOf), [pins, secondsOf]);
  return useMemo(
    () => prepareGround({ timeZone, nowIso, businessHours, technicians: all, entries, travelMinutes }),
    [timeZone, nowIso, businessHours, all, entries, travelMinutes],
  );
}

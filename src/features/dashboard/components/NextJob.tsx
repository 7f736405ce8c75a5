import { useMemo } from 'react';
import { collections } from '@/data/collections';
import { useLiveRecords } from '@/data/react/useLiveRecords';
import { scheduleOfTechnician } from '@/domain/scheduling/queries';
import { isAhead } from '@/domain/scheduling/visitState';
import { daySpan } from '@/domain/scheduling/wallClock';
import { addDaysToInstant } from '@/lib/calendar';
import { calendarDay } from '@/lib/dates';
import { formatWeekday } from '@/ui/format/dateTime';
import { Section } from '@/ui/layout/Section';
import { DayRows } from './DayRows';

const DAYS_AHEAD = 30;
/** Includes time off and shifts, which are mixed in with the visits. */
const ENTRIES_READ = 20;

type NextJobProps = { technicianId: string; timeZone: string; at: Date; now: Date };

/** Shows the first job after the day that contains `at`, for a technician with none left that day. */
export function NextJob({ technicianId, timeZone, at, now }: NextJobProps) {
  const date = calendarDay(timeZone, at);
  const query = useMemo(() => {
    const { endsAt } = daySpan(date, timeZone);
    const ahead = { startsAt: endsAt, endsAt: addDaysToInstant(endsAt, DAYS_AHEAD) };
    return { ...scheduleOfTechnician(technicianId, ahead), limit: ENTRIES_READ };
  }, [technicianId, timeZone, date]);
  const { records } = useLiveRecords(collections.schedule, query);
  const visit = records.find(({ kind, state }) => kind === 'visit' && isAhead(state));
  if (!visit) return null;
  return (
    <Section title={`Next job: ${formatWeekday(visit.placement.startsAt, timeZone)}`} isFlush>
      <DayRows stops={[{ ...visit, job: null, isJobOnly: false }]} timeZone={timeZone} now={now} />
    </Section>
  );
}

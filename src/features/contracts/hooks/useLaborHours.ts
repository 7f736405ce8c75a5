import { useMemo } from 'react';
import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useLiveRecords } from '@/data/react/useLiveRecords';
import { useSession } from '@/data/react/WorkspaceProvider';
import { hasFeature } from '@/domain/access/features';
import { timeOfJob } from '@/domain/hours/queries';
import { timeOfTechnicians } from '@/domain/hours/sums';
import { QUANTITY_ONE_E4 } from '@/domain/money/limits';
import { calendarDay, nowIso } from '@/lib/dates';

/** Returns the crew's clocked time on a contract's job in a period (dates, inclusive), in ten-thousandths of an hour; null if unknown. */
export function useLaborHours(jobId: string, { from, to }: { from: string; to: string }): number | null {
  const session = useSession();
  const { timeZone } = session.company;
  const mayRead = useCan()('read', 'timeEntries');
  const isEnabled = jobId !== '' && hasFeature(session.features, 'technicians') && mayRead;
  const { records } = useLiveRecords(collections.timeEntries, timeOfJob(jobId), { isEnabled });
  return useMemo(() => {
    const within = records.filter(({ startsAt }) => {
      const day = calendarDay(timeZone, new Date(startsAt));
      return day >= from && day <= to;
    });
    const time = timeOfTechnicians(within, { nowIso: nowIso(), timeZone });
    const minutes = time.workMinutes + time.driveMinutes + time.supplyRunMinutes;
    return minutes === 0 ? null : Math.round((minutes * QUANTITY_ONE_E4) / 60);
  }, [records, timeZone, from, to]);
}

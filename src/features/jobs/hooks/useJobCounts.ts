import { useMemo, useState } from 'react';
import { collections } from '@/data/collections';
import { countText, useCount } from '@/data/react/useCount';
import { useSession } from '@/data/react/WorkspaceProvider';
import { jobCount, lateJobCounts, type JobView } from '@/domain/job/filters';
import type { ListQuery } from '@/domain/record/listQuery';

const useJobCount = ({ where = [] }: ListQuery): number | undefined => useCount(collections.jobs, where);

/** The number of jobs in each view, as shown next to its name; of a chosen business unit or of all. */
export function useJobCounts(unit: string): Partial<Record<JobView, string>> {
  const { timeZone } = useSession().company;
  const [now] = useState(() => new Date());
  const asked = useMemo(
    () => ({
      upcoming: jobCount('upcoming', timeZone, now, unit),
      today: jobCount('today', timeZone, now, unit),
      unscheduled: jobCount('unscheduled', timeZone, now, unit),
      toInvoice: jobCount('needs-invoicing', timeZone, now, unit),
      late: lateJobCounts(now, unit),
    }),
    [timeZone, now, unit],
  );
  const inWindow = useJobCount(asked.late[0] ?? {});
  const withoutWindow = useJobCount(asked.late[1] ?? {});
  return {
    upcoming: countText(useJobCount(asked.upcoming)),
    today: countText(useJobCount(asked.today)),
    unscheduled: countText(useJobCount(asked.unscheduled)),
    'needs-invoicing': countText(useJobCount(asked.toInvoice)),
    late: countText(inWindow === undefined || withoutWindow === undefined ? undefined : inWindow + withoutWindow),
  };
}

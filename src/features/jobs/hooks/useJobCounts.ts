import { useMemo, useState } from 'react';
import { collections } from '@/data/collections';
import { countText, useCount } from '@/data/react/useCount';
import { useSession } from '@/data/react/WorkspaceProvider';
import { isUnitCounted } from '@/domain/business-unit/choice';
import { jobCount, lateJobCounts, type JobView } from '@/domain/job/filters';
import type { ListQuery } from '@/domain/record/listQuery';

const useJobCount = ({ where = [] }: ListQuery, isEnabled: boolean): number | undefined =>
  useCount(collections.jobs, where, { isEnabled });

/** Returns the job count for each view's label, for the selected business unit or all. */
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
  const isEnabled = isUnitCounted(unit);
  const inWindow = useJobCount(asked.late[0] ?? {}, isEnabled);
  const withoutWindow = useJobCount(asked.late[1] ?? {}, isEnabled);
  return {
    upcoming: countText(useJobCount(asked.upcoming, isEnabled)),
    today: countText(useJobCount(asked.today, isEnabled)),
    unscheduled: countText(useJobCount(asked.unscheduled, isEnabled)),
    'needs-invoicing': countText(useJobCount(asked.toInvoice, isEnabled)),
    late: countText(inWindow === undefined || withoutWindow === undefined ? undefined : inWindow + withoutWindow),
  };
}

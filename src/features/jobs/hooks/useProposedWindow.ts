import { useMemo, useState } from 'react';
import { collections } from '@/data/collections';
import { useRecords } from '@/data/react/useRecords';
import { useSession } from '@/data/react/WorkspaceProvider';
import { arrivalWindows, firstFreeWindow } from '@/domain/job/freeWindow';
import { todaysJobs } from '@/domain/job/queries';
import { useWorkSettings } from '@/entities/company/useWorkSettings';
import { useTechnicians } from '@/entities/technician/useTechnicians';

/**
 * Proposes the next arrival window in working hours with someone free for an unscheduled job. It checks the jobs of the first eligible
 * day; if they can't be read, it proposes that day's first window.
 */
export function useProposedWindow({ isEnabled = true }: { isEnabled?: boolean } = {}) {
  const { businessHours, timeZone } = useSession().company;
  const { record, isLoading } = useWorkSettings();
  const [openedAt] = useState(() => new Date().toISOString());
  const windows = useMemo(
    () => arrivalWindows(businessHours, openedAt, timeZone, record?.arrivalWindows),
    [businessHours, openedAt, timeZone, record],
  );
  const first = windows[0];
  const day = useRecords(collections.jobs, todaysJobs(timeZone, first ? new Date(first.start) : new Date(0)), {
    isEnabled: isEnabled && !isLoading && first !== undefined,
  });
  const technicians = useTechnicians();
  return {
    window: firstFreeWindow(windows, day.data ?? [], technicians.active.length),
    isLoading: isLoading || day.isLoading || technicians.isLoading,
  };
}

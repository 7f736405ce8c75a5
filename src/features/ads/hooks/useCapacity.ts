import { useMemo, useState } from 'react';
import { useCan } from '@/data/react/useCan';
import { useSession } from '@/data/react/WorkspaceProvider';
import { capacityAhead, type CapacityAhead } from '@/domain/ad/capacity';
import { useGround, useScheduleData } from '@/entities/schedule/useScheduleData';
import { useTechnicians } from '@/entities/technician/useTechnicians';
import { addCalendarDays } from '@/lib/calendar';
import { calendarDay, nowIso } from '@/lib/dates';

/** Computes the coming days' capacity with the board's own engine. `ahead` is null while unknown or if the user may not see it. */
export function useCapacity(dayCount: number) {
  const session = useSession();
  const can = useCan();
  const { timeZone } = session.company;
  const mayRead = can('read', 'schedule') && can('read', 'jobs');
  const [now] = useState(nowIso);
  const dates = useMemo(() => {
    const today = calendarDay(timeZone);
    return Array.from({ length: dayCount }, (_, index) => addCalendarDays(today, index));
  }, [timeZone, dayCount]);
  const { entries, isLoading, error } = useScheduleData(dates, { isEnabled: mayRead });
  const technicians = useTechnicians();
  const ground = useGround(entries, now);
  const isReady = mayRead && !isLoading && !technicians.isLoading && !error;
  const ahead: CapacityAhead | null = useMemo(
    () => (isReady ? capacityAhead(dates, technicians.all, ground) : null),
    [isReady, dates, technicians.all, ground],
  );
  return {
    ahead,
    mayRead,
    isLoading: mayRead && (isLoading || technicians.isLoading),
    error: error ?? technicians.error,
  };
}

import { useMemo } from 'react';
import { collections } from '@/data/collections';
import { useLiveRecords } from '@/data/react/useLiveRecords';
import { useSession } from '@/data/react/WorkspaceProvider';
import { dayBoard, type DayBoard } from '@/domain/job/dayBoard';
import { todaysJobs } from '@/domain/job/queries';
import { useTechnicians } from '@/entities/technician/useTechnicians';
import type { AppError } from '@/lib/appError';
import { dayBounds } from '@/lib/dates';

/** Watches today's jobs by technician, in the company's time zone. */
export function useDayBoard(now: Date): { board: DayBoard; isLoading: boolean; error: AppError | null } {
  const { company } = useSession();
  const { timeZone, businessHours } = company;
  // The subscription depends on the day's bounds, not on the minute.
  const { records, isLoading, error } = useLiveRecords(
    collections.jobs,
    todaysJobs(timeZone, new Date(dayBounds(timeZone, now).start)),
  );
  const { active, isLoading: isLoadingTechnicians } = useTechnicians();
  const board = useMemo(
    () => dayBoard(records, active, { timeZone, now, businessHours }),
    [records, active, timeZone, now, businessHours],
  );
  return { board, isLoading: isLoading || isLoadingTechnicians, error };
}

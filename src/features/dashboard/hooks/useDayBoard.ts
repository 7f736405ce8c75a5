import { useMemo } from 'react';
import { collections } from '@/data/collections';
import { useLiveRecords } from '@/data/react/useLiveRecords';
import { useSession } from '@/data/react/WorkspaceProvider';
import { dayBoard, type DayBoard } from '@/domain/job/dayBoard';
import { todaysJobs } from '@/domain/job/queries';
import { useTechnicians } from '@/entities/technician/useTechnicians';
import type { AppError } from '@/lib/appError';
import { dayBounds } from '@/lib/dates';

/** Today in the company's zone, by technician; follows every change. */
export function useDayBoard(now: Date): { board: DayBoard; isLoading: boolean; error: AppError | null } {
  const { company } = useSession();
  const { timeZone, businessHours } = company;
  // The day's bounds, not the minute, decide what is watched.
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

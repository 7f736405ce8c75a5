import { useMemo } from 'react';
import { collections } from '@/data/collections';
import { useLiveRecords } from '@/data/react/useLiveRecords';
import { technicianDay } from '@/domain/job/queries';
import type { Job } from '@/domain/job/schema';
import type { Stored } from '@/domain/record/schema';
import { isUnstored } from '@/domain/scheduling/board/entries';
import { visitsOfJob } from '@/domain/scheduling/jobVisits';
import { scheduleOfTechnician } from '@/domain/scheduling/queries';
import type { ScheduleEntry } from '@/domain/scheduling/schema';
import { dayOfStops } from '@/domain/scheduling/technicianDay';
import { daySpan } from '@/domain/scheduling/wallClock';
import { useUnstoredVisits } from '@/entities/schedule/useUnstoredVisits';
import { calendarDay } from '@/lib/dates';

/** A stop with its job, if it's among the day's jobs. `isJobOnly`: there's no visit yet, so the job's own status is changed. */
export type DayStop = Stored<ScheduleEntry> & { job: Stored<Job> | null; isJobOnly: boolean };

const NONE: never[] = [];
const isCalledOff = (job: Stored<Job>): boolean => job.progress === 'cancelled';

/** Watches a technician's visits on the day that contains `at`. Older jobs without visits are derived from the jobs. */
export function useTechnicianDay(technicianId: string, { timeZone, at }: { timeZone: string; at: Date }) {
  const date = calendarDay(timeZone, at);
  const span = useMemo(() => daySpan(date, timeZone), [date, timeZone]);
  const stored = useLiveRecords(collections.schedule, scheduleOfTechnician(technicianId, span));
  const jobs = useLiveRecords(collections.jobs, technicianDay(technicianId, timeZone, at));
  const isLoading = stored.isLoading || jobs.isLoading;
  const own = useMemo(() => stored.records.filter(({ kind }) => kind === 'visit'), [stored.records]);
  const visits = useUnstoredVisits(own, isLoading ? NONE : jobs.records, { timeZone, span });
  const day = useMemo(() => {
    const known = new Set(visits.map(({ jobId }) => jobId));
    // A job canceled before it had a visit is still shown to the technician who would have gone.
    const calledOff = jobs.records
      .filter((job) => isCalledOff(job) && !known.has(job.id))
      .flatMap((job) => visitsOfJob({ ...job, progress: 'scheduled' }, [], timeZone))
      .map((visit) => ({ ...visit, state: 'cancelled' as const }));
    const byId = new Map(jobs.records.map((job) => [job.id, job]));
    const stops = [...visits, ...calledOff].map((visit): DayStop => {
      return { ...visit, job: byId.get(visit.jobId) ?? null, isJobOnly: isUnstored(visit) };
    });
    return { stops, ...dayOfStops(stops, ({ job }) => job?.progress === 'on-hold') };
  }, [visits, jobs.records, timeZone]);
  return { ...day, isLoading, error: stored.error ?? jobs.error };
}

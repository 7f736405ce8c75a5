import { collections } from '@/data/collections';
import { useLiveRecord } from '@/data/react/useLiveRecord';
import type { ScheduleDesk } from '../hooks/useScheduleDesk';
import { FindTimeDialog } from './FindTimeDialog';

type FindTimeForJobProps = { jobId: string; desk: ScheduleDesk; today: string; now: Date; onClose: () => void };

/** "Find a time" for the job that the address names: that is how its own page leads here. */
export function FindTimeForJob({ jobId, ...props }: FindTimeForJobProps) {
  const { record } = useLiveRecord(collections.jobs, jobId);
  return record ? <FindTimeDialog key={jobId} job={record} {...props} /> : null;
}

import { collections } from '@/data/collections';
import { useLiveRecord } from '@/data/react/useLiveRecord';
import { useLiveRecords } from '@/data/react/useLiveRecords';
import type { Placement } from '@/domain/scheduling/schema';
import { visitsOfJob } from '@/domain/scheduling/jobVisits';
import { visitsOfJobId } from '@/domain/scheduling/queries';
import { isAhead } from '@/domain/scheduling/visitState';
import { useWorkSettings } from '@/entities/company/useWorkSettings';
import type { Subject } from '../hooks/interaction';
import { subjectOfEntry } from '../hooks/useEntryCommands';
import type { ScheduleDesk } from '../hooks/useScheduleDesk';
import { useSubjectOfJob } from '../hooks/useSubjectOfJob';
import { FindTimeDialog } from './FindTimeDialog';

type FindTimeForJobProps = {
  jobId: string;
  /** What was typed about it before a time was looked for. */
  typed?: Placement | undefined;
  desk: ScheduleDesk;
  today: string;
  now: Date;
  onClose: () => void;
};

/** With what somebody typed about it before they looked for a time. */
export const asTyped = (subject: Subject, typed: Placement | undefined): Subject =>
  typed ? { ...subject, content: { ...subject.content, placement: typed } } : subject;

/**
 * "Find a time" for the job that the address names: that is how its own page leads here. Where a visit of it is ahead, that one moves; a
 * customer who asked for another time must not get two.
 */
export function FindTimeForJob({ jobId, typed, ...props }: FindTimeForJobProps) {
  const { desk, now } = props;
  const { timeZone } = desk;
  const { record: job } = useLiveRecord(collections.jobs, jobId);
  const { records, isLoading } = useLiveRecords(collections.schedule, visitsOfJobId(jobId));
  const subjectOfJob = useSubjectOfJob();
  // What the dialog opens with is read once.
  const { isLoading: isWorkLoading } = useWorkSettings();
  if (!job || isLoading || isWorkLoading) return null;
  const visit = visitsOfJob(job, records, timeZone).find(({ state }) => isAhead(state));
  const subject = visit
    ? { ...subjectOfEntry(visit), job }
    : subjectOfJob(job, { startsAt: now.toISOString(), timeZone });
  return (
    <FindTimeDialog key={jobId} subject={visit ? subject : asTyped(subject, typed)} from={typed?.startsAt} {...props} />
  );
}

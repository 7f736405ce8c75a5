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
  /** Input made before searching for a time. */
  typed?: Placement | undefined;
  desk: ScheduleDesk;
  today: string;
  now: Date;
  onClose: () => void;
};

/** Returns the subject with the input made before searching for a time. */
export const asTyped = (subject: Subject, typed: Placement | undefined): Subject =>
  typed ? { ...subject, content: { ...subject.content, placement: typed } } : subject;

/**
 * Opens "Find a time" for the job in the URL, which is how the job's own page links here. If it has an upcoming visit, that one moves, so
 * that a customer who asked for another time doesn't get two.
 */
export function FindTimeForJob({ jobId, typed, ...props }: FindTimeForJobProps) {
  const { desk, now } = props;
  const { timeZone } = desk;
  const { record: job } = useLiveRecord(collections.jobs, jobId);
  const { records, isLoading } = useLiveRecords(collections.schedule, visitsOfJobId(jobId));
  const subjectOfJob = useSubjectOfJob();
  // The dialog's initial values are read only once.
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

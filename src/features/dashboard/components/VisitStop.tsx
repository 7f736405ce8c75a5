import { Text } from '@mantine/core';
import { collections } from '@/data/collections';
import { useWatchedRecord } from '@/data/react/useLiveRecord';
import type { Job } from '@/domain/job/schema';
import type { Stored } from '@/domain/record/schema';
import { unitIdsOf } from '@/domain/resource/onVisit';
import { resourceName } from '@/domain/resource/schema';
import type { ScheduleEntry } from '@/domain/scheduling/schema';
import { isRunning, type VisitState } from '@/domain/scheduling/visitState';
import { PriorityBadge } from '@/entities/job/PriorityBadge';
import { StopFacts } from '@/entities/job/StopFacts';
import type { MoveJob } from '@/entities/job/useMoveJob';
import { useResources } from '@/entities/schedule/useResources';
import { VisitBadge } from '@/entities/schedule/VisitBadge';
import { SiteOfWork } from '@/entities/site/SiteOfWork';
import { WorkSignatures } from '@/entities/signature/WorkSignatures';
import { useTechnicians } from '@/entities/technician/useTechnicians';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { Section } from '@/ui/layout/Section';
import type { DayStop } from '../hooks/useTechnicianDay';
import type { VisitSteps } from '../hooks/useVisitSteps';
import { LateRow } from './LateRow';
import classes from './NextStop.module.css';
import { StopChecklist } from './StopChecklist';
import { StopLinks } from './StopLinks';
import { VisitBar } from './VisitBar';

type VisitStopProps = {
  stop: DayStop;
  technicianId: string;
  steps: VisitSteps;
  onStep: (to: VisitState, job: Stored<Job>) => void;
  onLate: (arrivalAt: string) => void;
  onMoveJob: MoveJob;
  timeZone: string;
  now: Date;
  isToday: boolean;
};

/** Returns a job with the time and arrival window of one of its visits. */
const asPlannedBy = (job: Stored<Job>, { placement }: ScheduleEntry): Stored<Job> => ({
  ...job,
  progress: job.progress === 'unscheduled' ? 'scheduled' : job.progress,
  scheduledTime: placement.startsAt,
  arrivalWindowStart: placement.windowStartsAt,
  arrivalWindowEnd: placement.windowEndsAt,
});

/** Shows the current visit: location, tasks, and checks, with the actions in thumb reach. */
export function VisitStop(props: VisitStopProps) {
  const { stop } = props;
  // The visit's job may be scheduled under another visit, so it isn't always among the day's jobs.
  const other = useWatchedRecord(collections.jobs, stop.job ? '' : stop.jobId);
  const job = stop.job ?? other.record;
  return (
    <Section title={isRunning(stop.state) ? 'Current job' : 'Next stop'}>
      {job ? (
        <KnownStop {...props} job={job} />
      ) : other.isLoading ? (
        <LoadingRows rows={4} />
      ) : (
        <InlineNotice tone="warning" title={stop.title}>
          The job of this visit could not be loaded. Connect once to keep it on this device.
        </InlineNotice>
      )}
    </Section>
  );
}

function KnownStop({
  stop,
  job,
  technicianId,
  steps,
  onStep,
  onLate,
  onMoveJob,
  timeZone,
  now,
  isToday,
}: VisitStopProps & { job: Stored<Job> }) {
  const { namesOf } = useTechnicians();
  const crew = namesOf(stop.placement.technicianIds.filter((id) => id !== technicianId));
  const { byId } = useResources();
  const units = unitIdsOf(stop.placement, (id) => byId.get(id))
    .flatMap((id) => byId.get(id) ?? [])
    .map(resourceName);
  const nowIso = now.toISOString();
  return (
    <>
      <StopFacts
        job={asPlannedBy(job, stop)}
        timeZone={timeZone}
        badges={
          <>
            <VisitBadge visit={stop} nowIso={nowIso} isHiddenWhenPlanned />
            <PriorityBadge priority={job.priority} isHiddenWhenNormal />
          </>
        }
      />
      {isToday && <LateRow stop={stop} timeZone={timeZone} nowIso={nowIso} onLate={onLate} />}
      <div className={classes['part']}>
        <h3 className={classes['title']}>{job.title}</h3>
        {crew.length > 0 && <Text size="sm">With {crew.join(', ')}</Text>}
        {units.length > 0 && <Text size="sm">Bring {units.join(', ')}</Text>}
        {job.description !== '' && (
          <Text size="sm" lineClamp={4} className={classes['text'] ?? ''} dir="auto">
            {job.description}
          </Text>
        )}
        {stop.notes !== '' && (
          <Text size="sm" className={classes['text'] ?? ''} dir="auto">
            {stop.notes}
          </Text>
        )}
        <StopLinks job={job} />
        <SiteOfWork
          work={stop.siteId === '' ? job : stop}
          jobId={job.id}
          isBegun={stop.state === 'on-site' || stop.state === 'paused'}
        />
      </div>
      <StopChecklist job={job} />
      {(stop.state === 'on-site' || stop.state === 'paused') && (
        <div className={classes['part']}>
          <div className={classes['head']}>
            <h3 className={classes['label']}>Customer’s signature</h3>
          </div>
          <WorkSignatures job={job} />
        </div>
      )}
      <VisitBar stop={stop} job={job} steps={steps} onStep={(to) => onStep(to, job)} onMoveJob={onMoveJob} />
    </>
  );
}

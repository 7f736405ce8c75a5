import { Text } from '@mantine/core';
import type { Job } from '@/domain/job/schema';
import type { Stored } from '@/domain/record/schema';
import { JobBar } from '@/entities/job/JobBar';
import { LateBadge } from '@/entities/job/LateBadge';
import { OnTheWayBadge } from '@/entities/job/OnTheWayBadge';
import { PriorityBadge } from '@/entities/job/PriorityBadge';
import { ProgressBadge } from '@/entities/job/ProgressBadge';
import { SiteOfWork } from '@/entities/site/SiteOfWork';
import { StopFacts } from '@/entities/job/StopFacts';
import type { MoveJob } from '@/entities/job/useMoveJob';
import { Section } from '@/ui/layout/Section';
import classes from './NextStop.module.css';
import { StopChecklist } from './StopChecklist';
import { StopLinks } from './StopLinks';

type NextStopProps = {
  job: Stored<Job>;
  onMove: MoveJob;
  timeZone: string;
  now: Date;
  /** Called when someone has set out. Omitted if the job isn't on the signed-in user's list for today. */
  onSetOut: (() => void) | undefined;
};

/** Shows the current stop: location, tasks, and checks, with the actions in thumb reach. */
export function NextStop({ job, onMove, timeZone, now, onSetOut }: NextStopProps) {
  return (
    <Section title={job.progress === 'in-progress' ? 'Current job' : 'Next stop'}>
      <StopFacts
        job={job}
        timeZone={timeZone}
        badges={
          <>
            <OnTheWayBadge job={job} nowIso={now.toISOString()} />
            <LateBadge job={job} nowIso={now.toISOString()} />
            <PriorityBadge priority={job.priority} isHiddenWhenNormal />
            {job.progress !== 'scheduled' && <ProgressBadge progress={job.progress} />}
          </>
        }
      />
      <div className={classes['part']}>
        <h3 className={classes['title']}>{job.title}</h3>
        {job.description !== '' && (
          <Text size="sm" lineClamp={4} className={classes['text'] ?? ''} dir="auto">
            {job.description}
          </Text>
        )}
        <StopLinks job={job} />
        <SiteOfWork work={job} jobId={job.id} isBegun={job.progress === 'in-progress'} />
      </div>
      <StopChecklist job={job} />
      <JobBar job={job} onMove={onMove} onSetOut={onSetOut} />
    </Section>
  );
}

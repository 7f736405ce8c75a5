import type { ReactNode } from 'react';
import { Button } from '@mantine/core';
import { IconCar } from '@tabler/icons-react';
import { isOnTheWay } from '@/domain/job/onMyWay';
import type { Job } from '@/domain/job/schema';
import type { Stored } from '@/domain/record/schema';
import { lazyPart } from '@/lib/lazyPage';
import { useNow } from '@/ui/hooks/useNow';
import { JobNextAction } from './JobNextAction';
import { MoreActions } from './MoreActions';
import { StopBar } from './StopBar';
import type { MoveJob } from './useMoveJob';
import { useJobSteps } from './useJobSteps';
import { useSetOut } from './useSetOut';

const JobMoreMenu = lazyPart(() => import('./JobMoreMenu').then((module) => module.JobMoreMenu));

type JobBarProps = {
  job: Stored<Job>;
  onMove: MoveJob;
  /** Called when the user sets out to their job today: the customer may be notified. */
  onSetOut?: (() => void) | undefined;
  /** Additional `Menu.Item`s from the page. */
  menuItems?: ReactNode;
};

/** Renders a job's actions within thumb reach: its next step, and what else is needed there. */
export function JobBar({ job, onMove, onSetOut, menuItems }: JobBarProps) {
  const setOut = useSetOut(job);
  const now = useNow();
  const { others } = useJobSteps(job);
  const announces = onSetOut && job.progress === 'scheduled' && !isOnTheWay(job, now.toISOString());
  return (
    <StopBar
      job={job}
      more={
        (others.length > 0 || menuItems !== undefined) && (
          <MoreActions job={job}>
            <JobMoreMenu job={job} onMove={onMove} menuItems={menuItems} />
          </MoreActions>
        )
      }
    >
      {announces && (
        <Button
          size="lg"
          leftSection={<IconCar size={18} aria-hidden />}
          onClick={() => {
            void setOut();
            onSetOut();
          }}
        >
          On my way
        </Button>
      )}
      <JobNextAction job={job} onMove={onMove} size="lg" variant={announces ? 'default' : 'filled'} />
    </StopBar>
  );
}

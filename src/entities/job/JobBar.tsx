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
import { MoreWay, StopBar } from './StopBar';
import type { MoveJob } from './useMoveJob';
import { useJobSteps } from './useJobSteps';
import { useSetOut } from './useSetOut';

const JobMenu = lazyPart(() => import('./JobMenu').then((module) => module.JobMenu));

type JobBarProps = {
  job: Stored<Job>;
  onMove: MoveJob;
  /** Called when this person has set out to their job of today: the customer may be told. */
  onSetOut?: (() => void) | undefined;
  /** Further `Menu.Item`s of the page. */
  menuItems?: ReactNode;
};

/** A job at the thumb: its next step, and what else is needed there. */
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
            <JobMenu job={job} onMove={onMove} menuItems={menuItems} position="top-end" isOpenedAtOnce>
              <MoreWay job={job} />
            </JobMenu>
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

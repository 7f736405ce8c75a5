import { Button } from '@mantine/core';
import { IconCar, IconCircleCheck, IconPlayerPlay } from '@tabler/icons-react';
import type { Job } from '@/domain/job/schema';
import type { Stored } from '@/domain/record/schema';
import { visitStepLabel } from '@/domain/scheduling/technicianDay';
import type { VisitState } from '@/domain/scheduling/visitState';
import { MoreActions } from '@/entities/job/MoreActions';
import { StopBar } from '@/entities/job/StopBar';
import type { MoveJob } from '@/entities/job/useMoveJob';
import { lazyPart } from '@/lib/lazyPage';
import type { DayStop } from '../hooks/useTechnicianDay';
import type { VisitSteps } from '../hooks/useVisitSteps';

const VisitMenu = lazyPart(() => import('./VisitMenu').then((module) => module.VisitMenu));

type VisitBarProps = {
  stop: DayStop;
  job: Stored<Job>;
  steps: VisitSteps;
  onStep: (to: VisitState) => void;
  onMoveJob: MoveJob;
};

const STEP_ICONS: Partial<Record<VisitState, typeof IconCar>> = {
  'en-route': IconCar,
  'on-site': IconPlayerPlay,
  done: IconCircleCheck,
};

/** Actions on a visit in thumb reach: the next step and, behind "More", the other steps and ways to stop the whole job. */
export function VisitBar({ stop, job, steps, onStep, onMoveJob }: VisitBarProps) {
  const { next, others } = steps.stepsOf(stop);
  const StepIcon = next && STEP_ICONS[next];
  return (
    <StopBar
      job={job}
      more={
        <MoreActions job={job}>
          <VisitMenu stop={stop} job={job} others={others} onStep={onStep} onMoveJob={onMoveJob} />
        </MoreActions>
      }
    >
      {next && (
        <Button
          size="lg"
          leftSection={StepIcon ? <StepIcon size={18} aria-hidden /> : undefined}
          onClick={() => onStep(next)}
        >
          {visitStepLabel(stop.state, next)}
        </Button>
      )}
    </StopBar>
  );
}

import { Button, Menu } from '@mantine/core';
import { IconCar, IconCircleCheck, IconPlayerPlay, IconQrcode } from '@tabler/icons-react';
import type { Job } from '@/domain/job/schema';
import type { Stored } from '@/domain/record/schema';
import { visitStepLabel } from '@/domain/scheduling/technicianDay';
import { isOver, type VisitState } from '@/domain/scheduling/visitState';
import { JobStepItems } from '@/entities/job/JobStepItems';
import { MoreWay, StopBar } from '@/entities/job/StopBar';
import type { MoveJob } from '@/entities/job/useMoveJob';
import { paths } from '@/lib/paths';
import { RouterLink } from '@/ui/links/RouterLink';
import type { DayStop } from '../hooks/useTechnicianDay';
import type { VisitSteps } from '../hooks/useVisitSteps';

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

/** A visit at the thumb: the one step that comes next, and behind "More" the others and what stops the whole job. */
export function VisitBar({ stop, job, steps, onStep, onMoveJob }: VisitBarProps) {
  const { next, others } = steps.stepsOf(stop);
  const StepIcon = next && STEP_ICONS[next];
  return (
    <StopBar
      job={job}
      more={
        <Menu position="top-end">
          <Menu.Target>
            <MoreWay job={job} />
          </Menu.Target>
          <Menu.Dropdown>
            {others.map((to) => (
              <Menu.Item key={to} onClick={() => onStep(to)}>
                {visitStepLabel(stop.state, to)}
              </Menu.Item>
            ))}
            <JobStepItems job={job} onMove={onMoveJob} only={['on-hold', 'cancelled']} />
            {!isOver(stop.state) && (
              <>
                <Menu.Divider />
                <Menu.Item
                  component={RouterLink}
                  to={paths.visit(stop.id)}
                  underline="never"
                  leftSection={<IconQrcode size={18} aria-hidden />}
                >
                  Show who I am
                </Menu.Item>
              </>
            )}
          </Menu.Dropdown>
        </Menu>
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

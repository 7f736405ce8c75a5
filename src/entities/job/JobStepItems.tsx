import { Menu } from '@mantine/core';
import type { Job, Progress } from '@/domain/job/schema';
import { stepLabel } from '@/domain/job/steps';
import type { Stored } from '@/domain/record/schema';
import { useJobSteps } from './useJobSteps';
import type { MoveJob } from './useMoveJob';

type JobStepItemsProps = { job: Stored<Job>; onMove: MoveJob; /** Only these steps. */ only?: readonly Progress[] };

/** Renders the steps a job can take other than the next one, as menu items. */
export function JobStepItems({ job, onMove, only }: JobStepItemsProps) {
  const { others } = useJobSteps(job);
  const shown = only ? others.filter((state) => only.includes(state)) : others;
  return shown.map((state) => (
    <Menu.Item key={state} onClick={() => void onMove(job, state)}>
      {stepLabel(job.progress, state)}
    </Menu.Item>
  ));
}

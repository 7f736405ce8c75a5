import { Menu } from '@mantine/core';
import type { Job } from '@/domain/job/schema';
import { stepLabel } from '@/domain/job/steps';
import type { Stored } from '@/domain/record/schema';
import { useJobSteps } from './useJobSteps';
import type { MoveJob } from './useMoveJob';

/** The steps that a job can take besides the next one, as entries of a menu. */
export function JobStepItems({ job, onMove }: { job: Stored<Job>; onMove: MoveJob }) {
  const { others } = useJobSteps(job);
  return others.map((state) => (
    <Menu.Item key={state} onClick={() => void onMove(job, state)}>
      {stepLabel(job.progress, state)}
    </Menu.Item>
  ));
}

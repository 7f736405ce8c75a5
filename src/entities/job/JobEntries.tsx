import { Menu } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Job } from '@/domain/job/schema';
import type { Stored } from '@/domain/record/schema';
import { JobStepItems } from './JobStepItems';
import { useJobSteps } from './useJobSteps';
import type { MoveJob } from './useMoveJob';

export type JobEntriesProps = {
  job: Stored<Job>;
  onMove: MoveJob;
  /** Additional `Menu.Item`s from the page, below the steps. */
  menuItems: ReactNode;
};

/** Renders the contents of a job's menu: all steps except the next one, and the page's own actions. */
export function JobEntries({ job, onMove, menuItems }: JobEntriesProps) {
  const { others } = useJobSteps(job);
  return (
    <>
      <JobStepItems job={job} onMove={onMove} />
      {others.length > 0 && menuItems !== undefined && <Menu.Divider />}
      {menuItems}
    </>
  );
}

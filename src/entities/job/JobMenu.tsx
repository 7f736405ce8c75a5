import { Menu, type FloatingPosition } from '@mantine/core';
import type { ReactElement, ReactNode } from 'react';
import type { Job } from '@/domain/job/schema';
import type { Stored } from '@/domain/record/schema';
import { JobStepItems } from './JobStepItems';
import { useJobSteps } from './useJobSteps';
import type { MoveJob } from './useMoveJob';

type JobMenuProps = {
  job: Stored<Job>;
  onMove: MoveJob;
  /** Further `Menu.Item`s of the page, below the steps. */
  menuItems: ReactNode;
  position: FloatingPosition;
  isOpenedAtOnce?: boolean;
  /** The button that opens it. */
  children: ReactElement;
};

/** The steps besides the next one and the page's own actions; nothing where there are neither. */
export function JobMenu({ job, onMove, menuItems, position, isOpenedAtOnce = false, children }: JobMenuProps) {
  const { others } = useJobSteps(job);
  if (others.length === 0 && menuItems === undefined) return null;
  return (
    <Menu position={position} defaultOpened={isOpenedAtOnce}>
      <Menu.Target>{children}</Menu.Target>
      <Menu.Dropdown>
        <JobStepItems job={job} onMove={onMove} />
        {others.length > 0 && menuItems !== undefined && <Menu.Divider />}
        {menuItems}
      </Menu.Dropdown>
    </Menu>
  );
}

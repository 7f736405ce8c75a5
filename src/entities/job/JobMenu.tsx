import { Menu } from '@mantine/core';
import type { ReactElement } from 'react';
import { JobEntries, type JobEntriesProps } from './JobEntries';
import { useJobSteps } from './useJobSteps';

type JobMenuProps = JobEntriesProps & {
  /** The button that opens it. */
  children: ReactElement;
};

/** Renders a job's menu in a page's header; nothing if it would be empty. */
export function JobMenu({ children, ...entries }: JobMenuProps) {
  const { others } = useJobSteps(entries.job);
  if (others.length === 0 && entries.menuItems === undefined) return null;
  return (
    <Menu position="bottom-end">
      <Menu.Target>{children}</Menu.Target>
      <Menu.Dropdown>
        <JobEntries {...entries} />
      </Menu.Dropdown>
    </Menu>
  );
}

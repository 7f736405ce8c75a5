import { Menu } from '@mantine/core';
import { useEffect, useState, type ReactNode } from 'react';
import type { Job } from '@/domain/job/schema';
import { MoreWay } from './StopBar';

type MoreMenuProps = {
  job: Pick<Job, 'number'>;
  /** `Menu.Item`s. */
  children: ReactNode;
};

/** The menu behind “More” at the thumb. It opens as soon as it is there: see `MoreActions`. */
export function MoreMenu({ job, children }: MoreMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  // After its button has the focus, which closing gives back.
  useEffect(() => setIsOpen(true), []);
  return (
    <Menu position="top-end" opened={isOpen} onChange={setIsOpen}>
      <Menu.Target>
        <MoreWay job={job} autoFocus />
      </Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  );
}

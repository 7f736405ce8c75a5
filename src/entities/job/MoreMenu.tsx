import { Menu } from '@mantine/core';
import { useRef, type ReactNode } from 'react';
import type { Job } from '@/domain/job/schema';
import { MoreWay } from './StopBar';

type MoreMenuProps = {
  job: Pick<Job, 'number'>;
  /** `Menu.Item`s. */
  children: ReactNode;
};

/** Renders the menu behind “More” within thumb reach. It opens as soon as it has loaded: see `MoreActions`. */
export function MoreMenu({ job, children }: MoreMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  return (
    // The button that was pressed has been replaced by this one, so the menu doesn't know where the focus was.
    <Menu position="top-end" defaultOpened onClose={() => button.current?.focus()}>
      <Menu.Target>
        <MoreWay job={job} ref={button} />
      </Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  );
}

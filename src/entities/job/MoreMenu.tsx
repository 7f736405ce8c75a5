import { Menu } from '@mantine/core';
import { useRef, type ReactNode } from 'react';
import type { Job } from '@/domain/job/schema';
import { MoreWay } from './StopBar';

type MoreMenuProps = {
  job: Pick<Job, 'number'>;
  /** `Menu.Item`s. */
  children: ReactNode;
};

/** The menu behind “More” at the thumb. It opens as soon as it is there: see `MoreActions`. */
export function MoreMenu({ job, children }: MoreMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  return (
    // The button that was pressed has made room for this one: the menu does not know where the focus was.
    <Menu position="top-end" defaultOpened onClose={() => button.current?.focus()}>
      <Menu.Target>
        <MoreWay job={job} ref={button} />
      </Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  );
}

import { ActionIcon, Button, Menu } from '@mantine/core';
import {
  IconBeach,
  IconBriefcase,
  IconChevronDown,
  IconClockHour4,
  IconDots,
  IconPhone,
  IconPlus,
} from '@tabler/icons-react';
import { paths } from '@/lib/paths';
import { RouterLink } from '@/ui/links/RouterLink';
import type { OpenDialog } from './dialogs';

export type NewKind = Extract<OpenDialog, { kind: 'new' }>['entryKind'];

/** Adds a job, or anything else that takes people's time. */
export function NewMenu({ onNew, isPlus = false }: { onNew: (kind: NewKind) => void; isPlus?: boolean }) {
  return (
    <Menu position="bottom-end" width={220}>
      <Menu.Target>
        {isPlus ? (
          <ActionIcon variant="default" size={48} aria-label="New">
            <IconPlus size={20} aria-hidden />
          </ActionIcon>
        ) : (
          <Button rightSection={<IconChevronDown size={16} aria-hidden />}>New</Button>
        )}
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          component={RouterLink}
          to={paths.jobNew}
          underline="never"
          leftSection={<IconBriefcase size={18} aria-hidden />}
        >
          Job
        </Menu.Item>
        <Menu.Item leftSection={<IconBeach size={18} aria-hidden />} onClick={() => onNew('time-off')}>
          Time off…
        </Menu.Item>
        <Menu.Item leftSection={<IconClockHour4 size={18} aria-hidden />} onClick={() => onNew('shift')}>
          Shift…
        </Menu.Item>
        <Menu.Item leftSection={<IconPhone size={18} aria-hidden />} onClick={() => onNew('on-call')}>
          On call…
        </Menu.Item>
        <Menu.Item leftSection={<IconDots size={18} aria-hidden />} onClick={() => onNew('other')}>
          Something else…
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

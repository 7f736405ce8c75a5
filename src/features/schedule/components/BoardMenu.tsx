import { Menu, ActionIcon } from '@mantine/core';
import { IconDots, IconClockHour4, IconCheck, IconBan, IconKeyboard, IconUsersGroup } from '@tabler/icons-react';
import type { ScheduleParams } from '../hooks/useScheduleParams';

/** Toggles what is shown beyond the default, and opens the keyboard shortcuts. */
export function BoardMenu({ params, onKeys }: { params: ScheduleParams; onKeys: () => void }) {
  const { isWholeDay, withCanceled, withResources } = params;
  return (
    <Menu position="bottom-end" width={250}>
      <Menu.Target>
        <ActionIcon aria-label="More">
          <IconDots size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<IconClockHour4 size={18} aria-hidden />}
          rightSection={isWholeDay ? <IconCheck size={16} aria-label="on" /> : null}
          onClick={() => params.set({ hours: isWholeDay ? '' : 'all' })}
        >
          All 24 hours
        </Menu.Item>
        <Menu.Item
          leftSection={<IconBan size={18} aria-hidden />}
          rightSection={withCanceled ? <IconCheck size={16} aria-label="on" /> : null}
          onClick={() => params.set({ canceled: withCanceled ? '' : 'shown' })}
        >
          Canceled visits
        </Menu.Item>
        <Menu.Item
          leftSection={<IconUsersGroup size={18} aria-hidden />}
          rightSection={withResources ? <IconCheck size={16} aria-label="on" /> : null}
          onClick={() => params.set({ beside: withResources ? 'hidden' : '' })}
        >
          Crews and vehicles
        </Menu.Item>
        <Menu.Item leftSection={<IconKeyboard size={18} aria-hidden />} onClick={onKeys}>
          Keyboard shortcuts
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

import { ActionIcon, Menu } from '@mantine/core';
import { IconAlarmSnooze } from '@tabler/icons-react';
import { SNOOZE_MINUTES } from '@/domain/statusboard/snooze';
import { formatDuration } from '@/ui/format/quantities';

/** Snoozes an alert for everyone in the office. */
export function SnoozeMenu({ title, onSnooze }: { title: string; onSnooze: (minutes: number) => void }) {
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="subtle" size={36} aria-label={`Snooze: ${title}`}>
          <IconAlarmSnooze size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {SNOOZE_MINUTES.map((minutes) => (
          <Menu.Item key={minutes} onClick={() => onSnooze(minutes)}>
            Snooze for {formatDuration(minutes)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

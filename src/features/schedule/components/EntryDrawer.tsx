import { Button, Drawer, Group, Menu, Stack, Text } from '@mantine/core';
import { IconChevronDown, IconRepeat } from '@tabler/icons-react';
import type { Stored } from '@/domain/record/schema';
import { lookOf, lookWord } from '@/domain/scheduling/board/looks';
import { heldBy } from '@/domain/scheduling/change';
import type { ScheduleEntry } from '@/domain/scheduling/schema';
import { MessageCustomer } from '@/entities/message/MessageCustomer';
import { StatusBadge } from '@/ui/feedback/StatusBadge';
import { EntryMenuItems, moveVerb, stepsOf, type EntryHandlers } from './EntryActions';
import { ENTRY_LOOKS } from '@/entities/schedule/entryLooks';
import { EntryFacts } from './EntryFacts';
import { EntryHistory } from './EntryHistory';

type EntryDrawerProps = {
  entry: Stored<ScheduleEntry>;
  timeZone: string;
  nowIso: string;
  /** Warnings about its placement. */
  reasons: readonly string[];
  /** Minutes of driving before it, 0 if unknown. */
  driveMinutes: number;
  isReadOnly: boolean;
  handlers: EntryHandlers;
  onClose: () => void;
};

/** Shows one entry next to the board: time, people, promises, status, next steps, and its history of changes. */
export function EntryDrawer(props: EntryDrawerProps) {
  const { entry, timeZone, nowIso, reasons, driveMinutes, isReadOnly, handlers, onClose } = props;
  const { placement } = entry;
  const look = lookOf(entry, nowIso);
  const { tone, Symbol } = ENTRY_LOOKS[look];
  const [next] = stepsOf(entry);
  const isHeld = heldBy(entry) !== '';
  return (
    <Drawer opened onClose={onClose} position="right" size="md" title={entry.title}>
      <Stack gap="md">
        <Group gap={6}>
          <StatusBadge tone={tone} label={lookWord(entry, look)} icon={<Symbol size={14} />} />
          {entry.seriesId !== '' && <StatusBadge tone="neutral" label="Repeats" icon={<IconRepeat size={14} />} />}
          {placement.isLocked && <StatusBadge tone="neutral" label="Locked" />}
        </Group>
        {!isReadOnly && (
          <Group gap="xs">
            {next && (
              <Button onClick={() => void handlers.commands.moveOn([entry], next)}>
                {moveVerb(entry.state, next)}
              </Button>
            )}
            <Button variant="default" disabled={isHeld} onClick={() => handlers.onPlan(entry)}>
              Change time or people…
            </Button>
            <MessageCustomer visit={entry} />
            <Menu position="bottom-end" width={240}>
              <Menu.Target>
                <Button variant="default" rightSection={<IconChevronDown size={16} aria-hidden />}>
                  More
                </Button>
              </Menu.Target>
              <Menu.Dropdown>
                <EntryMenuItems entry={entry} handlers={handlers} />
              </Menu.Dropdown>
            </Menu>
          </Group>
        )}
        {reasons.length > 0 && (
          <Text size="sm" c="var(--fw-warning-fg)" component="div" role="note">
            {reasons.map((reason) => (
              <div key={reason}>{reason}</div>
            ))}
          </Text>
        )}
        <EntryFacts entry={entry} timeZone={timeZone} driveMinutes={driveMinutes} />
        <EntryHistory entry={entry} timeZone={timeZone} />
      </Stack>
    </Drawer>
  );
}

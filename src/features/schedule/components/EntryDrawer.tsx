import { Button, Drawer, Group, Menu, Stack, Text, Timeline } from '@mantine/core';
import { IconChevronDown, IconRepeat } from '@tabler/icons-react';
import type { Stored } from '@/domain/record/schema';
import { lookOf, lookWord } from '@/domain/scheduling/board/looks';
import { isUnstored } from '@/domain/scheduling/board/entries';
import { heldBy } from '@/domain/scheduling/change';
import { newArrivalOf } from '@/domain/scheduling/late';
import type { LogEntry, ScheduleEntry } from '@/domain/scheduling/schema';
import { durationOf } from '@/domain/scheduling/span';
import { VISIT_STATE_LABELS } from '@/domain/scheduling/visitState';
import { JobTechnicians } from '@/entities/job/JobTechnicians';
import { MessageCustomer } from '@/entities/message/MessageCustomer';
import { UserName } from '@/entities/user/UserName';
import { paths } from '@/lib/paths';
import { StatusBadge } from '@/ui/feedback/StatusBadge';
import { formatDateTime } from '@/ui/format/dateTime';
import { formatDuration } from '@/ui/format/quantities';
import { DetailList } from '@/ui/layout/DetailList';
import { Section } from '@/ui/layout/Section';
import { RouterLink } from '@/ui/links/RouterLink';
import { EntryMenuItems, moveVerb, stepsOf, type EntryHandlers } from './EntryActions';
import { ENTRY_LOOKS } from '@/entities/schedule/entryLooks';
import { daySpanText, spanText } from './entryText';

type EntryDrawerProps = {
  entry: Stored<ScheduleEntry>;
  timeZone: string;
  nowIso: string;
  /** What speaks against where it stands. */
  reasons: readonly string[];
  /** The drive before it, 0 when it is not known. */
  driveMinutes: number;
  isReadOnly: boolean;
  handlers: EntryHandlers;
  onClose: () => void;
};

/** One entry beside the board: when, who, what was promised, how it stands, what comes next, and who changed it when. */
export function EntryDrawer(props: EntryDrawerProps) {
  const { entry, timeZone, nowIso, reasons, driveMinutes, isReadOnly, handlers, onClose } = props;
  const { placement, log, notes, requiredSkills } = entry;
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
        <DetailList
          columns={1}
          items={[
            { label: 'When', value: daySpanText(placement, timeZone) },
            { label: 'Duration', value: formatDuration(durationOf(placement)) },
            {
              label: 'Promised to the customer',
              value:
                placement.windowStartsAt !== '' &&
                spanText({ startsAt: placement.windowStartsAt, endsAt: placement.windowEndsAt }, timeZone),
              isHiddenWhenEmpty: entry.kind !== 'visit',
            },
            {
              label: 'Expected now',
              value: newArrivalOf(entry) !== '' && formatDateTime(newArrivalOf(entry), timeZone),
              isHiddenWhenEmpty: true,
            },
            {
              label: 'Asked for another time',
              value: entry.rescheduleAskedAt !== '' && (entry.rescheduleNote || 'They did not say when.'),
              isHiddenWhenEmpty: true,
            },
            {
              label: 'Drive before it',
              value: driveMinutes > 0 && formatDuration(driveMinutes),
              isHiddenWhenEmpty: true,
            },
            {
              label: 'Technicians',
              value:
                placement.technicianIds.length > 0 ? (
                  <JobTechnicians ids={placement.technicianIds} />
                ) : entry.kind === 'time-off' ? (
                  'Everyone'
                ) : (
                  'Nobody yet'
                ),
            },
            {
              label: 'Customer',
              value: entry.customerId !== '' && (
                <RouterLink to={paths.customerDetails(entry.customerId)}>{entry.customerName}</RouterLink>
              ),
              isHiddenWhenEmpty: true,
            },
            { label: 'Address', value: entry.propertyAddress, isHiddenWhenEmpty: true },
            {
              label: 'Job',
              value: entry.jobId !== '' && <RouterLink to={paths.jobDetails(entry.jobId)}>Open the job</RouterLink>,
              isHiddenWhenEmpty: true,
            },
            {
              label: 'Customer’s page',
              value: entry.kind === 'visit' && !isUnstored(entry) && (
                <RouterLink to={paths.visit(entry.id)}>Link and requests</RouterLink>
              ),
              isHiddenWhenEmpty: true,
            },
            { label: 'Required skills', value: requiredSkills.join(', '), isHiddenWhenEmpty: true },
            { label: 'Notes', value: notes, isHiddenWhenEmpty: true },
          ]}
        />
        {log.length > 0 && (
          <Section title="What happened">
            <Timeline bulletSize={12} lineWidth={2} active={log.length}>
              {log.toReversed().map((line) => (
                <Timeline.Item key={line.id} title={<Text size="sm">{lineText(line, timeZone)}</Text>}>
                  <Text size="xs" c="dimmed">
                    {formatDateTime(line.at, timeZone)} · <UserName uid={line.by} />
                  </Text>
                </Timeline.Item>
              ))}
            </Timeline>
          </Section>
        )}
      </Stack>
    </Drawer>
  );
}

function lineText({ kind, state, startsAt, reason }: LogEntry, timeZone: string): string {
  switch (kind) {
    case 'made':
      return `Planned for ${formatDateTime(startsAt, timeZone)}`;
    case 'placed':
      return `Time, people or promise changed; starts ${formatDateTime(startsAt, timeZone)}`;
    case 'moved':
      return [VISIT_STATE_LABELS[state], reason].filter(Boolean).join(': ');
    case 'late':
      return ['Running late', reason].filter(Boolean).join(': ');
  }
}

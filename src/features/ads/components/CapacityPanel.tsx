import { Stack, Table, Text } from '@mantine/core';
import { collections } from '@/data/collections';
import { useRecords } from '@/data/react/useRecords';
import { isForSkill, type BoardRoom, type CapacityAhead, type Room, type Suggestion } from '@/domain/ad/capacity';
import { adList } from '@/domain/ad/queries';
import type { Ad } from '@/domain/ad/schema';
import type { Stored } from '@/domain/record/schema';
import { ColumnChart } from '@/ui/charts/ColumnChart';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { StatusBadge } from '@/ui/feedback/StatusBadge';
import { formatShortDate } from '@/ui/format/dateTime';
import { formatDuration } from '@/ui/format/quantities';
import { Section } from '@/ui/layout/Section';
import { LinkButton } from '@/ui/links/LinkButton';
import type { Tone } from '@/ui/tone';
import { useAdPaths } from '../hooks/useAdPaths';
import { useCapacity } from '../hooks/useCapacity';

const DAYS_AHEAD = 14;
const RUNNING = adList('running', { field: 'updatedAt', direction: 'desc' });
const ROOM_WORDS: Record<Room, { label: string; tone: Tone }> = {
  room: { label: 'Room to sell', tone: 'success' },
  some: { label: 'Some room', tone: 'neutral' },
  full: { label: 'Full', tone: 'danger' },
  nobody: { label: 'No one working', tone: 'neutral' },
};

const percent = (load: number | null): string => (load === null ? '–' : `${String(Math.round(load * 100))}%`);
/** Free time in whole hours: a two-week plan isn't accurate to the minute. */
const hours = (minutes: number): string => formatDuration(Math.floor(minutes / 60) * 60);

/** Shows open capacity on the board over the next two weeks, and where ads should stop. */
export function CapacityPanel() {
  const { ahead, mayRead, isLoading, error } = useCapacity(DAYS_AHEAD);
  const { data: running = [] } = useRecords(collections.ads, RUNNING);
  if (!mayRead)
    return (
      <EmptyState
        title="This needs the schedule"
        text="What to advertise depends on your open hours. Turn on Schedule and Jobs to see them."
      />
    );
  if (error) return <ErrorState error={error} />;
  if (isLoading || !ahead) return <LoadingRows rows={6} />;
  if (ahead.whole.room === 'nobody')
    return (
      <EmptyState
        title="No one is working in the next two weeks"
        text="Enter technicians and their working hours to see what you have room for."
      />
    );
  return (
    <Stack gap="md">
      <Suggestions ahead={ahead} running={running} />
      <FreeByDay ahead={ahead} />
      <BySkill ahead={ahead} />
      <ByArea ahead={ahead} />
    </Stack>
  );
}

function Suggestions({ ahead, running }: { ahead: CapacityAhead; running: readonly Stored<Ad>[] }) {
  return (
    <Stack gap="xs">
      {ahead.suggestions.map((one) => (
        <SuggestionNotice key={`${one.kind} ${one.skill}`} suggestion={one} running={running} load={ahead.whole.load} />
      ))}
    </Stack>
  );
}

function SuggestionNotice({
  suggestion: { kind, skill, freeMinutes },
  running,
  load,
}: {
  suggestion: Suggestion;
  running: readonly Stored<Ad>[];
  load: number | null;
}) {
  const addresses = useAdPaths();
  if (kind === 'wait')
    return (
      <InlineNotice tone="neutral" title="No need to advertise now">
        {percent(load)} of the working time is taken. What runs may go on.
      </InlineNotice>
    );
  if (kind === 'advertise')
    return (
      <InlineNotice
        tone="success"
        title={skill === '' ? 'There is room to sell' : `Advertise ${skill}`}
        action={
          <LinkButton variant="default" to={addresses.newAd(skill)}>
            Make an ad
          </LinkButton>
        }
      >
        {hours(freeMinutes)} free in the next two weeks{skill === '' ? '' : ' with people who can do it'}.
      </InlineNotice>
    );
  const concerned = skill === '' ? running : running.filter((ad) => isForSkill(ad, skill));
  // A fully booked skill is irrelevant unless an ad is running for it.
  if (skill !== '' && concerned.length === 0) return null;
  return (
    <InlineNotice
      tone="danger"
      title={skill === '' ? 'Stop: the board is full' : `Stop advertising ${skill}`}
      action={
        concerned[0] && (
          <LinkButton variant="default" to={addresses.ad(concerned[0].id)}>
            Open “{concerned[0].name.slice(0, 30)}”
          </LinkButton>
        )
      }
    >
      {skill === ''
        ? `${percent(load)} of the working time of the next two weeks is taken. You would pay for calls you cannot take.`
        : `Only ${hours(freeMinutes)} free in the next two weeks.`}{' '}
      {concerned.length > 0 && `Running: ${concerned.map(({ name }) => name).join(', ')}.`}
    </InlineNotice>
  );
}

function FreeByDay({ ahead }: { ahead: CapacityAhead }) {
  return (
    <Section title="The next two weeks" description="Technicians’ unbooked time minus driving, as on the board.">
      <ColumnChart
        caption="Free hours by day"
        columns={ahead.days.map(({ date, freeMinutes, load }) => ({
          id: date,
          label: date.slice(8),
          text: `${formatShortDate(date, 'UTC')}: ${hours(freeMinutes)} free, ${percent(load)} taken`,
          pieces: [{ tone: 'good' as const, value: Math.floor(freeMinutes / 60) }],
        }))}
        formatMark={(value) => `${String(Math.round(value))} h`}
      />
    </Section>
  );
}

function BySkill({ ahead: { skills } }: { ahead: CapacityAhead }) {
  if (skills.length === 0)
    return (
      <Text size="sm" c="dimmed">
        No technician has skills on record. With them, this says for which work there is room.
      </Text>
    );
  return <RoomTable title="By skill" first="Skill" rows={skills.map((one) => ({ ...one, name: one.skill }))} />;
}

/** Shown only if there's more than one area to compare. */
function ByArea({ ahead: { areas } }: { ahead: CapacityAhead }) {
  if (areas.length < 2) return null;
  return (
    <RoomTable
      title="By where technicians set out"
      first="Area"
      rows={areas.map((one) => ({ ...one, name: one.area }))}
    />
  );
}

type RoomTableProps = { title: string; first: string; rows: readonly (BoardRoom & { name: string })[] };

function RoomTable({ title, first, rows }: RoomTableProps) {
  return (
    <Section title={title} isFlush>
      <Table.ScrollContainer minWidth={320}>
        <Table className="tabular" verticalSpacing="xs">
          <Table.Caption className="visually-hidden">{`Room in the next two weeks: ${title.toLowerCase()}`}</Table.Caption>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{first}</Table.Th>
              <Table.Th ta="end">Free</Table.Th>
              <Table.Th ta="end">Taken</Table.Th>
              <Table.Th>Room</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map(({ name, freeMinutes, load, room }) => (
              <Table.Tr key={name}>
                <Table.Th scope="row">{name}</Table.Th>
                <Table.Td ta="end">{hours(freeMinutes)}</Table.Td>
                <Table.Td ta="end">{percent(load)}</Table.Td>
                <Table.Td>
                  <StatusBadge {...ROOM_WORDS[room]} />
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </Section>
  );
}

import { Button, Text } from '@mantine/core';
import { IconCoffee, IconPlayerStop, IconTruckDelivery } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useSession } from '@/data/react/WorkspaceProvider';
import { TAPPED_KINDS, tappedNow } from '@/domain/hours/changes';
import { TIME_KIND_LABELS } from '@/domain/hours/schema';
import { minutesByKind } from '@/domain/hours/sums';
import { piecesWithin } from '@/domain/hours/timeline';
import { weekOf } from '@/domain/hours/week';
import type { Stored } from '@/domain/record/schema';
import { isRunning } from '@/domain/scheduling/visitState';
import { dayOf, daySpan } from '@/domain/scheduling/wallClock';
import type { Technician } from '@/domain/technician/schema';
import { DayBar } from '@/entities/hours/DayBar';
import { KindSums } from '@/entities/hours/KindSums';
import { useTechnicianTime } from '@/entities/hours/useTechnicianTime';
import { minutesBetween } from '@/lib/calendar';
import { paths } from '@/lib/paths';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { formatTime } from '@/ui/format/dateTime';
import { formatDuration } from '@/ui/format/quantities';
import { Section } from '@/ui/layout/Section';
import { RouterLink } from '@/ui/links/RouterLink';
import type { DayStop } from '../hooks/useTechnicianDay';
import { useTimeTaps } from '../hooks/useTimeTaps';
import { SharedPosition } from './SharedPosition';
import classes from './DayTimes.module.css';

const TAP_ICONS = { 'supply-run': IconTruckDelivery, break: IconCoffee } as const;

type DayTimesProps = { technician: Stored<Technician>; stops: readonly DayStop[]; nowIso: string };

/** Shows today's time so far, with one-tap buttons to start or stop a break or supply run. */
export function DayTimes({ technician, stops, nowIso }: DayTimesProps) {
  const { company, uid } = useSession();
  const { timeZone } = company;
  const visits = useMemo(() => stops.filter(({ isJobOnly }) => !isJobOnly), [stops]);
  const week = weekOf(nowIso, timeZone);
  const { spans, pieces, sheet } = useTechnicianTime(technician.id, week, { nowIso, visits });
  const { mayTap, start, stop } = useTimeTaps(technician, spans);
  const today = piecesWithin(pieces, daySpan(dayOf(nowIso, timeZone), timeZone));
  const allRunning = tappedNow(spans);
  const running = allRunning.at(-1);
  const isLocked = sheet?.state === 'approved';
  const toCheck = spans.filter(({ doubt }) => doubt !== null).length;
  return (
    <Section
      title="Time today"
      actions={<RouterLink to={paths.hoursOf(technician.id, week)}>Hours this week</RouterLink>}
    >
      <div className={classes['body']}>
        {sheet?.state === 'returned' && (
          <InlineNotice tone="warning" title="The office asked you to check this week’s hours">
            {sheet.note}
          </InlineNotice>
        )}
        {toCheck > 0 && (
          <InlineNotice tone="warning" title="A time entry has no end">
            Open this week’s hours and enter when it ended.
          </InlineNotice>
        )}
        {today.length > 0 ? (
          <>
            <DayBar pieces={today} timeZone={timeZone} />
            <KindSums minutes={minutesByKind(today)} />
          </>
        ) : (
          <Text c="dimmed" size="sm">
            Your time begins when you tap “On my way” or “Start job”.
          </Text>
        )}
        {!running && today.length > 0 && !visits.some(({ state }) => isRunning(state)) && (
          <Text c="dimmed" size="sm">
            Your time is not running. It goes on when you tap “On my way” or “Start job”.
          </Text>
        )}
        {running && (
          <Text size="sm" role="status">
            {TIME_KIND_LABELS[running.kind]} since {formatTime(running.startsAt, timeZone)} (
            {formatDuration(minutesBetween(running.startsAt, nowIso))})
          </Text>
        )}
        {mayTap && !isLocked && (
          <div className={classes['taps']}>
            {running ? (
              <Button
                variant="default"
                size="md"
                leftSection={<IconPlayerStop size={18} aria-hidden />}
                onClick={() => stop(allRunning)}
              >
                End {TIME_KIND_LABELS[running.kind].toLowerCase()}
              </Button>
            ) : (
              TAPPED_KINDS.map((kind) => {
                const Icon = TAP_ICONS[kind];
                return (
                  <Button
                    key={kind}
                    variant="default"
                    size="md"
                    px="xs"
                    leftSection={<Icon size={18} aria-hidden />}
                    onClick={() => start(kind)}
                  >
                    Start {TIME_KIND_LABELS[kind].toLowerCase()}
                  </Button>
                );
              })
            )}
          </div>
        )}
        {technician.linkedUid === uid && <SharedPosition uid={uid} spans={spans} nowIso={nowIso} />}
      </div>
    </Section>
  );
}

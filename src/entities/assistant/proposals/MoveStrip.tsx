import { Stack } from '@mantine/core';
import { useSession } from '@/data/react/WorkspaceProvider';
import type { ProposalFields } from '@/domain/assistant/proposal';
import { placementSchema } from '@/domain/scheduling/schema';
import { minutesBetween } from '@/lib/calendar';
import { calendarDay, dayStart } from '@/lib/dates';
import { formatDate, formatTimeRange } from '@/ui/format/dateTime';
import classes from './proposals.module.css';

type Span = { startsAt: string; endsAt: string };

/** The hours shown in a strip; visits outside them widen it. */
const FROM_HOUR = 7;
const TO_HOUR = 19;

/** Shows a visit's current and new position in its day: one strip if both are on the same day. */
export function MoveStrip({ before, after }: { before: string; after: ProposalFields<'visit-move'> }) {
  const { timeZone } = useSession().company;
  const was = spanOf(before);
  const dayOf = ({ startsAt }: Span): string => calendarDay(timeZone, new Date(startsAt));
  const days = was && dayOf(was) !== dayOf(after) ? [dayOf(was), dayOf(after)] : [dayOf(after)];
  return (
    <Stack gap="xs">
      {days.map((day) => (
        <DayStrip
          key={day}
          day={day}
          timeZone={timeZone}
          was={was && dayOf(was) === day ? was : null}
          will={dayOf(after) === day ? after : null}
        />
      ))}
    </Stack>
  );
}

type DayStripProps = { day: string; timeZone: string; was: Span | null; will: Span | null };

function DayStrip({ day, timeZone, was, will }: DayStripProps) {
  const start = dayStart(timeZone, day);
  const spans = [was, will].filter((span) => span !== null);
  const from = Math.min(FROM_HOUR * 60, ...spans.map(({ startsAt }) => minutesBetween(start, startsAt)));
  const to = Math.max(TO_HOUR * 60, ...spans.map(({ endsAt }) => minutesBetween(start, endsAt)));
  const percent = (minutes: number): string => `${String(((minutes - from) / (to - from)) * 100)}%`;
  const place = ({ startsAt, endsAt }: Span) => ({
    insetInlineStart: percent(minutesBetween(start, startsAt)),
    width: `${String((minutesBetween(startsAt, endsAt) / (to - from)) * 100)}%`,
  });
  return (
    <figure className={classes['strip']}>
      <figcaption>{formatDate(day, timeZone)}</figcaption>
      <div className={classes['day']} aria-hidden>
        {was && <span className={classes['was']} style={place(was)} />}
        {will && <span className={classes['will']} style={place(will)} />}
      </div>
      <p className={classes['note']}>
        {was && <span>Now {formatTimeRange(was.startsAt, was.endsAt, timeZone)}</span>}
        {was && will && <span aria-hidden> → </span>}
        {will && <strong>New {formatTimeRange(will.startsAt, will.endsAt, timeZone)}</strong>}
      </p>
    </figure>
  );
}

/** Returns a move's starting point; null if unknown. */
function spanOf(before: string): Span | null {
  if (before === '') return null;
  const parsed = placementSchema.pick({ startsAt: true, endsAt: true }).safeParse(JSON.parse(before));
  return parsed.success ? parsed.data : null;
}

import { Button } from '@mantine/core';
import { enteredLater } from '@/domain/hours/enteredLater';
import { TIME_KIND_LABELS } from '@/domain/hours/schema';
import { dayOfPieces } from '@/domain/hours/sums';
import { piecesWithin, type TimePiece, type TimeSpan } from '@/domain/hours/timeline';
import { daySpan } from '@/domain/scheduling/wallClock';
import { DayBar } from '@/entities/hours/DayBar';
import { UserName } from '@/entities/user/UserName';
import { minutesBetween } from '@/lib/calendar';
import { paths } from '@/lib/paths';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { formatDateTime, formatTime, formatWeekday } from '@/ui/format/dateTime';
import { formatDuration } from '@/ui/format/quantities';
import { PlainList } from '@/ui/layout/PlainList';
import { Section } from '@/ui/layout/Section';
import { RouterLink } from '@/ui/links/RouterLink';
import classes from './hours.module.css';

type DayHoursProps = {
  date: string;
  spans: readonly TimeSpan[];
  pieces: readonly TimePiece[];
  timeZone: string;
  /** Opens the correction dialog for a time span; null while the week is locked or without permission. */
  onCorrect: ((span: TimeSpan) => void) | null;
};

/** Shows a day as a timeline, with each time span as text and the original entries before corrections. */
export function DayHours({ date, spans, pieces, timeZone, onCorrect }: DayHoursProps) {
  const day = daySpan(date, timeZone);
  const { paidMinutes } = dayOfPieces(pieces, date, timeZone);
  return (
    <Section title={formatWeekday(day.startsAt, timeZone)} description={`${formatDuration(paidMinutes)} paid`}>
      <div className={classes['body']}>
        <DayBar pieces={piecesWithin(pieces, day)} timeZone={timeZone} />
        <PlainList>
          {spans.map((span) => (
            <SpanRow key={span.id} span={span} timeZone={timeZone} onCorrect={onCorrect} />
          ))}
        </PlainList>
      </div>
    </Section>
  );
}

function SpanRow({ span, timeZone, onCorrect }: Pick<DayHoursProps, 'timeZone' | 'onCorrect'> & { span: TimeSpan }) {
  const { kind, title, jobId, startsAt, countsUntil, isRunning, original, reason, doubt, createdBy } = span;
  const label = TIME_KIND_LABELS[kind];
  const enteredAt = enteredLater(span);
  const range = (from: string, to: string): string => `${formatTime(from, timeZone)} – ${formatTime(to, timeZone)}`;
  return (
    <li className={classes['span']}>
      <span className={classes['when']}>
        {isRunning ? `${formatTime(startsAt, timeZone)} – now` : range(startsAt, countsUntil)}
      </span>
      <span className={classes['what']}>
        {label}
        {title !== '' && (
          <>
            {' · '}
            {jobId === '' ? title : <RouterLink to={paths.jobDetails(jobId)}>{title}</RouterLink>}
          </>
        )}
      </span>
      <span>{doubt === null ? formatDuration(minutesBetween(startsAt, countsUntil)) : 'Not counted'}</span>
      {onCorrect && (
        <Button
          variant="subtle"
          aria-label={`Correct ${label.toLowerCase()} at ${formatTime(startsAt, timeZone)}`}
          onClick={() => onCorrect(span)}
        >
          Correct
        </Button>
      )}
      {reason !== '' && (
        <span className={classes['note']}>
          {original
            ? `Was ${TIME_KIND_LABELS[original.kind].toLowerCase()}, ${original.endsAt === '' ? `from ${formatTime(original.startsAt, timeZone)}, never stopped` : range(original.startsAt, original.endsAt)}. `
            : 'Added. '}
          “{reason}” (<UserName uid={createdBy} />)
        </span>
      )}
      {enteredAt !== '' && (
        <span className={classes['note']}>Entered later, at {formatDateTime(enteredAt, timeZone)}.</span>
      )}
      {doubt !== null && (
        <div className={classes['doubt']}>
          <InlineNotice tone="warning" title="This was not stopped on time">
            It ran for {formatDuration(minutesBetween(startsAt, countsUntil))} and counts nothing until someone enters
            when it ended.
          </InlineNotice>
        </div>
      )}
    </li>
  );
}

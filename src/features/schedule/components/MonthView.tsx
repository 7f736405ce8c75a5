import { Paper, UnstyledButton } from '@mantine/core';
import { useMemo } from 'react';
import { collections } from '@/data/collections';
import { countText, useCount } from '@/data/react/useCount';
import { useLiveLists } from '@/data/react/useLiveLists';
import { useSession } from '@/data/react/WorkspaceProvider';
import { unstoredJobsWithin } from '@/domain/job/queries';
import type { ListQuery } from '@/domain/record/listQuery';
import type { PreparedGround } from '@/domain/scheduling/ground';
import { visitsOnDay } from '@/domain/scheduling/queries';
import { daySpan, dayOf } from '@/domain/scheduling/wallClock';
import { isolated } from '@/lib/isolated';
import { WEEKDAYS, WEEKDAY_LABELS } from '@/lib/weekdays';
import { formatDate, formatTime } from '@/ui/format/dateTime';
import { formatCount } from '@/ui/format/quantities';
import type { ScheduleParams } from '../hooks/useScheduleParams';
import classes from './MonthView.module.css';

type MonthViewProps = {
  params: ScheduleParams;
  ground: PreparedGround;
  today: string;
};

/** Shows a month with each day's visit count and first visits. The server counts, so that a full month costs few reads. */
export function MonthView({ params, ground, today }: MonthViewProps) {
  const month = params.date.slice(0, 7);
  const first = useFirstVisits(params.dates, ground.timeZone);
  return (
    <Paper withBorder className={classes.month}>
      <div className={classes.head} aria-hidden>
        {WEEKDAYS.map((day) => (
          <span key={day}>{WEEKDAY_LABELS[day].slice(0, 3)}</span>
        ))}
      </div>
      <ul className={classes.days} aria-label={`Days of ${formatDate(`${month}-01`, 'UTC').replace(/ 1,/, '')}`}>
        {params.dates.map((date) => (
          <li key={date}>
            <Day
              date={date}
              ground={ground}
              first={first.get(date) ?? NO_VISITS}
              isToday={date === today}
              isPast={date < today}
              isOutside={!date.startsWith(month)}
              onOpen={() => params.showDay(date)}
            />
          </li>
        ))}
      </ul>
    </Paper>
  );
}

type DayProps = {
  date: string;
  ground: PreparedGround;
  /** The first visits of the day. */
  first: readonly NamedVisit[];
  isToday: boolean;
  isPast: boolean;
  isOutside: boolean;
  onOpen: () => void;
};

/** Number of visits named per day. */
const NAMED = 2;
const NO_VISITS: readonly NamedVisit[] = [];
/** The parts of a visit a month view shows. */
type NamedVisit = { startsAt: string; name: string };

/**
 * Reads the first few visits of each day, so that a month shows more than numbers, however full it is. As in the count, they include
 * those known only from their jobs.
 */
function useFirstVisits(dates: readonly string[], timeZone: string): ReadonlyMap<string, NamedVisit[]> {
  const isMarked = useSession().company.visitsMarkedAt !== '';
  const asked = useMemo(() => {
    const spans = dates.map((date) => daySpan(date, timeZone));
    const few = (list: ListQuery): ListQuery => ({ ...list, limit: NAMED });
    return {
      visits: spans.map((span) => few(visitsOnDay(span))),
      jobs: isMarked ? spans.map((span) => few(unstoredJobsWithin(span))) : [],
    };
  }, [dates, timeZone, isMarked]);
  const visits = useLiveLists(collections.schedule, asked.visits).records;
  const jobs = useLiveLists(collections.jobs, asked.jobs).records;
  return useMemo(() => {
    const named = [
      ...visits.map(({ placement, customerName, title }) => ({
        startsAt: placement.startsAt,
        name: customerName || title,
      })),
      ...jobs.map(({ scheduledTime, customerName, title }) => ({
        startsAt: scheduledTime,
        name: customerName || title,
      })),
    ].sort((one, other) => one.startsAt.localeCompare(other.startsAt));
    const byDay = new Map<string, NamedVisit[]>();
    for (const visit of named) {
      const date = dayOf(visit.startsAt, timeZone);
      const day = byDay.get(date) ?? [];
      if (day.length < NAMED) byDay.set(date, [...day, visit]);
    }
    return byDay;
  }, [visits, jobs, timeZone]);
}

/** Returns the number of visits in a day, including those known only from their jobs; undefined until known. */
function useVisitCount(date: string, timeZone: string): number | undefined {
  const isMarked = useSession().company.visitsMarkedAt !== '';
  const asked = useMemo(() => {
    const span = daySpan(date, timeZone);
    return { visits: visitsOnDay(span).where ?? [], jobs: unstoredJobsWithin(span).where ?? [] };
  }, [date, timeZone]);
  const stored = useCount(collections.schedule, asked.visits);
  const unstored = useCount(collections.jobs, asked.jobs, { isEnabled: isMarked });
  if (stored === undefined || (isMarked && unstored === undefined)) return undefined;
  return stored + (unstored ?? 0);
}

/** Typical visits per technician and day, only for the bar. */
const VISITS_PER_SHIFT = 4;

function Day({ date, ground, first, isToday, isPast, isOutside, onOpen }: DayProps) {
  const { timeZone, technicians } = ground;
  const count = useVisitCount(date, timeZone);
  const working = technicians.filter(
    ({ id, status }) => status === 'active' && ground.shiftsOf(id, date).length > 0,
  ).length;
  const isOpen = ground.openOn(date) !== null;
  const share = working > 0 ? Math.min(1, (count ?? 0) / (working * VISITS_PER_SHIFT)) : 0;
  return (
    <UnstyledButton
      className={classes.day ?? ''}
      data-today={isToday || undefined}
      data-outside={isOutside || undefined}
      data-closed={!isOpen || undefined}
      onClick={onOpen}
      aria-label={`${formatDate(date, timeZone)}: ${count === undefined ? '' : `${formatCount(count, 'visit')}, `}${formatCount(working, 'technician')} working`}
    >
      <span className={classes.number}>{Number(date.slice(8))}</span>
      <span className={classes.names} aria-hidden>
        {first.map(({ startsAt, name }, index) => (
          // Two may start at the same time at the same customer's.
          <span key={`${startsAt} ${index}`}>
            {formatTime(startsAt, timeZone)} {isolated(name)}
          </span>
        ))}
      </span>
      <span className={classes.count} data-none={!count || undefined}>
        {count
          ? `${countText(count)} ${count === 1 ? 'visit' : 'visits'}`
          : count === 0 && isOpen && !isPast
            ? 'Free'
            : ''}
      </span>
      <span className={classes.gauge} aria-hidden>
        <span style={{ width: `${Math.round(share * 100)}%` }} />
      </span>
      <span className={classes.working}>{working > 0 ? `${working} working` : 'Closed'}</span>
    </UnstyledButton>
  );
}

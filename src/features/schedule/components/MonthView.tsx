import { Paper, UnstyledButton } from '@mantine/core';
import { useMemo } from 'react';
import { collections } from '@/data/collections';
import { countText, useCount } from '@/data/react/useCount';
import { useLiveLists } from '@/data/react/useLiveLists';
import { useSession } from '@/data/react/WorkspaceProvider';
import { unstoredJobsWithin } from '@/domain/job/queries';
import type { PreparedGround } from '@/domain/scheduling/ground';
import { visitsOnDay } from '@/domain/scheduling/queries';
import type { ScheduleEntry } from '@/domain/scheduling/schema';
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

/** A month by how many visits each day has, and the first of them: counted by the server, so that a full month costs little reading. */
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
  first: readonly ScheduleEntry[];
  isToday: boolean;
  isPast: boolean;
  isOutside: boolean;
  onOpen: () => void;
};

/** So many visits of a day are named. */
const NAMED = 2;
const NO_VISITS: readonly ScheduleEntry[] = [];

/** The first visits of each day, so that a month says more than numbers: a few of each, however full it is. */
function useFirstVisits(dates: readonly string[], timeZone: string): ReadonlyMap<string, ScheduleEntry[]> {
  const { records } = useLiveLists(
    collections.schedule,
    useMemo(() => dates.map((date) => ({ ...visitsOnDay(daySpan(date, timeZone)), limit: NAMED })), [dates, timeZone]),
  );
  return useMemo(() => {
    const byDay = new Map<string, ScheduleEntry[]>();
    for (const visit of records) {
      const date = dayOf(visit.placement.startsAt, timeZone);
      byDay.set(date, [...(byDay.get(date) ?? []), visit]);
    }
    return byDay;
  }, [records, timeZone]);
}

/** The number of visits in a day, including those known only from their jobs; undefined until known. */
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

/** As many visits as a technician does on a usual day: for the bar alone. */
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
        {first.map(({ title, customerName, placement }) => (
          <span key={`${placement.startsAt} ${customerName} ${title}`}>
            {formatTime(placement.startsAt, timeZone)} {isolated(customerName || title)}
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

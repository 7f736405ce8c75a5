import { IconChevronRight } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { spokenTime } from '@/domain/scheduling/words';
import { newArrivalOf } from '@/domain/scheduling/late';
import { timeWindow } from '@/entities/job/arrivalText';
import { ProgressBadge } from '@/entities/job/ProgressBadge';
import { VisitBadge } from '@/entities/schedule/VisitBadge';
import { paths } from '@/lib/paths';
import { formatTime } from '@/ui/format/dateTime';
import type { DayStop } from '../hooks/useTechnicianDay';
import classes from './DayRows.module.css';

type DayRowsProps = { stops: readonly DayStop[]; timeZone: string; now: Date };

/** Lists the other stops of a technician's own day, two lines each: time, work, customer, and place. Each links to its job. */
export function DayRows({ stops, timeZone, now }: DayRowsProps) {
  return (
    <ul className={classes['rows']}>
      {stops.map((stop) => (
        <li key={stop.id}>
          <Link to={paths.jobDetails(stop.jobId)} className={classes['row']}>
            <span className={classes['text']}>
              <span className={classes['first']}>
                <span className={classes['when']}>{whenOf(stop, timeZone)}</span>
                {stop.job?.progress === 'on-hold' ? (
                  <ProgressBadge progress="on-hold" />
                ) : (
                  <VisitBadge visit={stop} nowIso={now.toISOString()} isHiddenWhenPlanned />
                )}
              </span>
              <span className={classes['title']}>{stop.title}</span>
              <span className={classes['where']}>
                {[stop.customerName, stop.propertyAddress].filter(Boolean).join(' · ')}
              </span>
            </span>
            <IconChevronRight size={18} aria-hidden />
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Returns the expected arrival: as the technician reported it, else as promised, else as scheduled. */
function whenOf(stop: DayStop, timeZone: string): string {
  const { startsAt, windowStartsAt, windowEndsAt } = stop.placement;
  const told = newArrivalOf(stop);
  if (told !== '') return `Expected ${spokenTime(told, timeZone)}`;
  return windowStartsAt === '' ? formatTime(startsAt, timeZone) : timeWindow(windowStartsAt, windowEndsAt, timeZone);
}

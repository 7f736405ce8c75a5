import type { NoticeEvent } from '@/domain/demolition/site/noticeClock';
import { useSession } from '@/data/react/WorkspaceProvider';
import { StatusBadge } from '@/ui/feedback/StatusBadge';
import { formatDate } from '@/ui/format/dateTime';
import classes from './site.module.css';

const TONES = {
  done: { tone: 'success', label: 'Done' },
  due: { tone: 'warning', label: 'Due' },
  late: { tone: 'danger', label: 'Late' },
} as const;

/** Shows past and due events by date, with today marked. */
export function NoticeTimeline({ events, today }: { events: readonly NoticeEvent[]; today: string }) {
  const { timeZone } = useSession().company;
  const nextAt = events.findIndex(({ on }) => on >= today);
  return (
    <ol className={classes['timeline']} aria-label="Timeline of the notice">
      {events.map((event, index) => {
        const look = event.tone === 'plain' ? null : TONES[event.tone];
        return (
          <li key={`${event.on} ${event.label}`} className={classes['event']} data-tone={event.tone}>
            <span className={classes['day']}>{formatDate(event.on, timeZone)}</span>
            <span>{event.label}</span>
            {look && <StatusBadge tone={look.tone} label={look.label} />}
            {index === nextAt && event.on !== today && <span className={classes['today']}>next</span>}
            {event.on === today && <span className={classes['today']}>today</span>}
          </li>
        );
      })}
    </ol>
  );
}

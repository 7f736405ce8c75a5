import { IconCloudUp, IconMapPin } from '@tabler/icons-react';
import { StatusBadge } from '@/ui/feedback/StatusBadge';
import classes from './DayPreview.module.css';

const STOPS = [
  {
    time: '8:00 – 10:00',
    title: 'Furnace tune-up',
    who: 'Okafor residence',
    where: '14 Laurel Ridge Rd',
    tone: 'success',
    state: 'Work done',
  },
  {
    time: '10:30 – 12:00',
    title: 'No cooling upstairs',
    who: 'Hannah Lindqvist',
    where: '220 Merrimon Ave',
    tone: 'info',
    state: 'In progress',
  },
  {
    time: '1:00 – 3:00',
    title: 'Heat pump installation',
    who: 'Blue Door Bakery',
    where: '9 Wall St',
    tone: 'neutral',
    state: 'Scheduled',
  },
] as const;

/** A picture of a technician's day, built from the product's own parts. An illustration, so hidden from screen readers. */
export function DayPreview() {
  return (
    <div className={classes['frame']} aria-hidden inert>
      <div className={classes['bar']}>
        <strong>My day</strong>
        <span className={classes['waiting']}>
          <IconCloudUp size={16} /> 2 changes waiting for signal
        </span>
      </div>
      {STOPS.map(({ time, title, who, where, tone, state }) => (
        <div key={title} className={classes['stop']}>
          <div className={classes['time']}>{time}</div>
          <div>
            <strong>{title}</strong>
            <div className={classes['who']}>{who}</div>
            <div className={classes['where']}>
              <IconMapPin size={14} /> {where}
            </div>
          </div>
          <StatusBadge tone={tone} label={state} />
        </div>
      ))}
    </div>
  );
}

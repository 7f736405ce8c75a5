import { Button } from '@mantine/core';
import type { FaceNotice } from '@/domain/statusboard/face';
import { UserName } from '@/entities/user/UserName';
import { formatTime } from '@/ui/format/dateTime';
import type { Snoozes } from '../hooks/useSnoozes';
import classes from './Alerts.module.css';

type SnoozedListProps = { notices: readonly FaceNotice[]; snoozes: Snoozes; timeZone: string };

/** Lists snoozed items, by whom and until when, with a way to bring them back. */
export function SnoozedList({ notices, snoozes, timeZone }: SnoozedListProps) {
  const { snoozed, maySnooze, wake } = snoozes;
  return (
    <ul className={classes.snoozed} aria-label="Snoozed">
      {notices.map(({ id, title }) => {
        const snooze = snoozed.get(id);
        return (
          snooze && (
            <li key={id}>
              <span>
                {title}: snoozed until {formatTime(snooze.until, timeZone)} by <UserName uid={snooze.createdBy} />
              </span>
              {maySnooze && (
                <Button variant="text" aria-label={`Show again: ${title}`} onClick={() => wake(id)}>
                  Show again
                </Button>
              )}
            </li>
          )
        );
      })}
    </ul>
  );
}

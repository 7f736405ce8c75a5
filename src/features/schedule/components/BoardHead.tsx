import { UnstyledButton } from '@mantine/core';
import { memo } from 'react';
import { hourMarks, type Axis } from '@/domain/scheduling/board/axis';
import { formatWeekday } from '@/ui/format/dateTime';
import type { FreeHours } from '@/domain/scheduling/board/freeHours';
import classes from './Board.module.css';
import { FreeHoursOfDay } from './FreeHoursOfDay';

type BoardHeadProps = {
  axis: Axis;
  pxPerMinute: number;
  today: string;
  zone: string;
  /** Free hours by day. */
  freeHours: ReadonlyMap<string, FreeHours>;
  /** Loads the unread rows, without which free time is unknown; null when all are read. */
  onReadAll: (() => void) | null;
};

/** With less room than this, only every second or third hour is labeled. */
const LABEL_PX = 46;
const ROOM_PX = 38;

/** Shows the days and hours along the top. */
export const BoardHead = memo(function BoardHead(props: BoardHeadProps) {
  const { axis, pxPerMinute, today, zone, freeHours, onReadAll } = props;
  const hourPx = 60 * pxPerMinute;
  const each = Math.max(1, Math.ceil(LABEL_PX / hourPx));
  const marks = hourMarks(axis);
  // The last hour of a day must not run into the first of the next.
  const hasRoom = (minute: number): boolean =>
    axis.days.some(
      ({ fromMinute, toMinute }) =>
        minute >= fromMinute && (toMinute - minute) * pxPerMinute >= ROOM_PX && minute < toMinute,
    );
  return (
    <div className={classes.head}>
      <div className={classes.corner} aria-hidden>
        {zone}
      </div>
      <div className={classes.marks}>
        {axis.days.map(({ date, fromMinute, toMinute }) => (
          <div
            key={date}
            className={classes.day}
            data-today={date === today || undefined}
            style={{ left: fromMinute * pxPerMinute, width: (toMinute - fromMinute) * pxPerMinute }}
          >
            <div className={classes.dayLabel}>
              <span className={classes.dayName}>{formatWeekday(`${date}T12:00:00.000Z`, 'UTC')}</span>
              {onReadAll ? (
                <UnstyledButton className={classes.readAll ?? ''} onClick={onReadAll}>
                  Free hours
                </UnstyledButton>
              ) : (
                <FreeHoursOfDay freeHours={freeHours.get(date)} />
              )}
            </div>
          </div>
        ))}
        {marks.map(({ minute, label, ofDay }) =>
          ofDay % each === 0 && hasRoom(minute) ? (
            <span key={minute} className={classes.mark} aria-hidden style={{ left: minute * pxPerMinute }}>
              {label}
            </span>
          ) : null,
        )}
      </div>
    </div>
  );
});

import { Button } from '@mantine/core';
import { IconClockExclamation } from '@tabler/icons-react';
import { arrivalAfter, LATE_MINUTES, mayRunLate, newArrivalOf } from '@/domain/scheduling/late';
import { spokenTime } from '@/domain/scheduling/words';
import type { DayStop } from '../hooks/useTechnicianDay';
import classes from './LateRow.module.css';

type LateRowProps = { stop: DayStop; timeZone: string; nowIso: string; onLate: (arrivalAt: string) => void };

/** Reports a delay with one tap. The office sees it immediately; the customer only if someone sends it. */
export function LateRow({ stop, timeZone, nowIso, onLate }: LateRowProps) {
  if (!mayRunLate(stop)) return null;
  const expected = newArrivalOf(stop);
  if (expected !== '') {
    return (
      <p className={classes['told']}>
        <IconClockExclamation size={18} aria-hidden />
        <span>Running late: expected at {spokenTime(expected, timeZone)}</span>
        <Button variant="text" onClick={() => onLate('')}>
          On time after all
        </Button>
      </p>
    );
  }
  return (
    <div className={classes['row']} role="group" aria-label="Running late by">
      <span className={classes['label']}>Running late?</span>
      {LATE_MINUTES.map((minutes) => (
        <Button
          key={minutes}
          variant="default"
          size="compact-md"
          className={classes['choice'] ?? ''}
          aria-label={`${minutes} min late`}
          onClick={() => onLate(arrivalAfter(stop.placement, minutes, nowIso))}
        >
          {minutes} min
        </Button>
      ))}
    </div>
  );
}

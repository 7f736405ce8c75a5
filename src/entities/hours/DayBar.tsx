import type { TimePiece } from '@/domain/hours/timeline';
import { durationOf } from '@/domain/scheduling/span';
import { minutesBetween } from '@/lib/calendar';
import { fillOf } from '@/ui/charts/fill';
import { formatTime } from '@/ui/format/dateTime';
import classes from './DayBar.module.css';
import { KIND_TONES } from './kindTones';

/** Renders a day as a timeline, from first step to last, by kind. The text next to it says the same. */
export function DayBar({ pieces, timeZone }: { pieces: readonly TimePiece[]; timeZone: string }) {
  const [first, last] = [
    pieces[0],
    pieces
      .map(({ endsAt }) => endsAt)
      .toSorted()
      .at(-1),
  ];
  if (!first || last === undefined) return null;
  const whole = Math.max(1, minutesBetween(first.startsAt, last));
  const percent = (minutes: number): string => `${(minutes / whole) * 100}%`;
  return (
    <div aria-hidden>
      <div className={classes['bar']}>
        {pieces.map((piece) => (
          <span
            key={`${piece.entryId} ${piece.startsAt}`}
            {...fillOf(KIND_TONES[piece.kind], classes['piece'])}
            style={{
              left: percent(minutesBetween(first.startsAt, piece.startsAt)),
              width: percent(durationOf(piece)),
            }}
          />
        ))}
      </div>
      <div className={classes['ends']}>
        <span>{formatTime(first.startsAt, timeZone)}</span>
        <span>{formatTime(last, timeZone)}</span>
      </div>
    </div>
  );
}

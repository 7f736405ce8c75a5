import type { TimeKind } from '@/domain/hours/schema';
import type { KindMinutes } from '@/domain/hours/sums';
import { fillOf } from '@/ui/charts/fill';
import { formatDuration } from '@/ui/format/quantities';
import classes from './KindSums.module.css';
import { KIND_TONES } from './kindTones';

const FIELDS: readonly [TimeKind, string, keyof KindMinutes][] = [
  ['drive', 'Driving', 'driveMinutes'],
  ['work', 'Working', 'workMinutes'],
  ['supply-run', 'Supply runs', 'supplyRunMinutes'],
  ['break', 'Breaks', 'breakMinutes'],
];

/** Shows the total time per kind; kinds with none are left out. */
export function KindSums({ minutes }: { minutes: KindMinutes }) {
  return (
    <dl className={classes['sums']}>
      {FIELDS.filter(([, , field]) => minutes[field] > 0).map(([kind, label, field]) => (
        <div key={kind}>
          <dt>
            <span {...fillOf(KIND_TONES[kind], classes['swatch'])} aria-hidden />
            {label}
          </dt>
          <dd>{formatDuration(minutes[field])}</dd>
        </div>
      ))}
    </dl>
  );
}

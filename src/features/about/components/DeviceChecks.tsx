import { StatusBadge } from '@/ui/feedback/StatusBadge';
import type { Tone } from '@/ui/tone';
import type { Check, CheckState } from '../content/deviceCheck';
import classes from './DeviceChecks.module.css';

const STATES: Readonly<Record<CheckState, { tone: Tone; label: string }>> = {
  works: { tone: 'success', label: 'Works' },
  limited: { tone: 'warning', label: 'Limited' },
  missing: { tone: 'danger', label: 'Does not work' },
};

/** Lists what works on this device, and the consequences of what doesn't. */
export function DeviceChecks({ checks }: { checks: readonly Check[] }) {
  return (
    <ul className={classes['checks']} aria-label="What works on this device">
      {checks.map(({ name, state, detail }) => (
        <li key={name}>
          <strong>{name}</strong>
          <StatusBadge {...STATES[state]} />
          <p>{detail}</p>
        </li>
      ))}
    </ul>
  );
}

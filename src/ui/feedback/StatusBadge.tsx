import type { ReactNode } from 'react';
import { TONE_ICONS, type Tone } from '../tone';
import classes from './StatusBadge.module.css';

type StatusBadgeProps = { tone: Tone; label: string; icon?: ReactNode };

/** Renders a record's status in one word. Tone, icon and word agree, so no one has to rely on color. */
export function StatusBadge({ tone, label, icon }: StatusBadgeProps) {
  const ToneIcon = TONE_ICONS[tone];
  return (
    <span className={classes.badge} data-tone={tone}>
      <span className={classes.icon} aria-hidden>
        {icon ?? <ToneIcon size={14} stroke={2.25} />}
      </span>
      {label}
    </span>
  );
}

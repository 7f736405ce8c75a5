import type { WeekStanding } from '@/domain/hours/answer';
import { StatusBadge } from '@/ui/feedback/StatusBadge';
import type { Tone } from '@/ui/tone';

const WORDS: Record<WeekStanding['kind'], [Tone, string]> = {
  approved: ['success', 'Approved'],
  changed: ['warning', 'Changed since approval'],
  'to-check': ['warning', 'To check'],
  returned: ['warning', 'Sent back'],
  answered: ['info', 'Corrected'],
  running: ['info', 'Running'],
  open: ['neutral', 'Open'],
  empty: ['neutral', 'No time'],
};

export const standingText = (standing: WeekStanding): string =>
  standing.kind === 'to-check' ? `${standing.count} to check` : WORDS[standing.kind][1];

/** Shows a week's status in a word. */
export function StandingBadge({ standing }: { standing: WeekStanding }) {
  return <StatusBadge tone={WORDS[standing.kind][0]} label={standingText(standing)} />;
}

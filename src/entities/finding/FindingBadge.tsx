import type { FindingState, Severity } from '@/domain/finding/schema';
import { FINDING_STATE_WORDS, SEVERITY_WORDS } from '@/domain/finding/words';
import { StatusBadge } from '@/ui/feedback/StatusBadge';
import type { Tone } from '@/ui/tone';

const STATE_TONES: Record<FindingState, Tone> = {
  open: 'warning',
  offered: 'info',
  approved: 'success',
  declined: 'neutral',
  scheduled: 'info',
  repaired: 'info',
  verified: 'success',
};
const SEVERITY_TONES: Record<Severity, Tone> = { inoperable: 'danger', deficient: 'warning', suggested: 'neutral' };

/** Renders a finding's status in a word. */
export function FindingBadge({ state }: { state: FindingState }) {
  return <StatusBadge tone={STATE_TONES[state]} label={FINDING_STATE_WORDS[state]} />;
}

/** Renders a finding's severity in a word. */
export function SeverityBadge({ severity }: { severity: Severity }) {
  return <StatusBadge tone={SEVERITY_TONES[severity]} label={SEVERITY_WORDS[severity]} />;
}

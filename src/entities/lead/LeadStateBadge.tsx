import type { LeadState } from '@/domain/lead/schema';
import { LEAD_STATE_WORDS } from '@/domain/lead/state';
import { StatusBadge } from '@/ui/feedback/StatusBadge';
import type { Tone } from '@/ui/tone';

const TONES: Record<LeadState, Tone> = {
  new: 'warning',
  contacted: 'info',
  qualified: 'info',
  estimate: 'info',
  booked: 'success',
  won: 'success',
  lost: 'neutral',
  'do-not-service': 'danger',
  'out-of-area': 'neutral',
  duplicate: 'neutral',
};

/** Renders a lead's status in a word. */
export function LeadStateBadge({ state }: { state: LeadState }) {
  return <StatusBadge tone={TONES[state]} label={LEAD_STATE_WORDS[state]} />;
}

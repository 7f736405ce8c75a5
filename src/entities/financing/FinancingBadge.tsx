import { FINANCING_STATE_LABELS, type FinancingState } from '@/domain/financing/schema';
import { StatusBadge } from '@/ui/feedback/StatusBadge';
import type { Tone } from '@/ui/tone';

const TONES: Record<FinancingState, Tone> = {
  sent: 'info',
  started: 'info',
  'needs-action': 'warning',
  approved: 'info',
  locked: 'warning',
  confirmed: 'info',
  'paid-out': 'success',
  declined: 'neutral',
  expired: 'neutral',
  canceled: 'neutral',
  refunded: 'neutral',
};

/** Renders an application's status. A signed one is waiting for the office: the work has to be done and confirmed. */
export const FinancingBadge = ({ state }: { state: FinancingState }) => (
  <StatusBadge tone={TONES[state]} label={FINANCING_STATE_LABELS[state]} />
);

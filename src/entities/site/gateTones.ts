import type { GateStanding } from '@/domain/demolition/site/gates';
import type { Tone } from '@/ui/tone';

/** The appearance of a gate's state, always next to its label. */
export const GATE_TONES: Record<GateStanding, { tone: Tone; label: string }> = {
  open: { tone: 'warning', label: 'Open' },
  cleared: { tone: 'success', label: 'Cleared' },
  waived: { tone: 'info', label: 'Overridden' },
  'not-needed': { tone: 'neutral', label: 'Not needed' },
  'not-yet': { tone: 'warning', label: 'Not valid yet' },
  expired: { tone: 'danger', label: 'Expired' },
};

import { PAYMENT_STATE_LABELS, type PaymentState } from '@/domain/payment/schema';
import { StatusBadge } from '@/ui/feedback/StatusBadge';
import type { Tone } from '@/ui/tone';

const TONES: Record<PaymentState, Tone> = {
  processing: 'info',
  succeeded: 'success',
  'part-refunded': 'warning',
  refunded: 'neutral',
  failed: 'danger',
  disputed: 'danger',
};

/** Renders a payment's status in a word. */
export function PaymentStateBadge({ state }: { state: PaymentState }) {
  return <StatusBadge tone={TONES[state]} label={PAYMENT_STATE_LABELS[state]} />;
}

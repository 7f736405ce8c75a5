import type { CheckoutStatus } from '@/domain/subscription/checkout';
import type { Tone } from '@/ui/tone';

/** Outcome of a test payment, as text. */
export const CHECKOUT_STATUS: Record<CheckoutStatus, { tone: Tone; label: string; meaning: string }> = {
  open: {
    tone: 'info',
    label: 'Waiting',
    meaning: 'Stripe has not reported the payment yet. This page shows it as soon as it does.',
  },
  processing: { tone: 'info', label: 'Processing', meaning: 'The payment was made by a method that takes its time.' },
  completed: {
    tone: 'success',
    label: 'Paid',
    meaning: 'Checkout, payment and Stripe’s message to us all worked. Nothing was unlocked by it, and no money moved.',
  },
  failed: { tone: 'danger', label: 'Failed', meaning: 'The payment was refused, and Stripe reported that correctly.' },
  expired: { tone: 'neutral', label: 'Expired', meaning: 'Nobody paid in time.' },
  ended: { tone: 'neutral', label: 'Over', meaning: 'The checkout is over.' },
};

/** Whether the status is final. */
export const isSettled = (status: CheckoutStatus): boolean => status !== 'open' && status !== 'processing';

import type { Payment } from '@/domain/payment/schema';
import { InlineNotice } from '@/ui/feedback/InlineNotice';

/** Shows what is wrong with a payment, or still pending. */
export function PaymentNotices({ payment: { state, failureReason } }: { payment: Payment }) {
  return (
    <>
      {state === 'disputed' && (
        <InlineNotice tone="danger" title="The cardholder disputes this payment">
          Answer it in your Stripe dashboard with the signed estimate, the photos and the invoice. The bank’s decision
          will appear here automatically.
        </InlineNotice>
      )}
      {state === 'failed' && (
        <InlineNotice tone="danger" title="No money was received">
          {failureReason || 'The payment was refused.'}
        </InlineNotice>
      )}
      {state === 'processing' && (
        <InlineNotice tone="info" title="The bank has not confirmed it yet">
          Nothing is settled until then. It updates here automatically.
        </InlineNotice>
      )}
    </>
  );
}

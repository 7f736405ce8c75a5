import { InlineNotice } from '@/ui/feedback/InlineNotice';

type PaymentProgressProps = {
  /** Whether the visitor has just come back from the payment page. */
  hasReturned: boolean;
  /** Whether the document itself shows the payment. */
  hasArrived: boolean;
  hasProcessing: boolean;
};

/** How the payment stands, by the document alone: an address never says that money came. */
export function PaymentProgress({ hasReturned, hasArrived, hasProcessing }: PaymentProgressProps) {
  if (hasReturned && hasArrived && !hasProcessing) {
    return (
      <InlineNotice tone="success" title="Thank you, your payment has arrived" role="status">
        It is listed below.
      </InlineNotice>
    );
  }
  if (hasProcessing || hasReturned) {
    return (
      <InlineNotice tone="info" title="Your payment is being processed" role="status">
        It will appear here as soon as it is confirmed. You do not need to do anything else or pay again.
      </InlineNotice>
    );
  }
  return null;
}

import { InlineNotice } from '@/ui/feedback/InlineNotice';

type PaymentProgressProps = {
  /** Whether the visitor has just come back from the payment page. */
  hasReturned: boolean;
  /** Whether the document itself shows the payment. */
  hasArrived: boolean;
  hasProcessing: boolean;
};

/** Shows the payment's status, based only on the document: a URL never proves that money was received. */
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

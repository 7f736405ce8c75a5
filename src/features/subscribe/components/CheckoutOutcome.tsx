import { collections } from '@/data/collections';
import { useLiveRecord } from '@/data/react/useLiveRecord';
import { useOnline } from '@/data/react/useOnline';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { CheckoutCompleted } from './CheckoutCompleted';
import { Confirming } from './Confirming';
import { CheckoutFellThrough, CheckoutNotFound, CheckoutProcessing, TestPaymentDone } from './outcomes';
import { OutcomeFrame } from './OutcomeFrame';

/** Shows a checkout's outcome as the server knows it, following it until it is final. */
export function CheckoutOutcome({ checkoutId }: { checkoutId: string }) {
  const { record, isLoading, error } = useLiveRecord(collections.stripeCheckouts, checkoutId);
  const isOnline = useOnline();

  if (isLoading) return <Confirming isOnline={isOnline} checkout={null} />;
  // A nonexistent checkout and another company's look the same from here, as they should.
  if (error?.code === 'permission-denied' || (!record && !error)) return <CheckoutNotFound />;
  if (!record) {
    return (
      <OutcomeFrame title="Your plan">
        <ErrorState title="The payment could not be looked up" error={error} onRetry={() => window.location.reload()} />
      </OutcomeFrame>
    );
  }
  switch (record.status) {
    case 'open':
      return <Confirming isOnline={isOnline} checkout={record} />;
    case 'processing':
      return <CheckoutProcessing />;
    case 'completed':
      return record.kind === 'test' || !record.planId ? (
        <TestPaymentDone amountCents={record.amountCents} />
      ) : (
        <CheckoutCompleted planId={record.planId} features={record.features} />
      );
    case 'failed':
    case 'expired':
    case 'ended':
      return <CheckoutFellThrough checkout={record} status={record.status} />;
  }
}

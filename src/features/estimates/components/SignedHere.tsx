import { collections } from '@/data/collections';
import { useLiveRecords } from '@/data/react/useLiveRecords';
import { useReachesServer } from '@/data/react/useReachesServer';
import { signaturesOfEstimate } from '@/domain/estimate/onDevice';
import type { Estimate } from '@/domain/estimate/schema';
import type { Stored } from '@/domain/record/schema';
import { InlineNotice } from '@/ui/feedback/InlineNotice';

/** Shows signatures captured on our devices that haven't been applied to the estimate yet, or couldn't be. */
export function SignedHere({ estimate }: { estimate: Stored<Estimate> }) {
  const reachesServer = useReachesServer();
  const { records } = useLiveRecords(collections.estimateSignatures, signaturesOfEstimate(estimate.id));
  const [latest] = records;
  if (!latest || latest.state === 'taken') return null;
  if (latest.state === 'refused')
    return (
      <InlineNotice tone="warning" title={`${latest.name} signed on our device, and it does not count`} role="status">
        {latest.reason}
      </InlineNotice>
    );
  return (
    <InlineNotice tone="info" title={`${latest.name} signed on this device`} role="status">
      {reachesServer
        ? 'The signature is on its way to the server.'
        : 'The signature is kept on this device. The estimate is accepted as soon as there is a connection.'}
    </InlineNotice>
  );
}

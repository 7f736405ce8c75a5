import { useSiteGates } from './useSiteGates';
import { gatesHolding, stillOpenText } from '@/domain/demolition/site/gates';
import { InlineNotice } from '@/ui/feedback/InlineNotice';

type GateHoldProps = { work: { siteId: string }; jobId: string };

/** Says on a stop or job why work cannot begin; nothing where it can, or where there is no site. */
export function GateHold({ work, jobId }: GateHoldProps) {
  const { gates, today } = useSiteGates(work.siteId);
  const holding = gatesHolding(gates, jobId, today);
  if (holding.length === 0) return null;
  return (
    <InlineNotice tone="warning" title="Work cannot start yet">
      {stillOpenText(holding, today)}
    </InlineNotice>
  );
}

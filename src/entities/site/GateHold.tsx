import { useSiteGates } from './useSiteGates';
import { gatesHolding, stillOpenText } from '@/domain/demolition/site/gates';
import { InlineNotice } from '@/ui/feedback/InlineNotice';

type GateHoldProps = { work: { siteId: string }; jobId: string };

/** Warns on a stop or job why work can't start; renders nothing if it can, or if there is no site. */
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

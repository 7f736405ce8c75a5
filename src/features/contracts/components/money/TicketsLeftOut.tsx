import { COST_LIMIT, TICKETS_LEFT_OUT_LIMIT, type ContractLog } from '@/domain/contract/money/log';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { formatCount } from '@/ui/format/quantities';

/**
 * Warns that the cost list is full, so dump ticket fees are missing from all totals, and explains what to do. Renders nothing if none are
 * left out.
 */
export function TicketsLeftOut({ log: { ticketsLeftOut } }: { log: Pick<ContractLog, 'ticketsLeftOut'> }) {
  const count = ticketsLeftOut.length;
  if (count === 0) return null;
  return (
    <InlineNotice
      tone="danger"
      title={`${count === TICKETS_LEFT_OUT_LIMIT ? 'At least ' : ''}${formatCount(count, 'dump ticket')} not counted`}
    >
      A contract keeps {COST_LIMIT.toLocaleString('en-US')} costs. Combine some that you entered into one, and the
      tickets are taken automatically.
    </InlineNotice>
  );
}

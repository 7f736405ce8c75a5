import { moveEstimate } from '@/domain/billing/estimateState';
import { declineEstimate as contract } from '@/domain/estimate/api';
import { member } from '../platform/access';
import { defineCallable } from '../platform/defineCallable';
import { changeEstimate } from './changeEstimate';
import { estimateFacts } from './markSent';

/** Records that the customer told the office they decline. */
export const declineEstimate = defineCallable(
  contract,
  { access: member({ action: 'answerForCustomer', feature: 'estimates' }), rateLimit: { perMinute: 30 } },
  async (deps, { estimateId, reason }, caller) => {
    await changeEstimate(deps, caller, estimateId, ({ estimate, now, today }) =>
      Promise.resolve(
        estimate.state === 'declined' && estimate.declineReason === reason
          ? null
          : {
              state: moveEstimate(estimateFacts(estimate), { to: 'declined', by: 'office', today, reason }),
              declineReason: reason,
              answeredAt: now,
            },
      ),
    );
    return {};
  },
);

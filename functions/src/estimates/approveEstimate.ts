import { approveEstimate as contract } from '@/domain/estimate/api';
import { member } from '../platform/access';
import { defineCallable } from '../platform/defineCallable';
import { readCredentials } from '../sharing/readCredentials';
import { approved, isApprovedAlike } from './approval';
import { changeEstimate } from './changeEstimate';

/** The office agrees for the customer, and says how the customer did. Who it was is kept with it. */
export const approveEstimate = defineCallable(
  contract,
  { access: member({ action: 'answerForCustomer', feature: 'estimates' }), rateLimit: { perMinute: 30 } },
  async (deps, { estimateId, choice, note }, caller) => {
    const signature = { name: note, kind: 'typed' as const, imageDataUrl: '' };
    await changeEstimate(deps, caller, estimateId, async ({ estimate, now, today, transaction }) =>
      isApprovedAlike(estimate, { choice, signature, by: 'office' })
        ? null
        : approved(estimate, {
            choice,
            signature,
            by: 'office',
            byUid: caller.uid,
            device: { ipAddress: '', userAgent: '' },
            now,
            today,
            credentials: await readCredentials(deps, transaction, caller.companyId),
          }),
    );
    return {};
  },
);

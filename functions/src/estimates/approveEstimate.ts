import { approveEstimate as contract } from '@/domain/estimate/api';
import { member } from '../platform/access';
import { defineCallable } from '../platform/defineCallable';
import { readCredentials } from '../sharing/readCredentials';
import { approved, isApprovedAlike } from './approval';
import { changeEstimate } from './changeEstimate';
import { joinWithEstimate } from './joinWithEstimate';

/** Records the office's approval for the customer, with how the customer gave it and who recorded it. */
export const approveEstimate = defineCallable(
  contract,
  { access: member({ action: 'answerForCustomer', feature: 'estimates' }), rateLimit: { perMinute: 30 } },
  async (deps, { estimateId, choice, note, isMember }, caller) => {
    const signature = { name: note, kind: 'typed' as const, imageDataUrl: '' };
    const { companyId, uid: byUid } = caller;
    const device = { ipAddress: '', userAgent: '' };
    await changeEstimate(deps, caller, estimateId, async ({ estimate, now, today, transaction }) => {
      if (isApprovedAlike(estimate, { choice, signature, by: 'office' })) return null;
      const joined = isMember
        ? await joinWithEstimate(deps, transaction, {
            ...{ companyId, estimateId, estimate, now, today, answer: null },
            consent: { by: 'office', byUid, signature, ...device },
          })
        : null;
      const credentials = await readCredentials(deps, transaction, companyId);
      const offered = joined ? { ...estimate, document: joined.document } : estimate;
      const by = { by: 'office' as const, byUid, device, joinsPlan: joined !== null };
      const agreed = { choice, signature, ...by, now, today, credentials };
      const changes = await approved(offered, agreed);
      joined?.write();
      return joined ? { ...changes, document: joined.document } : changes;
    });
    return {};
  },
);

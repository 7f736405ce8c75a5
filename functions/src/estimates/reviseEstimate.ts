import { reviseEstimate as contract } from '@/domain/estimate/api';
import { ESTIMATE_REVISION_LIMIT, estimateRevisionSchema } from '@/domain/estimate/schema';
import { member } from '../platform/access';
import { inCompany } from '../platform/collections';
import { defineCallable } from '../platform/defineCallable';
import { precondition } from '../platform/errors';
import { assertCan } from '../sharing/rights';
import { changeEstimate } from './changeEstimate';

/**
 * Keeps the customer's copy unchanged, and opens the next revision for editing. The link stays and shows the sent version until the new
 * revision is sent. An approval stays with the revision it was given for.
 */
export const reviseEstimate = defineCallable(
  contract,
  { access: member({ feature: 'estimates' }), rateLimit: { perMinute: 30 } },
  async (deps, { estimateId }, caller) => {
    assertCan(caller, 'update', 'estimates');
    let revisionNumber = 0;
    await changeEstimate(deps, caller, estimateId, ({ estimate, now, transaction }) => {
      revisionNumber = estimate.revisionNumber;
      if (estimate.state === 'draft') return Promise.resolve(null);
      if (estimate.state === 'converted')
        throw precondition('It has already been converted to a job or an invoice. Change that instead.');
      if (estimate.state === 'superseded') throw precondition('A newer estimate has taken the place of this one.');
      if (estimate.revisionNumber >= ESTIMATE_REVISION_LIMIT)
        throw precondition(`An estimate has at most ${ESTIMATE_REVISION_LIMIT} revisions. Make a copy instead.`);
      const kept = estimateRevisionSchema.parse({ revisionNumber, replacedAt: now, replacedBy: caller.uid, estimate });
      transaction.create(
        inCompany(deps.db, caller.companyId, 'estimates')
          .doc(estimateId)
          .collection('revisions')
          .doc(String(revisionNumber)),
        kept,
      );
      revisionNumber += 1;
      return Promise.resolve({
        state: 'draft',
        revisionNumber,
        sentAt: '',
        sentCredentials: null,
        firstViewedAt: '',
        lastViewedAt: '',
        viewCount: 0,
        answeredAt: '',
        declineReason: '',
        remindedAt: [],
      });
    });
    return { revisionNumber };
  },
);

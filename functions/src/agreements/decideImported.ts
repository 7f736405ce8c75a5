import { approvedImport } from '@/domain/agreement/import/member';
import { decideImported as contract } from '@/domain/agreement/record/api';
import { member, type Member } from '../platform/access';
import type { Deps } from '../platform/admin';
import { defineCallable } from '../platform/defineCallable';
import { countMember } from './countMember';
import { officeConsent } from './officeConsent';
import { findAgreement, storeAgreement } from './readAgreement';

/** Applies the decision after the first run was reviewed: members run from now on, or are removed again. */
export const decideImported = defineCallable(
  contract,
  {
    access: member({ action: 'manageAgreements', feature: 'serviceagreement' }),
    rateLimit: { perMinute: 60 },
    timeoutSeconds: 120,
  },
  async (deps, { agreementIds, decision }, caller) => {
    let done = 0;
    for (const agreementId of agreementIds) done += Number(await decideOne(deps, agreementId, { caller, decision }));
    return { done };
  },
);

function decideOne(
  deps: Deps,
  agreementId: string,
  { caller: { companyId, uid }, decision }: { caller: Member; decision: 'approve' | 'remove' },
): Promise<boolean> {
  return deps.db.runTransaction(async (transaction) => {
    const opened = await findAgreement(deps, transaction, companyId, agreementId);
    // Clicked twice, or removed by a colleague.
    if (opened?.agreement.state !== 'imported') return false;
    const { agreement, today, now, ref } = opened;
    if (decision === 'remove') {
      transaction.delete(ref);
      return true;
    }
    const consent = await officeConsent(agreement, { note: 'In the earlier program', byUid: uid, at: now });
    const after = approvedImport(agreement, consent, { today, now, by: uid });
    countMember(deps, transaction, { companyId, today }, { before: agreement, after });
    storeAgreement(transaction, opened, after, uid);
    return true;
  });
}

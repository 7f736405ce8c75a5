import { startAgreement as contract } from '@/domain/agreement/record/api';
import { member } from '../platform/access';
import { defineCallable } from '../platform/defineCallable';
import { countMember } from './countMember';
import { creditTransfer } from './creditTransfer';
import { officeConsent } from './officeConsent';
import { openAgreement, storeAgreement } from './readAgreement';
import { begun } from './transferAgreement';

/** Records consent given by the office for the customer, with how the customer agreed. */
export const startAgreement = defineCallable(
  contract,
  { access: member({ action: 'manageAgreements', feature: 'serviceagreement' }), rateLimit: { perMinute: 30 } },
  async (deps, { agreementId, note }, caller) => {
    const toCredit = await deps.db.runTransaction(async (transaction) => {
      const opened = await openAgreement(deps, transaction, caller.companyId, agreementId);
      const { agreement, today, now } = opened;
      // Clicked twice, or the first response was lost: it is already running.
      if (agreement.consent?.by === 'office' && agreement.consent.signature.name === note) return '';
      const consent = await officeConsent(agreement, { note, byUid: caller.uid, at: now });
      const of = { companyId: caller.companyId, agreementId, opened };
      const { after, store, toCredit: credited } = await begun(deps, transaction, of, { consent, by: caller.uid });
      store();
      countMember(deps, transaction, { companyId: caller.companyId, today }, { before: agreement, after });
      storeAgreement(transaction, opened, after, caller.uid);
      return credited;
    });
    if (toCredit !== '') await creditTransfer(deps, { companyId: caller.companyId, agreementId: toCredit });
    return {};
  },
);

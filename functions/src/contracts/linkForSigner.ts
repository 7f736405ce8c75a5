import { linkForSigner as contract } from '@/domain/contract/record/api';
import { BY_HAND } from '@/domain/contract/record/letters';
import { linked } from '@/domain/contract/record/signing';
import { member } from '../platform/access';
import { defineCallable } from '../platform/defineCallable';
import { precondition } from '../platform/errors';
import { storeLink } from './links';
import { openContract, openVersion, storeVersion } from './records';

/** Creates a link to share manually; the event chain records who made it. */
export const linkForSigner = defineCallable(
  contract,
  { access: member({ action: 'manageContracts', feature: 'contracts' }), rateLimit: { perMinute: 30 } },
  (deps, { contractId, orderId, partyId, isOnly }, caller) =>
    deps.db.runTransaction(async (transaction) => {
      const opened = await openContract(deps, transaction, caller.companyId, { contractId, orderId });
      if (
        opened.order
          ? opened.order.order.state !== 'sent' || opened.order.order.version === 0
          : opened.contract.state !== 'out'
      )
        throw precondition('It is not out for signature.');
      const before = await openVersion(deps, transaction, opened);
      const act = { now: opened.now, byUid: caller.uid, ...caller.device };
      const version = await linked(before, partyId, { text: BY_HAND, isOnly, isReminder: false }, act);
      const token = await storeLink(deps, transaction, caller.companyId, version, partyId);
      storeVersion(deps, transaction, opened, { version, isNew: false, by: caller.uid });
      return { token };
    }),
);

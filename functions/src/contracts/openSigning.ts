import { openSigning as contract } from '@/domain/contract/record/api';
import { opened as noted, signerOf } from '@/domain/contract/record/signing';
import { anyone } from '../platform/access';
import { defineCallable } from '../platform/defineCallable';
import { openLink } from './links';
import { lastVersion, storeVersion } from './records';
import { signingView } from './signingView';

/** Returns the contract for a signer's link. Views by members of the company aren't recorded. */
export const openSigning = defineCallable(
  contract,
  { access: anyone(), rateLimit: { perMinute: 60 } },
  (deps, { token }, caller) =>
    deps.db.runTransaction(async (transaction) => {
      const linked = await openLink(deps, transaction, token);
      if (caller.user?.companyId === linked.companyId) return signingView(linked);
      const act = { now: linked.now, byUid: '', ...caller.device };
      const version = await noted(linked.version, linked.signer.partyId, act);
      if (version !== linked.version && version.version === lastVersion(linked))
        storeVersion(deps, transaction, linked, { version, isNew: false, by: '' });
      return signingView({ ...linked, version, signer: signerOf(version, linked.signer.partyId) });
    }),
);

import { pauseMyAgreement as contract } from '@/domain/agreement/record/api';
import type { Act } from '@/domain/agreement/record/change';
import { pausedByMember, resumedByMember } from '@/domain/agreement/record/memberPause';
import type { Agreement } from '@/domain/agreement/record/schema';
import type { output } from 'zod';
import { anyone } from '../platform/access';
import { defineCallable } from '../platform/defineCallable';
import { countCall } from '../platform/rateLimit';
import { linkGone } from '../sharing/linkGone';
import { openLinked } from './openLinked';
import { openAgreement, storeAgreement } from './readAgreement';

/** Lets the customer pause or resume online, without a call. Requesting the current state changes nothing. */
export const pauseMyAgreement = defineCallable(
  contract,
  { access: anyone(), rateLimit: { perMinute: 10 } },
  async (deps, { token, change }) => {
    const linked = await openLinked(deps, token);
    await countCall(deps, `pause_${token}`, 20);
    return deps.db.runTransaction(async (transaction) => {
      const opened = await openAgreement(deps, transaction, linked.companyId, linked.subjectId);
      const { agreement, today, now } = opened;
      if (agreement.token !== token) throw linkGone();
      const after = changed(agreement, change, { today, now, by: '' });
      storeAgreement(transaction, opened, after, '');
      return { state: after.state, resumesOn: after.resumesOn };
    });
  },
);

function changed(agreement: Agreement, change: output<typeof contract.input>['change'], act: Act): Agreement {
  const isPaused = agreement.state === 'paused';
  if (change.kind === 'pause')
    return isPaused && agreement.resumesOn !== '' ? agreement : pausedByMember(agreement, change.months, act);
  return isPaused ? resumedByMember(agreement, act) : agreement;
}

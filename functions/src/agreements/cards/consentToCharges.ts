import { consentToCharges as contract } from '@/domain/agreement/payment/api';
import { AppError } from '@/lib/appError';
import { anyone } from '../../platform/access';
import { updatedStamp } from '../../platform/audit';
import { defineCallable } from '../../platform/defineCallable';
import { linkGone } from '../../sharing/linkGone';
import { assertRunning, consentOf, openCard } from './openCard';
import { cardSetups, cardSetupSchema } from './setups';

/** Records what the customer agreed to: the words, the time, and the source. Method A3. */
export const consentToCharges = defineCallable(
  contract,
  { access: anyone(), rateLimit: { perMinute: 20 } },
  async (deps, { token, setupId, consentText }, { device }) => {
    const opened = await openCard(deps, token);
    assertRunning(opened);
    if (consentText !== consentOf(opened))
      throw new AppError({
        code: 'conflict',
        userMessage: 'The price has changed since you opened this. Please reload the page and look at it again.',
      });
    const ref = cardSetups(deps.db).doc(setupId);
    await deps.db.runTransaction(async (transaction) => {
      const { data } = cardSetupSchema.safeParse((await transaction.get(ref)).data());
      if (data?.companyId !== opened.companyId || data.agreementId !== opened.agreementId) throw linkGone();
      // Submitted again after a card was declined: the first time counts.
      if (data.consentedAt !== '') return;
      transaction.update(ref, {
        consentText,
        consentedAt: deps.now(),
        ...device,
        ...updatedStamp('', deps.now()),
      });
    });
    return {};
  },
);

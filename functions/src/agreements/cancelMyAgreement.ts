import { cancelMyAgreement as contract } from '@/domain/agreement/record/api';
import { canceled } from '@/domain/agreement/record/change';
import { newNumber } from '@/domain/record/number';
import { cutText } from '@/lib/cutText';
import { anyone } from '../platform/access';
import { defineCallable } from '../platform/defineCallable';
import { countCall } from '../platform/rateLimit';
import { countMember } from './countMember';
import { linkGone } from '../sharing/linkGone';
import { openLinked } from './openLinked';
import { openAgreement, storeAgreement } from './readAgreement';

/** Lets the customer cancel online, without a call, and sends a receipt. Repeating the request returns the same one. */
export const cancelMyAgreement = defineCallable(
  contract,
  { access: anyone(), rateLimit: { perMinute: 10 } },
  async (deps, { token, reason }) => {
    const linked = await openLinked(deps, token);
    await countCall(deps, `cancel_${token}`, 20);
    return deps.db.runTransaction(async (transaction) => {
      const opened = await openAgreement(deps, transaction, linked.companyId, linked.subjectId);
      const { agreement, today, now } = opened;
      if (agreement.token !== token) throw linkGone();
      if (agreement.cancelsOn !== '') return { receipt: agreement.cancelReceipt, cancelsOn: agreement.cancelsOn };
      const after = canceled(
        agreement,
        {
          when: 'period-end',
          reason:
            reason === ''
              ? 'Canceled online by the customer'
              : cutText(`Canceled online by the customer: ${reason}`, 300),
          receipt: newNumber('cancellation', new Date(now)),
        },
        { today, now, by: '' },
      );
      countMember(deps, transaction, { companyId: linked.companyId, today }, { before: agreement, after });
      storeAgreement(transaction, opened, after, '');
      return { receipt: after.cancelReceipt, cancelsOn: after.cancelsOn };
    });
  },
);

import { manageCard as contract } from '@/domain/agreement/payment/api';
import { MAIL_SECRETS } from '../../mail/config';
import { member } from '../../platform/access';
import { defineCallable } from '../../platform/defineCallable';
import { precondition } from '../../platform/errors';
import { STRIPE_SECRETS } from '../../stripe/config';
import { openAgreement } from '../readAgreement';
import { sendCardWanted } from './cardMails';
import { assertRunning } from './openCard';
import { removeCard } from './removeCard';

/** Lets the office ask the customer for a card, or remove the one on file. The office never enters one. */
export const manageCard = defineCallable(
  contract,
  {
    access: member({ action: 'manageAgreements', feature: 'serviceagreement', requiresVerifiedEmail: true }),
    rateLimit: { perMinute: 20, perNetwork: 60 },
    secrets: [...STRIPE_SECRETS, ...MAIL_SECRETS],
  },
  async (deps, { agreementId, action }, { companyId, uid }) => {
    const ref = { companyId, agreementId };
    if (action === 'remove') {
      await removeCard(deps, ref, uid);
      return { to: '' };
    }
    assertRunning(
      await deps.db.runTransaction((transaction) => openAgreement(deps, transaction, companyId, agreementId)),
    );
    const to = await sendCardWanted(deps, ref);
    if (to === '')
      throw precondition(
        'The customer has no e-mail address. Enter one, or read the link of the agreement’s page to them.',
      );
    return { to };
  },
);

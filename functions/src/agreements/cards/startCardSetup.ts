import type Stripe from 'stripe';
import { startCardSetup as contract } from '@/domain/agreement/payment/api';
import { anyone } from '../../platform/access';
import type { Deps } from '../../platform/admin';
import { createdStamp } from '../../platform/audit';
import { defineCallable } from '../../platform/defineCallable';
import { countCall } from '../../platform/rateLimit';
import { stripeClient } from '../../stripe/client';
import { STRIPE_SECRETS } from '../../stripe/config';
import type { AgreementRef } from './cardLinks';
import { enterSetup } from './enterSetup';
import { assertRunning, consentOf, fieldsOf, openCard, stripePayer, takingAccount } from './openCard';
import { cardSetups, cardSetupSchema, type CardSetup } from './setups';

/** Maximum number of setups checked per agreement. */
const LOOKED_AFTER = 5;

/** Opens Stripe's fields to save a card, on the company's own account, which will charge it. */
export const startCardSetup = defineCallable(
  contract,
  { access: anyone(), rateLimit: { perMinute: 10 }, secrets: STRIPE_SECRETS },
  async (deps, { token }) => {
    const opened = await openCard(deps, token);
    await countCall(deps, `setup_${opened.agreementId}`, 20);
    assertRunning(opened);
    const { companyId, agreementId } = opened;
    const accountId = await takingAccount(deps, opened);
    const stripe = await stripeClient();
    await enterUnheard(deps, stripe, opened);
    const stripeCustomerId = await stripePayer(deps, stripe, accountId, opened);
    const setupId = deps.newId();
    const intent = await stripe.setupIntents.create(
      {
        customer: stripeCustomerId,
        usage: 'off_session',
        automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
        metadata: { companyId, agreementId, setupId },
      },
      { stripeAccount: accountId, idempotencyKey: `setup:${setupId}` },
    );
    const fields = fieldsOf(accountId, intent.client_secret);
    const setup: CardSetup = {
      companyId,
      agreementId,
      accountId,
      stripeCustomerId,
      setupIntentId: intent.id,
      state: 'open',
      paymentMethodId: '',
      consentText: '',
      consentedAt: '',
      ipAddress: '',
      userAgent: '',
      createdAt: deps.now(),
    };
    await cardSetups(deps.db)
      .doc(setupId)
      .set({ ...setup, ...createdStamp('', setup.createdAt) });
    return { setupId, consentText: consentOf(opened), fields };
  },
);

/** Stores a card that was saved but whose event never arrived: a customer who tries again finds it. */
async function enterUnheard(deps: Deps, stripe: Stripe, { companyId, agreementId }: AgreementRef): Promise<void> {
  const { docs } = await cardSetups(deps.db)
    .where('companyId', '==', companyId)
    .where('agreementId', '==', agreementId)
    .where('state', '==', 'open')
    .limit(LOOKED_AFTER)
    .get();
  for (const { data } of docs.map((snapshot) => ({ data: cardSetupSchema.parse(snapshot.data()) })))
    if (data.consentedAt !== '') await enterSetup(deps, stripe, data, data.setupIntentId);
}

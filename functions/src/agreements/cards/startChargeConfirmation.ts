import { startChargeConfirmation as contract } from '@/domain/agreement/payment/api';
import { paymentStanding } from '@/domain/agreement/payment/standing';
import { cardAttempts, cardAttemptSchema } from '../../payments/attempts';
import { anyone } from '../../platform/access';
import { inCompany } from '../../platform/collections';
import { defineCallable } from '../../platform/defineCallable';
import { precondition } from '../../platform/errors';
import { stripeClient } from '../../stripe/client';
import { STRIPE_SECRETS } from '../../stripe/config';
import { fieldsOf, openCard, takingAccount } from './openCard';

const NOTHING = 'There is nothing left to confirm. Please reload the page.';

/** Lets the customer confirm on screen the exact payment their bank wouldn't make without them. Method A3. */
export const startChargeConfirmation = defineCallable(
  contract,
  { access: anyone(), rateLimit: { perMinute: 10 }, secrets: STRIPE_SECRETS },
  async (deps, { token }) => {
    const opened = await openCard(deps, token);
    const { agreement, companyId } = opened;
    const { problem } = paymentStanding(agreement);
    const bill = agreement.bills.find(({ invoiceId }) => invoiceId === problem?.invoiceId);
    const last = bill?.tries.findLast(({ outcome }) => outcome === 'declined');
    if (problem?.needs !== 'confirm' || !last) throw precondition(NOTHING);
    const invoice = await inCompany(deps.db, companyId, 'invoices').doc(problem.invoiceId).get();
    if (Number(invoice.get('balanceCents') ?? 0) < last.amountCents) throw precondition(NOTHING);
    const attempt = cardAttemptSchema.parse((await cardAttempts(deps.db).doc(last.paymentId).get()).data());
    const accountId = await takingAccount(deps, opened);
    if (attempt.accountId !== accountId || attempt.paymentIntentId === '') throw precondition(NOTHING);
    const stripe = await stripeClient();
    const intent = await stripe.paymentIntents.retrieve(attempt.paymentIntentId, {}, { stripeAccount: accountId });
    if (!['requires_payment_method', 'requires_action', 'requires_confirmation'].includes(intent.status))
      throw precondition(NOTHING);
    return {
      fields: fieldsOf(accountId, intent.client_secret),
      paymentMethodId: attempt.paymentMethodId,
      amountCents: last.amountCents,
    };
  },
);

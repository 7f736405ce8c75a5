import type Stripe from 'stripe';
import { chargedCard } from '@/domain/agreement/payment/charges';
import { invoiceSchema } from '@/domain/invoice/schema';
import { toAppError } from '../../platform/errors';
import { syncPayoutAccount } from '../../payments/accounts';
import { cardAttempts, cardAttemptSchema, type CardAttempt } from '../../payments/attempts';
import { endOpenAttempts } from '../../payments/endOpenAttempts';
import { settleIntent } from '../../payments/settleIntent';
import type { Deps } from '../../platform/admin';
import { updatedStamp } from '../../platform/audit';
import { inCompany } from '../../platform/collections';
import { refusedChargeOf, isNoAccess } from '../../stripe/errors';
import { idempotencyKey } from '../../stripe/idempotencyKey';
import { findAgreement } from '../readAgreement';
import { followCharge } from './followCharge';

type Attempt = CardAttempt & { paymentId: string };

/** The account can't take payments: a started charge stays as it is, and is finished once it can. */
const STOPPED = new Set([
  'account_invalid',
  'charges_not_allowed',
  'capability_not_active',
  'platform_account_required',
]);

/**
 * Carries out a started charge, however far an earlier run got with it: one that Stripe already made is looked up, never made again. The
 * outcome comes from Stripe's event; charges of an earlier run are checked here.
 * @param isResumed whether an earlier run may have requested it from Stripe
 * @returns whether Stripe was asked to charge, or `wait` while the company's account can't take payments
 */
export async function finishCharge(
  deps: Deps,
  stripe: Stripe,
  paymentId: string,
  isResumed: boolean,
): Promise<boolean | 'wait'> {
  const stored = (await cardAttempts(deps.db).doc(paymentId).get()).data();
  if (!stored) return false;
  const attempt: Attempt = { ...cardAttemptSchema.parse(stored), paymentId };
  const known = attempt.paymentIntentId || (isResumed ? await madeBefore(stripe, attempt) : '');
  if (known !== '') {
    await settleIntent(deps, stripe, attempt, known);
    return false;
  }
  if (!(await isStillWanted(deps, attempt)) || !(await isAlone(deps, stripe, attempt))) {
    await drop(deps, attempt);
    return false;
  }
  return charge(deps, stripe, attempt);
}

/**
 * Finds the payment Stripe made for an attempt whose response was lost; '' = none. Uses the list, which is always current, and not the
 * idempotency key, which Stripe forgets after a day.
 */
async function madeBefore(
  stripe: Stripe,
  { paymentId, stripeCustomerId, accountId, createdAt }: Attempt,
): Promise<string> {
  const since = Math.floor(Date.parse(createdAt) / 1000) - 3600;
  const all = stripe.paymentIntents.list(
    { customer: stripeCustomerId, created: { gte: since }, limit: 100 },
    { stripeAccount: accountId },
  );
  for await (const intent of all) if (intent.metadata['paymentId'] === paymentId) return intent.id;
  return '';
}

/** Whether the card may be charged now: no one has paused, canceled, turned it off, replaced the card or paid since it was started. */
function isStillWanted(
  deps: Deps,
  { companyId, agreementId, setupId, invoiceId, amountCents }: Attempt,
): Promise<boolean> {
  return deps.db.runTransaction(async (transaction) => {
    const [opened, stored] = await Promise.all([
      findAgreement(deps, transaction, companyId, agreementId),
      transaction.get(inCompany(deps.db, companyId, 'invoices').doc(invoiceId)),
    ]);
    const invoice = invoiceSchema.safeParse(stored.data()).data;
    const card = opened && chargedCard(opened.agreement);
    return (
      card?.id === setupId &&
      opened?.agreement.disputedOn === '' &&
      invoice?.state === 'issued' &&
      invoice.balanceCents >= amountCents
    );
  });
}

/** Closes the customer's open pages and fields for the same invoice; false if one of them is being paid. */
async function isAlone(deps: Deps, stripe: Stripe, attempt: Attempt): Promise<boolean> {
  try {
    await endOpenAttempts(deps, stripe, { ...attempt, place: 'card' });
    return true;
  } catch (error) {
    if (toAppError(error).code !== 'conflict') throw error;
    return false;
  }
}

async function charge(deps: Deps, stripe: Stripe, attempt: Attempt): Promise<boolean | 'wait'> {
  const { paymentId, companyId, accountId, agreementId, invoiceId } = attempt;
  try {
    const { id } = await stripe.paymentIntents.create(
      {
        amount: attempt.amountCents,
        currency: attempt.currency.toLowerCase(),
        customer: attempt.stripeCustomerId,
        payment_method: attempt.paymentMethodId,
        off_session: true,
        confirm: true,
        automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
        description: attempt.name,
        metadata: { companyId, paymentId, invoiceId, agreementId },
      },
      { stripeAccount: accountId, idempotencyKey: idempotencyKey('charge', companyId, agreementId, paymentId) },
    );
    await noteIntent(deps, paymentId, id);
    return true;
  } catch (error) {
    const refused = refusedChargeOf(error);
    if (isNoAccess(error) || (refused && STOPPED.has(refused.code))) {
      await syncPayoutAccount(deps, stripe, companyId, accountId).catch(() => undefined);
      return 'wait';
    }
    // It's unknown whether the payment was made: the next run finds out.
    if (!refused) throw error;
    if (refused.intentId === '') {
      // Stripe can't use the card at all, e.g. one removed there.
      await cardAttempts(deps.db)
        .doc(paymentId)
        .update({ state: 'failed', ...updatedStamp('', deps.now()) });
      await followCharge(deps, attempt, { outcome: 'declined', declineCode: refused.code });
    } else await noteIntent(deps, paymentId, refused.intentId);
    return true;
  }
}

/** Stores the payment's id, by which Stripe reports the outcome. */
const noteIntent = async ({ db, now }: Deps, paymentId: string, paymentIntentId: string): Promise<void> => {
  await cardAttempts(db)
    .doc(paymentId)
    .update({ paymentIntentId, ...updatedStamp('', now()) });
};

async function drop(deps: Deps, attempt: Attempt): Promise<void> {
  await cardAttempts(deps.db)
    .doc(attempt.paymentId)
    .update({ state: 'expired', ...updatedStamp('', deps.now()) });
  await followCharge(deps, attempt, { outcome: 'dropped' });
}

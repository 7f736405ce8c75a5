import type Stripe from 'stripe';
import { chargeStep, withTry } from '@/domain/agreement/payment/charges';
import { settled } from '@/domain/agreement/record/change';
import type { AgreementBill } from '@/domain/agreement/record/schema';
import { minuteOfDay } from '@/lib/dates';
import { cardAttempts, cardAttemptSchema, type CardAttempt } from '../../payments/attempts';
import { settleIntent } from '../../payments/settleIntent';
import type { Deps } from '../../platform/admin';
import { stripeClient } from '../../stripe/client';
import { isAccepted } from '../../stripe/errors';
import { openAgreement, storeAgreement } from '../readAgreement';
import { beginCharge } from './beginCharge';
import { tellChargesWait, tellOfFailedCharge } from './cardMails';
import type { AgreementRef } from './cardLinks';
import { finishCharge } from './finishCharge';

/** Cards are charged between these hours of the company's day, when banks and people are awake, and clear of clock changes. */
const FROM_MINUTE = 8 * 60;
const UNTIL_MINUTE = 20 * 60;

/**
 * Charges an agreement's due bills to the card on file, and follows up on what an earlier run started. However often it is called, and
 * wherever an earlier call stopped, each try is made once. @returns how many charges were requested from Stripe
 */
export async function chargeBills(deps: Deps, ref: AgreementRef): Promise<number> {
  const { companyId, agreementId } = ref;
  const { agreement, today, timeZone } = await deps.db.runTransaction((transaction) =>
    openAgreement(deps, transaction, companyId, agreementId),
  );
  const minute = minuteOfDay(timeZone, deps.now());
  const isDaytime = minute >= FROM_MINUTE && minute < UNTIL_MINUTE;
  let charged = 0;
  for (const bill of agreement.bills) {
    const next = chargeStep(agreement, bill, today);
    if (next.step === 'ask') await askAgain(deps, ref, next.paymentId);
    if (next.step !== 'finish' && !(next.step === 'charge' && isDaytime)) continue;
    const stripe = await stripeClient();
    const outcome =
      next.step === 'finish'
        ? await finishCharge(deps, stripe, next.paymentId, true)
        : await chargeOne(deps, stripe, ref, bill);
    charged += Number(outcome === true);
    if (outcome !== 'wait') continue;
    await tellChargesWait(deps, companyId);
    break;
  }
  return charged;
}

async function chargeOne(
  deps: Deps,
  stripe: Stripe,
  ref: AgreementRef,
  bill: AgreementBill,
): Promise<boolean | 'wait'> {
  const last = bill.tries.findLast(({ outcome }) => outcome === 'declined');
  // No retry before the customer has heard about the last failure: by the mail sent then, or one sent now.
  if (last) await tellOfFailedCharge(deps, ref, last.paymentId);
  for (const { paymentId, outcome } of bill.tries)
    if (outcome === 'declined' && !(await isClosed(deps, stripe, paymentId))) return false;
  const begun = await beginCharge(deps, ref, bill.invoiceId);
  return begun === null || begun === 'wait' ? (begun ?? false) : finishCharge(deps, stripe, begun.paymentId, false);
}

/** Cancels a failed payment so that it can't be confirmed after the next one is made; false if it was paid in the meantime. */
async function isClosed(deps: Deps, stripe: Stripe, paymentId: string): Promise<boolean> {
  const attempt = await attemptAtStripe(deps, paymentId);
  if (!attempt) return true;
  const options = { stripeAccount: attempt.accountId };
  const { status } = await stripe.paymentIntents.retrieve(attempt.paymentIntentId, {}, options);
  if (status === 'canceled') return true;
  if (await isAccepted(() => stripe.paymentIntents.cancel(attempt.paymentIntentId, {}, options))) return true;
  await settleIntent(deps, stripe, attempt, attempt.paymentIntentId);
  return false;
}

/** Returns an attempt for which Stripe created a payment, or null before that. */
async function attemptAtStripe({ db }: Deps, paymentId: string): Promise<CardAttempt | null> {
  const { data } = cardAttemptSchema.safeParse((await cardAttempts(db).doc(paymentId).get()).data());
  return data && data.paymentIntentId !== '' ? data : null;
}

/** Checks on a bank debit that has gone unanswered for days. */
async function askAgain(deps: Deps, { companyId, agreementId }: AgreementRef, paymentId: string): Promise<void> {
  const attempt = await attemptAtStripe(deps, paymentId);
  if (attempt) await settleIntent(deps, await stripeClient(), attempt, attempt.paymentIntentId);
  await deps.db.runTransaction(async (transaction) => {
    const opened = await openAgreement(deps, transaction, companyId, agreementId);
    const bills = withTry(opened.agreement.bills, paymentId, { askedOn: opened.today });
    storeAgreement(transaction, opened, settled(opened.agreement, { bills }), '');
  });
}

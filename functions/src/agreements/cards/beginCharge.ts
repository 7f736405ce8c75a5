import { chargedCard, chargeStep, withNewTry } from '@/domain/agreement/payment/charges';
import { withoutCard } from '@/domain/agreement/payment/changes';
import { settled } from '@/domain/agreement/record/change';
import { invoiceSchema } from '@/domain/invoice/schema';
import { paymentSchema } from '@/domain/payment/schema';
import { payoutAccountRecordSchema, payoutAccounts } from '../../payments/accounts';
import { cardAttempts, cardAttemptSchema, chargeId } from '../../payments/attempts';
import type { Deps } from '../../platform/admin';
import { createdStamp } from '../../platform/audit';
import { inCompany } from '../../platform/collections';
import { fieldsIn } from '../../platform/readable';
import { takesCards } from '../../sharing/takesCards';
import { openAgreement, storeAgreement } from '../readAgreement';
import type { AgreementRef } from './cardLinks';
import { cardSetups, cardSetupSchema } from './setups';

/** Stripe's minimum charge. */
const MINIMUM_CENTS = 50;

/**
 * Decides to charge a bill and records that before calling Stripe: the attempt under its own id, and the try on the agreement. A second
 * run finds the try. Everything is read in the same transaction, so an agreement that was paused, canceled or paid a moment ago isn't
 * charged.
 * @returns the attempt's id; `wait` while the company's account can't take payments; null when there is nothing to charge
 */
export function beginCharge(
  deps: Deps,
  { companyId, agreementId }: AgreementRef,
  invoiceId: string,
): Promise<{ paymentId: string } | 'wait' | null> {
  return deps.db.runTransaction(async (transaction) => {
    const opened = await openAgreement(deps, transaction, companyId, agreementId);
    const { agreement, today, now } = opened;
    const bill = agreement.bills.find((one) => one.invoiceId === invoiceId);
    const card = chargedCard(agreement);
    if (!bill || !card || chargeStep(agreement, bill, today).step !== 'charge') return null;
    const [[stored, storedSetup, storedInvoice], isTakingCards, { docs }] = await Promise.all([
      transaction.getAll(
        payoutAccounts(deps.db).doc(companyId),
        cardSetups(deps.db).doc(card.id),
        inCompany(deps.db, companyId, 'invoices').doc(invoiceId),
      ),
      takesCards(deps, transaction, companyId),
      transaction.get(inCompany(deps.db, companyId, 'payments').where('invoiceId', '==', invoiceId)),
    ]);
    if (!isTakingCards) return 'wait';
    const account = payoutAccountRecordSchema.parse(stored?.data());
    const setup = cardSetupSchema.safeParse(storedSetup?.data()).data;
    if (setup?.state !== 'saved' || setup.accountId !== account.accountId) {
      // Saved on an account the company no longer has: the customer is asked for a card again.
      storeAgreement(transaction, opened, withoutCard(agreement, { today, now, by: '' }), '');
      return null;
    }
    const invoice = invoiceSchema.safeParse(storedInvoice?.data()).data;
    if (invoice?.state !== 'issued' || !invoice.isOpen) return null;
    const onItsWay = fieldsIn(paymentSchema, docs)
      .filter(({ state }) => state === 'processing')
      .reduce((sum, payment) => sum + payment.amountCents - payment.tipCents, 0);
    const amountCents = invoice.balanceCents - onItsWay;
    if (amountCents < MINIMUM_CENTS) return null;

    const paymentId = chargeId(companyId, agreementId, invoiceId, bill.tries.length);
    const attempt = cardAttemptSchema.parse({
      companyId,
      accountId: account.accountId,
      state: 'open',
      invoiceId,
      estimateId: '',
      currency: invoice.document.currency,
      amountCents,
      tipCents: 0,
      paymentIntentId: '',
      agreementId,
      name: `${agreement.plan.name}, invoice ${invoice.number}`,
      setupId: card.id,
      stripeCustomerId: setup.stripeCustomerId,
      paymentMethodId: setup.paymentMethodId,
      createdAt: now,
    });
    transaction.create(cardAttempts(deps.db).doc(paymentId), { ...attempt, ...createdStamp('', now) });
    const bills = withNewTry(agreement.bills, invoiceId, {
      paymentId,
      cardId: card.id,
      triedOn: today,
      amountCents,
      outcome: 'open',
      declineCode: '',
      askedOn: '',
    });
    storeAgreement(transaction, opened, settled(agreement, { bills }), '');
    return { paymentId };
  });
}

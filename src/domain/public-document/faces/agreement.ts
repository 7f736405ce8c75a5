import { offeredTerms } from '../../agreement/record/create';
import { agreementHash } from '../../agreement/record/hash';
import { newPrice, priceChanges } from '../../agreement/record/priceChanges';
import { agreementSchema, type Agreement } from '../../agreement/record/schema';
import { isMember } from '../../agreement/record/state';
import { pausableMonths } from '../../agreement/record/memberPause';
import { nextBillDay } from '../../agreement/record/nextBill';
import { chargeAhead, paymentStanding } from '../../agreement/payment/standing';
import { endOfTerm } from '../../agreement/record/term';
import type { ViewedAgreement } from '../../agreement/record/viewed';
import { unitOfAgreement } from '../../agreement/record/unit';
import { visitsToCome } from '../../agreement/record/visits';
import { benefitsOf } from '../../agreement/record/words';
import { printedAs } from '../../business-unit/units';
import { formatCents } from '../../money/format';
import { defineFace } from '../face';
import { sharedFace } from '../sharedFace';
import { isSeenOnDocument } from './unseen';

/** History events that concern the customer. */
const TOLD = [
  'agreed',
  'paused',
  'resumed',
  'renewed',
  'expired',
  'cancelled',
  'card-added',
  'card-removed',
  'charge-failed',
  'past-due',
  'paid-up',
  'given-time',
  'ended-unpaid',
  'reinstated',
];

/** Returns the next known price; null for an agreement that ends before it. */
function nextPriceOf(agreement: Agreement): ViewedAgreement['nextPrice'] {
  const [change] = agreement.cancelsOn === '' && isMember(agreement.state) ? priceChanges(agreement) : [];
  return change ? { on: change.on, text: newPrice(agreement, change) } : null;
}

/** Returns an agreement as its customer sees it. @throws AppError `invalid` when its price can't be calculated */
async function viewedAgreement(agreement: Agreement, takesCards: boolean): Promise<ViewedAgreement> {
  const { plan, startsOn, transfer } = agreement;
  const visits = agreement.state === 'offered' ? visitsToCome(agreement) : agreement.visits;
  return {
    state: agreement.state,
    number: agreement.number,
    planName: plan.name,
    summary: plan.summary,
    customerName: agreement.customerName,
    propertyAddress: agreement.propertyAddress,
    units: agreement.units.map(({ name }) => name),
    currency: agreement.currency,
    interval: agreement.interval,
    priceCents: agreement.priceCents,
    ...offeredTerms(agreement, startsOn),
    startsOn,
    endsOn: endOfTerm(agreement),
    takesOver: transfer && { on: transfer.on, billedUntil: transfer.billedUntil, restCents: transfer.restCents },
    termMonths: plan.termMonths,
    renewal: plan.renewal,
    // None is created if it ends because of the open bill.
    nextBillOn: chargeAhead(agreement).why === 'ends' ? '' : nextBillDay(agreement),
    nextPrice: nextPriceOf(agreement),
    visits: visits.map(({ id, name, state, dueFrom, dueBy, usedOn }) => ({ id, name, state, dueFrom, dueBy, usedOn })),
    benefits: benefitsOf(plan),
    coverage: plan.coverage,
    terms: plan.terms,
    termsHash: await agreementHash(agreement),
    agreedBy: agreement.consent?.by === 'customer' ? agreement.consent.signature.name : '',
    agreedAt: agreement.consent?.at ?? '',
    cancelsOn: agreement.cancelsOn,
    cancelReceipt: agreement.cancelReceipt,
    pausedOn: agreement.state === 'paused' ? agreement.pausedOn : '',
    resumesOn: agreement.resumesOn,
    pauseMonths: pausableMonths(agreement),
    itemPrices: plan.itemPrices.map(({ name, unitPriceCents }) => ({
      name,
      priceText: formatCents(unitPriceCents, { currency: agreement.currency }),
    })),
    payment: paymentStanding(agreement),
    takesCards,
    history: agreement.log.filter(({ kind }) => TOLD.includes(kind)).map(({ kind, at, text }) => ({ kind, at, text })),
  };
}

export const agreementFace = defineFace({
  collection: 'agreements',
  noun: 'Service agreement',
  toShare: { operation: 'update', collection: 'agreements' },
  hasTokenOnRecord: true,
  isSeen: isSeenOnDocument,
  // While being changed, it keeps showing what was offered, and says that it can't be answered.
  held: ({ state }) => (state === 'draft' ? { 'agreement.state': 'draft' } : null),
  show: async ({ companyId, id, now }, read) => {
    const agreement = read.record(agreementSchema);
    const { company, settings } = await read.company();
    const businessUnitId = unitOfAgreement(settings.units, agreement);
    const dressed = printedAs(company, settings.units, businessUnitId);
    const face = sharedFace('agreement', { companyId, id, company: dressed, sharedAt: now, changedAt: now });
    const isRunning = ['offered', 'active', 'past-due', 'paused'].includes(agreement.state);
    // The customer's page lives as long as the agreement does.
    return {
      ...face,
      businessUnitId,
      ...(isRunning ? { endsAt: '' } : {}),
      agreement: await viewedAgreement(agreement, await read.takesCards()),
    };
  },
});

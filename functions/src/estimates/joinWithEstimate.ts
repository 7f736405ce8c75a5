import type { Transaction } from 'firebase-admin/firestore';
import { started } from '@/domain/agreement/record/change';
import { offeredTerms } from '@/domain/agreement/record/create';
import { agreementPlanSchema } from '@/domain/agreement/record/plan';
import { agreementHash } from '@/domain/agreement/record/hash';
import { isMembershipHash, memberAgreementId, withMembership } from '@/domain/agreement/record/membershipOffer';
import { agreementSchema, type Agreement, type AgreementConsent } from '@/domain/agreement/record/schema';
import { customerSchema } from '@/domain/customer/schema';
import type { Estimate } from '@/domain/estimate/schema';
import { newNumber } from '@/domain/record/number';
import { AppError } from '@/lib/appError';
import { countMember } from '../agreements/countMember';
import type { Deps } from '../platform/admin';
import { createdAudit } from '../platform/audit';
import { inCompany } from '../platform/collections';
import { precondition } from '../platform/errors';

type Joining = {
  companyId: string;
  estimateId: string;
  estimate: Estimate;
  now: string;
  today: string;
  consent: Pick<AgreementConsent, 'by' | 'byUid' | 'signature' | 'ipAddress' | 'userAgent'>;
  /** The customer's answer on their page; null if the office answers for them. */
  answer: { hash: string; agreesToRenewal: boolean } | null;
};

/** The work at member prices, and the function that stores the agreement: call it after all reads, with the other writes. */
type Joined = { document: Estimate['document']; write: () => void };

/**
 * Accepts the plan offered with an estimate: the agreement's id is derived from the estimate, so there is only one however often it is
 * answered. A newer revision finds the one made by the first.
 * @throws AppError `failed-precondition` if nothing is offered or consent to the renewal is missing, `conflict` if the offer has changed
 */
export async function joinWithEstimate(
  deps: Deps,
  transaction: Transaction,
  { companyId, estimateId, estimate, now, today, consent, answer }: Joining,
): Promise<Joined> {
  const { membership, customerId, propertyId, document } = estimate;
  if (!membership || propertyId === '')
    throw precondition('No plan is offered with this estimate. Please look at it again.');
  if (answer && !(await isMembershipHash(answer.hash, membership)))
    throw new AppError({
      code: 'conflict',
      userMessage: 'The plan has changed since you opened it. Please look at it again.',
    });
  const { currency, tax } = document;
  const { renewalText: renewal } = offeredTerms({ ...membership, currency, tax, units: [] }, today);
  if (answer && renewal !== '' && !answer.agreesToRenewal)
    throw precondition('Check the box about the renewal, or accept the estimate without the plan.');

  const ref = inCompany(deps.db, companyId, 'agreements').doc(memberAgreementId(estimateId));
  const [existing, stored, plan] = await transaction.getAll(
    ref,
    inCompany(deps.db, companyId, 'customers').doc(customerId),
    inCompany(deps.db, companyId, 'agreementPlans').doc(membership.planId),
  );
  const known = agreementSchema.safeParse(existing?.data()).data;
  const place = { estimateId, customerId, propertyId };
  if (known)
    return { document: withMembership(document, known, { ...place, number: known.number }), write: () => undefined };

  const number = newNumber('agreement', new Date(now));
  const draft: Agreement = agreementSchema.parse({
    ...{ number, customerId, propertyId, ...membership, currency },
    customerName: estimate.customerName,
    customerSortName: estimate.customerSortName,
    customerEmail: customerSchema.safeParse(stored?.data()).data?.email ?? '',
    propertyAddress: estimate.propertyAddress,
    tax: { ...tax, date: today, jobNature: 'maintenance' },
    startsOn: today,
    businessUnitId: agreementPlanSchema.shape.businessUnitId.catch('').parse(plan?.get('businessUnitId')),
    internalNotes: `Sold with estimate ${estimate.number}.`,
  });
  const after = started(
    draft,
    {
      ...consent,
      renewalText: consent.by === 'customer' ? renewal : '',
      termsHash: await agreementHash(draft),
      at: now,
    },
    { today, now, by: consent.byUid },
  );
  return {
    document: withMembership(document, membership, { ...place, number }),
    write: () => {
      transaction.create(ref, { ...after, ...createdAudit(consent.byUid, now) });
      countMember(deps, transaction, { companyId, today }, { before: draft, after });
    },
  };
}

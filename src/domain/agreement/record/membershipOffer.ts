import { z } from 'zod';
import type { DocumentInput } from '../../billing/schema';
import { amountCents } from '../../money/schema';
import { recordId } from '../../record/schema';
import { hashOfTerms, isHashOfTerms } from './hash';
import { memberPrices, withMemberPrices } from './memberPrices';
import { BILLING_INTERVALS, planTermsSchema } from './plan';

/** A plan that an estimate offers along with the work: its terms as offered, and its price per billing period before tax. */
export const membershipOfferSchema = z.object({
  planId: recordId,
  planVersion: z.number().int().min(1).max(10_000).default(1),
  plan: planTermsSchema,
  interval: z.enum(BILLING_INTERVALS),
  priceCents: amountCents,
});
export type MembershipOffer = z.infer<typeof membershipOfferSchema>;

/** Returns the id of an estimate's agreement: always the same one, however often the answer arrives. */
export const memberAgreementId = (estimateId: string): string => `${estimateId}-member`;

type Offered = { estimateId: string; customerId: string; propertyId: string; number?: string };

/** Returns a document with the prices that apply when the offer is taken. */
export function withMembership(
  document: DocumentInput,
  { plan }: Pick<MembershipOffer, 'plan'>,
  { estimateId, customerId, propertyId, number = '' }: Offered,
): DocumentInput {
  const place = { customerId, propertyId };
  const member = { id: memberAgreementId(estimateId), state: 'active' as const, plan, number, ...place };
  return { ...document, discounts: withMemberPrices(document.discounts, memberPrices([member], place)) };
}

/** Returns the hash of what the customer agrees to: SHA-256 (hex) over the terms and the price. */
export const membershipHash = ({ plan, interval, priceCents }: MembershipOffer): Promise<string> =>
  hashOfTerms({ plan, interval, priceCents });

/** Whether what was on a customer's screen, by its hash, is this offer. */
export const isMembershipHash = (hash: string, { plan, interval, priceCents }: MembershipOffer): Promise<boolean> =>
  isHashOfTerms(hash, { plan, interval, priceCents });

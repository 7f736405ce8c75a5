import { sha256Hex } from '@/lib/sha256Hex';
import { isSame, stableJson } from '@/lib/stableJson';
import type { PlanTerms } from './plan';
import type { AgreementInput } from './schema';

/**
 * Terms that plans have had only since some of them were offered, as they are read from a plan that has none. A field that is added to
 * `planTermsSchema` goes here too, or nothing that was offered before can be signed.
 */
const LATER_TERMS: Partial<PlanTerms> = { itemPrices: [], expectedUsePpm: 1_000_000, pauseMonths: 0 };

/** A plan's terms as they are hashed: without later ones that say nothing, so that an offer's hash stays what it was on the day it was sent. */
const hashedPlan = (plan: PlanTerms): Partial<PlanTerms> =>
  Object.fromEntries(
    Object.entries(plan).filter(
      ([field, value]) => !(field in LATER_TERMS && isSame(value, LATER_TERMS[field as keyof PlanTerms])),
    ),
  );

const hashOf = (parts: object): Promise<string> => sha256Hex(stableJson(parts));

type AgreedParts = { plan: PlanTerms } & Record<string, unknown>;

/** What is agreed to with a plan: SHA-256 (hex) over its terms and whatever else `parts` holds. */
export const hashOfTerms = (parts: AgreedParts): Promise<string> => hashOf({ ...parts, plan: hashedPlan(parts.plan) });

/** Whether a hash is that of these terms. On November 29, 2026 later terms were hashed even where they said nothing; what was sent then can be signed, too. */
export const isHashOfTerms = async (hash: string, parts: AgreedParts): Promise<boolean> =>
  hash === (await hashOfTerms(parts)) || hash === (await hashOf(parts));

const termsOf = (agreement: AgreementInput) => {
  const { plan, units, interval, priceCents, currency, startsOn, propertyId, customerId } = agreement;
  return { plan, units, interval, priceCents, currency, startsOn, propertyId, customerId };
};

/** What a signature is given for: SHA-256 (hex) over the terms, the price and what is covered. */
export const agreementHash = (agreement: AgreementInput): Promise<string> => hashOfTerms(termsOf(agreement));

/** Whether what was on a screen, by its hash, is this agreement. */
export const isAgreementHash = (hash: string, agreement: AgreementInput): Promise<boolean> =>
  isHashOfTerms(hash, termsOf(agreement));

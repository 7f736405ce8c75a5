import { sha256Hex } from '@/lib/sha256Hex';
import { isSame, stableJson } from '@/lib/stableJson';
import type { PlanTerms } from './plan';
import type { AgreementInput } from './schema';

/**
 * Plan terms added after some plans had been offered, with the values that older plans are read with. A field added to `planTermsSchema`
 * goes here too, otherwise earlier offers can't be signed.
 */
const LATER_TERMS: Partial<PlanTerms> = { itemPrices: [], expectedUsePpm: 1_000_000, pauseMonths: 0 };

/**
 * Returns a plan's terms for hashing: without later terms at their default, so that an offer's hash stays what it was on the day it was
 * sent.
 */
const hashedPlan = (plan: PlanTerms): Partial<PlanTerms> =>
  Object.fromEntries(
    Object.entries(plan).filter(
      ([field, value]) => !(field in LATER_TERMS && isSame(value, LATER_TERMS[field as keyof PlanTerms])),
    ),
  );

const hashOf = (parts: object): Promise<string> => sha256Hex(stableJson(parts));

type AgreedParts = { plan: PlanTerms } & Record<string, unknown>;

/** Returns the hash of what is agreed to with a plan: SHA-256 (hex) over its terms and everything else in `parts`. */
export const hashOfTerms = (parts: AgreedParts): Promise<string> => hashOf({ ...parts, plan: hashedPlan(parts.plan) });

/**
 * Whether a hash is that of these terms. On November 29, 2026 later terms were hashed even at their default; offers sent then can be
 * signed, too.
 */
export const isHashOfTerms = async (hash: string, parts: AgreedParts): Promise<boolean> =>
  hash === (await hashOfTerms(parts)) || hash === (await hashOf(parts));

const termsOf = (agreement: AgreementInput) => {
  const { plan, units, interval, priceCents, currency, startsOn, propertyId, customerId } = agreement;
  return { plan, units, interval, priceCents, currency, startsOn, propertyId, customerId };
};

/** Returns the hash that a signature covers: SHA-256 (hex) over the terms, the price and what is covered. */
export const agreementHash = (agreement: AgreementInput): Promise<string> => hashOfTerms(termsOf(agreement));

/** Whether what was on a screen, by its hash, is this agreement. */
export const isAgreementHash = (hash: string, agreement: AgreementInput): Promise<boolean> =>
  isHashOfTerms(hash, termsOf(agreement));

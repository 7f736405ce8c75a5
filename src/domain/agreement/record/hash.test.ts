import { expect, it } from 'vitest';
import { sha256Hex } from '@/lib/sha256Hex';
import { stableJson } from '@/lib/stableJson';
import { buildAgreement } from '@/testing/factories/agreement';
import { agreementHash, isAgreementHash } from './hash';
import { isMembershipHash, membershipHash } from './membershipOffer';

const agreement = buildAgreement();
const { plan, units, interval, priceCents, currency, startsOn, propertyId, customerId } = agreement;
const others = { units, interval, priceCents, currency, startsOn, propertyId, customerId };
const { itemPrices: _, expectedUsePpm: __, pauseMonths: ___, ...firstTerms } = plan;

/**
 * Calculated with the code of November 28, 2026, before plans had prices of single items, expected use and pauses. If it changes, a plan
 * field is missing from `LATER_TERMS`.
 */
const HASH_THEN = '5ce0d72ca640991355b1b24f950b1fbae8a28cf8cefcf942ca98f35291cb288a';

it('stays the same as before plans had more terms, so that older offers can be signed', async () => {
  expect(await agreementHash(agreement)).toBe(HASH_THEN);
  expect(await sha256Hex(stableJson({ plan: firstTerms, ...others }))).toBe(HASH_THEN);
  expect(await isAgreementHash(HASH_THEN, agreement)).toBe(true);
  const offer = { planId: 'plan-1', planVersion: 1, plan, interval, priceCents };
  const offeredThen = await sha256Hex(stableJson({ plan: firstTerms, interval, priceCents }));
  expect(await membershipHash(offer)).toBe(offeredThen);
  expect(await isMembershipHash(offeredThen, offer)).toBe(true);
});

it('also accepts offers whose empty new terms were hashed', async () => {
  const whole = await sha256Hex(stableJson({ plan, ...others }));
  expect(whole).not.toBe(HASH_THEN);
  expect(await isAgreementHash(whole, agreement)).toBe(true);
});

it.each([
  { ...agreement, plan: { ...plan, pauseMonths: 2 } },
  { ...agreement, plan: { ...plan, itemPrices: [{ id: 'p1', itemId: 'i1', name: 'Filter', unitPriceCents: 900 }] } },
  { ...agreement, plan: { ...plan, terms: 'Other terms' } },
  { ...agreement, priceCents: 1_901 },
  { ...agreement, propertyId: 'another' },
])('differs when the terms differ', async (changed) => {
  expect(await isAgreementHash(HASH_THEN, changed)).toBe(false);
});

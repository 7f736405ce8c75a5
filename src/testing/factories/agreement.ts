import { started } from '@/domain/agreement/record/change';
import { termsOfPlan } from '@/domain/agreement/record/create';
import { agreementPlanSchema, type AgreementPlan } from '@/domain/agreement/record/plan';
import { agreementSchema, type Agreement } from '@/domain/agreement/record/schema';
import type { Stored } from '@/domain/record/schema';
import { documentTaxSchema } from '@/domain/tax/schema';
import { buildStored } from './build';

/** Builds a plan with two visits a year, $19 a month or $199 a year, and 10% off materials. */
export function buildPlan(overrides: Partial<Stored<AgreementPlan>> = {}): Stored<AgreementPlan> {
  const fields = {
    name: 'Comfort Plus',
    prices: [
      { interval: 'month' as const, priceCents: 1_900, extraUnitCents: 500 },
      { interval: 'year' as const, priceCents: 19_900, extraUnitCents: 5_000 },
    ],
    includedUnits: 1,
    taxClass: 'labour' as const,
    visits: [
      { id: 'spring', name: 'Spring tune-up', seasonMonth: 4, valueCents: 9_900 },
      { id: 'fall', name: 'Fall tune-up', seasonMonth: 10, valueCents: 9_900 },
    ],
    discounts: [{ id: 'parts', itemKinds: ['material' as const], ratePpm: 100_000 }],
  };
  return buildStored({ kind: 'plan', schema: agreementPlanSchema, fields, overrides });
}

/** Builds a draft for Ada Lovelace: Comfort Plus, monthly from January 31, 2026. */
export function buildAgreement(overrides: Partial<Stored<Agreement>> = {}): Stored<Agreement> {
  const plan = buildPlan();
  const fields = {
    number: 'S26-K7M3Q',
    customerId: 'customer-1',
    customerName: 'Ada Lovelace',
    customerSortName: 'lovelace, ada',
    customerEmail: 'ada@example.com',
    propertyId: 'property-1',
    propertyAddress: '12 Elm St, Asheville, NC 28801',
    planId: plan.id,
    plan: termsOfPlan(plan),
    interval: 'month' as const,
    priceCents: 1_900,
    currency: 'USD' as const,
    tax: documentTaxSchema.parse({ date: '2026-01-31' }),
    startsOn: '2026-01-31',
  };
  return buildStored({ kind: 'agreement', schema: agreementSchema, fields, overrides });
}

/** Builds the same agreement, active since it was agreed to by phone on its start, March 1, 2026. */
export function buildMember(overrides: Partial<Stored<Agreement>> = {}): Stored<Agreement> {
  const startsOn = overrides.startsOn ?? '2026-03-01';
  const at = `${startsOn}T15:00:00.000Z`;
  const consent = {
    by: 'office' as const,
    byUid: 'user-1',
    signature: { name: 'By phone', kind: 'typed' as const, imageDataUrl: '' },
    renewalText: '',
    termsHash: 'a'.repeat(64),
    at,
    ipAddress: '',
    userAgent: '',
  };
  const agreement = buildAgreement({ id: 'running', number: 'S26-RUNNG', customerId: 'ada', startsOn });
  return {
    ...agreement,
    ...started(agreement, consent, { today: startsOn, now: at, by: 'user-1' }),
    ...overrides,
  };
}

/**
 * Builds the transfer by which an agreement takes over the one with id `fromId` along with the house; nothing of the old one is billed
 * past that day.
 */
export const buildTransfer = (
  changes: Pick<NonNullable<Agreement['transfer']>, 'on'> & Partial<NonNullable<Agreement['transfer']>>,
): NonNullable<Agreement['transfer']> => ({
  fromId: 'old',
  fromNumber: 'S26-OLD',
  unused: 'along',
  endsOn: '',
  billedUntil: '',
  restCents: 0,
  ...changes,
});

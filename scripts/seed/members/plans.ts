import { agreementPlanSchema, type AgreementPlan } from '@/domain/agreement/record/plan';

/** The plans an HVAC company sells, the smallest first, and one it no longer offers. */
export const HVAC_PLANS: Readonly<Record<'basic' | 'plus' | 'total' | 'former', AgreementPlan>> = {
  basic: agreementPlanSchema.parse({
    name: 'Comfort Basic',
    summary: 'Two tune-ups a year keep your system’s warranty valid, and members pay less for every repair.',
    prices: [
      { interval: 'month', priceCents: 1_750, extraUnitCents: 900 },
      { interval: 'year', priceCents: 19_900, extraUnitCents: 9_900 },
    ],
    includedUnits: 1,
    taxClass: 'labour',
    termMonths: 12,
    renewal: 'asked',
    visits: [
      { id: 'spring', name: 'Spring cooling tune-up', seasonMonth: 4, openMonths: 3, valueCents: 12_900 },
      { id: 'fall', name: 'Fall heating tune-up', seasonMonth: 9, openMonths: 4, valueCents: 12_900 },
    ],
    discounts: [{ id: 'repairs', itemKinds: ['labour', 'material'], ratePpm: 100_000 }],
    terms:
      'Covers one heating and cooling system at the address above. Visits are on weekdays between 8 a.m. and 5 p.m. Parts and refrigerant are not included.',
  }),
  plus: agreementPlanSchema.parse({
    name: 'Comfort Plus',
    summary: 'Everything in Basic, plus a place at the front of the line and filters changed at each visit.',
    prices: [
      { interval: 'month', priceCents: 2_700, extraUnitCents: 1_400 },
      { interval: 'quarter', priceCents: 7_900, extraUnitCents: 4_000 },
      { interval: 'year', priceCents: 29_900, extraUnitCents: 15_000 },
    ],
    includedUnits: 1,
    taxClass: 'labour',
    termMonths: 12,
    renewal: 'automatic',
    escalationPpm: 30_000,
    visits: [
      { id: 'spring', name: 'Spring cooling tune-up and filter', seasonMonth: 4, openMonths: 3, valueCents: 14_900 },
      { id: 'fall', name: 'Fall heating tune-up and filter', seasonMonth: 9, openMonths: 4, valueCents: 14_900 },
    ],
    discounts: [{ id: 'repairs', itemKinds: ['service', 'labour', 'material'], ratePpm: 150_000 }],
    isPriority: true,
    responseHours: 24,
    pauseMonths: 3,
    terms:
      'Covers one heating and cooling system at the address above. We come within 24 hours when it does not heat or cool. Renews for another year unless you cancel; we remind you first.',
  }),
  total: agreementPlanSchema.parse({
    name: 'Comfort Total',
    summary: 'For homes and shops with more than one system: four visits a year and someone there within four hours.',
    prices: [
      { interval: 'month', priceCents: 5_900, extraUnitCents: 1_900 },
      { interval: 'quarter', priceCents: 16_900, extraUnitCents: 5_500 },
      { interval: 'prepaid', priceCents: 64_900, extraUnitCents: 20_000 },
    ],
    includedUnits: 2,
    taxClass: 'labour',
    termMonths: 12,
    renewal: 'asked',
    visits: [
      { id: 'winter', name: 'Filter change and winter check', seasonMonth: 1, durationMinutes: 45, valueCents: 8_900 },
      { id: 'spring', name: 'Cooling tune-up', seasonMonth: 4, durationMinutes: 90, valueCents: 17_900 },
      { id: 'summer', name: 'Filter change and drain check', seasonMonth: 7, durationMinutes: 45, valueCents: 8_900 },
      { id: 'fall', name: 'Heating tune-up', seasonMonth: 10, durationMinutes: 90, valueCents: 17_900 },
    ],
    unusedVisits: 'roll-over',
    pauseMonths: 2,
    recognition: 'by-visit',
    discounts: [
      { id: 'repairs', itemKinds: ['service', 'labour', 'material'], ratePpm: 200_000 },
      { id: 'systems', itemKinds: ['equipment'], ratePpm: 50_000 },
    ],
    isPriority: true,
    responseHours: 4,
    terms:
      'Covers up to two systems; each further one is priced separately. A visit you could not use moves to the next year, once.',
  }),
  former: agreementPlanSchema.parse({
    name: 'Maintenance Agreement (until 2025)',
    prices: [{ interval: 'year', priceCents: 16_900 }],
    taxClass: 'labour',
    visits: [{ id: 'yearly', name: 'Yearly check', seasonMonth: 10, openMonths: 2, valueCents: 11_900 }],
    discounts: [{ id: 'repairs', itemKinds: ['labour'], ratePpm: 50_000 }],
    isArchived: true,
  }),
};

export type PlanKey = keyof typeof HVAC_PLANS;

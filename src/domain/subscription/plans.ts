import { type Feature, FEATURES, INCLUDED_FEATURES, isReleased } from '../access/features';

export const PLAN_IDS = ['essentials', 'professional', 'complete'] as const;
export type PlanId = (typeof PLAN_IDS)[number];

export const BILLING_INTERVALS = ['month', 'year'] as const;
export type BillingInterval = (typeof BILLING_INTERVALS)[number];

export const CHECKOUT_CURRENCY = 'usd';

/** Days that a company's first subscription is free; no card is required. */
export const TRIAL_DAYS = 14;

/**
 * The plan a new company tries until it chooses one: everything, so that nobody judges by what they can't see. AI costs have a separate
 * ceiling before the first payment.
 */
export const TRIAL_PLAN: PlanId = 'complete';

export type Plan = {
  id: PlanId;
  name: string;
  /** Who the plan is for, in one sentence. */
  pitch: string;
  /** Per company, regardless of how many people and technicians work in it. */
  priceCents: Record<BillingInterval, number>;
  /** Everything the plan switches on, including what every company has anyway. */
  features: readonly Feature[];
};

const ESSENTIALS: readonly Feature[] = [
  ...INCLUDED_FEATURES,
  'schedule',
  'pricebook',
  'estimates',
  'invoices',
  'payments',
  'taxes',
  'discounts',
];
const PROFESSIONAL: readonly Feature[] = [
  ...ESSENTIALS,
  'serviceagreement',
  'contracts',
  'inspections',
  'diagnostics',
  'manualJ',
  'plumbingCalc',
  'leads',
  'reviews',
  'website',
  'googleMyBusiness',
  'nextdoor',
  'awards',
];

/** The plans, from smallest to largest; each includes everything in the one before. */
export const PLANS: readonly Plan[] = [
  {
    id: 'essentials',
    name: 'Essentials',
    pitch: 'Quote it, do it, invoice it, get paid.',
    priceCents: { month: 4_900, year: 49_000 },
    features: ESSENTIALS,
  },
  {
    id: 'professional',
    name: 'Professional',
    pitch:
      'Also wins, sizes and signs the work: leads, website, reviews, contracts, inspections, readings, Manual J and pipe sizes.',
    priceCents: { month: 9_900, year: 99_000 },
    features: PROFESSIONAL,
  },
  {
    id: 'complete',
    name: 'Complete',
    pitch: 'Everything there is, the AI assistant with it, and everything that comes.',
    priceCents: { month: 14_900, year: 149_000 },
    features: FEATURES,
  },
];

/** Returns what a plan switches on that works today: features on the roadmap aren't sold anywhere. */
export const workingFeatures = ({ features }: Pick<Plan, 'features'>): Feature[] => features.filter(isReleased);

/** The plans on offer: those that add at least one working feature to the one before. */
export const OFFERED_PLANS: readonly Plan[] = PLANS.filter((plan, index) =>
  workingFeatures(plan).some((feature) => !PLANS[index - 1]?.features.includes(feature)),
);

/** @throws Error for an unknown id; use `toPlanId` for outside input. */
export function planOf(id: PlanId): Plan {
  const plan = PLANS.find((candidate) => candidate.id === id);
  if (!plan) throw new Error(`No plan is called ${id}`);
  return plan;
}

/** Narrows a string, such as a query parameter, to a plan id. */
export function toPlanId(value: string | null | undefined): PlanId | null {
  return PLAN_IDS.find((id) => id === value) ?? null;
}

/** Returns the smallest plan that has `feature`, or null when every company has it without a plan. */
export function smallestPlanWith(feature: Feature): Plan | null {
  if (INCLUDED_FEATURES.includes(feature)) return null;
  return PLANS.find((plan) => plan.features.includes(feature)) ?? null;
}

/** Returns what is purchased with a plan: its features minus those that every company has. */
export function boughtFeatures(plan: Plan): Feature[] {
  return plan.features.filter((feature) => !INCLUDED_FEATURES.includes(feature));
}

/** Percentage that a year saves over twelve months, rounded down to a whole number. */
export function yearlySavingPercent({ priceCents }: Plan): number {
  return Math.floor((1 - priceCents.year / (12 * priceCents.month)) * 100);
}

const LOOKUP_KEY = /^fieldwright_(\w+)_(month|year)$/;

/** The lookup key of a plan's price in Stripe. Prices may be replaced there; their lookup keys stay. */
export const priceLookupKey = (plan: PlanId, interval: BillingInterval): string => `fieldwright_${plan}_${interval}`;

/** Returns the plan and interval of one of our prices, or null for an unknown price. */
export function planOfLookupKey(key: string | null | undefined): { plan: Plan; interval: BillingInterval } | null {
  const [, id, interval] = LOOKUP_KEY.exec(key ?? '') ?? [];
  const planId = toPlanId(id);
  if (!planId) return null;
  return { plan: planOf(planId), interval: interval === 'year' ? 'year' : 'month' };
}

/** Narrows a string, such as a query parameter, to an interval; defaults to monthly. */
export const toInterval = (value: string | null | undefined): BillingInterval => (value === 'year' ? 'year' : 'month');

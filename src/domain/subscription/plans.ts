import { type Feature, FEATURES, INCLUDED_FEATURES, isReleased } from '../access/features';

export const PLAN_IDS = ['essentials', 'professional', 'complete'] as const;
export type PlanId = (typeof PLAN_IDS)[number];

export const BILLING_INTERVALS = ['month', 'year'] as const;
export type BillingInterval = (typeof BILLING_INTERVALS)[number];

export const CHECKOUT_CURRENCY = 'usd';

/** Days that a company's first subscription is free; no card is required. */
export const TRIAL_DAYS = 14;

/**
 * The plan during a company's trial until it has chosen one: everything, so that no one judges by what they can't see. AI costs have
 * their own cap before the first payment.
 */
export const TRIAL_PLAN: PlanId = 'complete';

export type Plan = {
  id: PlanId;
  name: string;
  /** The plan's target customer, in one sentence. */
  pitch: string;
  /** Per company, regardless of the number of users and technicians. */
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

/** The plans, from smallest to largest; each includes everything in the previous one. */
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

/** Returns a plan's features that work today: roadmap items aren't sold anywhere. */
export const workingFeatures = ({ features }: Pick<Plan, 'features'>): Feature[] => features.filter(isReleased);

/** Plans on offer: those that add something working today to the previous one. */
export const OFFERED_PLANS: readonly Plan[] = PLANS.filter((plan, index) =>
  workingFeatures(plan).some((feature) => !PLANS[index - 1]?.features.includes(feature)),
);

/** @throws Error for an ID that isn't a plan; use `toPlanId` for untrusted values. */
export function planOf(id: PlanId): Plan {
  const plan = PLANS.find((candidate) => candidate.id === id);
  if (!plan) throw new Error(`No plan is called ${id}`);
  return plan;
}

/** Narrows a string, such as a query parameter, to a plan ID. */
export function toPlanId(value: string | null | undefined): PlanId | null {
  return PLAN_IDS.find((id) => id === value) ?? null;
}

/** Returns the smallest plan that has `feature`, or null when every company has it without a plan. */
export function smallestPlanWith(feature: Feature): Plan | null {
  if (INCLUDED_FEATURES.includes(feature)) return null;
  return PLANS.find((plan) => plan.features.includes(feature)) ?? null;
}

/** Returns the features purchased with a plan: all except those every company has. */
export function boughtFeatures(plan: Plan): Feature[] {
  return plan.features.filter((feature) => !INCLUDED_FEATURES.includes(feature));
}

/** Returns how many percent a year saves over twelve months, rounded down to a whole number. */
export function yearlySavingPercent({ priceCents }: Plan): number {
  return Math.floor((1 - priceCents.year / (12 * priceCents.month)) * 100);
}

const LOOKUP_KEY = /^fieldwright_(\w+)_(month|year)$/;

/** Returns the Stripe lookup key of a plan's price. Prices may be replaced there; their lookup keys stay. */
export const priceLookupKey = (plan: PlanId, interval: BillingInterval): string => `fieldwright_${plan}_${interval}`;

/** Returns the plan and interval of one of our prices, or null for an unknown price. */
export function planOfLookupKey(key: string | null | undefined): { plan: Plan; interval: BillingInterval } | null {
  const [, id, interval] = LOOKUP_KEY.exec(key ?? '') ?? [];
  const planId = toPlanId(id);
  if (!planId) return null;
  return { plan: planOf(planId), interval: interval === 'year' ? 'year' : 'month' };
}

/** Narrows a string, such as a query parameter, to an interval; monthly by default. */
export const toInterval = (value: string | null | undefined): BillingInterval => (value === 'year' ? 'year' : 'month');

import { z } from 'zod';
import { ITEM_KINDS } from '../../billing/itemKind';
import { ITEM_PRICE_LIMIT } from '../../discount/schema';
import { amountCents, ratePpm } from '../../money/schema';
import { line, recordId, requiredLine, text } from '../../record/schema';
import { LINE_TAX_CLASSES } from '../../tax/schema';

/** All plans are read together, as a company sells only a handful. */
export const PLAN_LIST_LIMIT = 200;
export const PLAN_VISIT_LIMIT = 12;
export const PLAN_DISCOUNT_LIMIT = 8;

/** A member's billing interval. `prepaid`: the whole term up front. */
export const BILLING_INTERVALS = ['month', 'quarter', 'year', 'prepaid'] as const;
export type BillingInterval = (typeof BILLING_INTERVALS)[number];
export const INTERVAL_LABELS: Record<BillingInterval, string> = {
  month: 'Monthly',
  quarter: 'Quarterly',
  year: 'Yearly',
  prepaid: 'Prepaid for the term',
};

/** A plan's price for one billing interval, before tax. */
const planPriceSchema = z.object({
  interval: z.enum(BILLING_INTERVALS),
  priceCents: amountCents,
  /** Surcharge per billing period for each covered unit beyond the included ones. */
  extraUnitCents: amountCents.default(0),
});
export type PlanPrice = z.infer<typeof planPriceSchema>;

/** A visit that members are owed once in each year of their term. */
export const planVisitSchema = z.object({
  id: recordId,
  name: requiredLine(120, 'Enter the work included'),
  /** The month (1–12) in which it becomes due; 0 = by `monthsAfterStart`. */
  seasonMonth: z.number().int().min(0).max(12).default(0),
  /** Months after each anniversary of the start in which it becomes due, if there is no season. */
  monthsAfterStart: z.number().int('Whole months').min(0, 'At least 0').max(11, 'At most 11').default(0),
  /** The number of months during which it can be done. */
  openMonths: z.number().int('Whole months').min(1, 'At least 1').max(12, 'At most 12').default(2),
  durationMinutes: z.number().int('Whole minutes').min(5, 'At least 5').max(1440, 'At most 24 hours').default(60),
  /** Its standalone price: the weight by which the plan's price is allocated to visits. */
  valueCents: amountCents.default(0),
});
export type PlanVisit = z.infer<typeof planVisitSchema>;

/** A member discount, by what is sold. */
const planDiscountSchema = z.object({
  id: recordId,
  /** Empty = everything. */
  itemKinds: z.array(z.enum(ITEM_KINDS)).max(ITEM_KINDS.length).default([]),
  ratePpm,
});
export type PlanDiscount = z.infer<typeof planDiscountSchema>;

/** The member price of one pricebook item, before tax; the discount for its kind isn't applied on top. */
const planItemPriceSchema = z.object({
  id: recordId,
  itemId: recordId,
  /** Its name when it was chosen. */
  name: line(200).default(''),
  unitPriceCents: amountCents,
});

export const RENEWALS = ['automatic', 'asked', 'ends'] as const;
export const RENEWAL_LABELS: Record<(typeof RENEWALS)[number], string> = {
  automatic: 'Renews automatically',
  asked: 'Renews when the member agrees',
  ends: 'Ends with its term',
};
export const UNUSED_VISITS = ['lapse', 'roll-over'] as const;
export const UNUSED_VISIT_LABELS: Record<(typeof UNUSED_VISITS)[number], string> = {
  lapse: 'Unused visits lapse',
  'roll-over': 'Unused visits roll over once',
};
/** Ways the price is recognized as income: day by day (priority, discounts), or with each visit done. */
export const RECOGNITIONS = ['straight-line', 'by-visit'] as const;
export const RECOGNITION_LABELS: Record<(typeof RECOGNITIONS)[number], string> = {
  'straight-line': 'Evenly over the term',
  'by-visit': 'With each visit',
};

/** The terms of a plan: what an agreement copies, so that a later version changes nothing for existing members. */
export const planTermsSchema = z.object({
  name: requiredLine(120, 'Enter a name for the plan'),
  /** As shown to customers. */
  summary: text(1000).default(''),
  prices: z
    .array(planPriceSchema)
    .min(1, 'Enter at least one price')
    .max(BILLING_INTERVALS.length)
    .refine((prices) => new Set(prices.map(({ interval }) => interval)).size === prices.length, {
      message: 'Each way of paying has one price',
    }),
  /** Covered units included in the price; 0 = all of them. */
  includedUnits: z.number().int('Whole units').min(0, 'At least 0').max(50, 'At most 50').default(0),
  taxClass: z.enum(LINE_TAX_CLASSES).default('unset'),
  /** 0 = until one side ends it. */
  termMonths: z.number().int('Whole months').min(0, 'At least 0').max(120, 'At most 120').default(12),
  renewal: z.enum(RENEWALS).default('asked'),
  /** The price increase with each renewal. */
  escalationPpm: ratePpm.default(0),
  visits: z.array(planVisitSchema).max(PLAN_VISIT_LIMIT, `At most ${PLAN_VISIT_LIMIT} visits`).default([]),
  unusedVisits: z.enum(UNUSED_VISITS).default('lapse'),
  discounts: z.array(planDiscountSchema).max(PLAN_DISCOUNT_LIMIT).default([]),
  itemPrices: z
    .array(planItemPriceSchema)
    .max(ITEM_PRICE_LIMIT, `At most ${ITEM_PRICE_LIMIT} items`)
    .refine((prices) => new Set(prices.map(({ itemId }) => itemId)).size === prices.length, {
      message: 'Each item has one price',
    })
    .default([]),
  isPriority: z.boolean().default(false),
  /** Promised response time in hours; 0 = none promised. */
  responseHours: z.number().int('Whole hours').min(0, 'At least 0').max(720, 'At most 720').default(0),
  /** Repairs and replacements covered at no charge; '' = none. Many states regulate such plans. */
  coverage: text(2000).default(''),
  /** The company's registration as a provider of service contracts. */
  registrationNumber: line(60).default(''),
  recognition: z.enum(RECOGNITIONS).default('straight-line'),
  /**
   * For income by visit: the share of visits that members usually use. Below 100%, each done visit also earns its part of those that
   * never will be.
   */
  expectedUsePpm: ratePpm.default(1_000_000),
  /** Days after the due date until an unpaid bill puts visits and member prices on hold. */
  graceDays: z.number().int('Whole days').min(0, 'At least 0').max(90, 'At most 90').default(14),
  /** Number of months members may pause on their own page, once per term; 0 = they ask the office. */
  pauseMonths: z.number().int('Whole months').min(0, 'At least 0').max(12, 'At most 12').default(0),
  terms: text(10_000).default(''),
});
export type PlanTerms = z.infer<typeof planTermsSchema>;

/** companies/{c}/agreementPlans/{id}. Archived plans are kept for the agreements that refer to them, and no longer offered. */
export const agreementPlanSchema = planTermsSchema.extend({
  /** Incremented with each change of the terms. */
  version: z.number().int().min(1).max(10_000).default(1),
  /** The business unit of new agreements on this plan; '' = the one that does maintenance. Not a term: members don't agree to it. */
  businessUnitId: z.string().max(128).default(''),
  isArchived: z.boolean().default(false),
});
export type AgreementPlan = z.infer<typeof agreementPlanSchema>;

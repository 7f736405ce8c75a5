import { z } from 'zod';
import {
  agreementPlanSchema,
  BILLING_INTERVALS,
  planTermsSchema,
  type AgreementPlan,
  type BillingInterval,
  type PlanTerms,
} from '@/domain/agreement/record/plan';
import { amountCents } from '@/domain/money/schema';
import { formatCents } from '@/domain/money/format';
import { formatCount } from '@/ui/format/quantities';

const optionalCents = z.union([z.literal(''), amountCents]);
const price = z.object({ priceCents: optionalCents, extraUnitCents: optionalCents });
const visit = planTermsSchema.shape.visits.unwrap().element;

/** Plan as form values: one price for each billing interval, '' if not offered. */
export const planFormSchema = planTermsSchema
  .omit({ prices: true })
  .extend({
    businessUnitId: agreementPlanSchema.shape.businessUnitId,
    month: price,
    quarter: price,
    year: price,
    prepaid: price,
    visits: z.array(visit.omit({ seasonMonth: true }).extend({ season: z.string() })).max(12, 'At most 12 visits'),
  })
  .superRefine((values, context) => {
    if (BILLING_INTERVALS.every((interval) => values[interval].priceCents === ''))
      context.addIssue({ code: 'custom', path: ['month', 'priceCents'], message: 'Enter at least one price' });
    if (values.termMonths === 0 && values.prepaid.priceCents !== '')
      context.addIssue({
        code: 'custom',
        path: ['prepaid', 'priceCents'],
        message: 'A plan without a term cannot be prepaid',
      });
  });
export type PlanValues = z.output<typeof planFormSchema>;

const NOT_OFFERED = { priceCents: '', extraUnitCents: '' } as const;

/** Returns form values for a plan; null for a new one. */
export function toPlanValues(plan: AgreementPlan | null): PlanValues {
  const { prices, visits, ...terms } = planTermsSchema.parse(
    plan ?? { name: '-', prices: [{ interval: 'month', priceCents: 0 }] },
  );
  const priceOf = (interval: BillingInterval): PlanValues['month'] => {
    const found = plan ? prices.find((one) => one.interval === interval) : undefined;
    return found ? { priceCents: found.priceCents, extraUnitCents: found.extraUnitCents } : { ...NOT_OFFERED };
  };
  return {
    ...terms,
    name: plan ? terms.name : '',
    businessUnitId: plan?.businessUnitId ?? '',
    month: priceOf('month'),
    quarter: priceOf('quarter'),
    year: priceOf('year'),
    prepaid: priceOf('prepaid'),
    visits: visits.map(({ seasonMonth, ...rest }) => ({ ...rest, season: String(seasonMonth) })),
  };
}

/** Converts form values to plan terms. */
export function toPlanTerms(values: PlanValues): PlanTerms {
  const { businessUnitId: _, month, quarter, year, prepaid, visits, ...terms } = values;
  const offered = { month, quarter, year, prepaid };
  return planTermsSchema.parse({
    ...terms,
    prices: BILLING_INTERVALS.flatMap((interval) => {
      const { priceCents, extraUnitCents } = offered[interval];
      return priceCents === '' ? [] : [{ interval, priceCents, extraUnitCents: extraUnitCents || 0 }];
    }),
    visits: visits.map(({ season, ...rest }) => ({ ...rest, seasonMonth: Number(season) })),
  });
}

export const PLAN_FIELD_LABELS: Partial<Record<keyof AgreementPlan, string>> = {
  name: 'Name',
  summary: 'In short',
  prices: 'Prices',
  includedUnits: 'Units included',
  taxClass: 'Taxed as',
  termMonths: 'Term',
  renewal: 'Renewal',
  escalationPpm: 'Increase with each renewal',
  visits: 'Visits',
  unusedVisits: 'Unused visits',
  discounts: 'Member prices',
  itemPrices: 'Prices of single items',
  pauseMonths: 'Pausing online',
  isPriority: 'Priority',
  responseHours: 'Response promise',
  coverage: 'Repairs covered',
  registrationNumber: 'Registration number',
  recognition: 'Income',
  expectedUsePpm: 'Expected visit usage',
  graceDays: 'Grace period',
  terms: 'Terms',
  businessUnitId: 'Business unit',
  isArchived: 'Archived',
};

/** Summarizes a plan's lists for the conflict dialog. */
export function planInWords(field: keyof AgreementPlan, value: unknown): string | null {
  const { prices, visits, discounts, itemPrices } = agreementPlanSchema.shape;
  if (field === 'prices') return pricesText(prices.parse(value));
  if (field === 'visits') return formatCount(visits.parse(value).length, 'visit');
  if (field === 'itemPrices') return formatCount(itemPrices.parse(value).length, 'item price');
  if (field === 'discounts') return formatCount(discounts.parse(value).length, 'member price');
  return null;
}

const PER_INTERVAL: Record<BillingInterval, string> = {
  month: 'monthly',
  quarter: 'quarterly',
  year: 'yearly',
  prepaid: 'prepaid',
};

/** Formats `$19.00 monthly, $199.00 yearly`. */
export const pricesText = (prices: PlanTerms['prices']): string =>
  prices.map(({ interval, priceCents }) => `${formatCents(priceCents)} ${PER_INTERVAL[interval]}`).join(', ');

import { z } from 'zod';
import { planOf, PLAN_IDS, type PlanId } from '../subscription/plans';

const cents = z.number().int().min(0);
/** The maximum share of a plan's monthly price that AI may cost. */
const SHARE_OF_PRICE_PERCENT = 50;

const ofPrice = (planId: PlanId): number =>
  Math.floor((planOf(planId).priceCents.month * SHARE_OF_PRICE_PERCENT) / 100);

/**
 * The document `operator/aiCeilings`: what AI may cost the server's operator, in whole cents. Company settings can't raise it; its own
 * limits only lower it. Months and days are UTC, so that no time zone can turn one into two.
 */
export const aiCeilingsSchema = z.object({
  /** Per month, by the paid plan; at most half of its price unless the operator overrides it. */
  monthCents: z
    .object(
      Object.fromEntries(PLAN_IDS.map((id) => [id, cents.default(ofPrice(id))])) as Record<
        PlanId,
        z.ZodDefault<z.ZodNumber>
      >,
    )
    .prefault({}),
  /** Before its first payment anyone can be behind a company, at no cost: its total allowance, not per month. */
  beforePaymentCents: cents.default(300),
  /** For all companies before their first payment combined, per day: the maximum cost of a flood of free trials. */
  allBeforePaymentDayCents: cents.default(2_500),
});
export type AiCeilings = z.infer<typeof aiCeilingsSchema>;

/** Returns the most a company's AI may cost in a month, in cents; without a plan, that of the smallest. */
export const monthCeilingCents = ({ monthCents }: AiCeilings, planId: PlanId | null): number =>
  monthCents[planId ?? PLAN_IDS[0]];

/** Limits on a company other than its own. */
export type CeilingKind = 'plan' | 'before-payment' | 'all-before-payment';

/** Explains why no more requests are possible when no company setting helps. */
export const CEILING_WORDS: Record<CeilingKind, string> = {
  plan: 'Your company has used all the AI that its plan includes this month. There is more next month, or with a larger plan.',
  'before-payment':
    'Your company has used all the AI that comes with the free trial. There is more after your first payment.',
  'all-before-payment':
    'There is no AI left for free trials today. Please try again tomorrow; after your first payment this limit no longer applies.',
};

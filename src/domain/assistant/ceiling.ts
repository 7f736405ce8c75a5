import { z } from 'zod';
import { planOf, PLAN_IDS, type PlanId } from '../subscription/plans';

const cents = z.number().int().min(0);
/** Of what a plan brings in a month, the share that AI may cost in it at most. */
const SHARE_OF_PRICE_PERCENT = 50;

const ofPrice = (planId: PlanId): number =>
  Math.floor((planOf(planId).priceCents.month * SHARE_OF_PRICE_PERCENT) / 100);

/**
 * The document `operator/aiCeilings`: what AI may cost the server's operator, in whole cents. Company settings cannot
 * raise it; its own limits only lower it. Months and days are UTC, so no time zone can make two of one.
 */
export const aiCeilingsSchema = z.object({
  /** In a month, by the plan that is paid for; at most half of its price unless the operator says otherwise. */
  monthCents: z
    .object(
      Object.fromEntries(PLAN_IDS.map((id) => [id, cents.default(ofPrice(id))])) as Record<
        PlanId,
        z.ZodDefault<z.ZodNumber>
      >,
    )
    .prefault({}),
  /** Before its first payment anybody can be behind a company, at no cost: what it may use in all, not in a month. */
  beforePaymentCents: cents.default(300),
  /** All companies before their first payment together, in a day: what a flood of free trials may cost. */
  allBeforePaymentDayCents: cents.default(2_500),
});
export type AiCeilings = z.infer<typeof aiCeilingsSchema>;

/** What a company's AI may cost in a month at most, in cents; without a plan, what the smallest allows. */
export const monthCeilingCents = ({ monthCents }: AiCeilings, planId: PlanId | null): number =>
  monthCents[planId ?? PLAN_IDS[0]];

/** What holds a company back that is not its own limit. */
export type CeilingKind = 'plan' | 'before-payment' | 'all-before-payment';

/** Why no more requests are possible, as a message, if no company setting helps. */
export const CEILING_WORDS: Record<CeilingKind, string> = {
  plan: 'Your company has used all the AI that its plan includes this month. There is more next month, or with a larger plan.',
  'before-payment':
    'Your company has used all the AI that comes with the free trial. There is more after your first payment.',
  'all-before-payment':
    'There is no AI left for free trials today. Please try again tomorrow; after your first payment this limit no longer applies.',
};

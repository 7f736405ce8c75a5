import { z } from 'zod';
import { ITEM_KINDS } from '../billing/itemKind';
import { amountCents, ratePpm } from '../money/schema';
import { line, recordId, requiredLine } from '../record/schema';

export const PAY_RULES_LIMIT = 24;
const CHOICES_LIMIT = 30;
/** A document is limited to one megabyte. */
export const CHOICE_NAME_LIMIT = 120;
export const CALLBACK_DAYS_LIMIT = 365;

/**
 * Kinds of pay rules: a share of what was sold, invoiced, collected or of the margin; a fixed amount for each unit of an item billed; one
 * for a finished job; one for a member who signed.
 */
export const PAY_RULE_KINDS = ['sold', 'invoiced', 'collected', 'margin', 'spiff', 'job', 'member'] as const;
type PayRuleKind = (typeof PAY_RULE_KINDS)[number];
export const PAY_RULE_KIND_LABELS: Record<PayRuleKind, string> = {
  sold: 'Percent of what is sold',
  invoiced: 'Percent of what is invoiced',
  collected: 'Percent of what is collected',
  margin: 'Percent of the margin',
  spiff: 'Spiff for each item billed',
  job: 'Bonus for each finished job',
  member: 'Bonus for each member sold',
};

export const isPercent = (kind: PayRuleKind): boolean => !['spiff', 'job', 'member'].includes(kind);

/** Ways to divide the crew's share: equally, or by the minutes each worked on the job. */
const CREW_SPLITS = ['equal', 'hours'] as const;

/** Records that a rule covers, with their names when they were chosen. */
const chosen = z
  .array(z.object({ id: recordId, name: line(CHOICE_NAME_LIMIT) }))
  .max(CHOICES_LIMIT, `At most ${CHOICES_LIMIT}`)
  .default([]);

export const payRuleSchema = z
  .object({
    id: recordId,
    name: requiredLine(80, 'Name the rule'),
    kind: z.enum(PAY_RULE_KINDS),
    /** For percentage kinds. */
    ratePpm: ratePpm.default(0),
    /** For the other kinds. */
    amountCents: amountCents.default(0),
    /** Only lines of these kinds, of items in these categories, or of these items; none named = all. */
    itemKinds: z.array(z.enum(ITEM_KINDS)).max(ITEM_KINDS.length).default([]),
    categories: chosen,
    items: chosen,
    /** Only jobs of these types; empty = all, and work without a job. */
    jobTypes: chosen,
    /** The seller's share; the rest goes to the people who do the work. */
    sellerPpm: ratePpm.default(0),
    crewSplit: z.enum(CREW_SPLITS).default('equal'),
    /** Eligible technicians; none named = everyone. Anyone else's share is not paid. */
    technicianIds: z.array(recordId).max(CHOICES_LIMIT).default([]),
  })
  .superRefine((rule, context) => {
    const issue = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
    if (isPercent(rule.kind) && rule.ratePpm === 0) issue('ratePpm', 'Enter a percentage');
    if (!isPercent(rule.kind) && rule.amountCents === 0) issue('amountCents', 'Enter an amount');
    if (rule.kind === 'spiff' && rule.items.length === 0) issue('items', 'Choose the items');
  });
export type PayRule = z.infer<typeof payRuleSchema>;

/**
 * companies/{c}/payPlans/{startsOn}: rules in force from a day on, until the next plan. Written only by functions, and never once its
 * first day is over.
 */
export const payPlanSchema = z.object({
  startsOn: z.iso.date('Use a valid date'),
  /** A callback booked within this many days reverses the crew's earnings; 0 = never. */
  callbackDays: z.number('Enter days').int('Whole days').min(0, 'Not below 0').max(CALLBACK_DAYS_LIMIT).default(0),
  rules: z
    .array(payRuleSchema)
    .max(PAY_RULES_LIMIT, `At most ${PAY_RULES_LIMIT} rules`)
    .refine((rules) => new Set(rules.map(({ id }) => id)).size === rules.length, 'A rule is there twice'),
});
export type PayPlan = z.infer<typeof payPlanSchema>;

export const PAY_PLANS_LIMIT = 200;

/** Returns the plan in force on a day (YYYY-MM-DD); null before the first one. */
export function planOn<P extends Pick<PayPlan, 'startsOn'>>(plans: readonly P[], day: string): P | null {
  const begun = plans.filter(({ startsOn }) => startsOn <= day);
  return begun.reduce<P | null>((latest, plan) => (latest && latest.startsOn > plan.startsOn ? latest : plan), null);
}

type Known = { plans: readonly Pick<PayPlan, 'startsOn'>[]; today: string; /** '' = none. */ closedThrough: string };

/** Explains why a plan can't start on a day, as a sentence; '' if it can. Rules that people have already worked under are never changed. */
export function planFault(startsOn: string, { plans, today, closedThrough }: Known): string {
  if (closedThrough !== '' && startsOn <= closedThrough) return 'That day is in a pay period that is closed.';
  const hasBegun = plans.some((plan) => plan.startsOn < today);
  if (startsOn < today && hasBegun)
    return 'Rules start today or later. What people worked under before stays as it was.';
  return '';
}

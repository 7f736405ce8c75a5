import { z } from 'zod';
import { addCalendarDays, daysBetween } from '@/lib/calendar';
import { basisOf, datedRule, rulesInForce, stateJurisdiction, type LawBasis } from '../../law/datedRule';
import { holidaysOf } from '../../law/stateHolidays';
import { afterCountedDays, weekdaysWithout } from '../../law/workingDays';
import { RATE_ONE_PPM } from '../../money/limits';
import { formatRate } from '../../money/format';
import { multiplyDivide } from '../../money/rounding';
import collected from './promptPay.json';

const days = z.number().int().positive();
const yes = z.literal(true).optional();
const promptPay = datedRule(
  'promptPay',
  z.strictObject({
    project: z.enum(['private', 'public', 'public and private', 'federal']),
    statute: z.string(),
    /**
     * Counted from a proper request; with `approvalDays`, from its approval, which is due this many days after the request. Null = it
     * specifies no days.
     */
    owner: z
      .strictObject({
        days,
        isBusinessDays: yes,
        approvalDays: days.optional(),
        isApprovalInBusinessDays: yes,
        /** The contract's own days take precedence. */
        mayAgree: yes,
      })
      .nullable(),
    /** Counted from the day on which the contractor was paid. */
    subcontractor: z.strictObject({ days, isBusinessDays: yes, mayAgree: yes }).nullable(),
    interest: z
      .strictObject({
        ppmPerMonth: z.number().int().optional(),
        ppmPerYear: z.number().int().optional(),
        /** Set if the rate depends on another one. */
        words: z.string().optional(),
        /** A partial month counts as a whole one. */
        isByFraction: yes,
        /** 1 = from the day after the payment was due. */
        startsDaysAfterDue: days.default(1),
        /** Only if the request for payment names the statute. */
        needsNotice: yes,
      })
      .nullable(),
    minContractCents: z.number().int().optional(),
    /** Doesn't apply to a residential building of up to this many units. */
    notForUnitsUpTo: z.number().int().optional(),
  }),
);
const rulesSchema = z.object({ checkedOn: z.iso.date(), rules: z.array(promptPay) });

/** Prompt-payment laws, from statutes and public summaries, not reviewed by a lawyer. A missing state wasn't researched. */
export const PROMPT_PAY = rulesSchema.parse(collected);
export type PromptPayRule = (typeof PROMPT_PAY)['rules'][number];

export type PaidProject = {
  state: string;
  project: 'private' | 'public' | 'federal';
  contractOn: string;
  contractCents: number;
  isResidential: boolean;
  /** Null = not known, which counts as one. */
  dwellingUnits: number | null;
};

/**
 * The known prompt-payment law of a project, by the day of its contract: the law that applies, one that exempts such work, nothing
 * because no state is given, or nothing because none was researched, which doesn't mean that there is none.
 */
export type PromptPayFound =
  | { found: 'law'; rule: PromptPayRule }
  | { found: 'left-out'; rule: PromptPayRule }
  | { found: 'no-state' | 'not-researched' };

/** Looks up the prompt-payment law of a project. Method B5. */
export function findPromptPay(paid: PaidProject): PromptPayFound {
  if (paid.project !== 'federal' && paid.state === '') return { found: 'no-state' };
  const jurisdiction = paid.project === 'federal' ? 'US' : stateJurisdiction(paid.state);
  const rules = rulesInForce(PROMPT_PAY.rules, [jurisdiction], paid.contractOn).filter(
    ({ value: { project } }) =>
      project === paid.project || (project === 'public and private' && paid.project !== 'federal'),
  );
  const rule = rules.find(
    ({ value: { minContractCents = 0, notForUnitsUpTo = 0 } }) =>
      paid.contractCents >= minContractCents && !(paid.isResidential && (paid.dwellingUnits ?? 1) <= notForUnitsUpTo),
  );
  if (rule) return { found: 'law', rule };
  const [other] = rules;
  return other ? { found: 'left-out', rule: other } : { found: 'not-researched' };
}

/** Returns the prompt-payment law of a project by the day of its contract; null if none was researched, or if it exempts such work. */
export function promptPayRuleFor(paid: PaidProject): PromptPayRule | null {
  const known = findPromptPay(paid);
  return known.found === 'law' ? known.rule : null;
}

export const promptPayBasis = (rule: PromptPayRule): LawBasis => basisOf(rule, PROMPT_PAY.checkedOn);

/** One step of a deadline calculation: the resulting day, and why. */
export type ClockStep = { on: string; text: string };
export type LawDay = { dueOn: string; steps: ClockStep[] };

type Count = { days: number; isBusinessDays?: boolean | undefined };

/** Returns a day this many days after another, counting business days by the state's holidays, and its description. */
function after(
  from: string,
  { days: count, isBusinessDays }: Count,
  rule: PromptPayRule,
): { on: string; text: string } {
  if (isBusinessDays !== true) return { on: addCalendarDays(from, count), text: `${count} days` };
  const { days: holidays, basis } = holidaysOf(rule.jurisdiction.slice('US-'.length), from);
  return {
    on: afterCountedDays(from, count, weekdaysWithout(holidays)),
    text: `${count} business days without ${basis ? 'holidays of the state' : 'federal holidays; those of the state were not researched'}`,
  };
}

/**
 * Returns the owner's last day to pay by law, with its steps; null if the law specifies no days. Method B5.
 * @param submittedOn when the owner received the request
 * @param certifiedOn when it was approved; an approval that takes longer than the law allows doesn't move the day
 */
export function ownerPaysBy(
  rule: PromptPayRule,
  { submittedOn, certifiedOn }: { submittedOn: string; certifiedOn: string },
): LawDay | null {
  const { owner } = rule.value;
  if (!owner) return null;
  const request: ClockStep = { on: submittedOn, text: 'request sent' };
  if (owner.approvalDays === undefined) {
    const due = after(submittedOn, owner, rule);
    return { dueOn: due.on, steps: [request, { on: due.on, text: `${due.text} after the request` }] };
  }
  const latest = after(submittedOn, { days: owner.approvalDays, isBusinessDays: owner.isApprovalInBusinessDays }, rule);
  // An approval dated before the request counts from the day the request came in.
  const approvedOn = certifiedOn !== '' && certifiedOn < submittedOn ? submittedOn : certifiedOn;
  const isApproved = approvedOn !== '' && approvedOn <= latest.on;
  const approved: ClockStep = isApproved
    ? { on: approvedOn, text: 'approved' }
    : { on: latest.on, text: `last day to approve it, ${latest.text} after the request` };
  const due = after(approved.on, owner, rule);
  return { dueOn: due.on, steps: [request, approved, { on: due.on, text: `${due.text} after approval` }] };
}

/** Returns the last day on which a contractor passes a payment on; null if the law specifies no days. Method B5. */
export function subcontractorPaidBy(rule: PromptPayRule, receivedOn: string): LawDay | null {
  const { subcontractor } = rule.value;
  if (!subcontractor) return null;
  const due = after(receivedOn, subcontractor, rule);
  return {
    dueOn: due.on,
    steps: [
      { on: receivedOn, text: 'payment received' },
      { on: due.on, text: `${due.text} after the payment` },
    ],
  };
}

const DAYS_PER_YEAR = 365;
const MONTHS_PER_YEAR = 12;
const DAYS_PER_MONTH = 30;

/** Describes the interest rate; '' if the law specifies none. */
export function interestText({ value: { interest } }: PromptPayRule): string {
  if (!interest) return '';
  const { ppmPerMonth, ppmPerYear, words = '' } = interest;
  if (ppmPerMonth !== undefined)
    return `${formatRate(ppmPerMonth)} a month${interest.isByFraction === true ? ' or begun month' : ''}`;
  return ppmPerYear === undefined ? words : `${formatRate(ppmPerYear)} a year`;
}

/**
 * Returns interest on an amount that wasn't paid by `dueOn`, counted through `today`: a monthly rate as twelve months of 365 days, or by
 * started months of 30 days if the law says so. Rounded once. Null if nothing is late, or the rate isn't a number.
 */
export function interestCents(
  { value: { interest } }: PromptPayRule,
  { cents, dueOn, today }: { cents: number; dueOn: string; today: string },
): { cents: number; lateDays: number } | null {
  if (!interest || cents <= 0) return null;
  const { ppmPerMonth, ppmPerYear, startsDaysAfterDue } = interest;
  // The first day that bears interest counts as day one.
  const lateDays = daysBetween(dueOn, today) - startsDaysAfterDue + 1;
  if (lateDays <= 0) return null;
  if (ppmPerMonth !== undefined && interest.isByFraction === true) {
    const months = Math.ceil(lateDays / DAYS_PER_MONTH);
    return { cents: multiplyDivide(cents, ppmPerMonth * months, RATE_ONE_PPM), lateDays };
  }
  const perYear = ppmPerYear ?? (ppmPerMonth === undefined ? null : ppmPerMonth * MONTHS_PER_YEAR);
  return perYear === null
    ? null
    : { cents: multiplyDivide(cents, perYear * lateDays, RATE_ONE_PPM * DAYS_PER_YEAR), lateDays };
}

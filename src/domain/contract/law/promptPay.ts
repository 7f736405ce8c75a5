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
    /** From a proper request; with `approvalDays` from its approval, which is due so many days after the request. Null = it names no days. */
    owner: z
      .strictObject({
        days,
        isBusinessDays: yes,
        approvalDays: days.optional(),
        isApprovalInBusinessDays: yes,
        /** The contract's own days come first. */
        mayAgree: yes,
      })
      .nullable(),
    /** From the day on which the contractor was paid. */
    subcontractor: z.strictObject({ days, isBusinessDays: yes, mayAgree: yes }).nullable(),
    interest: z
      .strictObject({
        ppmPerMonth: z.number().int().optional(),
        ppmPerYear: z.number().int().optional(),
        /** Where the rate depends on another one. */
        words: z.string().optional(),
        /** A begun month counts as a whole one. */
        isByFraction: yes,
        /** 1 = from the day after the payment was due. */
        startsDaysAfterDue: days.default(1),
        /** Only where the request for payment names the statute. */
        needsNotice: yes,
      })
      .nullable(),
    minContractCents: z.number().int().optional(),
    /** Not for a residential building of up to so many units. */
    notForUnitsUpTo: z.number().int().optional(),
  }),
);
const rulesSchema = z.object({ checkedOn: z.iso.date(), rules: z.array(promptPay) });

/** Prompt-payment laws, from statutes and public summaries, not reviewed by a lawyer. A state that is missing was not researched. */
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
 * What is known of the prompt-payment law of a project, by the day of its contract: the law that holds, one that leaves such work out, nothing
 * because no state is given, or nothing because none was researched, which does not mean that there is none.
 */
export type PromptPayFound =
  | { found: 'law'; rule: PromptPayRule }
  | { found: 'left-out'; rule: PromptPayRule }
  | { found: 'no-state' | 'not-researched' };

/** Looks the prompt-payment law of a project up. Method B5. */
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

/** The prompt-payment law of a project by the day of its contract; null where none was researched, or it leaves such work out. */
export function promptPayRuleFor(paid: PaidProject): PromptPayRule | null {
  const known = findPromptPay(paid);
  return known.found === 'law' ? known.rule : null;
}

export const promptPayBasis = (rule: PromptPayRule): LawBasis => basisOf(rule, PROMPT_PAY.checkedOn);

/** A step of a clock: the day it comes to, and why. */
export type ClockStep = { on: string; text: string };
export type LawDay = { dueOn: string; steps: ClockStep[] };

type Count = { days: number; isBusinessDays?: boolean | undefined };

/** A day that lies so many days after another, business days by the state's holidays, and how that is said. */
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
 * The last day on which the owner pays by law, with its steps; null where the law names no days. Method B5.
 * @param submittedOn when the owner got the request
 * @param certifiedOn when it was approved; an approval that takes longer than the law allows does not move the day
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
  // Approved before the request came in means on the day on which it came.
  const approvedOn = certifiedOn !== '' && certifiedOn < submittedOn ? submittedOn : certifiedOn;
  const isApproved = approvedOn !== '' && approvedOn <= latest.on;
  const approved: ClockStep = isApproved
    ? { on: approvedOn, text: 'approved' }
    : { on: latest.on, text: `last day to approve it, ${latest.text} after the request` };
  const due = after(approved.on, owner, rule);
  return { dueOn: due.on, steps: [request, approved, { on: due.on, text: `${due.text} after approval` }] };
}

/** The last day on which a contractor passes a payment on; null where the law names no days. Method B5. */
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

/** The rate of interest in words; '' where the law names none. */
export function interestText({ value: { interest } }: PromptPayRule): string {
  if (!interest) return '';
  const { ppmPerMonth, ppmPerYear, words = '' } = interest;
  if (ppmPerMonth !== undefined)
    return `${formatRate(ppmPerMonth)} a month${interest.isByFraction === true ? ' or begun month' : ''}`;
  return ppmPerYear === undefined ? words : `${formatRate(ppmPerYear)} a year`;
}

/**
 * Interest on an amount that was not paid by `dueOn`, counted through `today`: a monthly rate as twelve months of 365 days, or by begun months of
 * 30 days where the law says so. Rounded once. Null where nothing is late, or the rate is not a figure.
 */
export function interestCents(
  { value: { interest } }: PromptPayRule,
  { cents, dueOn, today }: { cents: number; dueOn: string; today: string },
): { cents: number; lateDays: number } | null {
  if (!interest || cents <= 0) return null;
  const { ppmPerMonth, ppmPerYear, startsDaysAfterDue } = interest;
  // The first day that bears interest counts as one.
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

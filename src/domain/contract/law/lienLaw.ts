import { basisOf, rulesInForce, stateJurisdiction, type LawBasis } from '../../law/datedRule';
import { workingDaysOf } from '../../law/stateHolidays';
import { preliminaryNoticeDeadline, preliminaryNoticeWarning, type NoticeClock } from '../preliminaryNotice';
import type { WaiverKind } from '../waiverKinds';
import { CONTRACT_RULES, contractRules, type PreliminaryNoticeRule } from './contractRules';

export type NoticeJob = {
  state: string;
  /** The first day on which the company furnished work or material; Texas counts each month of work. */
  firstFurnishedOn: string;
  isResidential: boolean;
  /** Whether the company's contract is with the owner. */
  isPrime: boolean;
};
/** `deadline` is null if no day can be counted from the first work: none is required, or the note says from when. Always to be verified. */
export type PreliminaryNotice = {
  deadline: string | null;
  warnOn: string | null;
  isRequired: boolean;
  basis: LawBasis;
};

/** Returns a job's preliminary notices, by the rules of its state on the day of the first work; none if nothing was researched. Method B5. */
export const preliminaryNoticesFor = (job: NoticeJob): PreliminaryNotice[] =>
  rulesInForce(contractRules('prelimNotice'), [stateJurisdiction(job.state)], job.firstFurnishedOn).map((rule) => {
    const basis = basisOf(rule, CONTRACT_RULES.checkedOn);
    const isRequired = rule.value.required !== false && !(job.isPrime && rule.value.primeExempt === true);
    const clock = isRequired ? clockOf(rule, job) : null;
    if (!clock) return { deadline: null, warnOn: null, isRequired, basis };
    const deadline = preliminaryNoticeDeadline(job.firstFurnishedOn, clock);
    return { deadline, warnOn: preliminaryNoticeWarning(job.firstFurnishedOn, deadline), isRequired, basis };
  });

const FIRST_WORK = 'first work furnished';

function clockOf(
  { value }: PreliminaryNoticeRule,
  { state, firstFurnishedOn, isResidential }: NoticeJob,
): NoticeClock | null {
  const months = (isResidential ? value.residentialMonthsAfterWork : undefined) ?? value.monthsAfterWork;
  if (months !== undefined) return { rule: 'day-of-nth-month-after', months, day: value.dayOfMonth ?? 1 };
  if (isResidential && value.residential === 'before work') return { rule: 'days', days: 0 };
  if (value.after !== FIRST_WORK) return null;
  if (value.businessDays !== undefined)
    return { rule: 'business-days', days: value.businessDays, counts: workingDaysOf(state, firstFurnishedOn) };
  const days = (isResidential ? value.residentialDays : undefined) ?? value.days;
  return days === undefined ? null : { rule: 'days', days };
}

/** Returns, in a state that counts months of work, the deadline for each month (YYYY-MM) in which work was furnished. Method B5. */
export const monthlyNoticeDeadlines = (
  months: readonly string[],
  { monthsAfter, day }: { monthsAfter: number; day: number },
): { month: string; deadline: string }[] =>
  months.map((month) => ({
    month,
    deadline: preliminaryNoticeDeadline(`${month}-01`, { rule: 'day-of-nth-month-after', months: monthsAfter, day }),
  }));

/** Returns the waiver to give: conditional with the application, unconditional only after the money has cleared. Method B5. */
export const waiverToGive = ({ isFinal, hasCleared }: { isFinal: boolean; hasCleared: boolean }): WaiverKind =>
  `${hasCleared ? 'unconditional' : 'conditional'}-${isFinal ? 'final' : 'progress'}`;

/**
 * Returns the day from which a signed waiver is effective: an unconditional one at its signature, even if the payment bounces; a
 * conditional one when the payment was actually received, and until then not at all (null). Method B5.
 */
export const waiverHoldsFrom = (
  kind: WaiverKind,
  { signedOn, receivedOn }: { signedOn: string; receivedOn: string | null },
): string | null => {
  if (kind.startsWith('unconditional')) return signedOn;
  return receivedOn !== null && receivedOn < signedOn ? signedOn : receivedOn;
};

/**
 * Returns whether a state prescribes the wording of a waiver, and by which rule; elsewhere the general entry says that a generic form
 * works. Method B5.
 */
export function waiverFormFor(
  state: string,
  on: string,
): { isPrescribed: boolean; statute: string; needsNotary: boolean; basis: LawBasis } | null {
  const rules = contractRules('lienWaiverForm');
  const [rule] = rulesInForce(rules, [stateJurisdiction(state), 'US'], on);
  return rule
    ? {
        isPrescribed: rule.value.statutoryForm,
        statute: rule.value.statute ?? '',
        needsNotary: rule.value.notary === true,
        basis: basisOf(rule, CONTRACT_RULES.checkedOn),
      }
    : null;
}

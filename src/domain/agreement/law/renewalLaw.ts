import { addCalendarDays, daysBetween } from '@/lib/calendar';
import { basisOf, rulesInForce, stateJurisdiction, type LawBasis } from '../../law/datedRule';
import { noticeWindow, type NoticeWindow } from '../noticeWindow';
import { periodStart } from '../periods';
import { AGREEMENT_RULES, agreementRules, type RenewalRule } from './agreementRules';

/** An automatically renewing agreement. Days are YYYY-MM-DD. */
export type RenewingAgreement = {
  state: string;
  /** Day it was made, amended or extended, which decides the rules that apply. */
  contractOn: string;
  startsOn: string;
  /** The first day of the next term. */
  renewsOn: string;
  /** The length of the next term. Month-to-month renewal escapes most rules. */
  renewalMonths: number;
  /** The customer's last day to stop the renewal. */
  lastDayToCancel: string;
  isBusiness: boolean;
};

/** A notice that a state's law requires before a renewal. `aimAt` is the middle of the window. */
export type RenewalNotice = NoticeWindow & {
  aimAt: string;
  referenceDate: string;
  /** '' = any way; New York requires personal delivery or certified mail. */
  delivery: string;
  basis: LawBasis;
};

/** Returns the notices before a renewal. Method A5. None if nothing was researched or the terms are too short. */
export const renewalNotices = (agreement: RenewingAgreement): RenewalNotice[] =>
  rulesOf(agreement)
    .filter((rule) => isAboutRenewal(rule) && fitsTerms(rule, agreement))
    .flatMap((rule) => {
      const { minDaysBefore, maxDaysBefore, reference, delivery = '' } = rule.value;
      if (minDaysBefore === undefined || maxDaysBefore === undefined) return [];
      const referenceDate = referenceOf(reference, agreement);
      const window = noticeWindow(referenceDate, { minDaysBefore, maxDaysBefore });
      return [{ ...window, aimAt: middleOf(window), referenceDate, delivery, basis: basis(rule) }];
    });

/**
 * The step a renewal needs on a given day: send its notice, wait for the window, or, when the window has passed without
 * one, renew month to month only.
 */
export type RenewalStep =
  | { step: 'none' }
  | { step: 'wait'; until: string }
  | { step: 'send'; notices: RenewalNotice[]; by: string }
  | { step: 'sent' }
  | { step: 'monthToMonth'; missed: RenewalNotice[] };

/**
 * Returns the step due on a day. A renewal whose notice was missed is void or can be canceled at will, so the agreement continues month
 * to month and never silently for another term. Method A5.
 * @param sentOn when its notice went out, by the rule's id
 */
export function renewalStep(
  notices: readonly RenewalNotice[],
  { today, sentOn }: { today: string; sentOn: ReadonlyMap<string, string> },
): RenewalStep {
  if (notices.length === 0) return { step: 'none' };
  const open = notices.filter(({ basis: { ruleId }, earliest, latest }) => {
    const sent = sentOn.get(ruleId);
    return sent === undefined || sent < earliest || sent > latest;
  });
  if (open.length === 0) return { step: 'sent' };
  const missed = open.filter(({ latest }) => latest < today);
  if (missed.length > 0) return { step: 'monthToMonth', missed };
  const due = open.filter(({ earliest }) => earliest <= today);
  if (due.length === 0) return { step: 'wait', until: first(open.map(({ earliest }) => earliest)) };
  return { step: 'send', notices: due, by: first(due.map(({ latest }) => latest)) };
}

/** Returns the window in which a customer must be notified of a new price before it takes effect at a period's start. Method A1 and A5. */
export const priceChangeNotices = (
  agreement: Pick<RenewingAgreement, 'state' | 'contractOn'>,
  takesEffectOn: string,
): { window: NoticeWindow | null; requirement: string; basis: LawBasis }[] =>
  rulesOf(agreement)
    .filter(({ value }) => value.feeChange === true || value.priceIncrease !== undefined)
    .map((rule) => {
      const { minDaysBefore, maxDaysBefore, priceIncrease = '' } = rule.value;
      const hasWindow = minDaysBefore !== undefined && maxDaysBefore !== undefined;
      return {
        window: hasWindow ? noticeWindow(takesEffectOn, { minDaysBefore, maxDaysBefore }) : null,
        requirement: priceIncrease,
        basis: basis(rule),
      };
    });

/** Returns the next day on which a state requires the yearly reminder of a running agreement; null if none does. Method A5. */
export function nextAnnualReminder(
  { state, contractOn, startsOn }: Pick<RenewingAgreement, 'state' | 'contractOn' | 'startsOn'>,
  today: string,
): { remindOn: string; basis: LawBasis } | null {
  const rule = rulesOf({ state, contractOn }).find(({ value }) => value.annualReminder === true);
  if (!rule) return null;
  const yearly = { anchorDate: startsOn, intervalMonths: 12 };
  let years = Math.max(1, Number(today.slice(0, 4)) - Number(startsOn.slice(0, 4)));
  if (periodStart(yearly, years) < today) years += 1;
  return { remindOn: periodStart(yearly, years), basis: basis(rule) };
}

/**
 * Returns the first day on which the record of consent may be deleted: three years after the consent or one year after the end, whichever
 * is later. Method A5.
 */
export function consentKeptUntil(consentedOn: string, endedOn: string): string {
  const afterConsent = periodStart({ anchorDate: consentedOn, intervalMonths: 12 }, 3);
  const afterEnd = periodStart({ anchorDate: endedOn, intervalMonths: 12 }, 1);
  return afterConsent > afterEnd ? afterConsent : afterEnd;
}

/** Returns the federal and state rules on how to cancel, for a contract made on a day. Method A5. */
export const cancelPathsFor = ({ state, contractOn }: Pick<RenewingAgreement, 'state' | 'contractOn'>): LawBasis[] =>
  rulesInForce(agreementRules('cancelPath'), ['US', stateJurisdiction(state)], contractOn).map((rule) =>
    basisOf(rule, AGREEMENT_RULES.checkedOn),
  );

const rulesOf = ({ state, contractOn }: Pick<RenewingAgreement, 'state' | 'contractOn'>): RenewalRule[] =>
  rulesInForce(agreementRules('autoRenewNotice'), [stateJurisdiction(state)], contractOn);
const basis = (rule: RenewalRule): LawBasis => basisOf(rule, AGREEMENT_RULES.checkedOn);
const first = (dates: readonly string[]): string => dates.toSorted()[0] ?? '';
const middleOf = ({ earliest, latest }: NoticeWindow): string =>
  addCalendarDays(earliest, Math.floor(daysBetween(earliest, latest) / 2));

const isAboutRenewal = ({ value }: RenewalRule): boolean =>
  value.feeChange !== true && value.trialLongerThanDays === undefined;

const BUSINESS_ONLY = 'business contracts';
function fitsTerms({ value }: RenewalRule, agreement: RenewingAgreement): boolean {
  const isForBusinesses = value.scope === BUSINESS_ONLY || value.protectsBusinesses === true;
  if (agreement.isBusiness ? !isForBusinesses : value.scope === BUSINESS_ONLY) return false;
  const { startsOn, renewsOn, renewalMonths } = agreement;
  const months = (count: number): string => periodStart({ anchorDate: startsOn, intervalMonths: 1 }, count);
  const renewalDays = daysBetween(renewsOn, periodStart({ anchorDate: renewsOn, intervalMonths: renewalMonths }, 1));
  const isLonger = (actual: number, than: number | undefined): boolean => than === undefined || actual > than;
  return (
    (value.initialTermMonthsAtLeast === undefined || renewsOn >= months(value.initialTermMonthsAtLeast)) &&
    (value.initialTermLongerThanMonths === undefined || renewsOn > months(value.initialTermLongerThanMonths)) &&
    isLonger(daysBetween(startsOn, renewsOn), value.termLongerThanDays) &&
    isLonger(renewalMonths, value.renewalLongerThanMonths) &&
    isLonger(renewalDays, value.renewalLongerThanDays)
  );
}

/** All of these mean the last day to cancel in different words: New York's is the customer's own notice date. */
const LAST_DAY_TO_CANCEL = new Set(['cancellation deadline', 'last day to cancel', "customer's own notice date"]);

/** Returns the day that a state counts back from. */
function referenceOf(reference = 'renewal', { renewsOn, lastDayToCancel }: RenewingAgreement): string {
  if (LAST_DAY_TO_CANCEL.has(reference)) return lastDayToCancel;
  if (reference.startsWith('earlier of')) return renewsOn < lastDayToCancel ? renewsOn : lastDayToCancel;
  return renewsOn;
}

import { addCalendarDays } from '@/lib/calendar';
import { calendarDay } from '@/lib/dates';
import { basisOf, type LawBasis } from '../../law/datedRule';
import { CONTRACT_RULES } from '../law/contractRules';
import { federalPaymentDue, preliminaryNoticesFor } from '../law/lienLaw';
import type { Clock, ContractBook } from './book';
import { applicationName, type PayApplication } from './payApplication';

type Billed = Pick<
  PayApplication,
  'state' | 'number' | 'revisionLetter' | 'submittedOn' | 'certifiedOn' | 'certifiedCents' | 'paidAt'
> & { id: string };

/** Days before a payment is due on which the office is reminded. */
const REMIND_BEFORE_DAYS = 3;

/**
 * The clocks of a contract: preliminary notices by the law of its state, and payments that were asked for. Method B5.
 * @param timeZone the company's, whose days count
 */
export function clocksOf(
  book: Pick<ContractBook, 'terms' | 'served'>,
  applications: readonly Billed[],
  timeZone: string,
): Clock[] {
  return [...noticeClocks(book), ...applications.flatMap((application) => paymentClock(book, application, timeZone))];
}

function noticeClocks({ terms, served }: Pick<ContractBook, 'terms' | 'served'>): Clock[] {
  if (terms.state === '' || terms.firstFurnishedOn === '') return [];
  return preliminaryNoticesFor({ ...terms, firstFurnishedOn: terms.firstFurnishedOn })
    .filter(({ isRequired }) => isRequired)
    .map(({ deadline, warnOn, basis }) => ({
      id: `notice-${basis.ruleId}`,
      kind: 'notice',
      label: deadline === null ? `Preliminary notice: ${basis.note}`.slice(0, 200) : 'Preliminary notice',
      warnOn: warnOn ?? '',
      dueOn: deadline ?? '',
      doneOn: served.find(({ ruleId }) => ruleId === basis.ruleId)?.on ?? '',
      ruleId: basis.ruleId,
    }));
}

function paymentClock({ terms }: Pick<ContractBook, 'terms'>, application: Billed, timeZone: string): Clock[] {
  if (application.state !== 'certified' || (application.certifiedCents ?? 0) <= 0) return [];
  const isByLaw = terms.project === 'federal' && terms.isPrime;
  const dueOn = isByLaw
    ? federalPaymentDue(application.submittedOn, 'prime')
    : addCalendarDays(application.certifiedOn, terms.paymentDays);
  return [
    {
      id: `payment-${application.id}`,
      kind: 'payment',
      label: `Payment of application ${applicationName(application)}`,
      warnOn: addCalendarDays(dueOn, -REMIND_BEFORE_DAYS),
      dueOn,
      doneOn: paidOn(application, timeZone),
      ruleId: isByLaw ? FEDERAL_PROMPT_PAY : '',
    },
  ];
}

const FEDERAL_PROMPT_PAY = 'far-52.232-27';
const FEDERAL_BASIS: LawBasis = {
  ruleId: FEDERAL_PROMPT_PAY,
  source: ['https://www.acquisition.gov/far/52.232-27'],
  confidence: 'medium',
  checkedOn: CONTRACT_RULES.checkedOn,
  note: 'Federal construction: 14 days from a proper request, then 7 days down the chain; interest is owed automatically.',
};

/** Where a clock comes from; null for a term of the contract: prompt-pay laws of the states were not researched. */
export function basisOfClock({ ruleId }: Pick<Clock, 'ruleId'>): LawBasis | null {
  if (ruleId === FEDERAL_PROMPT_PAY) return FEDERAL_BASIS;
  const rule = CONTRACT_RULES.rules.find(({ id }) => id === ruleId);
  return rule ? basisOf(rule, CONTRACT_RULES.checkedOn) : null;
}

/** The company's day on which an application was paid; '' while it is not. */
export const paidOn = ({ paidAt }: Pick<PayApplication, 'paidAt'>, timeZone: string): string =>
  paidAt === '' ? '' : calendarDay(timeZone, new Date(paidAt));

/** The day from which the next open clock needs the office; '' = none does. */
export const nextClockOn = (clocks: readonly Clock[]): string =>
  clocks
    .filter(({ doneOn, warnOn }) => doneOn === '' && warnOn !== '')
    .map(({ warnOn }) => warnOn)
    .toSorted()[0] ?? '';

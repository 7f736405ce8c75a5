import { addCalendarDays } from '@/lib/calendar';
import { calendarDay } from '@/lib/dates';
import { basisOf, type LawBasis } from '../../law/datedRule';
import { holidaysOf } from '../../law/stateHolidays';
import { CONTRACT_RULES } from '../law/contractRules';
import { preliminaryNoticesFor } from '../law/lienLaw';
import { PROMPT_PAY, promptPayBasis } from '../law/promptPay';
import { CLOCK_LIMIT, type Clock, type ContractBook } from './book';
import type { ContractLog } from './log';
import { ownerDue, passedOnBy, type BilledBook } from './paymentDue';
import { applicationName, type PayApplication } from './payApplication';

type Billed = Pick<
  PayApplication,
  'state' | 'number' | 'revisionLetter' | 'submittedOn' | 'certifiedOn' | 'certifiedCents' | 'paidAt'
> & { id: string };
type ClockedBook = BilledBook & Pick<ContractBook, 'served'>;
/** The subcontractors a payment is passed on to, and what they were paid. */
type PassedOn = Pick<ContractLog, 'subcontracts' | 'costs'>;

/** Days before a payment is due on which the office is reminded. */
const REMIND_BEFORE_DAYS = 3;

/**
 * Returns a contract's deadlines: preliminary notices by the law of its state, payments requested, and payments to pass on to
 * subcontractors. Method B5.
 * @param timeZone the company's, whose days count
 */
export function clocksOf(
  book: ClockedBook,
  applications: readonly Billed[],
  timeZone: string,
  log: PassedOn = { subcontracts: [], costs: [] },
): Clock[] {
  const certified = applications.filter(
    ({ state, certifiedCents }) => state === 'certified' && (certifiedCents ?? 0) > 0,
  );
  return [
    ...noticeClocks(book),
    ...certified.map((application) => paymentClock(book, application, timeZone)),
    ...certified.flatMap((application) => passOnClock(book, application, timeZone, log)),
  ];
}

/** Returns the deadlines to store: all open ones, and the latest done ones. */
export function storedClocks(clocks: readonly Clock[]): Clock[] {
  const open = clocks.filter(({ doneOn }) => doneOn === '');
  const done = clocks.filter(({ doneOn }) => doneOn !== '').toSorted((a, b) => (a.dueOn < b.dueOn ? 1 : -1));
  const kept = new Set([...open, ...done].slice(0, CLOCK_LIMIT));
  return clocks.filter((clock) => kept.has(clock));
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

function paymentClock(book: ClockedBook, application: Billed, timeZone: string): Clock {
  const { dueOn, rule, isByLaw } = ownerDue(book, application);
  return {
    id: `payment-${application.id}`,
    kind: 'payment',
    label: `Payment of application ${applicationName(application)}`,
    warnOn: addCalendarDays(dueOn, -REMIND_BEFORE_DAYS),
    dueOn,
    doneOn: paidOn(application, timeZone),
    ruleId: isByLaw && rule ? rule.id : '',
  };
}

/**
 * Runs while a signed subcontractor has received nothing since the owner paid, unless the office marks it done: not everyone has a share
 * in each payment.
 */
function passOnClock(book: ClockedBook, application: Billed, timeZone: string, log: PassedOn): Clock[] {
  const receivedOn = paidOn(application, timeZone);
  const subs = log.subcontracts.filter(({ state }) => state !== 'planned');
  const due = receivedOn === '' || subs.length === 0 ? null : passedOnBy(book, receivedOn);
  if (!due) return [];
  const id = `subs-${application.id}`;
  const paid = subs.map(
    (sub) =>
      log.costs
        .filter(({ subcontractId, on, amountCents }) => subcontractId === sub.id && on >= receivedOn && amountCents > 0)
        .map(({ on }) => on)
        .toSorted()[0] ?? '',
  );
  const saidOn = book.served.find(({ ruleId }) => ruleId === id)?.on ?? '';
  return [
    {
      id,
      kind: 'subcontractors',
      label: `Subcontractors’ share of application ${applicationName(application)}`,
      warnOn: addCalendarDays(due.dueOn, -REMIND_BEFORE_DAYS),
      dueOn: due.dueOn,
      doneOn: saidOn || (paid.includes('') ? '' : (paid.toSorted().at(-1) ?? '')),
      ruleId: due.rule.id,
    },
  ];
}

/** Returns the legal source of a deadline; null for a term of the contract. */
export function basisOfClock({ ruleId }: Pick<Clock, 'ruleId'>): LawBasis | null {
  const promptPay = PROMPT_PAY.rules.find(({ id }) => id === ruleId);
  if (promptPay) return promptPayBasis(promptPay);
  const rule = CONTRACT_RULES.rules.find(({ id }) => id === ruleId);
  return rule ? basisOf(rule, CONTRACT_RULES.checkedOn) : null;
}

/** Describes how the business days of a preliminary notice were counted; '' for one that counts every day. */
export function businessDaysText({ terms }: Pick<ContractBook, 'terms'>, { ruleId }: Pick<Clock, 'ruleId'>): string {
  const rule = CONTRACT_RULES.rules.find(({ id }) => id === ruleId);
  if (rule?.kind !== 'prelimNotice' || rule.value.businessDays === undefined) return '';
  const { basis } = holidaysOf(terms.state, terms.firstFurnishedOn);
  const counted = `Counted: ${rule.value.businessDays} business days, Monday to Friday`;
  return basis
    ? `${counted} without the holidays of the state (${basis.note})`
    : `${counted} without federal holidays, as those of the state were not researched.`;
}

/** Returns the company's day on which an application was paid; '' while it isn't. */
export const paidOn = ({ paidAt }: Pick<PayApplication, 'paidAt'>, timeZone: string): string =>
  paidAt === '' ? '' : calendarDay(timeZone, new Date(paidAt));

/** Returns the day from which the next open deadline needs the office; '' = none does. */
export const nextClockOn = (clocks: readonly Clock[]): string =>
  clocks
    .filter(({ doneOn, warnOn }) => doneOn === '' && warnOn !== '')
    .map(({ warnOn }) => warnOn)
    .toSorted()[0] ?? '';

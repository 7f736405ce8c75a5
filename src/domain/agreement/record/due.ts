import { addCalendarDays, addMonths, lastDayOfMonth } from '@/lib/calendar';
import { sumOf } from '../../money/amounts';
import { nextChargeOn } from '../payment/charges';
import { endsUnpaidOn, pastDueOn, unpaidBills } from '../payment/standing';
import { nextPostingMonth } from './income';
import type { Agreement } from './schema';
import { isMember } from './state';

/** Whether a bill has been unpaid for longer than the plan's grace period. */
export const isPastDue = (agreement: Pick<Agreement, 'bills' | 'plan' | 'graceUntil'>, today: string): boolean =>
  unpaidBills(agreement).some(({ dueOn }) => pastDueOn(dueOn, agreement) <= today);

/** Card warnings go out this many days before the last day of its month. Method A3. */
const CARD_WARNING_DAYS = 30;

/** Returns the day on which the customer is warned that the card expires; '' = already warned, or it doesn't expire. */
export const cardWarningOn = ({ card, autopayOffOn }: Pick<Agreement, 'card' | 'autopayOffOn'>): string =>
  card && autopayOffOn === '' && card.expires !== '' && card.warnedOf !== card.expires
    ? addCalendarDays(lastDayOfMonth(card.expires), -CARD_WARNING_DAYS)
    : '';

/** A mid-period change waits this long at most for the next bill; a charge that would wait longer is billed separately. */
const WAIT_DAYS = 35;

/** Returns the day on which charges of a change are billed without waiting for the next period; '' = nothing to bill. */
export function waitingBillOn({ bills, nextBillOn }: Pick<Agreement, 'bills' | 'nextBillOn'>): string {
  const waiting = bills.filter(({ invoiceId }) => invoiceId === '');
  const first = waiting.reduce((day, { on }) => (day === '' || on < day ? on : day), '');
  if (first === '' || sumOf(waiting.map(({ priceCents }) => priceCents)) <= 0) return '';
  return nextBillOn !== '' && nextBillOn <= addCalendarDays(first, WAIT_DAYS) ? '' : first;
}

/** Returns the first day on which the next month can be posted; '' = nothing is left to post. */
function postOn(agreement: Agreement): string {
  const month = nextPostingMonth(agreement);
  return month === '' ? '' : `${addMonths(month, 1)}-01`;
}

/** Whether an agreement has something due on a day, by its stored day. */
export const isActionDue = ({ nextActionOn: on }: Pick<Agreement, 'nextActionOn'>, today: string): boolean =>
  on !== '' && on <= today;

/**
 * Returns the next day on which something of an agreement is due: a bill, the end of the term, a cancellation, a visit that lapses, the
 * end of the grace period, a month to post; '' = nothing ever. Overdue items return the past day they were due on.
 */
export function nextActionOn(agreement: Agreement): string {
  const isRunning = isMember(agreement.state);
  const days = [
    postOn(agreement),
    ...(isRunning && agreement.state !== 'paused'
      ? [
          agreement.nextBillOn,
          agreement.endsOn,
          agreement.cancelsOn === '' ? agreement.nextNoticeOn : '',
          agreement.nextTerms?.on ?? '',
          waitingBillOn(agreement),
          ...agreement.visits.filter(({ state }) => state === 'due').map(({ dueBy }) => addCalendarDays(dueBy, 1)),
        ]
      : []),
    ...(isRunning ? [agreement.cancelsOn] : []),
    ...(agreement.state === 'paused' ? [agreement.resumesOn] : []),
    ...(agreement.state === 'active' ? unpaidBills(agreement).map(({ dueOn }) => pastDueOn(dueOn, agreement)) : []),
    // Attempts sent to Stripe are followed up even after the agreement has ended.
    nextChargeOn(agreement),
    ...(isRunning ? [cardWarningOn(agreement), endsUnpaidOn(agreement)] : []),
  ].filter((day) => day !== '');
  return days.toSorted()[0] ?? '';
}

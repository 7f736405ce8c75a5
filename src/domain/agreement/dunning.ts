import { addCalendarDays } from '@/lib/calendar';
import { weekdayOf } from '@/lib/weekdays';

/** Days after a payment's due date on which it is tried, in the morning of the company's time zone. Method A3. */
const CHARGE_DAYS = [0, 3, 7, 14] as const;
/** A retry after insufficient funds waits at most this long for a payday. */
const PAY_DAY_WITHIN_DAYS = 2;

/**
 * Declines after which no network allows, or no bank answers, a retry with the same card: invalid, closed, lost, stolen, stop order, and
 * the networks' advice not to retry (Mastercard 03 and 21). Method A3.
 */
const HARD_DECLINES = new Set([
  'account_closed',
  'bank_account_unusable',
  'card_not_supported',
  'debit_not_authorized',
  'do_not_try_again',
  'expired_card',
  'fraudulent',
  'incorrect_number',
  'invalid_account',
  'invalid_expiry_month',
  'invalid_expiry_year',
  'invalid_number',
  'lost_card',
  'merchant_blacklist',
  'new_account_information_available',
  'no_account',
  'payment_method_unexpected_state',
  'pickup_card',
  'resource_missing',
  'restricted_card',
  'revocation_of_all_authorizations',
  'revocation_of_authorization',
  'stolen_card',
  'stop_payment_order',
]);
/** The bank wants the customer to authenticate: a link to confirm the same payment helps, a retry doesn't. */
const ON_SESSION = new Set(['authentication_required', 'authentication_not_handled']);

export const isHardDecline = (code: string): boolean => HARD_DECLINES.has(code);

/** One attempt to charge a period: the day, and the outcome's code; '' = none yet, as for a bank debit. */
export type ChargeTry = { triedOn: string; outcome: 'succeeded' | 'processing' | 'declined'; declineCode: string };
export type Dunning = {
  dueOn: string;
  /** Attempts with the card currently on file: a new card starts with none. */
  tries: readonly ChargeTry[];
  /** Day the current card was added; attempts are counted from the later of this and `dueOn`. */
  cardSince: string;
  /** A dispute, or a restriction of the company's payment account, stops everything. */
  isFrozen: boolean;
};
export type DunningStep =
  | { step: 'none'; why: 'paid' | 'processing' | 'frozen' | 'usedUp' }
  | { step: 'askCustomer'; why: 'newCard' | 'confirm' }
  | { step: 'wait'; until: string }
  | { step: 'charge'; attempt: number };

/**
 * Decides what to do about an unpaid period on a day: charge, wait, ask the customer, or nothing. Attempts go by days since it was due
 * (0, 3, 7 and 14), at most one a day; a hard decline is never followed by another attempt with the same card. Method A3.
 * @param today YYYY-MM-DD in the company's time zone
 */
export function dunningStep({ dueOn, tries, cardSince, isFrozen }: Dunning, today: string): DunningStep {
  const last = tries.at(-1);
  if (last?.outcome === 'succeeded') return { step: 'none', why: 'paid' };
  if (last?.outcome === 'processing') return { step: 'none', why: 'processing' };
  if (isFrozen) return { step: 'none', why: 'frozen' };
  if (last && isHardDecline(last.declineCode)) return { step: 'askCustomer', why: 'newCard' };
  if (last && ON_SESSION.has(last.declineCode)) return { step: 'askCustomer', why: 'confirm' };
  const start = cardSince > dueOn ? cardSince : dueOn;
  const day = CHARGE_DAYS[tries.length];
  if (day === undefined) return { step: 'none', why: 'usedUp' };
  const planned = addCalendarDays(start, day);
  // After a late attempt, the next one keeps its distance.
  const gap = day - (CHARGE_DAYS[tries.length - 1] ?? 0);
  const soonest = last && addCalendarDays(last.triedOn, gap);
  const earliest = soonest !== undefined && soonest > planned ? soonest : planned;
  // Accounts are filled on certain days, so a short wait is worth it.
  const until = last?.declineCode === 'insufficient_funds' ? payDayFrom(earliest, PAY_DAY_WITHIN_DAYS) : earliest;
  return until <= today ? { step: 'charge', attempt: tries.length + 1 } : { step: 'wait', until };
}

/** Returns the days on which a charge due on a day is tried, for a page and for the e-mails before each. Method A3. */
export const chargeDays = (dueOn: string): string[] => CHARGE_DAYS.map((days) => addCalendarDays(dueOn, days));

/**
 * Returns, for insufficient funds, the first day from `plannedOn` on, within `withinDays`, that is a 1st, a 15th or a Friday, when
 * accounts are filled; otherwise `plannedOn`. Method A3.
 */
export function payDayFrom(plannedOn: string, withinDays: number): string {
  for (let away = 0; away <= withinDays; away += 1) {
    const date = addCalendarDays(plannedOn, away);
    if (weekdayOf(date) === 'fri' || ['01', '15'].includes(date.slice(8))) return date;
  }
  return plannedOn;
}

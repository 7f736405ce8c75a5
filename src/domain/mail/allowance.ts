import type { Customer } from '../customer/schema';
import type { SubscriptionSummary } from '../subscription/summary';

type Paying = { subscription: Pick<SubscriptionSummary, 'firstPaidAt'> };

/**
 * Number of addresses a company may e-mail in a UTC day; an e-mail to three people counts three times.
 * - Before the first payment anyone can be behind a company, at no cost: 50 is a busy week of estimates and invoices
 *   for a shop trying us
 * out, and not worth an account to a spammer.
 * - After that, each company has a payment behind it: 2,000 covers the first of the month for one with that many
 *   maintenance plans.
 */
const DAILY_RECIPIENTS = { trial: 50, paying: 2_000 } as const;

/** At or below this number, senders see how many are left. */
const FEW_LEFT = 10;

export const hasPaidOnce = ({ subscription }: Paying): boolean => subscription.firstPaidAt !== '';

export const dailyRecipients = (company: Paying): number =>
  hasPaidOnce(company) ? DAILY_RECIPIENTS.paying : DAILY_RECIPIENTS.trial;

/** Returns the addresses in `to` that are neither the customer's own nor one of its contacts'. */
export function strangersAmong(to: readonly string[], customer: Pick<Customer, 'email' | 'contacts'> | null): string[] {
  const known = new Set([customer?.email, ...(customer?.contacts ?? []).map(({ email }) => email)]);
  return to.filter((address) => !known.has(address.toLowerCase()));
}

/** Explains why e-mail to `strangers` isn't sent. */
export const strangersMessage = (strangers: readonly string[]): string =>
  `Until your company has paid for the first time, e-mails go only to addresses on the customer's record. Add ${strangers.join(', ')} to the customer first.`;

/** Explains why `count` more addresses can't be e-mailed today; '' if they can. */
export function limitFault(count: number, usedToday: number, limit: number): string {
  const left = Math.max(0, limit - usedToday);
  if (count <= left) return '';
  const rest = left === 0 ? 'none' : `only ${left}`;
  return `Your company can e-mail ${limit} addresses a day, and ${rest} ${left > 1 ? 'are' : 'is'} left today. Try again tomorrow, or send a link or the PDF yourself.`;
}

/** Returns how many addresses are left today, for the message after sending; null while there are plenty. */
export const worthTelling = (left: number): number | null => (left <= FEW_LEFT ? Math.max(0, left) : null);

/** Returns a sentence about today's remaining addresses, to follow "Sent"; '' when there is nothing to say. */
export function leftText(leftToday: number | null): string {
  if (leftToday === null) return '';
  if (leftToday === 0) return 'That was the last e-mail of the day: your company has reached its limit.';
  return `You can e-mail ${leftToday} more ${leftToday === 1 ? 'address' : 'addresses'} today.`;
}

/** Returns an e-mail's sender name: the company, marked as not sent from the company's own server. */
export const senderName = (companyName: string): string => `${companyName} via Fieldwright`.trim();

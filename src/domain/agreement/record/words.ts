import { ITEM_KIND_LABELS } from '../../billing/itemKind';
import type { Currency } from '../../money/schema';
import { formatCents, formatRate } from '../../money/format';
import type { BillingInterval, PlanTerms } from './plan';

const PER: Record<BillingInterval, string> = {
  month: 'a month',
  quarter: 'a quarter',
  year: 'a year',
  prepaid: 'for the term',
};

const LIST = new Intl.ListFormat('en-US');

/** `$19.00 a month`. */
export const priceText = (priceCents: number, interval: BillingInterval, currency: Currency): string =>
  `${formatCents(priceCents, { currency })} ${PER[interval]}`;

/** Describes the member benefits apart from visits, one sentence each. */
export function benefitsOf({ discounts, isPriority, responseHours }: PlanTerms): string[] {
  return [
    ...discounts.map(({ itemKinds, ratePpm }) =>
      itemKinds.length === 0
        ? `${formatRate(ratePpm)} off everything`
        : `${formatRate(ratePpm)} off ${LIST.format(itemKinds.map((kind) => ITEM_KIND_LABELS[kind].toLowerCase()))}`,
    ),
    ...(isPriority ? ['Priority scheduling'] : []),
    ...(responseHours > 0 ? [`On site within ${responseHours} hours of your call`] : []),
  ];
}

/** Returns what the customer agrees to in a separate checkbox when a plan renews automatically; '' if it doesn't. */
export const renewalText = (plan: PlanTerms, price: string): string =>
  plan.renewal !== 'automatic'
    ? ''
    : plan.termMonths === 0
      ? `I agree that this agreement continues, and that I am charged ${price}, until I cancel it. I can cancel online at any time.`
      : `I agree that this agreement renews for ${plan.termMonths} months at the end of each term, at ${price}${
          plan.escalationPpm > 0 ? `, plus ${formatRate(plan.escalationPpm)} with each renewal` : ''
        }, until I cancel it. I can cancel online at any time.`;

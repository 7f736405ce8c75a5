import { ITEM_KIND_LABELS } from '../billing/itemKind';
import { formatCents, formatRate, type MoneyFormat } from '../money/format';
import type { Discount } from './schema';

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
const day = (date: string): string => (Number.isNaN(Date.parse(date)) ? date : DAY.format(new Date(date)));

/** Describes a discount in one sentence: `10% off labor, at most $200, from Mar 1, 2026, with code SPRING, cannot be combined`. */
export function describeDiscount(terms: Discount, format: MoneyFormat = {}): string {
  const {
    kind,
    scope,
    itemKinds,
    capCents,
    minimumSubtotalCents,
    startsOn,
    endsOn,
    code,
    usageLimit,
    perCustomerLimit,
    approvalAboveCents,
  } = terms;
  const money = (cents: number): string => formatCents(cents, format).replace(/\.00$/, '');
  const amount = kind === 'percent' ? formatRate(terms.ratePpm, format.locale) : money(terms.amountCents);
  const kinds = itemKinds.map((item) => ITEM_KIND_LABELS[item].toLowerCase());
  const listed = kinds.length > 1 ? `${kinds.slice(0, -1).join(', ')} and ${kinds.at(-1) ?? ''}` : (kinds[0] ?? '');
  const target =
    scope === 'line'
      ? `each line${listed === '' ? '' : ` of ${listed}`}`
      : listed === ''
        ? 'the whole document'
        : listed;
  const parts = [
    `${amount} off ${target}`,
    capCents !== null && `at most ${money(capCents)}`,
    minimumSubtotalCents > 0 && `from a subtotal of ${money(minimumSubtotalCents)}`,
    startsOn !== '' && endsOn !== ''
      ? `from ${day(startsOn)} to ${day(endsOn)}`
      : startsOn !== ''
        ? `from ${day(startsOn)}`
        : endsOn !== '' && `until ${day(endsOn)}`,
    code !== '' && `with code ${code}`,
    usageLimit !== null && `${usageLimit} times at most`,
    perCustomerLimit !== null &&
      (perCustomerLimit === 1 ? 'once per customer' : `${perCustomerLimit} times per customer`),
    terms.funding === 'vendor' && 'paid for by the vendor',
    terms.stacking === 'exclusive' && 'cannot be combined',
    approvalAboveCents !== null && `needs approval above ${money(approvalAboveCents)}`,
    !terms.isActive && 'switched off',
  ];
  return parts.filter((part) => part !== false && part !== '').join(', ');
}

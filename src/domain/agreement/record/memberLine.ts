import type { DocumentLine } from '../../billing/schema';
import type { DocumentDiscount } from '../../discount/schema';
import { priceOf, shareOf } from '../../money/amounts';
import { formatRate } from '../../money/format';
import { isMemberPrice } from '../../discount/memberPrice';

type Line = Pick<DocumentLine, 'kind' | 'isDiscountable' | 'quantityE4' | 'unitPriceCents' | 'pricebookItemId'>;

/** Under a customer's link, discounts have no `discountId`; their own id says the same. */
const isMembers = ({ id, discountId }: DocumentDiscount): boolean =>
  isMemberPrice({ discountId: discountId === '' ? id : discountId });

/**
 * Returns what a member pays for a line, in cents before tax, and why; null if no member price applies. The document spreads the same
 * discount over its lines to the cent, so a line's own figure may differ by one.
 */
export function memberLine(
  line: Line,
  discounts: readonly DocumentDiscount[],
): { amountCents: number; why: string } | null {
  if (!line.isDiscountable || line.unitPriceCents <= 0) return null;
  const listCents = priceOf(line.quantityE4, line.unitPriceCents);
  const members = discounts.filter(isMembers);
  for (const { terms } of members) {
    const own = terms.itemPrices?.find(({ itemId }) => itemId === line.pricebookItemId);
    if (!own) continue;
    const amountCents = priceOf(line.quantityE4, own.unitPriceCents);
    return amountCents < listCents ? { amountCents, why: terms.name } : null;
  }
  const given = members.filter(
    ({ terms }) => !terms.itemPrices && (terms.itemKinds.length === 0 || terms.itemKinds.includes(line.kind)),
  );
  const [first] = given;
  if (!first) return null;
  const amountCents = given.reduce((left, { terms }) => left - shareOf(left, terms.ratePpm), listCents);
  const rates = given.map(({ terms }) => formatRate(terms.ratePpm)).join(' and ');
  return { amountCents, why: `${rates} off, ${first.terms.name}` };
}

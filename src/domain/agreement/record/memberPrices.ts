import { discountRecordSchema, termsOf, type DiscountRecord } from '../../discount/discountRecord';
import { isMemberPrice, MEMBER_PRICE_PREFIX } from '../../discount/memberPrice';
import type { DocumentDiscount } from '../../discount/schema';
import type { PlanDiscount } from './plan';
import type { Agreement } from './schema';

/** What an agreement is asked about member prices. */
export type Membership = Pick<Agreement, 'state' | 'customerId' | 'propertyId' | 'plan' | 'number'> & { id: string };
/** Whose document it is, and where the work is; '' = not said. */
export type DocumentPlace = { customerId: string; propertyId: string };

/** The agreement that a member price is of; '' for any other discount. */
export const agreementOfPrice = (discountId: string): string => /^member-([^_]+)_/.exec(discountId)?.[1] ?? '';

/** Member prices hold for the member's own property while nothing is past due. */
const holds = ({ state, customerId, propertyId }: Membership, place: DocumentPlace): boolean =>
  state === 'active' && customerId === place.customerId && (place.propertyId === '' || propertyId === place.propertyId);

const recordOf = ({ plan, number }: Membership, { itemKinds, ratePpm }: PlanDiscount): DiscountRecord =>
  discountRecordSchema.parse({
    name: `${plan.name}: member price`,
    kind: 'percent',
    scope: 'document',
    ratePpm,
    itemKinds,
    reason: `Agreement ${number}`,
    ...(plan.itemPrices.length > 0 && { exceptItemIds: plan.itemPrices.map(({ itemId }) => itemId) }),
  });

/** The plan's own prices of single items, as one discount. */
const priceListOf = ({ plan, number }: Membership): DiscountRecord =>
  discountRecordSchema.parse({
    name: `${plan.name}: member price list`,
    kind: 'fixed',
    scope: 'line',
    reason: `Agreement ${number}`,
    itemPrices: plan.itemPrices.map(({ itemId, unitPriceCents }) => ({ itemId, unitPriceCents })),
  });

/** The member prices that hold for a document, as if they were discounts of the company, by their ids. */
export function memberPrices(
  agreements: readonly Membership[],
  place: DocumentPlace,
): ReadonlyMap<string, DiscountRecord> {
  return new Map(
    agreements
      .filter((agreement) => holds(agreement, place))
      .flatMap((agreement) => [
        ...(agreement.plan.itemPrices.length > 0
          ? [[`${MEMBER_PRICE_PREFIX}${agreement.id}_items`, priceListOf(agreement)] as const]
          : []),
        ...agreement.plan.discounts
          .filter(({ ratePpm }) => ratePpm > 0)
          .map(
            (discount) =>
              [`${MEMBER_PRICE_PREFIX}${agreement.id}_${discount.id}`, recordOf(agreement, discount)] as const,
          ),
      ]),
  );
}

/** A document's discounts with the member prices of its customer and place in the place of those of another. */
export function withMemberPrices(
  discounts: readonly DocumentDiscount[],
  prices: ReadonlyMap<string, DiscountRecord>,
): DocumentDiscount[] {
  const given = [...prices].map(([id, record]) => ({
    id,
    discountId: id,
    terms: termsOf(record),
    lineIds: [],
    approvedBy: '',
  }));
  return [...discounts.filter((discount) => !isMemberPrice(discount)), ...given];
}

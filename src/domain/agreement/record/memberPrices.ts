import { discountRecordSchema, termsOf, type DiscountRecord } from '../../discount/discountRecord';
import { isMemberPrice, MEMBER_PRICE_PREFIX } from '../../discount/memberPrice';
import type { DocumentDiscount } from '../../discount/schema';
import type { PlanDiscount } from './plan';
import type { Agreement } from './schema';

/** The agreement fields that member prices depend on. */
export type Membership = Pick<Agreement, 'state' | 'customerId' | 'propertyId' | 'plan' | 'number'> & { id: string };
/** The document's customer, and the property of the work; '' = not given. */
export type DocumentPlace = { customerId: string; propertyId: string };

/** Returns the agreement that a member price belongs to; '' for any other discount. */
export const agreementOfPrice = (discountId: string): string => /^member-([^_]+)_/.exec(discountId)?.[1] ?? '';

/** Whether member prices apply: for the member's own property while nothing is past due. */
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

/** Returns the plan's own prices of single items, as one discount. */
const priceListOf = ({ plan, number }: Membership): DiscountRecord =>
  discountRecordSchema.parse({
    name: `${plan.name}: member price list`,
    kind: 'fixed',
    scope: 'line',
    reason: `Agreement ${number}`,
    itemPrices: plan.itemPrices.map(({ itemId, unitPriceCents }) => ({ itemId, unitPriceCents })),
  });

/** Returns the member prices that apply to a document, as if they were company discounts, by their ids. */
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

/** Returns a document's discounts with the member prices of its customer and property, in place of any others. */
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

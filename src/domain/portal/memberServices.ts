import { memberLine } from '../agreement/record/memberLine';
import { memberPrices, withMemberPrices, type Membership } from '../agreement/record/memberPrices';
import type { Agreement } from '../agreement/record/schema';
import { formatCents } from '../money/format';
import { QUANTITY_ONE_E4 } from '../money/limits';
import { lineFromItem, type LineSource } from '../pricebook/line';
import type { SiteItem } from '../website/schema';
import type { MemberService } from './api';

/** Whether the company shows this service's price publicly: then the member's price next to it reveals nothing. */
export const isPricedHere = ({ refId, showsPrice }: SiteItem): boolean => refId !== '' && showsPrice;

type Offered = {
  membership: Membership & Pick<Agreement, 'currency'>;
  /** The bookable services on the company's site. */
  bookable: readonly SiteItem[];
  items: readonly (LineSource & { isActive: boolean })[];
  bookingPath: string;
};

/** Returns the bookable services that cost this member less, before tax, in site order; none while member prices are suspended. */
export function memberServices({ membership, bookable, items, bookingPath }: Offered): MemberService[] {
  const discounts = withMemberPrices([], memberPrices([membership], membership));
  const { currency } = membership;
  return bookable.filter(isPricedHere).flatMap(({ id, refId, title }) => {
    const item = items.find((one) => one.id === refId && one.isActive);
    const line = item && lineFromItem(item, { id, quantityE4: QUANTITY_ONE_E4 });
    const member = line && memberLine(line, discounts);
    if (!line || !member) return [];
    return [
      {
        id,
        name: title || line.name,
        priceText: formatCents(member.amountCents, { currency }),
        usualText: formatCents(line.unitPriceCents, { currency }),
        why: member.why,
        bookingPath: `${bookingPath}?service=${encodeURIComponent(id)}`,
      },
    ];
  });
}

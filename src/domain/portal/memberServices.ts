import { memberLine } from '../agreement/record/memberLine';
import { memberPrices, withMemberPrices, type Membership } from '../agreement/record/memberPrices';
import type { Agreement } from '../agreement/record/schema';
import { formatCents } from '../money/format';
import { QUANTITY_ONE_E4 } from '../money/limits';
import { lineFromItem, type LineSource } from '../pricebook/line';
import type { SiteItem } from '../website/schema';
import type { MemberService } from './api';

/** Whether the company shows everybody what this service costs: a member's price beside it gives nothing away. */
export const isPricedHere = ({ refId, showsPrice }: SiteItem): boolean => refId !== '' && showsPrice;

type Offered = {
  membership: Membership & Pick<Agreement, 'currency'>;
  /** What can be booked on the company's site. */
  bookable: readonly SiteItem[];
  items: readonly (LineSource & { isActive: boolean })[];
  bookingPath: string;
};

/** The services that can be booked and cost this member less, before tax, in the order of the site; none while member prices are at rest. */
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

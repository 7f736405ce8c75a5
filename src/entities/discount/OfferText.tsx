import type { DiscountOffer } from '@/domain/discount/offer';
import { formatCents } from '@/domain/money/format';
import type { Currency } from '@/domain/money/schema';
import classes from './discounts.module.css';

/** The result of giving a discount: the new total and what drops out for it, or why it is rejected. */
export function OfferText({ offer, currency }: { offer: DiscountOffer; currency: Currency }) {
  if (offer.refusal !== '') return <div className={classes.refused}>{offer.refusal}</div>;
  const displaced = offer.displaced.map((name) => `“${name}”`).join(' and ');
  return (
    <div className={classes.second}>
      New total {formatCents(offer.totalCents, { currency })}
      {displaced !== '' && `; ${displaced} would no longer apply`}.
    </div>
  );
}

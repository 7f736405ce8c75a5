import type { DiscountOffer } from '@/domain/discount/offer';
import { formatCents } from '@/domain/money/format';
import type { Currency } from '@/domain/money/schema';
import classes from './discounts.module.css';

/** Shows the result of applying a discount: the new total and what it replaces, or why it's rejected. */
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

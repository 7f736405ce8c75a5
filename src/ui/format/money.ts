const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const wholeDollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });

/** `$1,204.50` of an amount in cents; `-$12.00` of a credit. */
export const formatMoney = (amountCents: number): string => dollars.format(amountCents / 100);

/** A price as it is advertised: `$49` where there are no cents, `$49.50` where there are. */
export const formatPrice = (amountCents: number): string =>
  (amountCents % 100 === 0 ? wholeDollars : dollars).format(amountCents / 100);

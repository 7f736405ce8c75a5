const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const wholeDollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });

/** Formats an amount in cents: `$1,204.50`, or `-$12.00` for a credit. */
export const formatMoney = (amountCents: number): string => dollars.format(amountCents / 100);

/** Formats a price as advertised: `$49` without cents, `$49.50` with them. */
export const formatPrice = (amountCents: number): string =>
  (amountCents % 100 === 0 ? wholeDollars : dollars).format(amountCents / 100);

// Billing periods, in seconds as everywhere at Stripe.

/**
 * Returns the end of a period starting at `start`: the same day of a later month, or that month's last day.
 * @param {number} start
 * @param {{ interval: string, interval_count: number }} recurring
 * @returns {number}
 */
export function periodEnd(start, { interval, interval_count: count }) {
  const date = new Date(start * 1000);
  if (interval === 'day' || interval === 'week') return start + count * (interval === 'day' ? 86_400 : 604_800);
  const months = interval === 'year' ? 12 * count : count;
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
  return Math.floor(date.getTime() / 1000);
}

/** @param {number} seconds @returns {string} such as "21 Nov 2026" */
export function dayText(seconds) {
  return new Date(seconds * 1000).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
}

/** @param {number} cents @param {string} [currency] @returns {string} such as "$49.00" */
export function moneyText(cents, currency = 'usd') {
  return (cents / 100).toLocaleString('en-US', { style: 'currency', currency: currency.toUpperCase() });
}

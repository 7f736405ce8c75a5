import type { ListQuery } from '../record/listQuery';

/** As many customers as an answer names. */
export const RANKED_LIMIT = 10;

/** Who owes most, out of the balances that are kept for each customer. */
export const owingMost = (): ListQuery => ({
  where: [{ field: 'balanceCents', operator: '>', value: 0 }],
  orderBy: [{ field: 'balanceCents', direction: 'desc' }],
  limit: RANKED_LIMIT,
});

/** Who was invoiced most in a year (YYYY), less credits and voids. */
export const broughtMost = (year: string): ListQuery => ({
  orderBy: [{ field: `byYear.${year}.invoicedCents`, direction: 'desc' }],
  limit: RANKED_LIMIT,
});

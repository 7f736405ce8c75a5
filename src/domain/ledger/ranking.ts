import type { ListQuery } from '../record/listQuery';

/** Number of customers listed. */
export const RANKED_LIMIT = 10;

/** Lists the customers who owe most, from the stored customer balances. */
export const owingMost = (): ListQuery => ({
  where: [{ field: 'balanceCents', operator: '>', value: 0 }],
  orderBy: [{ field: 'balanceCents', direction: 'desc' }],
  limit: RANKED_LIMIT,
});

/** Lists the customers invoiced most in a year (YYYY), net of credits and voids. */
export const broughtMost = (year: string): ListQuery => ({
  orderBy: [{ field: `byYear.${year}.invoicedCents`, direction: 'desc' }],
  limit: RANKED_LIMIT,
});

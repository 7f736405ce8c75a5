import type { ListQuery } from '../record/listQuery';

/** Maximum customers named in an answer. */
export const RANKED_LIMIT = 10;

/** Queries the customers who owe the most, from the balance stored for each. */
export const owingMost = (): ListQuery => ({
  where: [{ field: 'balanceCents', operator: '>', value: 0 }],
  orderBy: [{ field: 'balanceCents', direction: 'desc' }],
  limit: RANKED_LIMIT,
});

/** Queries the customers invoiced the most in a year (YYYY), minus credits and voids. */
export const broughtMost = (year: string): ListQuery => ({
  orderBy: [{ field: `byYear.${year}.invoicedCents`, direction: 'desc' }],
  limit: RANKED_LIMIT,
});

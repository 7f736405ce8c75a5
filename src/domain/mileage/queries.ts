import type { ListQuery } from '../record/listQuery';

/** A month of a company with fifty vehicles, one entry each a day. */
const MONTH_LIMIT = 2000;
const DAY_LIMIT = 10;

/** Odometer entries from a day to another (YYYY-MM-DD), both included, earliest first. */
export const odometersWithin = (first: string, last: string): ListQuery => ({
  where: [
    { field: 'date', operator: '>=', value: first },
    { field: 'date', operator: '<=', value: last },
  ],
  orderBy: [{ field: 'date', direction: 'asc' }],
  limit: MONTH_LIMIT,
});

/** What somebody entered on a day (YYYY-MM-DD). */
export const odometersOf = (technicianId: string, date: string): ListQuery => ({
  where: [
    { field: 'technicianId', operator: '==', value: technicianId },
    { field: 'date', operator: '==', value: date },
  ],
  limit: DAY_LIMIT,
});

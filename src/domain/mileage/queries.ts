import type { ListQuery } from '../record/listQuery';

/** A month of one person, who drives several vehicles a day. */
const PERSON_LIMIT = 200;

/** What somebody entered from a day to another (YYYY-MM-DD), both included, earliest first. */
export const odometersOf = (technicianId: string, { first, last }: { first: string; last: string }): ListQuery => ({
  where: [
    { field: 'technicianId', operator: '==', value: technicianId },
    { field: 'date', operator: '>=', value: first },
    { field: 'date', operator: '<=', value: last },
  ],
  orderBy: [{ field: 'date', direction: 'asc' }],
  limit: PERSON_LIMIT,
});

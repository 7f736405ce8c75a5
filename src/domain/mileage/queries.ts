import type { ListQuery } from '../record/listQuery';

/** Enough for one person's month with several vehicles a day. */
const PERSON_LIMIT = 200;

/** Queries one person's entries from one day to another (YYYY-MM-DD), inclusive, earliest first. */
export const odometersOf = (technicianId: string, { first, last }: { first: string; last: string }): ListQuery => ({
  where: [
    { field: 'technicianId', operator: '==', value: technicianId },
    { field: 'date', operator: '>=', value: first },
    { field: 'date', operator: '<=', value: last },
  ],
  orderBy: [{ field: 'date', direction: 'asc' }],
  limit: PERSON_LIMIT,
});

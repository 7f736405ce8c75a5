import type { ListQuery } from '../record/listQuery';

/** One month for one person who drives several vehicles a day. */
const PERSON_LIMIT = 200;

/** Lists the readings a person entered between two days (YYYY-MM-DD), both inclusive, earliest first. */
export const odometersOf = (technicianId: string, { first, last }: { first: string; last: string }): ListQuery => ({
  where: [
    { field: 'technicianId', operator: '==', value: technicianId },
    { field: 'date', operator: '>=', value: first },
    { field: 'date', operator: '<=', value: last },
  ],
  orderBy: [{ field: 'date', direction: 'asc' }],
  limit: PERSON_LIMIT,
});

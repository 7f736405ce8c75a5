import type { ListQuery } from '../record/listQuery';

/** Finds the technician record linked to an account. */
export const ownTechnician = (uid: string): ListQuery => ({
  where: [{ field: 'linkedUid', operator: '==', value: uid }],
  limit: 1,
});

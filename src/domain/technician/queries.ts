import type { ListQuery } from '../record/listQuery';

/** The technician record that belongs to an account. */
export const ownTechnician = (uid: string): ListQuery => ({
  where: [{ field: 'linkedUid', operator: '==', value: uid }],
  limit: 1,
});

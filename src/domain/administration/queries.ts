import type { ListQuery } from '../record/listQuery';

/** Queries the latest e-mail or text message that failed since `from` (ISO). Counted without its limit. */
export const failedSince = (from: string): ListQuery => ({
  where: [
    { field: 'state', operator: '==', value: 'failed' },
    { field: 'requestedAt', operator: '>=', value: from },
  ],
  orderBy: [{ field: 'requestedAt', direction: 'desc' }],
  limit: 1,
});

/** Queries the latest one sent. */
export const lastSent = (): ListQuery => ({
  where: [{ field: 'state', operator: 'in', value: ['sent', 'delivered'] }],
  orderBy: [{ field: 'requestedAt', direction: 'desc' }],
  limit: 1,
});

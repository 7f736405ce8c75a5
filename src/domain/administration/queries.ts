import type { ListQuery } from '../record/listQuery';

/** The latest e-mail or text message that was not sent, since `from` (ISO). Counted without its limit. */
export const failedSince = (from: string): ListQuery => ({
  where: [
    { field: 'state', operator: '==', value: 'failed' },
    { field: 'requestedAt', operator: '>=', value: from },
  ],
  orderBy: [{ field: 'requestedAt', direction: 'desc' }],
  limit: 1,
});

/** The latest that went out. */
export const lastSent = (): ListQuery => ({
  where: [{ field: 'state', operator: 'in', value: ['sent', 'delivered'] }],
  orderBy: [{ field: 'requestedAt', direction: 'desc' }],
  limit: 1,
});

import type { ListQuery } from '../record/listQuery';

/** The latest unsent e-mail or text message since `from` (ISO). Counted without its limit. */
export const failedSince = (from: string): ListQuery => ({
  where: [
    { field: 'state', operator: '==', value: 'failed' },
    { field: 'requestedAt', operator: '>=', value: from },
  ],
  orderBy: [{ field: 'requestedAt', direction: 'desc' }],
  limit: 1,
});

/** The latest message that was sent. */
export const lastSent = (): ListQuery => ({
  where: [{ field: 'state', operator: 'in', value: ['sent', 'delivered'] }],
  orderBy: [{ field: 'requestedAt', direction: 'desc' }],
  limit: 1,
});

import { addDaysToInstant } from '@/lib/calendar';
import type { ListQuery } from '../record/listQuery';

const LATELY_DAYS = 14;

const since = (now: Date): string => addDaysToInstant(now.toISOString(), -LATELY_DAYS);

/** Estimates accepted, or with requested changes, in the last two weeks that no one has followed up on. */
export const answeredEstimates = (now: Date): ListQuery => ({
  where: [
    { field: 'state', operator: 'in', value: ['approved', 'changes-requested'] },
    { field: 'answeredAt', operator: '>=', value: since(now) },
  ],
  orderBy: [{ field: 'answeredAt', direction: 'asc' }],
});

/** Sent in the last two weeks and awaiting the customer. */
export const waitingEstimates = (now: Date): ListQuery => ({
  where: [
    { field: 'state', operator: '==', value: 'sent' },
    { field: 'sentAt', operator: '>=', value: since(now) },
  ],
  orderBy: [{ field: 'sentAt', direction: 'asc' }],
});

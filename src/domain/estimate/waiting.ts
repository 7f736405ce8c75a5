import { addDaysToInstant } from '@/lib/calendar';
import type { ListQuery } from '../record/listQuery';

const LATELY_DAYS = 14;

const since = (now: Date): string => addDaysToInstant(now.toISOString(), -LATELY_DAYS);

/** What customers said yes to, or asked to have changed, in the last two weeks, and nobody has gone on with. */
export const answeredEstimates = (now: Date): ListQuery => ({
  where: [
    { field: 'state', operator: 'in', value: ['approved', 'changes-requested'] },
    { field: 'answeredAt', operator: '>=', value: since(now) },
  ],
  orderBy: [{ field: 'answeredAt', direction: 'asc' }],
});

/** What was sent in the last two weeks and waits for the customer. */
export const waitingEstimates = (now: Date): ListQuery => ({
  where: [
    { field: 'state', operator: '==', value: 'sent' },
    { field: 'sentAt', operator: '>=', value: since(now) },
  ],
  orderBy: [{ field: 'sentAt', direction: 'asc' }],
});

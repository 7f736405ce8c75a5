import { info, warn } from 'firebase-functions/logger';
import { MAIL_SECRETS } from '../mail/config';
import { defineSchedule } from '../platform/defineSchedule';
import { refreshOverdue } from './overdue';
import { runRecurring } from './recurring';

/** Each hour, because a day begins at another time for each company: what is overdue, and invoices that make themselves. */
export const dailyBilling = defineSchedule(
  'dailyBilling',
  { schedule: '7 * * * *', secrets: MAIL_SECRETS, timeoutSeconds: 1_800 },
  async (deps) => {
    const overdue = await refreshOverdue(deps);
    const { made, sent, failed } = await runRecurring(deps);
    const line = { overdue, made, sent, failed };
    if (failed > 0) warn('billing of the day', line);
    else info('billing of the day', line);
  },
);

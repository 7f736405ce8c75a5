import { latestDay } from '@/lib/dates';
import { MAIL_SECRETS } from '../mail/config';
import type { Deps } from '../platform/admin';
import { defineNightly } from '../platform/defineNightly';
import { companiesWith, type Search } from '../platform/nightly/companyWork';
import { addedUp } from '../platform/nightly/counts';
import { foundIn } from '../platform/nightly/eachFound';
import type { Nightly } from '../platform/nightly/runNightly';
import { chargeLateFees } from './lateFees';
import { refreshOverdue } from './overdue';
import { runRecurring, sendRun, type SendRun } from './recurring';

/** States of an open invoice before it is overdue. */
const BEFORE_OVERDUE = ['issued', 'viewed', 'part-paid'] as const;

/** Finds invoices whose due date has passed somewhere, and recurring ones whose day has arrived somewhere. */
function due({ db, now }: Deps): Search[] {
  const latest = latestDay(now());
  return [
    ...BEFORE_OVERDUE.map((status) => ({
      query: db
        .collectionGroup('invoices')
        .where('status', '==', status)
        .where('isOpen', '==', true)
        .where('dueOn', '<', latest),
      by: 'dueOn',
    })),
    {
      query: db.collectionGroup('recurringInvoices').where('isActive', '==', true).where('nextOn', '<=', latest),
      by: 'nextOn',
    },
    { query: db.collectionGroup('settings').where('lateFees.isOn', '==', true), fields: ['lateFees'] },
  ];
}

/**
 * Marks overdue invoices, charges late fees for companies that want them, and creates and sends recurring invoices. `send` replaces the
 * mail server in tests.
 */
export const billingOfTheDay = (send: SendRun = sendRun): Nightly => ({
  work: companiesWith(due),
  perCompany: async (deps, share) =>
    addedUp([
      await refreshOverdue(deps, foundIn(share, 'invoices')),
      await runRecurring(deps, foundIn(share, 'recurringInvoices'), send),
      await chargeLateFees(deps, foundIn(share, 'settings'), send),
    ]),
});

/** Runs hourly, because each company's day begins at a different time. */
export const dailyBilling = defineNightly(
  'dailyBilling',
  { schedule: '7 * * * *', secrets: MAIL_SECRETS },
  billingOfTheDay(),
);

import { latestDay } from '@/lib/dates';
import type { Deliver } from '../mail/client';
import { MAIL_SECRETS } from '../mail/config';
import { defineNightly } from '../platform/defineNightly';
import { companiesWith } from '../platform/nightly/companyWork';
import { addedUp } from '../platform/nightly/counts';
import { foundIn } from '../platform/nightly/eachFound';
import type { Nightly } from '../platform/nightly/runNightly';
import { sendStatements } from './monthlyStatements';
import { sendScheduled } from './sendScheduled';

/** E-mails that were scheduled for a day that has come somewhere, and companies that send statements. `deliver` takes the place of the mail server in tests. */
export const mailOfTheDay = (deliver?: Deliver): Nightly => ({
  work: companiesWith(({ db, now }) => [
    {
      query: db.collectionGroup('scheduledSends').where('state', '==', 'waiting').where('on', '<=', latestDay(now())),
      by: 'on',
    },
    {
      query: db.collectionGroup('settings').where('monthlyStatements.isOn', '==', true),
      fields: ['monthlyStatements', 'templates'],
    },
  ]),
  perCompany: async (deps, share) =>
    addedUp([
      await sendScheduled(deps, foundIn(share, 'scheduledSends'), deliver),
      await sendStatements(deps, foundIn(share, 'settings'), deliver),
    ]),
});

/** Each hour, because the morning is at another time for each company. */
export const sendMailOfTheDay = defineNightly(
  'sendMailOfTheDay',
  { schedule: '22 * * * *', secrets: MAIL_SECRETS },
  mailOfTheDay(),
);

import { lettersDueBefore } from '@/domain/contract/record/letters';
import { latestDay } from '@/lib/dates';
import { remindOnDay } from '../contracts/remindOnDay';
import { sendLostLetters } from '../contracts/sendLostLetters';
import type { Deliver } from '../mail/client';
import { MAIL_SECRETS } from '../mail/config';
import { CONNECTION_SECRETS } from '../oauth/config';
import { defineNightly } from '../platform/defineNightly';
import { companiesWith } from '../platform/nightly/companyWork';
import { addedUp } from '../platform/nightly/counts';
import { foundIn } from '../platform/nightly/eachFound';
import type { Share } from '../platform/nightly/companyWork';
import type { Nightly } from '../platform/nightly/runNightly';
import { sendStatements } from './monthlyStatements';
import { sendScheduled } from './sendScheduled';

/** Returns contract versions that were found by one of their due-date fields; only that one was read. */
const versionsWith = (share: Share, field: 'lettersSince' | 'remindAt'): Share => {
  const { companyId, found } = foundIn(share, 'contractVersions');
  return { companyId, found: found.filter((version) => version.get(field) !== undefined) };
};

/**
 * Sends e-mails scheduled for a day that has arrived somewhere, statements of companies that want them, contract letters lost when a
 * server stopped, and reminders to signers. `deliver` replaces the mail server in tests.
 */
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
    {
      query: db
        .collectionGroup('contractVersions')
        .where('lettersSince', '>', '')
        .where('lettersSince', '<=', lettersDueBefore(now())),
      by: 'lettersSince',
      fields: ['lettersSince'],
    },
    {
      query: db.collectionGroup('contractVersions').where('remindAt', '>', '').where('remindAt', '<=', now()),
      by: 'remindAt',
      fields: ['remindAt'],
    },
  ]),
  perCompany: async (deps, share) =>
    addedUp([
      await sendScheduled(deps, foundIn(share, 'scheduledSends'), deliver),
      await sendStatements(deps, foundIn(share, 'settings'), deliver),
      await sendLostLetters(deps, versionsWith(share, 'lettersSince'), deliver),
      await remindOnDay(deps, versionsWith(share, 'remindAt'), deliver),
    ]),
});

/** Hourly, because morning comes at a different time for each company. */
export const sendMailOfTheDay = defineNightly(
  'sendMailOfTheDay',
  { schedule: '22 * * * *', secrets: [...MAIL_SECRETS, ...CONNECTION_SECRETS] },
  mailOfTheDay(),
);

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

/** Versions of contracts that were found by one of the fields that they are due by; only that one was read. */
const versionsWith = (share: Share, field: 'lettersSince' | 'remindAt'): Share => {
  const { companyId, found } = foundIn(share, 'contractVersions');
  return { companyId, found: found.filter((version) => version.get(field) !== undefined) };
};

/** E-mails that were scheduled for a day that has come somewhere, companies that send statements, contracts' letters that a server lost as it ended, and signers who are reminded. `deliver` takes the place of the mail server in tests. */
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

/** Each hour, because the morning is at another time for each company. */
export const sendMailOfTheDay = defineNightly(
  'sendMailOfTheDay',
  { schedule: '22 * * * *', secrets: [...MAIL_SECRETS, ...CONNECTION_SECRETS] },
  mailOfTheDay(),
);

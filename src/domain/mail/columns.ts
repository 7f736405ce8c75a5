import type { Columns } from '../record/columns';
import type { Stored } from '../record/schema';
import { MAIL_KIND_LABELS, MAIL_STATE_LABELS, senderOfMail, type Mail } from './schema';

/** Export columns for the e-mail log. */
export const MAIL_COLUMNS: Columns<Stored<Mail>, { nameOf: (uid: string) => string }> = {
  Requested: ({ requestedAt }, { at }) => at(requestedAt),
  'Handed over': ({ sentAt }, { at }) => at(sentAt),
  What: ({ kind }) => MAIL_KIND_LABELS[kind],
  Subject: ({ subject }) => subject,
  To: ({ to }) => to.join('; '),
  From: ({ from }) => from,
  Outcome: ({ state }) => MAIL_STATE_LABELS[state],
  Problem: ({ error }) => error,
  'Sent by': ({ sentBy }, { nameOf }) => senderOfMail(sentBy, nameOf),
  'Customer id': ({ customerId }) => customerId,
  'About id': ({ subjectId }) => subjectId,
  Id: ({ id }) => id,
};

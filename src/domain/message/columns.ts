import { formatPhone } from '../contact/format';
import type { Columns } from '../record/columns';
import type { Stored } from '../record/schema';
import { senderOfText, TEXT_KIND_LABELS, TEXT_STATE_LABELS, type TextMessage } from './schema';

/** Export columns of the text message log. */
export const TEXT_COLUMNS: Columns<Stored<TextMessage>, { nameOf: (uid: string) => string }> = {
  Requested: ({ requestedAt }, { at }) => at(requestedAt),
  What: ({ kind }) => TEXT_KIND_LABELS[kind],
  Number: ({ phone }) => formatPhone(phone),
  Message: ({ body }) => body,
  Segments: ({ segments }) => segments,
  Outcome: ({ state }) => TEXT_STATE_LABELS[state],
  Problem: ({ error }) => error,
  'Sent by': ({ sentBy }, { nameOf }) => senderOfText(sentBy, nameOf),
  'Customer id': ({ customerId }) => customerId,
  Id: ({ id }) => id,
};

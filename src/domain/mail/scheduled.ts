import { z } from 'zod';
import { defineContract } from '@/lib/contract';
import { requiredEmail } from '../contact/schema';
import { isoInstant, optionalInstant, recordId, requiredLine, text } from '../record/schema';

const SCHEDULED_KINDS = ['invoice', 'estimate'] as const;
export type ScheduledKind = (typeof SCHEDULED_KINDS)[number];

/** It is sent in the morning of its day, from this hour on in the company's time zone. */
export const SCHEDULED_HOUR = 8;
/** No further ahead, as prices and addresses will have changed by then. */
export const SCHEDULED_DAYS = 366;

const subject = { kind: z.enum(SCHEDULED_KINDS), subjectId: recordId };
const letter = {
  /** The company's calendar day (YYYY-MM-DD). */
  on: z.iso.date('Choose a day'),
  to: z.array(requiredEmail).min(1, 'Enter an e-mail address').max(10, 'At most 10 addresses'),
  subject: requiredLine(200, 'Enter a subject'),
  message: text(5000),
  hasPdf: z.boolean().default(true),
};

/** companies/{c}/scheduledSends/{kind-subjectId}: an invoice or estimate scheduled for sending on a day. Written by functions only. */
export const scheduledSendSchema = z.object({
  ...subject,
  ...letter,
  /** `waiting`; `sent`; `failed` for what won't be sent, or may have been, however often it is tried; `canceled`. */
  state: z.enum(['waiting', 'sent', 'failed', 'canceled']),
  by: z.string().max(128),
  scheduledAt: isoInstant,
  sentAt: optionalInstant,
  /** Why it failed or was canceled. */
  reason: z.string().max(500).default(''),
});
export type ScheduledSend = z.infer<typeof scheduledSendSchema>;

export const scheduledSendId = ({ kind, subjectId }: Pick<ScheduledSend, 'kind' | 'subjectId'>): string =>
  `${kind}-${subjectId}`;

/** Schedules an invoice or estimate to be sent on a future day, for staff. Repeating it changes the schedule. */
export const scheduleSend = defineContract({
  name: 'scheduleSend',
  input: z.object({ ...subject, ...letter }),
  output: z.object({}),
});

/** Cancels a scheduled send, for staff. What was already sent stays sent. */
export const cancelScheduledSend = defineContract({
  name: 'cancelScheduledSend',
  input: z.object(subject),
  output: z.object({}),
});

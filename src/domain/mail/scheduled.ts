import { z } from 'zod';
import { defineContract } from '@/lib/contract';
import { requiredEmail } from '../contact/schema';
import { isoInstant, optionalInstant, recordId, requiredLine, text } from '../record/schema';

const SCHEDULED_KINDS = ['invoice', 'estimate'] as const;
export type ScheduledKind = (typeof SCHEDULED_KINDS)[number];

/** The hour (company time) from which scheduled e-mail goes out on its day. */
export const SCHEDULED_HOUR = 8;
/** Maximum number of days ahead: later than that, prices and addresses may have changed. */
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

/** companies/{c}/scheduledSends/{kind-subjectId}: an invoice or estimate scheduled to go out on a day. Written by functions only. */
export const scheduledSendSchema = z.object({
  ...subject,
  ...letter,
  /** `waiting`; `sent`; `failed` if it won't go out or may already have, no matter how often it is retried; `canceled`. */
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

/** Staff: schedules an invoice or estimate for a future day. Calling it again changes the schedule. */
export const scheduleSend = defineContract({
  name: 'scheduleSend',
  input: z.object({ ...subject, ...letter }),
  output: z.object({}),
});

/** Staff: cancels a scheduled send. What has already gone out stays sent. */
export const cancelScheduledSend = defineContract({
  name: 'cancelScheduledSend',
  input: z.object(subject),
  output: z.object({}),
});

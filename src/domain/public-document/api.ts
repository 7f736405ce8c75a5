import { z } from 'zod';
import { defineContract } from '@/lib/contract';
import { requiredEmail } from '../contact/schema';
import { SMS_TEXT_LENGTH } from '../message/settings';
import { recordId, requiredLine, text } from '../record/schema';
import { PUBLIC_KINDS, reportPartsSchema } from './schema';
import { isShareToken } from './token';

const token = z.string().refine(isShareToken, 'This link is not complete');
const subject = z.object({ kind: z.enum(PUBLIC_KINDS), subjectId: recordId });
/** For a service report: the parts shown; all of them by default. Other kinds have no such choice. */
const report = reportPartsSchema.default({ hasLines: true, hasPhotos: true });

/** Staff: publishes the current public version of a record and returns its token; the same token if it already has one. */
export const shareDocument = defineContract({
  name: 'shareDocument',
  input: subject.extend({ report }),
  output: z.object({ token: z.string() }),
});

/** Staff: revokes the link, which shows nothing from then on. Sharing again creates a new one. */
export const revokeShare = defineContract({ name: 'revokeShare', input: subject, output: z.object({}) });

/** Anyone with the link: records that it was opened. Members of the company aren't counted. Returns nothing about unknown tokens. */
export const recordView = defineContract({ name: 'recordView', input: z.object({ token }), output: z.object({}) });

/** Everything that can be e-mailed. */
export const SENDABLE_KINDS = [
  'estimate',
  'invoice',
  'receipt',
  'credit-note',
  'statement',
  'service-report',
  'agreement',
] as const;

/**
 * Staff: e-mails a record with its link and PDF. A draft invoice is issued first, a draft estimate becomes `sent`. `sendId` is created
 * when the dialog opens: repeated requests with it are sent once and get the same answer. The subject of a receipt is the payment; of a
 * statement the customer; of a service report the job, whose work is done. E-mailing a draft service agreement offers it to the customer.
 */
export const sendDocument = defineContract({
  name: 'sendDocument',
  input: z.object({
    kind: z.enum(SENDABLE_KINDS),
    subjectId: recordId,
    sendId: recordId,
    to: z.array(requiredEmail).min(1, 'Enter an e-mail address').max(10, 'At most 10 addresses'),
    subject: requiredLine(200, 'Enter a subject'),
    message: text(5000),
    hasPdf: z.boolean().default(true),
    /** For an issued invoice: reminds the customer of the amount owed. Rejected while a payment for it is processing. */
    isReminder: z.boolean().default(false),
    report,
  }),
  output: z.object({
    mailId: z.string(),
    number: z.string(),
    token: z.string(),
    /** Number of addresses the company can still e-mail today; null while there are plenty. */
    leftToday: z.number().int().nullable().default(null),
  }),
});

/** Kinds with a page that a text message can link to, or that fit in one message, such as a receipt. */
export const TEXTABLE_KINDS = ['estimate', 'invoice', 'receipt', 'service-report', 'agreement'] as const;

/**
 * Staff: sends the same by text message to the customer's own number. `message` is the text, with `{link}` where the link goes (at its
 * end if omitted); the server adds the sender and opt-out instructions. Preparation and `sendId` work as for `sendDocument`. Rejected,
 * with a sentence to show: no consent, quiet hours, daily limit reached.
 */
export const textDocument = defineContract({
  name: 'textDocument',
  input: z.object({
    kind: z.enum(TEXTABLE_KINDS),
    subjectId: recordId,
    sendId: recordId,
    message: text(SMS_TEXT_LENGTH).refine((message) => message.trim() !== '', 'Enter a message'),
    isReminder: z.boolean().default(false),
    report,
  }),
  output: z.object({
    /** The number it was sent to, formatted for display. */
    to: z.string(),
    number: z.string(),
    token: z.string(),
  }),
});

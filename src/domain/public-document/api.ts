import { z } from 'zod';
import { defineContract } from '@/lib/contract';
import { requiredEmail } from '../contact/schema';
import { SMS_TEXT_LENGTH } from '../message/settings';
import { recordId, requiredLine, text } from '../record/schema';
import { PUBLIC_KINDS, reportPartsSchema } from './schema';
import { isShareToken } from './token';

const token = z.string().refine(isShareToken, 'This link is not complete');
const subject = z.object({ kind: z.enum(PUBLIC_KINDS), subjectId: recordId });
/** Of a service report: what is on it; all of it when left out. Other kinds have no such choice. */
const report = reportPartsSchema.default({ hasLines: true, hasPhotos: true });

/** Staff: publishes the public face of a record as it is now and gives its token; the same one when it has one already. */
export const shareDocument = defineContract({
  name: 'shareDocument',
  input: subject.extend({ report }),
  output: z.object({ token: z.string() }),
});

/** Staff: the link shows nothing from now on. Sharing again makes a new one. */
export const revokeShare = defineContract({ name: 'revokeShare', input: subject, output: z.object({}) });

/** Anybody with the link: it was opened. Members of the company are not counted. Says nothing about unknown tokens. */
export const recordView = defineContract({ name: 'recordView', input: z.object({ token }), output: z.object({}) });

/** Everything that may be e-mailed. */
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
 * Staff: e-mails a record with its link and PDF. A draft invoice is issued first, a draft estimate becomes `sent`.
 * `sendId` is made when the dialog opens: whatever comes again with it is sent once and answered alike.
 * The subject of a receipt is the payment; of a statement the customer; of a service
 * report the job, whose work is done. A draft of a service agreement is offered by it.
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
    /** Of an issued invoice: it reminds of what is owed. Refused while a payment for it is on its way. */
    isReminder: z.boolean().default(false),
    report,
  }),
  output: z.object({
    mailId: z.string(),
    number: z.string(),
    token: z.string(),
    /** How many addresses the company can still write to today; null while there is plenty. */
    leftToday: z.number().int().nullable().default(null),
  }),
});

/** What has a page that a text message can lead to, or says all there is to say in one, as a receipt does. */
export const TEXTABLE_KINDS = ['estimate', 'invoice', 'receipt', 'service-report', 'agreement'] as const;

/**
 * Staff: sends the same by text message to the customer's own number. `message` is what is sent, with `{link}` where the link goes (at its
 * end where it is left out); the server adds who it is from and how to opt out. What is done first, and `sendId`, are as for `sendDocument`.
 * Refused, with the sentence to show: no consent, quiet hours, nothing left of the day.
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
    /** The number that it went to, as it is shown. */
    to: z.string(),
    number: z.string(),
    token: z.string(),
  }),
});

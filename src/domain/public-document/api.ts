import { z } from 'zod';
import { defineContract } from '@/lib/contract';
import { requiredEmail } from '../contact/schema';
import { SMS_TEXT_LENGTH } from '../message/settings';
import { recordId, requiredLine, text } from '../record/schema';
import { PUBLIC_KINDS, reportPartsSchema } from './schema';
import { isShareToken } from './token';

const token = z.string().refine(isShareToken, 'This link is not complete');
const subject = z.object({ kind: z.enum(PUBLIC_KINDS), subjectId: recordId });
/** For a service report: its parts; everything if missing. Other kinds have no such choice. */
const report = reportPartsSchema.default({ hasLines: true, hasPhotos: true });

/** Publishes the current public view of a record and returns its token, for staff; the existing one if it has one. */
export const shareDocument = defineContract({
  name: 'shareDocument',
  input: subject.extend({ report }),
  output: z.object({ token: z.string() }),
});

/** Revokes a link, for staff. Sharing again creates a new one. */
export const revokeShare = defineContract({ name: 'revokeShare', input: subject, output: z.object({}) });

/** Records that the link was opened, for anyone with it. Members of the company aren't counted. Reveals nothing about unknown tokens. */
export const recordView = defineContract({ name: 'recordView', input: z.object({ token }), output: z.object({}) });

/** The kinds that may be emailed. */
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
 * Emails a record with its link and PDF, for staff. A draft invoice is issued first, a draft estimate becomes `sent`. `sendId` is created
 * when the dialog opens: a repeated request is sent once and answered the same. The subject of a receipt is the payment; of a statement
 * the customer; of a service report the job, whose work is done. It offers a draft of a service agreement to the customer.
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
    /** For an issued invoice: a reminder of what is owed. Refused while a payment for it is processing. */
    isReminder: z.boolean().default(false),
    report,
  }),
  output: z.object({
    mailId: z.string(),
    number: z.string(),
    token: z.string(),
    /** How many addresses the company can still email today; null while there are plenty. */
    leftToday: z.number().int().nullable().default(null),
  }),
});

/** Kinds with a page that a text message can link to, or that fit in one, like a receipt. */
export const TEXTABLE_KINDS = ['estimate', 'invoice', 'receipt', 'service-report', 'agreement'] as const;

/**
 * Sends the same by text message to the customer's own number, for staff. `message` is the text to send, with `{link}` for the link (at
 * its end if missing); the server adds who it is from and how to opt out. The first steps, and `sendId`, are as for `sendDocument`.
 * Refused, with the sentence to show: no consent, quiet hours, the day's limit reached.
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
    /** The recipient's number, as displayed. */
    to: z.string(),
    number: z.string(),
    token: z.string(),
  }),
});

import { z } from 'zod';
import { defineContract } from '@/lib/contract';
import { requiredEmail } from '../contact/schema';
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
export const SENDABLE_KINDS = ['estimate', 'invoice', 'receipt', 'credit-note', 'statement', 'service-report'] as const;

/**
 * Staff: e-mails a record with its link and PDF. A draft invoice is issued first, a draft estimate becomes `sent`.
 * `sendId` is made when the dialog opens: whatever comes again with it is sent once and answered alike.
 * The subject of a receipt is the payment; of a statement the customer; of a service
 * report the job, whose work is done.
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

import { z } from 'zod';
import { defineContract } from '@/lib/contract';
import { line, optionalRecordId, recordId, text } from '../record/schema';
import { givenConsentSchema } from './consent';
import { TEXT_LENGTH } from './schema';
import { EMAIL_TEXT_LENGTH, MESSAGE_CHANNELS, VISIT_MESSAGE_KINDS } from './settings';

/**
 * Staff, or a technician about their own visit: tells its customer one thing, by text message or e-mail. `message` is what is sent,
 * filled in (`fillWords`); the server adds who it is from and how to opt out (`finishText`). `sendId` is made when the dialog
 * opens: whatever comes again with it is sent once and answered alike. Refused, with the sentence to show: no consent, quiet hours,
 * nothing left of the day, a visit that is over or elsewhere in time.
 */
export const sendVisitMessage = defineContract({
  name: 'sendVisitMessage',
  input: z.object({
    visitId: recordId,
    kind: z.enum(VISIT_MESSAGE_KINDS),
    channel: z.enum(MESSAGE_CHANNELS),
    sendId: recordId,
    /** Of an e-mail. */
    subject: line(200).default(''),
    message: text(Math.max(TEXT_LENGTH, EMAIL_TEXT_LENGTH)).refine(
      (message) => message.trim() !== '',
      'Enter a message',
    ),
  }),
  output: z.object({
    /** The address or number that it went to, as it is shown. */
    to: z.string(),
  }),
});

/** Office: records what a customer said about texts to their own number. What they texted takes precedence. */
export const recordConsent = defineContract({
  name: 'recordConsent',
  input: givenConsentSchema,
  output: z.object({}),
});

/**
 * Office: writes to a customer in the conversation with them, by text message or e-mail, in one's own words. `sendId` is made when the box
 * opens: whatever comes again with it is sent once. Refused, with the sentence to show: no consent, a STOP, quiet hours, nothing left of the day.
 */
export const answerCustomer = defineContract({
  name: 'answerCustomer',
  input: z.object({
    customerId: recordId,
    channel: z.enum(MESSAGE_CHANNELS),
    sendId: recordId,
    /** Of an e-mail. */
    subject: line(200).default(''),
    message: text(Math.max(TEXT_LENGTH, EMAIL_TEXT_LENGTH)).refine(
      (message) => message.trim() !== '',
      'Enter a message',
    ),
  }),
  output: z.object({
    /** The address or number that it went to, as it is shown. */
    to: z.string(),
  }),
});

/** Office: marks a conversation read or unread, answered or not, or says who looks after it; '' = nobody in particular. */
export const changeThread = defineContract({
  name: 'changeThread',
  input: z.object({
    customerId: recordId,
    isUnread: z.boolean().optional(),
    needsAnswer: z.boolean().optional(),
    assignedTo: optionalRecordId.optional(),
  }),
  output: z.object({}),
});

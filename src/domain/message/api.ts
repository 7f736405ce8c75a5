import { z } from 'zod';
import { defineContract } from '@/lib/contract';
import { line, optionalRecordId, recordId, text } from '../record/schema';
import { givenConsentSchema } from './consent';
import { TEXT_LENGTH } from './schema';
import { EMAIL_TEXT_LENGTH, MESSAGE_CHANNELS, VISIT_MESSAGE_KINDS } from './settings';

/**
 * Sends a visit's customer one message, by text or e-mail, for staff or for a technician about their own visit. `message` is the final
 * wording, with placeholders filled in (`fillWords`); the server adds who it is from and how to opt out (`finishText`). `sendId` is
 * created when the dialog opens: a repeated request is sent once and answered the same. Refused, with the sentence to show: no consent,
 * quiet hours, the day's limit reached, a visit that is over or on another day.
 */
export const sendVisitMessage = defineContract({
  name: 'sendVisitMessage',
  input: z.object({
    visitId: recordId,
    kind: z.enum(VISIT_MESSAGE_KINDS),
    channel: z.enum(MESSAGE_CHANNELS),
    sendId: recordId,
    /** For an e-mail. */
    subject: line(200).default(''),
    message: text(Math.max(TEXT_LENGTH, EMAIL_TEXT_LENGTH)).refine(
      (message) => message.trim() !== '',
      'Enter a message',
    ),
  }),
  output: z.object({
    /** The recipient's address or number, as displayed. */
    to: z.string(),
  }),
});

/** Records, for the office, what a customer said about texts to their own number. What they texted themselves takes precedence. */
export const recordConsent = defineContract({
  name: 'recordConsent',
  input: givenConsentSchema,
  output: z.object({}),
});

/**
 * Writes to a customer in their conversation, by text or e-mail, in the office's own words. `sendId` is created when the box opens: a
 * repeated request is sent once. Refused, with the sentence to show: no consent, a STOP, quiet hours, the day's limit reached.
 */
export const answerCustomer = defineContract({
  name: 'answerCustomer',
  input: z.object({
    customerId: recordId,
    channel: z.enum(MESSAGE_CHANNELS),
    sendId: recordId,
    /** For an e-mail. */
    subject: line(200).default(''),
    message: text(Math.max(TEXT_LENGTH, EMAIL_TEXT_LENGTH)).refine(
      (message) => message.trim() !== '',
      'Enter a message',
    ),
  }),
  output: z.object({
    /** The recipient's address or number, as displayed. */
    to: z.string(),
  }),
});

/** Marks a conversation read or unread, answered or not, or sets its assignee, for the office; '' = no one in particular. */
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

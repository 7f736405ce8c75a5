import { z } from 'zod';
import { line, recordId, requiredLine, text } from '../record/schema';

/** Messages to a customer about a visit, in chronological order. */
export const VISIT_MESSAGE_KINDS = ['booked', 'moved', 'canceled', 'reminder', 'on-my-way', 'running-late'] as const;
export type VisitMessageKind = (typeof VISIT_MESSAGE_KINDS)[number];
/** Messages that can be sent at any time before and on the day of a visit; the others announce a change, and are offered with it. */
export const DAY_KINDS = ['reminder', 'on-my-way', 'running-late'] as const satisfies readonly VisitMessageKind[];
export const VISIT_MESSAGE_LABELS: Record<VisitMessageKind, string> = {
  booked: 'Booked',
  moved: 'Moved',
  canceled: 'Canceled',
  reminder: 'Reminder',
  'on-my-way': 'On my way',
  'running-late': 'Running late',
};

export const MESSAGE_CHANNELS = ['sms', 'email'] as const;
export type MessageChannel = (typeof MESSAGE_CHANNELS)[number];

/** The one document of `messageSettings`. */
export const MESSAGE_SETTINGS_ID = 'main';

export const SMS_TEXT_LENGTH = 480;
export const EMAIL_TEXT_LENGTH = 2000;

/** Empty wording means ours: see `DEFAULT_WORDS`. */
const kindSchema = z.object({
  isByEmail: z.boolean(),
  isBySms: z.boolean(),
  subject: line(200).default(''),
  emailText: text(EMAIL_TEXT_LENGTH).default(''),
  smsText: text(SMS_TEXT_LENGTH).default(''),
});
export type VisitMessageSettings = z.infer<typeof kindSchema>;

const NO_WORDS = { subject: '', emailText: '', smsText: '' };
/** Nothing is sent automatically until someone turns it on. */
const AUTOMATIC = { isByEmail: false, isBySms: false, ...NO_WORDS };
/** Messages sent by hand are offered by default. */
const BY_HAND = { isByEmail: true, isBySms: true, ...NO_WORDS };

/** The hours of the company's clock from which reminders can go out the day before. */
export const REMINDER_HOURS = { first: 8, last: 20 } as const;

export const SAVED_REPLY_LIMIT = 20;

/** Replies that the office reuses; `{firstName}` and `{company}` are filled in when one is inserted. */
const savedReplySchema = z.object({
  id: recordId,
  name: requiredLine(60, 'Enter search words'),
  text: text(SMS_TEXT_LENGTH).refine((words) => words.trim() !== '', 'Enter the words'),
});
export type SavedReply = z.infer<typeof savedReplySchema>;

/**
 * companies/{c}/messageSettings/main: which messages customers get about visits, on which channels and with what wording; and the
 * office's saved replies.
 */
export const messageSettingsSchema = z.object({
  booked: kindSchema.default(BY_HAND),
  moved: kindSchema.default(BY_HAND),
  canceled: kindSchema.default(BY_HAND),
  reminder: kindSchema.default(AUTOMATIC),
  onMyWay: kindSchema.default(BY_HAND),
  runningLate: kindSchema.default(BY_HAND),
  reminderHour: z
    .number()
    .int('Whole hours')
    .min(REMINDER_HOURS.first, 'Not before 8 AM')
    .max(REMINDER_HOURS.last, 'Not after 8 PM')
    .default(15),
  savedReplies: z
    .array(savedReplySchema)
    .max(SAVED_REPLY_LIMIT, `At most ${SAVED_REPLY_LIMIT} saved replies`)
    .default([]),
});
export type MessageSettings = z.infer<typeof messageSettingsSchema>;
export const DEFAULT_MESSAGE_SETTINGS: MessageSettings = messageSettingsSchema.parse({});

/** The settings key of each kind. */
export const SETTINGS_KEYS = {
  booked: 'booked',
  moved: 'moved',
  canceled: 'canceled',
  reminder: 'reminder',
  'on-my-way': 'onMyWay',
  'running-late': 'runningLate',
} as const satisfies Record<VisitMessageKind, keyof MessageSettings>;

export const settingsOfKind = (settings: MessageSettings, kind: VisitMessageKind): VisitMessageSettings =>
  settings[SETTINGS_KEYS[kind]];

/** Whether it is news of a visit under way, which can't wait until tomorrow's allowed hours. */
export const isUrgentKind = (kind: VisitMessageKind): boolean => kind === 'on-my-way' || kind === 'running-late';

/** Whether a kind is turned on for a channel. */
export const isOn = (settings: MessageSettings, kind: VisitMessageKind, channel: MessageChannel): boolean => {
  const { isByEmail, isBySms } = settingsOfKind(settings, kind);
  return channel === 'email' ? isByEmail : isBySms;
};

/** Whether a message is sent on any channel. */
export const isOnAtAll = (settings: MessageSettings, kind: VisitMessageKind): boolean =>
  MESSAGE_CHANNELS.some((channel) => isOn(settings, kind, channel));

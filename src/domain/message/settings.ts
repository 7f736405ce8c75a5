import { z } from 'zod';
import { line, recordId, requiredLine, text } from '../record/schema';

/** Messages to a customer about a visit, in the order in which they happen. */
export const VISIT_MESSAGE_KINDS = ['booked', 'moved', 'canceled', 'reminder', 'on-my-way', 'running-late'] as const;
export type VisitMessageKind = (typeof VISIT_MESSAGE_KINDS)[number];
/** What can be told at any time before and on the day of a visit; the others are about a change, and offered with it. */
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

/** Empty words are ours: see `DEFAULT_WORDS`. */
const kindSchema = z.object({
  isByEmail: z.boolean(),
  isBySms: z.boolean(),
  subject: line(200).default(''),
  emailText: text(EMAIL_TEXT_LENGTH).default(''),
  smsText: text(SMS_TEXT_LENGTH).default(''),
});
export type VisitMessageSettings = z.infer<typeof kindSchema>;

const NO_WORDS = { subject: '', emailText: '', smsText: '' };
/** Nothing goes out automatically before somebody turns it on. */
const AUTOMATIC = { isByEmail: false, isBySms: false, ...NO_WORDS };
/** What somebody sends by hand is offered. */
const BY_HAND = { isByEmail: true, isBySms: true, ...NO_WORDS };

/** Reminders go out the day before, from this hour of the company's clock. */
export const REMINDER_HOURS = { first: 8, last: 20 } as const;

export const SAVED_REPLY_LIMIT = 20;

/** Words that the office writes to customers again and again; `{firstName}` and `{company}` are filled in when they are taken. */
const savedReplySchema = z.object({
  id: recordId,
  name: requiredLine(60, 'Enter what you find it by'),
  text: text(SMS_TEXT_LENGTH).refine((words) => words.trim() !== '', 'Enter the words'),
});
export type SavedReply = z.infer<typeof savedReplySchema>;

/** companies/{c}/messageSettings/main: what to tell customers about visits, how and with what wording; and the office's own words for answers. */
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

/** Under which name the settings keep a kind. */
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

/** News of a visit under way, which cannot wait for the hours that are for what can be said tomorrow too. */
export const isUrgentKind = (kind: VisitMessageKind): boolean => kind === 'on-my-way' || kind === 'running-late';

/** Whether a kind is turned on for a channel. */
export const isOn = (settings: MessageSettings, kind: VisitMessageKind, channel: MessageChannel): boolean => {
  const { isByEmail, isBySms } = settingsOfKind(settings, kind);
  return channel === 'email' ? isByEmail : isBySms;
};

/** Whether a message goes out by any way. */
export const isOnAtAll = (settings: MessageSettings, kind: VisitMessageKind): boolean =>
  MESSAGE_CHANNELS.some((channel) => isOn(settings, kind, channel));

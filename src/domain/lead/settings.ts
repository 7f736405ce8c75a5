import { z } from 'zod';
import { hasFeature, type FeatureMap } from '../access/features';
import { line, text } from '../record/schema';

/** The one document of `leadSettings`. */
export const LEAD_SETTINGS_ID = 'main';
export const ANSWER_TEXT_LENGTH = 2000;
export const AREA_TEXT_LENGTH = 8000;

/** The channels whose leads may be answered automatically: callers have already been answered. */
export const ANSWERED_CHANNELS = ['website', 'mail', 'webhook'] as const;
export type AnsweredChannel = (typeof ANSWERED_CHANNELS)[number];

/** Empty wording means ours: see `DEFAULT_ANSWER`. */
const answerSchema = z.object({
  isOn: z.boolean().default(false),
  subject: line(200).default(''),
  text: text(ANSWER_TEXT_LENGTH).default(''),
});
export type AnswerSettings = z.infer<typeof answerSchema>;
/** Nothing is sent automatically until someone turns it on. */
const OFF: AnswerSettings = { isOn: false, subject: '', text: '' };

/** companies/{c}/leadSettings/main. */
export const leadSettingsSchema = z.object({
  /** ZIP codes and prefixes (`282*`, `28201-28299`), as typed; '' = everywhere. */
  serviceArea: text(AREA_TEXT_LENGTH).default(''),
  /** The number of days within which the same person is the same lead. */
  duplicateDays: z
    .number('Enter days')
    .int('Whole days')
    .min(1, 'At least 1 day')
    .max(365, 'At most 365 days')
    .default(90),
  isFormOn: z.boolean().default(true),
  /** The public form's text above its fields; '' = ours. */
  formText: line(300).default(''),
  answerWebsite: answerSchema.default(OFF),
  answerMail: answerSchema.default(OFF),
  answerWebhook: answerSchema.default(OFF),
});
export type LeadSettings = z.infer<typeof leadSettingsSchema>;
export const DEFAULT_LEAD_SETTINGS: LeadSettings = leadSettingsSchema.parse({});

/** Whether a company accepts requests from strangers: through its form, and on its site. */
export const takesRequests = (
  { features }: { features: FeatureMap },
  { isFormOn }: Pick<LeadSettings, 'isFormOn'>,
): boolean => isFormOn && hasFeature(features, 'leads');

export const ANSWER_KEYS = {
  website: 'answerWebsite',
  mail: 'answerMail',
  webhook: 'answerWebhook',
} as const satisfies Record<AnsweredChannel, keyof LeadSettings>;

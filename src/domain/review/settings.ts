import { z } from 'zod';
import { line, text } from '../record/schema';
import { LINKED_SITES, linkFault } from './links';

/** ID of the only document in `reviewSettings`. */
export const REVIEW_SETTINGS_ID = 'main';
export const REVIEW_EMAIL_LENGTH = 2000;
export const REVIEW_SMS_LENGTH = 480;

/** The event that triggers a request to the customer. */
export const REVIEW_TRIGGERS = ['done', 'paid'] as const;
export type ReviewTrigger = (typeof REVIEW_TRIGGERS)[number];
export const REVIEW_TRIGGER_LABELS: Record<ReviewTrigger, string> = {
  done: 'When the work is done',
  paid: 'When the job’s invoice is paid',
};

const whole = (min: number, max: number, message: string) =>
  z.number('Enter a number').int('Whole numbers').min(min, message).max(max, message);
const link = z.string().trim().max(500, 'At most 500 characters').default('');
const linksSchema = z.object({ google: link, facebook: link, nextdoor: link, yelp: link });
const wordsSchema = z.object({
  subject: line(200).default(''),
  emailText: text(REVIEW_EMAIL_LENGTH).default(''),
  smsText: text(REVIEW_SMS_LENGTH).default(''),
});
export type ReviewWords = z.infer<typeof wordsSchema>;
const NO_WORDS: ReviewWords = wordsSchema.parse({});

/** companies/{c}/reviewSettings/main: whether, when and how customers are asked, and how their answers are used. */
export const reviewSettingsSchema = z.object({
  /** Nothing goes out automatically until someone turns it on. */
  isOn: z.boolean().default(false),
  trigger: z.enum(REVIEW_TRIGGERS).default('done'),
  delayHours: whole(0, 336, '0 to 336 hours').default(24),
  isByEmail: z.boolean().default(true),
  isBySms: z.boolean().default(false),
  /** Days without an answer before a follow-up is sent; 0 = never. */
  followUpDays: whole(0, 30, '0 to 30 days').default(5),
  /** Minimum days between two requests to one customer, regardless of work done in between. */
  minIntervalDays: whole(30, 730, '30 to 730 days').default(180),
  /** '' = our default; see `words.ts`. */
  words: wordsSchema.default(NO_WORDS),
  followUp: wordsSchema.default(NO_WORDS),
  /** '' = no link to that site. */
  links: linksSchema.default(linksSchema.parse({})),
  /** Days after which reviews that no one has moderated are published. */
  publishAfterDays: whole(1, 14, '1 to 14 days').default(3),
  isWidgetOn: z.boolean().default(false),
  /** Whether the company gets an e-mail for each new review, however many stars it has. */
  isCompanyTold: z.boolean().default(true),
});
/** The Google page's setting: the Google entry of `links`. */
export const reviewLinkSchema = z.object({ google: link }).superRefine(({ google }, context) => {
  const fault = linkFault('google', google);
  if (fault !== '') context.addIssue({ code: 'custom', path: ['google'], message: fault });
});

export type ReviewSettings = z.infer<typeof reviewSettingsSchema>;
export const DEFAULT_REVIEW_SETTINGS: ReviewSettings = reviewSettingsSchema.parse({});

/** The settings form: links must lead to the sites they name, and if requests are on, there must be a channel to send them. */
export const reviewSettingsFormSchema = reviewSettingsSchema.superRefine((settings, context) => {
  for (const site of LINKED_SITES) {
    const fault = linkFault(site, settings.links[site]);
    if (fault !== '') context.addIssue({ code: 'custom', path: ['links', site], message: fault });
  }
  if (settings.isOn && !settings.isByEmail && !settings.isBySms)
    context.addIssue({ code: 'custom', path: ['isByEmail'], message: 'Choose e-mail, text message, or both' });
});

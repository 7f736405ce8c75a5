import { z } from 'zod';
import { optionalInstant } from '../record/schema';
import { AI_PURPOSES, type AiPurpose } from './purpose';

/** The ID of the only document in `aiSettings`. */
export const AI_SETTINGS_ID = 'main';
const CAP_LIMIT_CENTS = 1_000_000;
/** The share of a cap at which people are warned. */
export const CAP_WARNING_PERCENT = 80;

const cap = (cents: number) =>
  z
    .number('Enter an amount')
    .int('Whole cents')
    .min(0, 'Not below zero')
    .max(CAP_LIMIT_CENTS, 'At most 10,000')
    .default(cents);

/**
 * companies/{c}/aiSettings/main: whether and for what the company uses AI, and what it may cost in a calendar month (UTC), below the
 * operator's limits (`ceiling.ts`). No provider is called until a person turns it on.
 */
export const aiSettingsSchema = z.object({
  isOn: z.boolean().default(false),
  isAnswerOn: z.boolean().default(true),
  isDraftOn: z.boolean().default(true),
  isPictureOn: z.boolean().default(true),
  isAdCopyOn: z.boolean().default(true),
  isAdPictureOn: z.boolean().default(true),
  /** For everyone combined. At the cap, requests stop until the next month, or until it is raised. */
  monthlyCapCents: cap(5_000),
  /** Per person. */
  personCapCents: cap(2_000),
});
export type AiSettings = z.infer<typeof aiSettingsSchema>;
export const DEFAULT_AI_SETTINGS: AiSettings = aiSettingsSchema.parse({});

export const PURPOSE_SWITCHES = {
  answer: 'isAnswerOn',
  draft: 'isDraftOn',
  picture: 'isPictureOn',
  'ad-copy': 'isAdCopyOn',
  'ad-picture': 'isAdPictureOn',
} as const satisfies Record<AiPurpose, keyof AiSettings>;

/** Whether the company allows AI for this purpose. */
export const isPurposeOn = (settings: AiSettings, purpose: AiPurpose): boolean =>
  settings.isOn && settings[PURPOSE_SWITCHES[purpose]];

const microdollars = z.number().int().min(0);

/**
 * companies/{c}/aiUsage/{YYYY-MM} for the total (`uid` ''), `{YYYY-MM}_{uid}` for each person: what AI was used for in a month and what
 * it cost, in millionths of a dollar at the day's prices. Maintained by functions; managers read it.
 */
export const aiUsageSchema = z.object({
  month: z.string().regex(/^\d{4}-\d{2}$/),
  uid: z.string().max(128).default(''),
  questionCount: z.number().int().min(0).default(0),
  costMicrodollars: microdollars.default(0),
  /** Reserved for requests in progress, so that concurrent questions stay below the cap too. */
  reservedMicrodollars: microdollars.default(0),
  /** Time at which the reservation expires, however the request ended. */
  reservedUntil: optionalInstant,
  inputTokens: z.number().int().min(0).default(0),
  outputTokens: z.number().int().min(0).default(0),
  costOfPurposes: z
    .array(z.object({ purpose: z.enum(AI_PURPOSES), costMicrodollars: microdollars }))
    .max(AI_PURPOSES.length)
    .default([]),
});
export type AiUsage = z.infer<typeof aiUsageSchema>;

export const usageId = (month: string, uid = ''): string => (uid === '' ? month : `${month}_${uid}`);

export const MICRODOLLARS_PER_CENT = 10_000;

/** Returns how much of a cap is used, in whole percent, rounded down; 100 and more at the cap, also for a cap of zero. */
export const percentOfCap = (costMicrodollars: number, capCents: number): number =>
  capCents === 0 ? 100 : Math.floor((costMicrodollars * 100) / (capCents * MICRODOLLARS_PER_CENT));

/** Returns the amount reserved for requests in progress at an instant (ISO), in millionths of a dollar. */
export const reservedOf = (
  { reservedMicrodollars, reservedUntil }: Pick<AiUsage, 'reservedMicrodollars' | 'reservedUntil'>,
  at: string,
): number => (reservedUntil > at ? reservedMicrodollars : 0);

/** Converts millionths of a dollar to whole cents, rounded up: usage is never shown as zero. */
export const centsOf = (costMicrodollars: number): number => Math.ceil(costMicrodollars / MICRODOLLARS_PER_CENT);

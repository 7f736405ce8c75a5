import { z } from 'zod';
import { line, optionalDate, pictureAddress, recordId, requiredLine, text } from '../record/schema';
import { AD_CHANNELS, AD_SLOTS, type AdChannel } from './channels';

export const AD_GOALS = ['book', 'call', 'estimate', 'membership', 'known'] as const;
export type AdGoal = (typeof AD_GOALS)[number];
export const AD_GOAL_LABELS: Record<AdGoal, string> = {
  book: 'Visits booked online',
  call: 'Phone calls',
  estimate: 'Requests for an estimate',
  membership: 'Maintenance plans',
  known: 'Being known in the area',
};

export const AD_AUDIENCES = ['homeowners', 'landlords', 'businesses', 'neighbors', 'customers'] as const;
export type AdAudience = (typeof AD_AUDIENCES)[number];
export const AD_AUDIENCE_LABELS: Record<AdAudience, string> = {
  homeowners: 'Homeowners',
  landlords: 'Landlords and property managers',
  businesses: 'Businesses',
  neighbors: 'Neighbors of a job',
  customers: 'Customers of before',
};

export const AD_STATES = ['draft', 'running', 'ended'] as const;
export type AdState = (typeof AD_STATES)[number];
export const AD_STATE_LABELS: Record<AdState, string> = { draft: 'Draft', running: 'Running', ended: 'Ended' };

/** Landing pages of an ad, all the company's own. Fieldwright's `/features/ad/…` advertise Fieldwright to contractors. */
export const AD_LANDINGS = ['form', 'site', 'booking'] as const;
export type AdLanding = (typeof AD_LANDINGS)[number];
export const AD_LANDING_LABELS: Record<AdLanding, string> = {
  form: 'Request form',
  site: 'Your website',
  booking: 'Online booking',
};

/** Source of a picture. `gallery`: the website's gallery, which records who consented. */
const AD_PICTURE_KINDS = ['', 'job', 'gallery', 'upload'] as const;
export const POSTCARD_SIZES = ['6x4', '9x6'] as const;
export type PostcardSize = (typeof POSTCARD_SIZES)[number];

export const AD_LINES_LIMIT = 120;
export const AD_LINE_LENGTH = 1500;
const AD_OFFER_LENGTH = 200;
export const AD_TERMS_LENGTH = 600;
export const AD_AREAS_LIMIT = 12;

/**
 * One text of an ad. It may exceed its channel's limit: it is kept as written, and too long a text blocks the export (`lint`). `pin`: at
 * Google, the position where it is always shown; 0 = any.
 */
export const adLineSchema = z.object({
  id: recordId,
  channel: z.enum(AD_CHANNELS),
  slot: z.enum(AD_SLOTS),
  text: text(AD_LINE_LENGTH).default(''),
  pin: z.number().int().min(0).max(3).default(0),
});
export type AdLine = z.infer<typeof adLineSchema>;

/** The ID of another record, '' for none. */
const relatedId = z.string().max(128).default('');

const spent = z
  .number('Enter an amount')
  .int()
  .min(0, 'Not below zero')
  .max(100_000_000, 'At most 1,000,000')
  .default(0);
const spentShape = Object.fromEntries(AD_CHANNELS.map((channel) => [channel, spent])) as Record<
  AdChannel,
  typeof spent
>;
const spentSchema = z.object(spentShape);
export const NOTHING_SPENT = spentSchema.parse({});

/** companies/{c}/ads/{id}: the content of one offer, on all its channels. Admins only. */
export const adSchema = z.object({
  name: requiredLine(120, 'Name the ad'),
  /** `name` in lower case, for searching and sorting. */
  sortName: z.string().max(240).default(''),
  state: z.enum(AD_STATES).default('draft'),
  isArchived: z.boolean().default(false),
  goal: z.enum(AD_GOALS).default('book'),
  audience: z.enum(AD_AUDIENCES).default('homeowners'),
  /** The advertised service, in customers' words; `serviceId` is its pricebook item, '' = none. */
  service: line(80).default(''),
  serviceId: relatedId,
  offer: line(AD_OFFER_LENGTH).default(''),
  offerTerms: text(AD_TERMS_LENGTH).default(''),
  offerEndsOn: optionalDate,
  /** The disclosure required with any mention of financing. */
  financingTerms: text(AD_TERMS_LENGTH).default(''),
  /** Proof of a claim such as "best": who says so, when, and where it can be read. */
  proof: line(300).default(''),
  areas: z.array(line(60)).max(AD_AREAS_LIMIT, `At most ${AD_AREAS_LIMIT} areas`).default([]),
  channels: z.array(z.enum(AD_CHANNELS)).max(AD_CHANNELS.length).default([]),
  lines: z.array(adLineSchema).max(AD_LINES_LIMIT, `At most ${AD_LINES_LIMIT} texts`).default([]),
  pictureKind: z.enum(AD_PICTURE_KINDS).default(''),
  pictureUrl: pictureAddress,
  /** The person who consented to showing the picture. The rules refuse a picture without it. */
  pictureConsent: line(200).default(''),
  jobId: relatedId,
  landing: z.enum(AD_LANDINGS).default('form'),
  postcardSize: z.enum(POSTCARD_SIZES).default('6x4'),
  startsOn: optionalDate,
  endsOn: optionalDate,
  /** Spending, in cents by channel. */
  spentCents: spentSchema.default(NOTHING_SPENT),
  note: text(1000).default(''),
});
export type Ad = z.infer<typeof adSchema>;

/** Adds the form's checks across fields. */
export const adFormSchema = adSchema.superRefine((ad, context) => {
  const fault = (path: string, message: string): void => {
    context.addIssue({ code: 'custom', path: [path], message });
  };
  if (ad.channels.length === 0) fault('channels', 'Choose where it runs');
  if (ad.pictureUrl !== '' && ad.pictureConsent === '')
    fault('pictureConsent', 'Say who agreed that the picture is shown');
  if (ad.startsOn !== '' && ad.endsOn !== '' && ad.endsOn < ad.startsOn) fault('endsOn', 'It must end after it starts');
});

export const adNameKey = (name: string): string => name.trim().toLowerCase();

/** Returns the non-empty texts of a channel's slot, in order. */
export const textsOf = ({ lines }: Pick<Ad, 'lines'>, channel: AdChannel, slot: AdLine['slot']): AdLine[] =>
  lines.filter((one) => one.channel === channel && one.slot === slot && one.text.trim() !== '');

/** companies/{c}/adResults/{adId}-{channel}: what an ad's links led to on one channel; maintained by functions. */
export const adResultSchema = z.object({
  adId: recordId,
  channel: z.enum(AD_CHANNELS),
  leads: z.number().int().min(0).default(0),
  booked: z.number().int().min(0).default(0),
  won: z.number().int().min(0).default(0),
  /** Paid on invoices of the resulting jobs, minus refunds. */
  revenueCents: z.number().int().default(0),
});
export type AdResult = z.infer<typeof adResultSchema>;

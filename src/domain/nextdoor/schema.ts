import { z } from 'zod';
import { line, optionalDate, optionalInstant, pictureAddress, recordId, requiredLine, text } from '../record/schema';

/** ID of the only document in `nextdoorSettings`. */
export const NEXTDOOR_SETTINGS_ID = 'main';
export const NEIGHBORHOOD_LIMIT = 60;

/** A URL on Nextdoor's own site, or ''. */
const nextdoorLink = z
  .string()
  .max(500, 'At most 500 characters')
  .regex(
    /^(https:\/\/([a-z]{2}\.|www\.)?nextdoor\.com\/[^\s<>"]+)?$/,
    'Paste a link that starts with https://nextdoor.com/',
  )
  .default('');

const neighborhoodSchema = z.object({
  id: recordId,
  name: requiredLine(80, 'Enter a name'),
  /** Comma-separated ZIP codes; '' = assigned by hand. */
  zips: line(300).default(''),
});
export type Neighborhood = z.infer<typeof neighborhoodSchema>;

/** companies/{c}/nextdoorSettings/main. */
export const nextdoorSettingsSchema = z.object({
  /** The company's Nextdoor page, and the page where neighbors recommend it. */
  pageUrl: nextdoorLink,
  recommendUrl: nextdoorLink,
  neighborhoods: z
    .array(neighborhoodSchema)
    .max(NEIGHBORHOOD_LIMIT, `At most ${NEIGHBORHOOD_LIMIT} neighborhoods`)
    .default([]),
});
export type NextdoorSettings = z.infer<typeof nextdoorSettingsSchema>;
export const DEFAULT_NEXTDOOR_SETTINGS: NextdoorSettings = nextdoorSettingsSchema.parse({});

/** Returns the neighborhood that a ZIP code belongs to, by the settings; null for none. */
export const neighborhoodOfZip = (neighborhoods: readonly Neighborhood[], zip: string): Neighborhood | null =>
  neighborhoods.find(({ zips }) => zip !== '' && zips.split(/[\s,;]+/).includes(zip)) ?? null;

/** The ID of another record, '' for none. */
const relatedId = z.string().max(128).default('');

export const POST_RADIUS_MILES = [0.5, 1, 2, 5] as const;
export const NEXTDOOR_TEXT_LENGTH = 2000;
/** `posted`: the user confirmed posting it. Nextdoor doesn't report it. */
export const NEXTDOOR_STATES = ['draft', 'posted', 'skipped'] as const;
export type NextdoorState = (typeof NEXTDOOR_STATES)[number];
export const NEXTDOOR_STATE_LABELS: Record<NextdoorState, string> = {
  draft: 'To be posted',
  posted: 'Posted by hand',
  skipped: 'Skipped',
};

/** companies/{c}/nextdoorPosts/{id}: a post for the neighborhood of a job. It names neither the customer nor the house. */
export const nextdoorPostSchema = z.object({
  /** The job it is about; '' = none of ours. */
  jobId: relatedId,
  neighborhoodId: relatedId,
  neighborhoodName: line(80).default(''),
  text: text(NEXTDOOR_TEXT_LENGTH).default(''),
  /**
   * The center of the picture's map: two decimals, about half a mile, so the house can't be found. More decimals are rejected here and by
   * the rules. '' = no map.
   */
  area: z
    .string()
    .regex(/^(-?\d{1,2}\.\d{2}, -?\d{1,3}\.\d{2})?$/, 'Not a blurred place')
    .default(''),
  radiusMiles: z.number().min(0.5).max(5).default(1),
  /** A photo of the job to include; '' = only the map. */
  photoUrl: pictureAddress,
  /** Person who agreed to showing the photo. Without it, the photo is left out. */
  photoConsent: line(200).default(''),
  remindOn: optionalDate,
  state: z.enum(NEXTDOOR_STATES).default('draft'),
  postedAt: optionalInstant,
  /** The cost of promoting it. */
  spentCents: z
    .number('Enter an amount')
    .int()
    .min(0, 'Not below zero')
    .max(100_000_000, 'At most 1,000,000')
    .default(0),
});
export type NextdoorPost = z.infer<typeof nextdoorPostSchema>;

/** The editable form: a photo requires the name of the person who agreed to it. */
export const nextdoorDraftSchema = nextdoorPostSchema.superRefine((post, context) => {
  if (post.text.trim() === '') context.addIssue({ code: 'custom', path: ['text'], message: 'Write something' });
  if (post.photoUrl !== '' && post.photoConsent === '')
    context.addIssue({ code: 'custom', path: ['photoConsent'], message: 'Say who agreed that the photo is shown' });
});

/** companies/{c}/nextdoorResults/{id}: the results of a post's tracked links; maintained by functions, under the post's ID. */
export const nextdoorResultSchema = z.object({
  postId: recordId,
  neighborhoodId: z.string().max(128).default(''),
  leads: z.number().int().min(0).default(0),
  booked: z.number().int().min(0).default(0),
  won: z.number().int().min(0).default(0),
  /** Paid on invoices for the resulting jobs, minus refunds. */
  revenueCents: z.number().int().default(0),
});
export type NextdoorResult = z.infer<typeof nextdoorResultSchema>;

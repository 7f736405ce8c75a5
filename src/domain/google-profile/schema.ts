import { z } from 'zod';
import { timeOfDay } from '../company/businessHours';
import { isoInstant, line, optionalDate, optionalInstant, text } from '../record/schema';
import { openSpanSchema } from './hours';

export const GOOGLE_LOCATION_LIMIT = 10;
const SERVICE_LIMIT = 200;

/** A day at Google that differs from the regular week. Without hours it is closed. */
const specialDaySchema = z.object({
  date: z.iso.date(),
  isClosed: z.boolean(),
  opensAt: timeOfDay.or(z.literal('')).default(''),
  closesAt: timeOfDay.or(z.literal('24:00')).or(z.literal('')).default(''),
});
export type SpecialDay = z.infer<typeof specialDaySchema>;

/**
 * companies/{c}/googleLocations/{locationId}: a Google profile that the company manages, as last read from Google. Written only by
 * functions.
 */
export const googleLocationSchema = z.object({
  /** Google's older API needs both numbers in its URLs. */
  accountId: z.string().max(60),
  accountName: z.string().max(200).default(''),
  title: z.string().max(300),
  phone: z.string().max(60).default(''),
  website: z.string().max(1000).default(''),
  hours: z.array(openSpanSchema).max(100).default([]),
  specialDays: z.array(specialDaySchema).max(200).default([]),
  services: z.array(z.string().max(300)).max(SERVICE_LIMIT).default([]),
  categoryName: z.string().max(200).default(''),
  placeId: z.string().max(300).default(''),
  mapsUrl: z.string().max(1000).default(''),
  /** Google's own link to write a review. */
  reviewUrl: z.string().max(1000).default(''),
  /** Whether Google accepts the company as the profile's owner; otherwise it allows no replies and no posts. */
  isVerified: z.boolean().default(false),
  canPost: z.boolean().default(false),
  canChangeServices: z.boolean().default(false),
  isDuplicate: z.boolean().default(false),
  /** True when someone else's changes are waiting at Google to be accepted or rejected. */
  hasGoogleUpdates: z.boolean().default(false),
  reviewCount: z.number().int().min(0).default(0),
  /** To one decimal; 0 without reviews. */
  averageStars: z.number().min(0).max(5).default(0),
  readAt: isoInstant,
  /** Changed reviews have been read up to this time, by Google's clock; '' = not yet. */
  reviewsUntil: optionalInstant,
  /** Time all reviews were last read, to detect deleted ones. */
  allReviewsAt: optionalInstant,
  /** Why the last attempt to read it failed, as a message; '' if it didn't. */
  fault: line(500).default(''),
});
export type GoogleLocation = z.infer<typeof googleLocationSchema>;

/** The ID of the only document in `googleSettings`. */
export const GOOGLE_SETTINGS_ID = 'main';

/** companies/{c}/googleSettings/main: the company's own settings for its profile. Its review link is in `reviewSettings`. */
export const googleSettingsSchema = z.object({
  /** Our services deliberately left out of the profile. */
  ignoredServices: z.array(line(60)).max(40).default([]),
  /** Day someone last compared the profile by eye. */
  checkedOn: optionalDate,
});
export type GoogleSettings = z.infer<typeof googleSettingsSchema>;
export const DEFAULT_GOOGLE_SETTINGS: GoogleSettings = googleSettingsSchema.parse({});
/** A profile compared by eye is due for another look after this many days. */
export const CHECK_AGAIN_DAYS = 90;

export const POST_KINDS = ['STANDARD', 'OFFER', 'EVENT'] as const;
export type PostKind = (typeof POST_KINDS)[number];
export const POST_KIND_LABELS: Record<PostKind, string> = { STANDARD: 'Update', OFFER: 'Offer', EVENT: 'Event' };
export const POST_ACTIONS = ['', 'LEARN_MORE', 'BOOK', 'SIGN_UP', 'CALL'] as const;
export type PostAction = (typeof POST_ACTIONS)[number];
export const POST_ACTION_LABELS: Record<PostAction, string> = {
  '': 'No button',
  LEARN_MORE: 'Learn more',
  BOOK: 'Book',
  SIGN_UP: 'Sign up',
  CALL: 'Call now',
};
/**
 * `draft`: visible to no one. `by-hand`: someone posted it on Google. `sending`: on its way. `unknown`: Google did
 * not answer; looked up before it is sent again. `processing`, `live`, `rejected`, `removed`: as Google reports.
 */
export const POST_STATES = [
  'draft',
  'by-hand',
  'sending',
  'unknown',
  'processing',
  'live',
  'rejected',
  'removed',
] as const;
export type PostState = (typeof POST_STATES)[number];
export const POST_LENGTH = 1500;

/** companies/{c}/googlePosts/{id}: a post on the profile, from draft to outcome. */
export const googlePostSchema = z.object({
  kind: z.enum(POST_KINDS).default('STANDARD'),
  text: text(POST_LENGTH).default(''),
  action: z.enum(POST_ACTIONS).default(''),
  /** The button's link; '' for none and for calls. */
  actionUrl: z
    .string()
    .max(1000)
    .regex(/^(https:\/\/[^\s<>"]+)?$/, 'Use an address that starts with https://')
    .default(''),
  /** For an offer or an event. */
  title: line(58).default(''),
  startsOn: optionalDate,
  endsOn: optionalDate,
  couponCode: line(58).default(''),
  terms: line(500).default(''),
  /** The target profile; '' = none is connected. */
  locationId: z.string().max(60).default(''),
  state: z.enum(POST_STATES).default('draft'),
  postedAt: optionalInstant,

  /** Google's name for it, and its public address. Maintained by functions, as are the fields below. */
  externalName: z.string().max(500).default(''),
  url: z.string().max(1000).default(''),
  fault: line(500).default(''),
});
export type GooglePost = z.infer<typeof googlePostSchema>;

/** Longer than the sending function may run: a run that claimed a post before that has ended. */
const SENDING_MS = 120_000;

/** Whether sending a post was interrupted, so that it may be sent again (`now`, `updatedAt`: ISO UTC). */
export const isStuck = (
  { state, updatedAt }: Pick<GooglePost, 'state'> & { updatedAt: string },
  now: string,
): boolean => state === 'sending' && Date.parse(now) - Date.parse(updatedAt) > SENDING_MS;

/** Fields written only by functions. */
export const POST_FIELDS_OF_SERVER = ['externalName', 'url', 'fault'] as const satisfies readonly (keyof GooglePost)[];

const PHONE_IN_TEXT = /(\+?1[\s.-]?)?\(?\d{3}\)?[\s.-]\d{3}[\s.-]\d{4}/;

/** Returns what Google would reject in a post, by field; {} for nothing. `today`: YYYY-MM-DD. */
export function postFaults(
  post: Pick<GooglePost, 'kind' | 'text' | 'action' | 'actionUrl' | 'title' | 'startsOn' | 'endsOn'>,
  today: string,
): Partial<Record<keyof GooglePost, string>> {
  const needsDates = post.kind !== 'STANDARD';
  const needsUrl = post.kind !== 'OFFER' && post.action !== '' && post.action !== 'CALL';
  return {
    ...(post.text.trim() === '' && { text: 'Write something' }),
    ...(PHONE_IN_TEXT.test(post.text) && {
      text: 'Google refuses posts with a phone number in them. Use the button “Call now”',
    }),
    ...(needsUrl && post.actionUrl === '' && { actionUrl: 'Enter where the button leads' }),
    ...(needsDates && post.title === '' && { title: 'Enter a title' }),
    ...(needsDates && post.startsOn === '' && { startsOn: 'Choose the first day' }),
    ...(needsDates && post.endsOn === '' && { endsOn: 'Choose the last day' }),
    ...(needsDates &&
      post.endsOn !== '' &&
      post.endsOn < post.startsOn && { endsOn: 'The last day is before the first' }),
    ...(needsDates && post.endsOn !== '' && post.endsOn < today && { endsOn: 'This day is over' }),
  };
}

import { z } from 'zod';
import { isoInstant, line, optionalInstant, recordId, text } from '../record/schema';

/**
 * Site where a review was written. `own`: on our page, via one customer's link. The others are copies of public
 * reviews.
 */
export const REVIEW_SOURCES = ['own', 'google', 'facebook', 'nextdoor', 'yelp', 'angi', 'bbb', 'other'] as const;
export type ReviewSource = (typeof REVIEW_SOURCES)[number];
export const REVIEW_SOURCE_LABELS: Record<ReviewSource, string> = {
  own: 'Own page',
  google: 'Google',
  facebook: 'Facebook',
  nextdoor: 'Nextdoor',
  yelp: 'Yelp',
  angi: 'Angi',
  bbb: 'BBB',
  other: 'Elsewhere',
};

/**
 * - `pending`: may be shown, and awaits review. Published automatically if no one looks at it.
 * - `published`: shown on the website and in the widget.
 * - `hidden`: not shown, for one of `HIDING_REASONS`.
 * - `private`: the customer doesn't want it shown.
 * - `gone`: the site where it was written no longer shows it.
 */
export const REVIEW_STATES = ['pending', 'published', 'hidden', 'private', 'gone'] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];

/** Why a review is not shown. Its star rating is not a reason: leaving out the bad ones would mislead readers. */
export const HIDING_REASONS = ['spam', 'abusive', 'personal-data', 'not-about-us', 'duplicate', 'withdrawn'] as const;
export type HidingReason = (typeof HIDING_REASONS)[number];

/** Ways a review was matched to a job: from the link, found by name and date, or set by the office. */
const REVIEW_MATCHES = ['', 'certain', 'probable', 'by-hand'] as const;

/** `draft`: awaits approval. `approved`: may be posted. `posted`: public with the review. `refused`: rejected by the site. */
const REPLY_STATES = ['', 'draft', 'approved', 'posted', 'refused'] as const;

export const REVIEW_TEXT_LENGTH = 5000;
/** Google accepts 4,096 bytes; other sites more. */
export const REPLY_LENGTH = 4096;
const REVIEW_TECHNICIANS_LIMIT = 10;

const relatedId = z.string().max(128).default('');
const byteLength = (value: string): number => new TextEncoder().encode(value).length;

/** Our reply. `writtenBy`, `approvedBy`: accounts; '' = not yet. `fault`: why the site rejected it, as text. */
export const reviewReplySchema = z.object({
  text: text(REPLY_LENGTH).default(''),
  state: z.enum(REPLY_STATES).default(''),
  writtenBy: z.string().max(128).default(''),
  approvedBy: z.string().max(128).default(''),
  approvedAt: optionalInstant,
  postedAt: optionalInstant,
  fault: line(300).default(''),
});
export type ReviewReply = z.infer<typeof reviewReplySchema>;
export const NO_REPLY: ReviewReply = reviewReplySchema.parse({});

/** Returns why a reply is too long for its site, as a message; '' when it fits. Google counts bytes, not letters. */
export const replyFault = (reply: string): string =>
  byteLength(reply) > REPLY_LENGTH ? 'This reply is too long. Shorten it a little.' : '';

/**
 * companies/{c}/reviews/{id}: a review of the company. Those from other sites have the ID that `reviewId` of functions/src/reviews
 * derives from source and `externalId`, so that the same review is always the same record.
 */
export const reviewSchema = z.object({
  source: z.enum(REVIEW_SOURCES),
  /** The site's ID for it (Google: its full resource name); '' for our own, and for reviews copied manually. */
  externalId: z.string().max(500).default(''),
  /** Its public address; '' = unknown. */
  url: z
    .string()
    .max(2000)
    .regex(/^(https?:\/\/[^\s<>"]+)?$/, 'Use an address that starts with https://')
    .default(''),
  /** 1 to 5; 0 if the site has no stars, such as a recommendation. */
  stars: z.number('Choose the stars').int().min(0).max(5),
  /** The text as written; '' for stars alone. Always plain text. */
  text: text(REVIEW_TEXT_LENGTH).default(''),
  /** Display name: `Ada L.`; '' for an anonymous author. */
  authorName: line(120).default(''),
  /** The city and type of work; '' = unknown, or not to be shown. */
  placeName: line(80).default(''),
  serviceName: line(120).default(''),
  writtenAt: isoInstant,
  /** Time its author last changed it, according to the site; '' = never. */
  editedAt: optionalInstant,

  state: z.enum(REVIEW_STATES).default('pending'),
  hiddenReason: z.enum(['', ...HIDING_REASONS]).default(''),
  /** Whether its author agreed to publishing it, and when; true for other sites, because it is public there. */
  mayPublish: z.boolean().default(false),
  consentedAt: optionalInstant,

  customerId: relatedId,
  jobId: relatedId,
  jobNumber: z.string().max(20).default(''),
  match: z.enum(REVIEW_MATCHES).default(''),
  /** True only when the link was sent for one of our finished jobs: it can't be set manually. */
  isJobVerified: z.boolean().default(false),
  /** The technicians who did the work. */
  technicianIds: z.array(recordId).max(REVIEW_TECHNICIANS_LIMIT).default([]),
  /** The request it responds to; '' = none. */
  requestId: relatedId,

  reply: reviewReplySchema.default(NO_REPLY),
  /** True when neither answered nor hidden. Derived from reply and state; stored for lists and counts. */
  needsReply: z.boolean().default(true),
  /** Time it was last seen on the site; '' for our own. */
  lastSeenAt: optionalInstant,
});
export type Review = z.infer<typeof reviewSchema>;

/** Whether the office copied it manually from another site, and may correct the copy. */
export const isCopied = ({ source, externalId }: Pick<Review, 'source' | 'externalId'>): boolean =>
  source !== 'own' && externalId === '';

/** Whether it still needs a reply: reviews not shown anywhere don't. */
export const needsReply = ({ state, reply }: Pick<Review, 'state' | 'reply'>): boolean =>
  (state === 'pending' || state === 'published' || state === 'private') &&
  (reply.state === '' || reply.state === 'refused');

/** Whether it is public: shown on the website and in the widget. */
export const isShown = ({ state, mayPublish }: Pick<Review, 'state' | 'mayPublish'>): boolean =>
  state === 'published' && mayPublish;

/** Whether the reply is shown with its review. */
export const isReplyShown = ({ state }: Pick<ReviewReply, 'state'>): boolean => state === 'posted';

import { z } from 'zod';
import { spansOf, wirePeriods } from '@/domain/google-profile/hours';
import { googleLocationSchema, type GoogleLocation, type SpecialDay } from '@/domain/google-profile/schema';
import { cutText } from '@/lib/cutText';

// Google's responses, as far as they are used. Lenient: new or missing fields must not abort the whole sync.

const text = z.string().default('').catch('');
/** A URL that screens show as a link: https only. */
const link = text.transform((address) => (/^https:\/\/[^\s<>"]+$/.test(address) ? address.slice(0, 1000) : ''));
const nextPageToken = text;

export const accountsAnswer = z.object({
  accounts: z.array(z.object({ name: z.string(), accountName: text })).default([]),
  nextPageToken,
});

const wireDate = z.object({ year: z.number(), month: z.number(), day: z.number() });
const clock = z.object({ hours: z.number().default(0), minutes: z.number().default(0) });
const specialPeriod = z.object({
  startDate: wireDate,
  endDate: wireDate.optional(),
  closed: z.boolean().default(false),
  openTime: clock.optional(),
  closeTime: clock.optional(),
});
const label = z.object({ displayName: text });
const serviceItem = z.looseObject({
  freeFormServiceItem: z.object({ category: text, label: label.optional() }).optional(),
  structuredServiceItem: z.object({ serviceTypeId: text }).optional(),
});
const category = z.object({
  name: text,
  displayName: text,
  serviceTypes: z.array(z.object({ serviceTypeId: text, displayName: text })).default([]),
});

export const wireLocation = z.object({
  name: z.string().regex(/^locations\/[\w-]+$/),
  title: text,
  phoneNumbers: z.object({ primaryPhone: text }).default({ primaryPhone: '' }),
  websiteUri: text,
  categories: z.object({ primaryCategory: category.optional() }).default({}),
  storefrontAddress: z.object({ addressLines: z.array(z.string()).default([]), locality: text }).optional(),
  serviceArea: z
    .object({ places: z.object({ placeInfos: z.array(z.object({ placeName: text })).default([]) }).optional() })
    .optional(),
  regularHours: wirePeriods.default({ periods: [] }),
  specialHours: z
    .object({ specialHourPeriods: z.array(specialPeriod).default([]) })
    .default({ specialHourPeriods: [] }),
  serviceItems: z.array(serviceItem).default([]),
  metadata: z
    .object({
      placeId: text,
      mapsUri: link,
      newReviewUri: link,
      hasVoiceOfMerchant: z.boolean().default(false),
      canOperateLocalPost: z.boolean().default(false),
      canModifyServiceList: z.boolean().default(false),
      duplicateLocation: text,
      hasGoogleUpdated: z.boolean().default(false),
    })
    .prefault({}),
});
export type WireLocation = z.infer<typeof wireLocation>;

export const locationsAnswer = z.object({ locations: z.array(z.unknown()).default([]), nextPageToken });

/** Every field that is read. Google returns nothing without a mask. */
export const READ_MASK =
  'name,title,phoneNumbers,websiteUri,categories,storefrontAddress,serviceArea,regularHours,specialHours,serviceItems,metadata';

export const idIn = (name: string): string => name.slice(name.lastIndexOf('/') + 1);

const dateOf = ({ year, month, day }: z.infer<typeof wireDate>): string =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
const timeOf = ({ hours, minutes }: z.infer<typeof clock>): string =>
  `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;

function specialDayOf(period: z.infer<typeof specialPeriod>): SpecialDay {
  const isClosed = period.closed || !period.openTime || !period.closeTime;
  return {
    date: dateOf(period.startDate),
    isClosed,
    opensAt: isClosed || !period.openTime ? '' : timeOf(period.openTime),
    closesAt: isClosed || !period.closeTime ? '' : timeOf(period.closeTime),
  };
}

export function wireDateOf(date: string): z.infer<typeof wireDate> {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return { year, month, day };
}

/** Returns the name of a profile's service: its own label, or Google's name for its type. */
function serviceName(item: z.infer<typeof serviceItem>, of: WireLocation): string {
  const { freeFormServiceItem: own, structuredServiceItem: known } = item;
  if (own?.label) return own.label.displayName;
  const types = of.categories.primaryCategory?.serviceTypes ?? [];
  return types.find(({ serviceTypeId }) => serviceTypeId === known?.serviceTypeId)?.displayName ?? '';
}

/** Returns a one-line location: its street and town, or its service area. */
export function placeOf({ storefrontAddress, serviceArea }: WireLocation): string {
  if (storefrontAddress)
    return [...storefrontAddress.addressLines, storefrontAddress.locality].filter(Boolean).join(', ');
  const places = serviceArea?.places?.placeInfos.map(({ placeName }) => placeName) ?? [];
  return places.length === 0 ? 'Without an address' : `Serves ${places.slice(0, 3).join('; ')}`;
}

type Kept = Pick<
  GoogleLocation,
  'accountId' | 'accountName' | 'reviewCount' | 'averageStars' | 'reviewsUntil' | 'allReviewsAt'
>;

/** Returns a profile as stored. `today` (YYYY-MM-DD): earlier special days are left out. */
export function keptLocation(
  of: WireLocation,
  kept: Kept,
  { readAt, today }: { readAt: string; today: string },
): GoogleLocation {
  const { metadata } = of;
  return googleLocationSchema.parse({
    ...kept,
    title: cutText(of.title, 300),
    phone: cutText(of.phoneNumbers.primaryPhone, 60),
    website: of.websiteUri.slice(0, 1000),
    hours: spansOf(of.regularHours),
    specialDays: of.specialHours.specialHourPeriods
      .map(specialDayOf)
      .filter(({ date }) => date >= today)
      .toSorted((a, b) => a.date.localeCompare(b.date))
      .slice(0, 200),
    services: of.serviceItems
      .map((item) => serviceName(item, of).slice(0, 300))
      .filter((name) => name !== '')
      .slice(0, 200),
    categoryName: (of.categories.primaryCategory?.displayName ?? '').slice(0, 200),
    placeId: metadata.placeId,
    mapsUrl: metadata.mapsUri,
    reviewUrl: metadata.newReviewUri,
    isVerified: metadata.hasVoiceOfMerchant,
    canPost: metadata.canOperateLocalPost,
    canChangeServices: metadata.canModifyServiceList,
    isDuplicate: metadata.duplicateLocation !== '',
    hasGoogleUpdates: metadata.hasGoogleUpdated,
    readAt,
    fault: '',
  });
}

const STARS = { ONE: 1, TWO: 2, THREE: 3, FOUR: 4, FIVE: 5 } as const;

const instant = z.string().transform((value, context) => {
  const at = Date.parse(value);
  if (!Number.isNaN(at)) return new Date(at).toISOString();
  context.addIssue('Not a time');
  return z.NEVER;
});

export const wireReview = z.object({
  reviewId: z.string().min(1).max(300),
  reviewer: z.object({ displayName: text, isAnonymous: z.boolean().default(false) }).prefault({}),
  starRating: z.enum(['ONE', 'TWO', 'THREE', 'FOUR', 'FIVE']).transform((word) => STARS[word]),
  comment: text,
  createTime: instant,
  updateTime: instant,
  reviewReply: z
    .object({ comment: text, updateTime: instant, reviewReplyState: text, policyViolation: text })
    .optional()
    .catch(undefined),
});
export type WireReview = z.infer<typeof wireReview>;

export const reviewsAnswer = z.object({
  reviews: z.array(z.unknown()).default([]),
  averageRating: z.number().catch(0).default(0),
  totalReviewCount: z.number().int().catch(0).default(0),
  nextPageToken,
});

/** The `comment` of a review Google translated contains both texts; the author's original is used. */
export function originalText(comment: string): string {
  const marked = /\(Original\)\s*([\s\S]+)$/.exec(comment);
  if (marked) return (marked[1] ?? '').trim();
  return (comment.split(/\n*\s*\(Translated by Google\)/)[0] ?? '').trim();
}

export const wirePost = z.object({
  name: z.string(),
  summary: text,
  state: text,
  searchUrl: link,
  createTime: text,
});
export const postsAnswer = z.object({ localPosts: z.array(z.unknown()).default([]), nextPageToken });

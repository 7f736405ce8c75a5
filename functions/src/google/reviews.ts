import { reviewSchema, type Review } from '@/domain/review/schema';
import type { GoogleLocation } from '@/domain/google-profile/schema';
import { cutText } from '@/lib/cutText';
import { HOUR_MS } from '@/lib/time';
import type { Deps } from '../platform/admin';
import { updatedStamp } from '../platform/audit';
import { inCompany } from '../platform/collections';
import { fieldsIn } from '../platform/readable';
import { markGone, recordReply, reviewId, storeOutsideReview, type OutsideReview } from '../reviews/outsideReviews';
import type { AskGoogle } from './client';
import { GoogleError } from './errors';
import { googleLocations } from './locations';
import { originalText, reviewsAnswer, wireReview, type WireReview } from './wire';

const HOST = 'mybusiness.googleapis.com';
const PAGE = '50';
/** 10,000 reviews: more than any contractor has, and a stop in case Google's pages never end. */
const PAGES = 200;
/** All of them are read once a day, to detect deleted ones. */
const ALL_AGAIN_MS = 20 * HOUR_MS;

/** A profile's reviews, by the ids that Google's older API requires. */
type Place = { companyId: string; locationId: string; location: Pick<GoogleLocation, 'accountId'> };

/** Without the account: the same profile may be managed through another one some day. */
const externalIdOf = (locationId: string, id: string): string => `locations/${locationId}/reviews/${id}`;

const pathOf = ({ locationId, location: { accountId } }: Place, rest = ''): string =>
  `/v4/accounts/${encodeURIComponent(accountId)}/locations/${encodeURIComponent(locationId)}/reviews${rest}`;

/**
 * Syncs the company's reviews of a profile from Google: those changed since the last sync, and once a day all of them. However often it
 * runs, each review is one record. Returns how many were new.
 */
export async function syncReviews(
  deps: Deps,
  ask: AskGoogle,
  { companyId, locationId, location }: Place & { location: GoogleLocation },
): Promise<number> {
  const startedAt = deps.now();
  const place = { companyId, locationId, location };
  const isAll =
    location.allReviewsAt === '' || Date.parse(startedAt) - Date.parse(location.allReviewsAt) > ALL_AGAIN_MS;
  const known = isAll ? await knownReviews(deps, place) : null;
  const shown = new Set<string>();
  let [until, newReviews] = [location.reviewsUntil, 0];
  let totals = { reviewCount: location.reviewCount, averageStars: location.averageStars };
  let [isComplete, unread] = [false, 0];
  for (let [page, pageToken] = [0, '']; page < PAGES; page += 1) {
    const answer = reviewsAnswer.parse(
      (await ask({
        host: HOST,
        path: pathOf(place),
        query: { pageSize: PAGE, orderBy: 'updateTime desc', ...(pageToken === '' ? {} : { pageToken }) },
      })) ?? {},
    );
    totals = { reviewCount: answer.totalReviewCount, averageStars: Math.round(answer.averageRating * 10) / 10 };
    const reviews = answer.reviews.flatMap((one) => wireReview.safeParse(one).data ?? []);
    unread += answer.reviews.length - reviews.length;
    for (const review of reviews) {
      const outside = outsideOf(review, locationId);
      shown.add(outside.externalId);
      if (review.updateTime > until) until = review.updateTime;
      const isKnown = known
        ? isSame(known.get(outside.externalId), outside)
        : review.updateTime < location.reviewsUntil;
      if (!isKnown && (await storeOutsideReview(deps, companyId, outside)) === 'new') newReviews += 1;
      await noteRefusedReply(deps, companyId, { review, outside });
    }
    pageToken = answer.nextPageToken;
    const isPast = !isAll && reviews.some(({ updateTime }) => updateTime < location.reviewsUntil);
    if (pageToken === '' || isPast) {
      // Reviews that couldn't be read, or were counted but not shown, aren't considered deleted.
      isComplete = pageToken === '' && unread === 0 && shown.size >= answer.totalReviewCount;
      break;
    }
  }
  if (known && isComplete)
    for (const [externalId, review] of known)
      if (!shown.has(externalId) && review.state !== 'gone')
        await markGone(deps, companyId, reviewId('google', externalId));
  const read = { ...totals, reviewsUntil: until, ...(isAll && isComplete ? { allReviewsAt: startedAt } : {}) };
  await googleLocations(deps.db, companyId)
    .doc(locationId)
    .update({ ...read, ...updatedStamp('', deps.now()) });
  return newReviews;
}

const outsideOf = (review: WireReview, locationId: string): OutsideReview => {
  const isEdited = review.updateTime !== review.createTime;
  const reply = review.reviewReply;
  return {
    source: 'google',
    externalId: externalIdOf(locationId, review.reviewId),
    stars: review.starRating,
    text: cutText(originalText(review.comment), 5000),
    authorName: review.reviewer.isAnonymous ? '' : cutText(review.reviewer.displayName, 120),
    writtenAt: review.createTime,
    editedAt: isEdited ? review.updateTime : '',
    reply: reply && reply.comment !== '' ? { text: reply.comment, postedAt: reply.updateTime } : null,
  };
};

/** Returns a profile's stored reviews, by Google's name for them. */
async function knownReviews({ db }: Deps, { companyId, locationId }: Place): Promise<Map<string, Review>> {
  const prefix = externalIdOf(locationId, '');
  const { docs } = await inCompany(db, companyId, 'reviews')
    .where('externalId', '>=', prefix)
    .where('externalId', '<', `${prefix}\uf8ff`)
    .get();
  const reviews = fieldsIn(reviewSchema, docs);
  return new Map(reviews.map((review) => [review.externalId, review]));
}

const isSame = (known: Review | undefined, outside: OutsideReview): boolean =>
  known !== undefined &&
  known.state !== 'gone' &&
  known.stars === outside.stars &&
  known.text === outside.text &&
  known.authorName === outside.authorName &&
  known.editedAt === outside.editedAt &&
  (known.reply.state === 'posted'
    ? known.reply.text === outside.reply?.text
    : known.reply.state !== '' || !outside.reply);

/** Google checks replies after accepting them, and may reject one hours later. */
async function noteRefusedReply(
  deps: Deps,
  companyId: string,
  { review, outside }: { review: WireReview; outside: OutsideReview },
): Promise<void> {
  if (review.reviewReply?.reviewReplyState !== 'REJECTED' || !outside.reply) return;
  const fault = 'Google’s moderators refused this reply, so no one can see it. Reword it.';
  const id = reviewId('google', outside.externalId);
  await recordReply(deps, companyId, { id, text: outside.reply.text, outcome: { isPosted: false, fault } });
}

type Reply = { companyId: string; id: string; review: Review };

/** Returns the profile a Google review belongs to, or null for one the office copied manually. */
export function locationOf({
  externalId,
}: Pick<Review, 'externalId'>): { locationId: string; googleId: string } | null {
  const [, locationId = '', googleId = ''] = /^locations\/([\w-]+)\/reviews\/(.+)$/.exec(externalId) ?? [];
  return googleId === '' ? null : { locationId, googleId };
}

/**
 * Sends an approved reply. If the author has edited the review in the meantime, a reply written for the old text isn't sent. Sending
 * twice leaves one reply. @throws errors worth retrying
 */
export async function sendReply(
  deps: Deps,
  ask: AskGoogle,
  { companyId, id, review, location }: Reply & { location: GoogleLocation },
): Promise<void> {
  const named = locationOf(review);
  if (!named) return;
  const text = review.reply.text;
  const refused = (fault: string): Promise<void> =>
    recordReply(deps, companyId, { id, text, outcome: { isPosted: false, fault } });
  const path = pathOf({ companyId, locationId: named.locationId, location }, `/${encodeURIComponent(named.googleId)}`);
  try {
    const now = wireReview.parse(await ask({ host: HOST, path }));
    const outside = outsideOf(now, named.locationId);
    if (outside.text !== review.text || outside.stars !== review.stars) {
      await storeOutsideReview(deps, companyId, outside);
      await refused(
        'The customer changed the review after this reply was written. Read it again, then send the reply.',
      );
      return;
    }
    await ask({ host: HOST, path: `${path}/reply`, method: 'PUT', body: { comment: text } });
    await recordReply(deps, companyId, { id, text, outcome: { isPosted: true } });
  } catch (error) {
    if (!(error instanceof GoogleError) || error.status >= 500 || (error.status === 429 && !error.isNotApproved))
      throw error;
    if (error.status === 404) {
      await refused('Google no longer shows this review.');
      await markGone(deps, companyId, id);
      return;
    }
    await refused(
      error.status === 403
        ? 'Google does not let this account answer reviews of this profile. Verify the profile, or connect with its owner.'
        : `Google did not take the reply${error.message === '' ? '' : `: ${cutText(error.message, 200)}`}`,
    );
  }
}

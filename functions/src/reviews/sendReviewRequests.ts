import type { DocumentReference } from 'firebase-admin/firestore';
import { needsReply, reviewSchema } from '@/domain/review/schema';
import { addDaysToInstant } from '@/lib/calendar';
import { DAY_MS } from '@/lib/time';
import { MAIL_SECRETS } from '../mail/config';
import type { Deps } from '../platform/admin';
import { updatedAudit } from '../platform/audit';
import { defineNightly } from '../platform/defineNightly';
import { companiesWith } from '../platform/nightly/companyWork';
import { addedUp } from '../platform/nightly/counts';
import { eachFound, foundIn } from '../platform/nightly/eachFound';
import type { Nightly } from '../platform/nightly/runNightly';
import { TEXT_SECRETS } from '../twilio/config';
import { askForReview } from './askForReview';
import { readReviewSettings } from './reviewSettings';
import type { Ways } from './sendRequest';

/** Finds requests that are due, and reviews waiting for at least a day: no company's period is shorter. */
const work = companiesWith(({ db, now }) => [
  { query: db.collectionGroup('reviewRequests').where('nextAt', '>', '').where('nextAt', '<=', now()), by: 'nextAt' },
  {
    query: db
      .collectionGroup('reviews')
      .where('state', '==', 'pending')
      .where('writtenAt', '<=', addDaysToInstant(now(), -1)),
    by: 'writtenAt',
  },
]);

/**
 * Sends due review requests, follows up, and publishes reviews that have waited longer than their company's period: bad reviews can't be
 * held back by ignoring them.
 */
export const dueReviews = (ways: Ways = {}): Nightly => ({
  work,
  perCompany: async (deps, share) => {
    const { companyId } = share;
    const asked = await eachFound(foundIn(share, 'reviewRequests'), async ({ id }) => {
      const { rule } = await askForReview(deps, { companyId, requestId: id }, ways);
      return { [rule || 'undecided']: 1 };
    });
    const waiting = foundIn(share, 'reviews');
    if (waiting.found.length === 0) return asked;
    const { publishAfterDays } = await readReviewSettings(deps, companyId);
    const published = await eachFound(waiting, async ({ ref }) => ({
      published: Number(await publish(deps, ref, publishAfterDays)),
    }));
    return addedUp([asked, published]);
  },
});

/** Hourly. */
export const sendReviewRequests = defineNightly(
  'sendReviewRequests',
  { schedule: '25 * * * *', secrets: [...MAIL_SECRETS, ...TEXT_SECRETS] },
  dueReviews(),
);

/** Publishes a review; returns whether it was published now. */
function publish(deps: Deps, ref: DocumentReference, days: number): Promise<boolean> {
  return deps.db.runTransaction(async (transaction) => {
    const stored = (await transaction.get(ref)).data();
    const review = reviewSchema.safeParse(stored).data;
    const now = deps.now();
    // Someone reviewed it in the meantime, or its author withdrew it.
    if (review?.state !== 'pending' || !review.mayPublish) return false;
    if (Date.parse(now) - Date.parse(review.editedAt || review.writtenAt) < days * DAY_MS) return false;
    const state = 'published';
    transaction.update(ref, { state, needsReply: needsReply({ ...review, state }), ...updatedAudit('', now, stored) });
    return true;
  });
}

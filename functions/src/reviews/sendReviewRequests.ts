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

/** Requests that are due, and reviews that wait since a day at least: no company lets them wait for less. */
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
 * Sends due review requests, follows up, and publishes reviews that have waited longer than their company's days:
 * ignoring bad reviews is no way to hold them back.
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

/** Each hour. */
export const sendReviewRequests = defineNightly(
  'sendReviewRequests',
  { schedule: '25 * * * *', secrets: [...MAIL_SECRETS, ...TEXT_SECRETS] },
  dueReviews(),
);

/** Whether it was published now. */
function publish(deps: Deps, ref: DocumentReference, days: number): Promise<boolean> {
  return deps.db.runTransaction(async (transaction) => {
    const stored = (await transaction.get(ref)).data();
    const review = reviewSchema.safeParse(stored).data;
    const now = deps.now();
    // Somebody looked at it meanwhile, or its author took it back.
    if (review?.state !== 'pending' || !review.mayPublish) return false;
    if (Date.parse(now) - Date.parse(review.editedAt || review.writtenAt) < days * DAY_MS) return false;
    const state = 'published';
    transaction.update(ref, { state, needsReply: needsReply({ ...review, state }), ...updatedAudit('', now, stored) });
    return true;
  });
}

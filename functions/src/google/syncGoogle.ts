import { warn } from 'firebase-functions/logger';
import { reviewSchema } from '@/domain/review/schema';
import { CONNECTION_SECRETS } from '../oauth/config';
import type { Deps } from '../platform/admin';
import { inCompany } from '../platform/collections';
import { defineNightly } from '../platform/defineNightly';
import { defineReaction } from '../platform/reaction';
import { mayWorkLater, toAppError } from '../platform/errors';
import { companiesWith } from '../platform/nightly/companyWork';
import { addedUp, type Counts } from '../platform/nightly/counts';
import type { Nightly } from '../platform/nightly/runNightly';
import { recordReply } from '../reviews/outsideReviews';
import { askGoogleFor, type AskGoogle } from './client';
import { GOOGLE_SECRETS } from './config';
import { fromGoogleError } from './errors';
import { storedLocation } from './locations';
import { companyWithGoogle, readLocation } from './readLocation';
import { locationOf, sendReply } from './reviews';

const SECRETS = [...CONNECTION_SECRETS, ...GOOGLE_SECRETS];

/** Reads the profiles a company manages. A failure is recorded on its profile and doesn't stop the others. */
const profiles: Nightly = {
  work: companiesWith(({ db }) => [{ query: db.collectionGroup('googleLocations') }]),
  perCompany: async (deps, { companyId, found }) => {
    const company = await companyWithGoogle(deps, companyId);
    if (!company) return {};
    const parts: Counts[] = [];
    for (const { id: locationId } of found) {
      try {
        parts.push({ profiles: 1, newReviews: await readLocation(deps, { companyId, locationId, company }) });
      } catch (error) {
        parts.push({ profiles: 1, failedParts: 1 });
        warn('Google profile not read', { companyId, code: toAppError(fromGoogleError(error)).code });
      }
    }
    return addedUp(parts);
  },
};

/** Every four hours: all managed company profiles in sequence, so a project's quota isn't used up in one burst. */
export const syncGoogle = defineNightly('syncGoogle', { schedule: '23 */4 * * *', secrets: SECRETS }, profiles);

/** Sends an approved reply to a Google review. */
export const replyOnReview = defineReaction(
  'replyOnReview',
  'reviews',
  (deps, { params: { companyId = '', id = '' } }) => answerReview(deps, companyId, id),
  {
    concerns: ({ before, after }) => stateOf(after) === 'approved' && stateOf(before) !== 'approved',
    secrets: SECRETS,
  },
);

const stateOf = (data: Record<string, unknown> | null): string => reviewSchema.safeParse(data).data?.reply.state ?? '';

/** Sends a review's approved reply in its current state. @throws errors worth retrying, so that the event is repeated */
export async function answerReview(
  deps: Deps,
  companyId: string,
  id: string,
  ask: AskGoogle = askGoogleFor(deps, companyId),
): Promise<void> {
  const review = reviewSchema.safeParse((await inCompany(deps.db, companyId, 'reviews').doc(id).get()).data()).data;
  if (review?.source !== 'google' || review.reply.state !== 'approved') return;
  const named = locationOf(review);
  // A review the office copied manually is answered manually.
  if (!named || !(await companyWithGoogle(deps, companyId))) return;
  try {
    const location = await storedLocation(deps, companyId, named.locationId);
    await sendReply(deps, ask, { companyId, id, review, location });
  } catch (error) {
    const { code, userMessage } = toAppError(fromGoogleError(error));
    if (mayWorkLater(code)) throw error;
    await recordReply(deps, companyId, {
      id,
      text: review.reply.text,
      outcome: { isPosted: false, fault: userMessage },
    });
  }
}

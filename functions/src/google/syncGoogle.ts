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

/** Reads the profiles that a company looks after. What fails for one is noted on it and keeps no other from being read. */
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

/** A reply to a review of Google's that somebody approved goes out. */
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

/** Sends the approved reply of a review as it is now. @throws what is worth trying again, so that the event comes again */
export async function answerReview(
  deps: Deps,
  companyId: string,
  id: string,
  ask: AskGoogle = askGoogleFor(deps, companyId),
): Promise<void> {
  const review = reviewSchema.safeParse((await inCompany(deps.db, companyId, 'reviews').doc(id).get()).data()).data;
  if (review?.source !== 'google' || review.reply.state !== 'approved') return;
  const named = locationOf(review);
  // One that the office copied by hand is answered by hand.
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

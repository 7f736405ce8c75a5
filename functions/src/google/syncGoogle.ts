import { FieldPath } from 'firebase-admin/firestore';
import { info, warn } from 'firebase-functions/logger';
import { reviewSchema } from '@/domain/review/schema';
import { CONNECTION_SECRETS } from '../oauth/config';
import type { Deps } from '../platform/admin';
import { inCompany } from '../platform/collections';
import { defineSchedule } from '../platform/defineSchedule';
import { defineTrigger } from '../platform/defineTrigger';
import { toAppError } from '../platform/errors';
import { recordReply } from '../reviews/outsideReviews';
import { askGoogleFor, type AskGoogle } from './client';
import { GOOGLE_SECRETS } from './config';
import { fromGoogleError } from './errors';
import { storedLocation } from './locations';
import { companyWithGoogle, readLocation } from './readLocation';
import { locationOf, sendReply } from './reviews';

const SECRETS = [...CONNECTION_SECRETS, ...GOOGLE_SECRETS];
const PAGE = 100;

/** Every four hours: all profiles that companies look after, one after the other, so that a project's quota is not used up at once. */
export const syncGoogle = defineSchedule(
  'syncGoogle',
  { schedule: '23 */4 * * *', secrets: SECRETS, timeoutSeconds: 1_800 },
  (deps) => syncAll(deps),
);

/** Reads all connected profiles, and logs one line about it. What fails for one is noted on it and stops nobody else. */
async function syncAll(deps: Deps): Promise<void> {
  const total = { profiles: 0, newReviews: 0, failed: 0 };
  const query = deps.db.collectionGroup('googleLocations').orderBy(FieldPath.documentId()).limit(PAGE);
  for (let last: FirebaseFirestore.QueryDocumentSnapshot | undefined; ;) {
    const { docs } = await (last ? query.startAfter(last) : query).get();
    for (const { ref, id } of docs) {
      const companyId = ref.parent.parent?.id ?? '';
      const company = await companyWithGoogle(deps, companyId);
      if (!company) continue;
      total.profiles += 1;
      try {
        total.newReviews += await readLocation(deps, { companyId, locationId: id, company });
      } catch (error) {
        total.failed += 1;
        warn('Google profile not read', { companyId, reason: toAppError(fromGoogleError(error)).userMessage });
      }
    }
    last = docs.at(-1);
    if (docs.length < PAGE) break;
  }
  info('Google profiles read', total);
}

/** A reply to a review of Google's that somebody approved goes out. */
export const replyOnReview = defineTrigger(
  'replyOnReview',
  'companies/{companyId}/reviews/{id}',
  async (deps, { params, before, after }) => {
    const isNews = stateOf(after) === 'approved' && stateOf(before) !== 'approved';
    if (isNews) await answerReview(deps, params['companyId'] ?? '', params['id'] ?? '');
  },
  { secrets: SECRETS },
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
    if (code === 'unavailable' || code === 'rate-limited' || code === 'unknown') throw error;
    await recordReply(deps, companyId, {
      id,
      text: review.reply.text,
      outcome: { isPosted: false, fault: userMessage },
    });
  }
}

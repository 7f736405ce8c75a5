import { error as logError, info } from 'firebase-functions/logger';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { needsReply, reviewSchema } from '@/domain/review/schema';
import { MAIL_SECRETS } from '../mail/config';
import type { Deps } from '../platform/admin';
import { updatedAudit } from '../platform/audit';
import { defineSchedule } from '../platform/defineSchedule';
import { TEXT_SECRETS } from '../twilio/config';
import { askForReview } from './askForReview';
import { readReviewSettings } from './reviewSettings';
import type { Ways } from './sendRequest';

const AT_ONCE = 200;
/** Of one run; the rest goes on in the next. */
const MOST = 4000;
const DAY_MS = 86_400_000;

/** Each hour: asks whoever is to be asked now, follows up, and publishes what nobody looked at. */
export const sendReviewRequests = defineSchedule(
  'sendReviewRequests',
  { schedule: '25 * * * *', secrets: [...MAIL_SECRETS, ...TEXT_SECRETS], timeoutSeconds: 1800 },
  async (deps) => {
    await askAllDue(deps);
    await publishUnseen(deps);
  },
);

/** What is due of all companies, the longest first. One that fails does not keep the others from theirs. */
async function askAllDue(deps: Deps, ways: Ways = {}): Promise<void> {
  const now = deps.now();
  let query = deps.db
    .collectionGroup('reviewRequests')
    .where('nextAt', '>', '')
    .where('nextAt', '<=', now)
    .orderBy('nextAt')
    .limit(AT_ONCE);
  for (let read = 0; read < MOST;) {
    const { docs } = await query.get();
    for (const snapshot of docs) {
      const companyId = snapshot.ref.parent.parent?.id ?? '';
      try {
        const { rule } = await askForReview(deps, { companyId, requestId: snapshot.id }, ways);
        info('review request', { companyId, requestId: snapshot.id, rule });
      } catch (error) {
        logError('a review request failed', {
          companyId,
          requestId: snapshot.id,
          stack: error instanceof Error ? error.stack : typeof error,
        });
      }
    }
    const last = docs.at(-1);
    if (!last || docs.length < AT_ONCE) return;
    read += docs.length;
    query = query.startAfter(last);
  }
}

/** Publishes reviews that wait longer than their company's days: leaving them unlooked at is no way to keep the bad ones back. */
export async function publishUnseen(deps: Deps): Promise<void> {
  const soonest = new Date(Date.parse(deps.now()) - DAY_MS).toISOString();
  const { docs } = await deps.db
    .collectionGroup('reviews')
    .where('state', '==', 'pending')
    .where('writtenAt', '<=', soonest)
    .orderBy('writtenAt')
    .limit(MOST)
    .get();
  const daysOf = new Map<string, number>();
  for (const snapshot of docs) {
    const companyId = snapshot.ref.parent.parent?.id ?? '';
    const days = daysOf.get(companyId) ?? (await readReviewSettings(deps, companyId)).publishAfterDays;
    daysOf.set(companyId, days);
    await publish(deps, snapshot, days);
  }
}

function publish(deps: Deps, { ref }: QueryDocumentSnapshot, days: number): Promise<void> {
  return deps.db.runTransaction(async (transaction) => {
    const stored = (await transaction.get(ref)).data();
    const review = reviewSchema.safeParse(stored).data;
    const now = deps.now();
    // Somebody looked at it meanwhile, or its author took it back.
    if (review?.state !== 'pending' || !review.mayPublish) return;
    if (Date.parse(now) - Date.parse(review.editedAt || review.writtenAt) < days * DAY_MS) return;
    const state = 'published';
    transaction.update(ref, { state, needsReply: needsReply({ ...review, state }), ...updatedAudit('', now, stored) });
  });
}

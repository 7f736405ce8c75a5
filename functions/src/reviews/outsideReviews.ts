import { createHash } from 'node:crypto';
import type { DocumentReference } from 'firebase-admin/firestore';
import { needsReply, reviewSchema, type Review, type ReviewReply, type ReviewSource } from '@/domain/review/schema';
import { cutText } from '@/lib/cutText';
import type { Deps } from '../platform/admin';
import { createdAudit, updatedAudit } from '../platform/audit';
import { inCompany } from '../platform/collections';

/** What a site says of one of its reviews. `externalId`: what it calls it for ever. */
export type OutsideReview = Pick<Review, 'externalId' | 'stars' | 'text' | 'authorName' | 'writtenAt'> &
  Partial<Pick<Review, 'url' | 'editedAt'>> & {
    source: Exclude<ReviewSource, 'own'>;
    /** The reply that it shows; null = it shows none. */
    reply: { text: string; postedAt: string } | null;
  };

const BY_SYNC = 'system';

/** The id of a review from elsewhere: the same again is the same record. @param externalId not '' */
export const reviewId = (source: ReviewSource, externalId: string): string =>
  `${source}-${createHash('sha256').update(externalId).digest('hex').slice(0, 40)}`;

/**
 * Stores another site's review in its current state there, however often reported. The office's additions (hidden,
 * whose work it was, a reply in progress) stay. A copy entered by hand with the same words becomes this record.
 */
export function storeOutsideReview(deps: Deps, companyId: string, outside: OutsideReview): Promise<'new' | 'known'> {
  const { db } = deps;
  const reviews = inCompany(db, companyId, 'reviews');
  const ref = reviews.doc(reviewId(outside.source, outside.externalId));
  return db.runTransaction(async (transaction) => {
    const stored = (await transaction.get(ref)).data();
    const now = deps.now();
    const known = reviewSchema.safeParse(stored).data;
    const copies = known
      ? []
      : (
          await transaction.get(
            reviews
              .where('source', '==', outside.source)
              .where('externalId', '==', '')
              .where('authorName', '==', outside.authorName)
              .limit(5),
          )
        ).docs.filter((copy) => copy.get('text') === outside.text && copy.get('stars') === outside.stars);
    const copied = reviewSchema.safeParse(copies[0]?.data()).data;
    const fields = merged(outside, known ?? copied ?? null, now);
    const audit = stored ? updatedAudit(BY_SYNC, now, stored) : createdAudit(BY_SYNC, now);
    transaction.set(ref, { ...stored, ...fields, ...audit });
    if (copies[0]) transaction.delete(copies[0].ref);
    return known ? 'known' : 'new';
  });
}

/** The site's words over ours, ours over nothing. What it shows again after it was gone is as it was before. */
function merged({ reply, ...outside }: OutsideReview, before: Review | null, now: string): Review {
  // It is public there, whatever it was here, but for what the office hid.
  const state = before?.hiddenReason ? 'hidden' : 'published';
  const fields = reviewSchema.parse({
    ...before,
    ...outside,
    state,
    mayPublish: true,
    isJobVerified: false,
    reply: mergedReply(reply, before?.reply ?? null),
    lastSeenAt: now,
  });
  return { ...fields, needsReply: needsReply(fields) };
}

function mergedReply(shown: OutsideReview['reply'], ours: ReviewReply | null): Partial<ReviewReply> {
  // A reply being written or sent isn't overwritten by the old one still published there.
  if (ours && (ours.state === 'draft' || ours.state === 'approved' || ours.state === 'refused')) return ours;
  if (!shown) return ours?.state === 'posted' ? {} : (ours ?? {});
  return { ...ours, text: shown.text, state: 'posted', postedAt: shown.postedAt, fault: '' };
}

/** A review that its site does not show any more: it stays in the inbox, and is shown nowhere. */
export async function markGone(deps: Deps, companyId: string, id: string): Promise<void> {
  const ref = inCompany(deps.db, companyId, 'reviews').doc(id);
  await change(deps, ref, () => ({ state: 'gone' }));
}

/** What became of a reply that was approved and sent to its site. A reply that was changed meanwhile keeps its own state. */
export async function recordReply(
  deps: Deps,
  companyId: string,
  { id, text, outcome }: { id: string; text: string; outcome: { isPosted: true } | { isPosted: false; fault: string } },
): Promise<void> {
  const ref = inCompany(deps.db, companyId, 'reviews').doc(id);
  await change(deps, ref, ({ reply }) => {
    if (reply.text !== text || reply.state === 'draft') return null;
    const now = deps.now();
    return {
      reply: outcome.isPosted
        ? { ...reply, state: 'posted', postedAt: now, fault: '' }
        : { ...reply, state: 'refused', fault: cutText(outcome.fault, 300) },
    };
  });
}

function change(
  { db, now }: Deps,
  ref: DocumentReference,
  of: (review: Review) => Partial<Review> | null,
): Promise<void> {
  return db.runTransaction(async (transaction) => {
    const stored = (await transaction.get(ref)).data();
    const review = reviewSchema.safeParse(stored).data;
    const changes = review ? of(review) : null;
    if (!review || !changes) return;
    const next = { ...review, ...changes };
    transaction.update(ref, { ...changes, needsReply: needsReply(next), ...updatedAudit(BY_SYNC, now(), stored) });
  });
}

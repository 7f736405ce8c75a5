import { createHash } from 'node:crypto';
import type { DocumentReference } from 'firebase-admin/firestore';
import { needsReply, reviewSchema, type Review, type ReviewReply, type ReviewSource } from '@/domain/review/schema';
import { cutText } from '@/lib/cutText';
import type { Deps } from '../platform/admin';
import { createdAudit, updatedAudit } from '../platform/audit';
import { inCompany } from '../platform/collections';

/** One review as its site shows it. `externalId`: the site's permanent id. */
export type OutsideReview = Pick<Review, 'externalId' | 'stars' | 'text' | 'authorName' | 'writtenAt'> &
  Partial<Pick<Review, 'url' | 'editedAt'>> & {
    source: Exclude<ReviewSource, 'own'>;
    /** The published reply; null = none. */
    reply: { text: string; postedAt: string } | null;
  };

const BY_SYNC = 'system';

/** Returns the id of another site's review: the same review always gets the same record. @param externalId not '' */
export const reviewId = (source: ReviewSource, externalId: string): string =>
  `${source}-${createHash('sha256').update(externalId).digest('hex').slice(0, 40)}`;

/**
 * Stores another site's review in its current state there, however often reported. The office's additions (hidden, whose work it was, a
 * reply in progress) stay. A copy entered manually with the same text becomes this record.
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

/** The site's data takes precedence over ours, ours over nothing. A review that reappears gets its earlier state back. */
function merged({ reply, ...outside }: OutsideReview, before: Review | null, now: string): Review {
  // It is public there, whatever it was here, unless the office hid it.
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

/** Marks a review its site no longer shows: it stays in the inbox, but isn't displayed anywhere. */
export async function markGone(deps: Deps, companyId: string, id: string): Promise<void> {
  const ref = inCompany(deps.db, companyId, 'reviews').doc(id);
  await change(deps, ref, () => ({ state: 'gone' }));
}

/** Records the outcome of an approved reply sent to its site. A reply edited in the meantime keeps its own state. */
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

import { BY_CUSTOMER } from '@/domain/message/consent';
import type { CompanyFields } from '@/domain/company/schema';
import { customerSchema } from '@/domain/customer/schema';
import { readReviewPage as readContract, sendReview as sendContract, type WrittenReview } from '@/domain/review/api';
import { publicLinks } from '@/domain/review/links';
import { proposedAuthor } from '@/domain/review/place';
import { reviewRequestSchema, type ReviewRequest } from '@/domain/review/request';
import { needsReply, NO_REPLY, reviewSchema, type Review } from '@/domain/review/schema';
import { AppError } from '@/lib/appError';
import { cutText } from '@/lib/cutText';
import { openCompany } from '../company/openCompany';
import { shownCompany } from '../company/shownCompany';
import { anyone } from '../platform/access';
import type { Deps } from '../platform/admin';
import { createdAudit, updatedAudit } from '../platform/audit';
import { inCompany } from '../platform/collections';
import { defineCallable } from '../platform/defineCallable';
import { countCall } from '../platform/rateLimit';
import { readReviewSettings } from './reviewSettings';
import { requestOfToken } from './reviewLink';

/** Per network. */
const READS_A_MINUTE = 30;
const SENDS_A_MINUTE = 10;
/** Per company: more than its customers ever write. */
const COMPANY_SENDS_A_MINUTE = 60;

const unknownLink = (): AppError =>
  new AppError({
    code: 'not-found',
    userMessage: 'There is no review page at this address. Open it from the message once more.',
  });
const expiredLink = (): AppError =>
  new AppError({
    code: 'failed-precondition',
    userMessage: 'This link has expired. Call us if you want to tell us something.',
  });

type Opened = { companyId: string; requestId: string; company: CompanyFields; request: ReviewRequest };

/** Returns a token's request, its company, and whether it has expired. @throws AppError `not-found`. */
async function open(deps: Deps, token: string): Promise<Opened & { isOver: boolean }> {
  const found = await requestOfToken(deps, token);
  const company = found ? await openCompany(deps, found.companyId, 'reviews') : null;
  if (!found || !company) throw unknownLink();
  const stored = await inCompany(deps.db, found.companyId, 'reviewRequests').doc(found.requestId).get();
  const request = reviewRequestSchema.safeParse(stored.data()).data;
  if (!request) throw unknownLink();
  return { ...found, company, request, isOver: request.expiresAt === '' || request.expiresAt < deps.now() };
}

/** Returns what a request's page shows. The links come only from the settings: nothing about the customer or the work goes into them. */
export const readReviewPage = defineCallable(
  readContract,
  { access: anyone(), rateLimit: { perMinute: READS_A_MINUTE } },
  async (deps, { token }) => {
    const opened = await open(deps, token);
    const { companyId, requestId, company, request } = opened;
    if (opened.isOver) return { outcome: 'expired' as const, company: shownCompany(company) };
    const [settings, customer, review] = await Promise.all([
      readReviewSettings(deps, companyId),
      request.customerId === '' ? null : inCompany(deps.db, companyId, 'customers').doc(request.customerId).get(),
      inCompany(deps.db, companyId, 'reviews').doc(ownReviewId(requestId)).get(),
    ]);
    const links = publicLinks(settings);
    if (request.openedAt === '')
      await noteOpened(
        deps,
        opened,
        links.map(({ site }) => site),
      );
    const known = customerSchema.safeParse(customer?.data()).data;
    return {
      outcome: 'open' as const,
      company: shownCompany(company),
      jobTitle: request.jobTitle,
      proposedName: known ? proposedAuthor(known) : '',
      links,
      written: reviewSchema.safeParse(review.data()).data ?? null,
    };
  },
);

/** Accepts a review: stored as plain text, under one id per request, so that sending again is the same review. */
export const sendReview = defineCallable(
  sendContract,
  { access: anyone(), rateLimit: { perMinute: SENDS_A_MINUTE } },
  async (deps, { token, review }) => {
    const opened = await open(deps, token);
    if (opened.isOver) throw expiredLink();
    await countCall(deps, `review_${opened.companyId}`, COMPANY_SENDS_A_MINUTE);
    await storeOwnReview(deps, opened, review);
    return {};
  },
);

const ownReviewId = (requestId: string): string => `own-${requestId}`;

function noteOpened(deps: Deps, { companyId, requestId }: Opened, shownLinks: string[]): Promise<void> {
  const ref = inCompany(deps.db, companyId, 'reviewRequests').doc(requestId);
  return deps.db.runTransaction(async (transaction) => {
    const stored = (await transaction.get(ref)).data();
    const request = reviewRequestSchema.safeParse(stored).data;
    if (!request || request.openedAt !== '') return;
    const state = request.state === 'sent' ? 'opened' : request.state;
    const now = deps.now();
    transaction.update(ref, { openedAt: now, state, shownLinks, nextAt: '', ...updatedAudit('', now, stored) });
  });
}

function storeOwnReview(deps: Deps, { companyId, requestId }: Opened, written: WrittenReview): Promise<void> {
  const [requestRef, ref] = [
    inCompany(deps.db, companyId, 'reviewRequests').doc(requestId),
    inCompany(deps.db, companyId, 'reviews').doc(ownReviewId(requestId)),
  ];
  return deps.db.runTransaction(async (transaction) => {
    const [requestData, stored] = (await transaction.getAll(requestRef, ref)).map((snapshot) => snapshot.data());
    const request = reviewRequestSchema.parse(requestData);
    const before = reviewSchema.safeParse(stored).data ?? null;
    const now = deps.now();
    const review = ownReview({ before, written, request, requestId, now });
    if (before && isSame(before, review)) return;
    transaction.set(ref, {
      ...review,
      ...(stored
        ? { ...createdOf(stored), ...updatedAudit(BY_CUSTOMER, now, stored) }
        : createdAudit(BY_CUSTOMER, now)),
    });
    if (request.answeredAt === '')
      transaction.update(requestRef, {
        answeredAt: now,
        state: 'answered',
        nextAt: '',
        ...updatedAudit('', now, requestData),
      });
  });
}

type Written = {
  before: Review | null;
  written: WrittenReview;
  request: ReviewRequest;
  requestId: string;
  now: string;
};

/** Replaces the author's text but keeps the office's additions, except those about the earlier text. */
function ownReview({ before, written, request, requestId, now }: Written): Review {
  const fields = reviewSchema.parse({
    ...(before ?? {
      source: 'own',
      writtenAt: now,
      isJobVerified: true,
      match: 'certain',
      requestId,
      reply: NO_REPLY,
      customerId: request.customerId,
      jobId: request.jobId,
      jobNumber: request.jobNumber,
      ...{
        technicianIds: request.technicianIds,
        placeName: request.placeName,
        serviceName: cutText(request.jobTitle, 120),
      },
    }),
    ...written,
    editedAt: before ? now : '',
    consentedAt: written.mayPublish ? before?.consentedAt || now : '',
    state: stateAfter(before, written),
  });
  return { ...fields, needsReply: needsReply(fields) };
}

/** Deliberately ignores the number of stars. */
function stateAfter(before: Review | null, { mayPublish }: WrittenReview): Review['state'] {
  if (before?.state === 'hidden') return 'hidden';
  return mayPublish ? 'pending' : 'private';
}

const isSame = (a: Review, b: Review): boolean =>
  a.stars === b.stars && a.text === b.text && a.authorName === b.authorName && a.mayPublish === b.mayPublish;

const createdOf = ({ createdBy, createdAt }: Record<string, unknown>): Record<string, unknown> => ({
  createdBy,
  createdAt,
});

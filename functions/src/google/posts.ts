import type { DocumentReference } from 'firebase-admin/firestore';
import { clockOf } from '@/domain/google-profile/hours';
import {
  googlePostSchema,
  isStuck,
  postFaults,
  type GoogleLocation,
  type GooglePost,
} from '@/domain/google-profile/schema';
import { AppError } from '@/lib/appError';
import { calendarDay } from '@/lib/dates';
import type { Deps } from '../platform/admin';
import { updatedAudit } from '../platform/audit';
import { inCompany } from '../platform/collections';
import { notFound, precondition } from '../platform/errors';
import type { AskGoogle } from './client';
import { GoogleError } from './errors';
import { postsAnswer, wireDateOf, wirePost } from './wire';

const HOST = 'mybusiness.googleapis.com';
const ANNOUNCED = { hours: 0, minutes: 0 };

const pathOf = (accountId: string, locationId: string): string =>
  `/v4/accounts/${encodeURIComponent(accountId)}/locations/${encodeURIComponent(locationId)}/localPosts`;

const postRef = ({ db }: Deps, companyId: string, postId: string): DocumentReference =>
  inCompany(db, companyId, 'googlePosts').doc(postId);

/** Converts a post to Google's format (https://developers.google.com/my-business/reference/rest/v4/accounts.locations.localPosts). */
function wireOf(post: GooglePost): Record<string, unknown> {
  const hasButton = post.kind !== 'OFFER' && post.action !== '';
  return {
    languageCode: 'en-US',
    summary: post.text,
    topicType: post.kind,
    ...(hasButton
      ? { callToAction: { actionType: post.action, ...(post.action === 'CALL' ? {} : { url: post.actionUrl }) } }
      : {}),
    ...(post.kind === 'STANDARD'
      ? {}
      : {
          event: {
            title: post.title,
            schedule: {
              startDate: wireDateOf(post.startsOn),
              startTime: ANNOUNCED,
              endDate: wireDateOf(post.endsOn),
              endTime: clockOf('23:59'),
            },
          },
        }),
    ...(post.kind === 'OFFER'
      ? { offer: { couponCode: post.couponCode, termsConditions: post.terms, redeemOnlineUrl: post.actionUrl } }
      : {}),
  };
}

type Publishing = { companyId: string; postId: string; uid: string; timeZone: string };
type Outcome = 'processing' | 'live' | 'rejected';

/**
 * Sends a draft at most once: it is claimed before anything goes out, and if it is unknown whether Google accepted
 * it, it is looked up there first. @throws AppError, GoogleError
 */
export async function publishPost(
  deps: Deps,
  ask: AskGoogle,
  { companyId, postId, uid, timeZone }: Publishing,
  readLocation: (locationId: string) => Promise<GoogleLocation>,
): Promise<Outcome> {
  const { post, wasUnknown } = await claimPost(deps, { companyId, postId, uid, timeZone });
  const keep = (changes: Partial<GooglePost>): Promise<void> => change(deps, { companyId, postId, uid }, changes);
  try {
    const location = await readLocation(post.locationId);
    if (!location.canPost || !location.isVerified)
      throw precondition('Google takes no posts for this profile. Verify it at Google first, or post by hand.');
    const path = pathOf(location.accountId, post.locationId);
    const found = wasUnknown ? await findPost(ask, path, post.text) : null;
    const sent = found ?? wirePost.parse(await ask({ host: HOST, path, method: 'POST', body: wireOf(post) }));
    const state = stateOf(sent.state);
    const fault =
      state === 'rejected'
        ? 'Google refused this post and gives no reason. Often it is a phone number, a link or a picture.'
        : '';
    await keep({ state, externalName: sent.name, url: sent.searchUrl, fault, postedAt: deps.now() });
    return state;
  } catch (error) {
    // A refusal is a definite no; no response or an error on Google's side proves nothing.
    const isNo =
      (error instanceof GoogleError && error.status < 500) ||
      (error instanceof AppError && error.code !== 'unavailable');
    await keep(
      isNo
        ? { state: 'draft' }
        : {
            state: 'unknown',
            fault: 'Google did not answer, so it may be there already. Send it again: it is looked up first.',
          },
    );
    throw error;
  }
}

function claimPost(
  deps: Deps,
  { companyId, postId, uid, timeZone }: Publishing,
): Promise<{ post: GooglePost; wasUnknown: boolean }> {
  const { db, now } = deps;
  const ref = postRef(deps, companyId, postId);
  return db.runTransaction(async (transaction) => {
    const data = (await transaction.get(ref)).data();
    const post = googlePostSchema.safeParse(data).data;
    if (!post) throw notFound('Google post');
    const at = now();
    const updatedAt = typeof data?.['updatedAt'] === 'string' ? data['updatedAt'] : '';
    if (post.state !== 'draft' && post.state !== 'unknown' && !isStuck({ ...post, updatedAt }, at))
      throw precondition(post.state === 'sending' ? 'This post is being sent.' : 'This post was sent already.');
    if (post.locationId === '') throw precondition('Choose the profile that this post is for.');
    const [fault] = Object.values(postFaults(post, calendarDay(timeZone, new Date(at))));
    if (fault) throw precondition(fault);
    transaction.update(ref, { state: 'sending', fault: '', ...updatedAudit(uid, at, data) });
    return { post, wasUnknown: post.state !== 'draft' };
  });
}

/** Finds the newest post with this text, in case Google accepted it but the response was lost. */
async function findPost(
  ask: AskGoogle,
  path: string,
  words: string,
): Promise<ReturnType<typeof wirePost.parse> | null> {
  const { localPosts } = postsAnswer.parse((await ask({ host: HOST, path, query: { pageSize: '20' } })) ?? {});
  return (
    localPosts.flatMap((one) => wirePost.safeParse(one).data ?? []).find(({ summary }) => summary === words) ?? null
  );
}

const stateOf = (state: string): Outcome =>
  state === 'LIVE' ? 'live' : state === 'REJECTED' ? 'rejected' : 'processing';

/** Deletes a post at Google. */
export async function removePost(
  deps: Deps,
  ask: AskGoogle,
  { companyId, postId, uid }: Omit<Publishing, 'timeZone'>,
): Promise<void> {
  const post = googlePostSchema.safeParse((await postRef(deps, companyId, postId).get()).data()).data;
  if (!post) throw notFound('Google post');
  if (post.externalName === '') throw precondition('This post is not at Google.');
  try {
    await ask({ host: HOST, path: `/v4/${post.externalName}`, method: 'DELETE' });
  } catch (error) {
    if (!(error instanceof GoogleError) || error.status !== 404) throw error;
  }
  await change(deps, { companyId, postId, uid }, { state: 'removed', url: '', fault: '' });
}

/** Checks posts that were still under review at Google. */
export async function followPosts(deps: Deps, ask: AskGoogle, companyId: string): Promise<void> {
  const { docs } = await inCompany(deps.db, companyId, 'googlePosts')
    .where('state', '==', 'processing')
    .limit(20)
    .get();
  for (const document of docs) {
    const post = googlePostSchema.safeParse(document.data()).data;
    if (!post) continue;
    const key = { companyId, postId: document.id, uid: 'system' };
    try {
      const sent = wirePost.parse(await ask({ host: HOST, path: `/v4/${post.externalName}` }));
      const state = stateOf(sent.state);
      if (state === 'processing') continue;
      const fault =
        state === 'rejected'
          ? 'Google refused this post and gives no reason. Often it is a phone number, a link or a picture.'
          : '';
      await change(deps, key, { state, url: sent.searchUrl, fault });
    } catch (error) {
      if (!(error instanceof GoogleError) || error.status !== 404) throw error;
      await change(deps, key, { state: 'removed', url: '' });
    }
  }
}

async function change(
  deps: Deps,
  { companyId, postId, uid }: { companyId: string; postId: string; uid: string },
  changes: Partial<GooglePost>,
): Promise<void> {
  const { db, now } = deps;
  const ref = postRef(deps, companyId, postId);
  await db.runTransaction(async (transaction) => {
    const stored = await transaction.get(ref);
    if (stored.exists) transaction.update(ref, { ...changes, ...updatedAudit(uid, now(), stored.data()) });
  });
}

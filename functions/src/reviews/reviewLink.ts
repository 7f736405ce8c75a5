import { createHash, createHmac } from 'node:crypto';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import { paths } from '@/lib/paths';
import type { Deps } from '../platform/admin';
import { companyKey } from '../platform/keys';
import { appUrl } from '../platform/config';

/** The same length as every other URL token. */
const TOKEN_CHARACTERS = 22;

/** Returns a request's token: derived from the company's key, so that it isn't stored and the follow-up uses the same one. */
async function tokenOf(deps: Deps, companyId: string, requestId: string): Promise<string> {
  const key = await companyKey(deps, companyId, 'review');
  return createHmac('sha256', key).update(requestId).digest('base64url').slice(0, TOKEN_CHARACTERS);
}

/** reviewLinks/{SHA-256 of a token}: the request it opens. No security rule allows reading it. */
export const reviewLinkRef = (db: Firestore, token: string): DocumentReference =>
  db.collection('reviewLinks').doc(createHash('sha256').update(token).digest('hex'));

const linkSchema = z.object({ companyId: z.string(), requestId: z.string() });

/** Returns the URL of a request's page, valid from now until the request expires. */
export async function openReviewLink(deps: Deps, companyId: string, requestId: string): Promise<string> {
  const token = await tokenOf(deps, companyId, requestId);
  await reviewLinkRef(deps.db, token).set({ companyId, requestId });
  return `${appUrl('')}${paths.reviewPage(token)}`;
}

/** Returns the request a token opens; null if it was never issued. */
export async function requestOfToken(
  { db }: Deps,
  token: string,
): Promise<{ companyId: string; requestId: string } | null> {
  return linkSchema.safeParse((await reviewLinkRef(db, token).get()).data()).data ?? null;
}

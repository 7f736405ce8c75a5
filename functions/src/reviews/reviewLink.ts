import { createHash, createHmac } from 'node:crypto';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import { paths } from '@/lib/paths';
import type { Deps } from '../platform/admin';
import { companyKey } from '../platform/keys';
import { appUrl } from '../platform/config';

/** As many characters as every other token of an address. */
const TOKEN_CHARACTERS = 22;

/** The token of a request: it follows from the company's key, so that it is kept nowhere and the follow-up has the same. */
async function tokenOf(deps: Deps, companyId: string, requestId: string): Promise<string> {
  const key = await companyKey(deps, companyId, 'review');
  return createHmac('sha256', key).update(requestId).digest('base64url').slice(0, TOKEN_CHARACTERS);
}

/** reviewLinks/{SHA-256 of a token}: which request it opens. No rule lets anybody read it. */
export const reviewLinkRef = (db: Firestore, token: string): DocumentReference =>
  db.collection('reviewLinks').doc(createHash('sha256').update(token).digest('hex'));

const linkSchema = z.object({ companyId: z.string(), requestId: z.string() });

/** The address of a request's page, which works from now on until the request expires. */
export async function openReviewLink(deps: Deps, companyId: string, requestId: string): Promise<string> {
  const token = await tokenOf(deps, companyId, requestId);
  await reviewLinkRef(deps.db, token).set({ companyId, requestId });
  return `${appUrl('')}${paths.reviewPage(token)}`;
}

/** Which request a token opens; null for one that was never given. */
export async function requestOfToken(
  { db }: Deps,
  token: string,
): Promise<{ companyId: string; requestId: string } | null> {
  return linkSchema.safeParse((await reviewLinkRef(db, token).get()).data()).data ?? null;
}

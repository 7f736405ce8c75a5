import { Timestamp, type CollectionReference, type Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import { newShareToken } from '@/domain/public-document/token';
import { paths } from '@/lib/paths';
import { DAY_MS } from '@/lib/time';
import type { Deps } from '../../platform/admin';
import { appUrl } from '../../platform/config';
import { linkGone } from '../../sharing/linkGone';
import { publicDocuments } from '../../sharing/publicDocuments';

/** As long as a charge is retried, plus a few days. */
const VALID_DAYS = 21;

/**
 * cardLinks/{token}: a link to enter a card for one agreement only. Read and written by functions only; a time-to-live policy on
 * `expiresAt` may delete it.
 */
const cardLinkSchema = z.object({ companyId: z.string(), agreementId: z.string(), validUntil: z.string() });

const cardLinks = (db: Firestore): CollectionReference => db.collection('cardLinks');

export type AgreementRef = { companyId: string; agreementId: string };

/** Creates a link to enter a card, for an e-mail. @returns its address, and the last instant at which it opens */
export async function newCardLink(
  { db, now }: Deps,
  { companyId, agreementId }: AgreementRef,
): Promise<{ link: string; validUntil: string }> {
  const token = newShareToken();
  const until = Date.parse(now()) + VALID_DAYS * DAY_MS;
  const validUntil = new Date(until).toISOString();
  await cardLinks(db)
    .doc(token)
    .create({ companyId, agreementId, validUntil, expiresAt: Timestamp.fromMillis(until) });
  return { link: `${appUrl('')}${paths.agreementCard(token)}`, validUntil };
}

/** Returns the agreement whose card may be changed with a token, from its own page or a card link. @throws AppError `not-found` */
export async function agreementOfToken({ db, now }: Deps, token: string): Promise<AgreementRef> {
  const [link, face] = await db.getAll(cardLinks(db).doc(token), publicDocuments(db).doc(token));
  const { data } = cardLinkSchema.safeParse(link?.data());
  if (data && data.validUntil > now()) return { companyId: data.companyId, agreementId: data.agreementId };
  if (data || face?.get('kind') !== 'agreement') throw linkGone();
  return { companyId: String(face.get('companyId')), agreementId: String(face.get('subjectId')) };
}

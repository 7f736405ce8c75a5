import { publicDocumentSchema, type PublicDocument } from '@/domain/public-document/schema';
import type { Deps } from '../platform/admin';
import { precondition } from '../platform/errors';
import { publicDocuments, subjectRef, tokenOf } from '../sharing/publicDocuments';
import { readFace } from '../sharing/readFace';
import { payoutAccountOf } from './accounts';
import { payableOf, type Payable } from './payable';

const NO_LINK = 'This link does not show anything that can be paid.';

type Wanted = { token: string; amountCents: number; tipCents: number };
export type PreparedPayment = Wanted &
  Pick<Payable, 'invoiceId' | 'estimateId' | 'currency' | 'name'> & {
    companyId: string;
    accountId: string;
    kind: PublicDocument['kind'];
  };

/**
 * Checks what someone wants to pay under a link against what is owed at this moment: the amount the caller names decides nothing.
 * @throws AppError `failed-precondition`
 */
export async function preparePayment(deps: Deps, { token, amountCents, tipCents }: Wanted): Promise<PreparedPayment> {
  const face = await freshFace(deps, token);
  const payable = payableOf(face);
  if (!payable) throw precondition('There is nothing left to pay here. Please reload the page.');
  if (amountCents > payable.cents) throw precondition('That is more than the balance due. Please reload the page.');
  if (tipCents > amountCents) throw precondition('The tip is more than the payment.');
  const { companyId, kind } = face;
  const account = await payoutAccountOf(deps, companyId);
  if (account?.state !== 'ready')
    throw precondition('This company does not accept cards right now. Please ask them how to pay.');
  const { invoiceId, estimateId, currency, name } = payable;
  const { accountId } = account;
  return { token, amountCents, tipCents, companyId, accountId, kind, invoiceId, estimateId, currency, name };
}

/**
 * Returns what the link shows in its current state.
 * @throws AppError `failed-precondition` for a link that shows nothing.
 */
async function freshFace(deps: Deps, token: string): Promise<PublicDocument> {
  const known = publicDocumentSchema.safeParse((await publicDocuments(deps.db).doc(token).get()).data());
  if (!known.success) throw precondition(NO_LINK);
  const { companyId, kind, subjectId } = known.data;
  const subject = { companyId, kind, subjectId };
  return deps.db.runTransaction(async (transaction) => {
    const data = (await transaction.get(subjectRef(deps.db, subject))).data();
    if (!data || tokenOf(data) !== token) throw precondition(NO_LINK);
    return readFace(deps, transaction, subject, data);
  });
}

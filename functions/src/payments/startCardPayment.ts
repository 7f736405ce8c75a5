import { startCardPayment as contract } from '@/domain/payment/api';
import { publicDocumentSchema, type PublicDocument } from '@/domain/public-document/schema';
import { paths } from '@/lib/paths';
import { anyone } from '../platform/access';
import type { Deps } from '../platform/admin';
import { defineCallable } from '../platform/defineCallable';
import { precondition } from '../platform/errors';
import { publicDocuments, subjectRef, tokenOf } from '../sharing/publicDocuments';
import { readFace } from '../sharing/readFace';
import { stripeClient } from '../stripe/client';
import { appUrl } from '../platform/config';
import { STRIPE_SECRETS } from '../stripe/config';
import { payoutAccountOf } from './accounts';
import { endOpenAttempts } from './endOpenAttempts';
import { openPaymentSession } from './openPaymentSession';
import { payableOf } from './payable';

const NO_LINK = 'This link does not show anything that can be paid.';

/**
 * Opens Stripe Checkout, on the company's own account, for the balance of an invoice or the deposit of an approved
 * estimate. The balance is reread: the amount the caller names decides nothing.
 */
export const startCardPayment = defineCallable(
  contract,
  { access: anyone(), rateLimit: { perMinute: 10 }, secrets: STRIPE_SECRETS },
  async (deps, { token, amountCents, tipCents }, { origin }) => {
    const face = await freshFace(deps, token);
    const payable = payableOf(face);
    if (!payable) throw precondition('There is nothing left to pay here. Please reload the page.');
    if (amountCents > payable.cents) throw precondition('That is more than the balance due. Please reload the page.');
    if (tipCents > amountCents) throw precondition('The tip is more than the payment.');
    const account = await payoutAccountOf(deps, face.companyId);
    if (account?.state !== 'ready')
      throw precondition('This company does not accept cards right now. Please ask them how to pay.');

    const stripe = await stripeClient();
    const wish = {
      companyId: face.companyId,
      invoiceId: payable.invoiceId,
      estimateId: payable.estimateId,
      amountCents,
      tipCents,
    };
    const { endedCount, reusable } = await endOpenAttempts(deps, stripe, account.accountId, wish);
    if (reusable) return { url: reusable };
    return {
      url: await openPaymentSession(deps, stripe, {
        ...wish,
        ...payable,
        accountId: account.accountId,
        endedCount,
        page: pageOf(face, token, origin),
      }),
    };
  },
);

/**
 * What the link shows as things are at this moment.
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

/** Where Stripe sends the customer back to: the page that they came from. */
function pageOf({ kind }: PublicDocument, token: string, origin: string): string {
  return `${appUrl(origin)}${kind === 'estimate' ? paths.estimateView(token) : paths.invoice(token)}`;
}

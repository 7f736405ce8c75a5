import type Stripe from 'stripe';
import { AppError } from '@/lib/appError';
import type { Deps } from '../platform/admin';
import { isInvalidRequest } from '../stripe/errors';
import { updatedStamp } from '../platform/audit';
import { cardAttempts, cardAttemptSchema, type CardAttempt } from './attempts';
import { settleSession } from './settleSession';

type Wish = Pick<CardAttempt, 'companyId' | 'invoiceId' | 'estimateId' | 'amountCents' | 'tipCents'>;

/** Far more than anybody makes by hand. */
const MAX_ATTEMPTS = 200;

/**
 * Sees to it that a document is paid on one page only: one that is open for the same wish is used again, others are closed.
 * @throws AppError `conflict` when one of them is being paid at this moment.
 */
export async function endOpenAttempts(
  deps: Deps,
  stripe: Stripe,
  accountId: string,
  wish: Wish,
): Promise<{ endedCount: number; reusable: string }> {
  const field = wish.invoiceId === '' ? 'estimateId' : 'invoiceId';
  const { docs } = await cardAttempts(deps.db)
    .where('companyId', '==', wish.companyId)
    .where(field, '==', wish[field])
    .limit(MAX_ATTEMPTS)
    .get();
  let endedCount = docs.length;
  let reusable = '';
  for (const { ref, data } of docs.map((snapshot) => ({
    ref: snapshot.ref,
    data: cardAttemptSchema.parse(snapshot.data()),
  }))) {
    if (data.state !== 'open') continue;
    const session = await stripe.checkout.sessions.retrieve(data.sessionId, {}, { stripeAccount: data.accountId });
    if (session.status === 'complete') {
      // Its event may be late or lost: what is true is entered now.
      await settleSession(deps, stripe, data, data.sessionId);
      throw isBeingPaid();
    }
    if (session.status === 'open' && isSame(data, wish) && data.accountId === accountId) {
      reusable = data.url;
      endedCount -= 1;
      continue;
    }
    if (session.status === 'open' && !(await expired(stripe, data))) throw isBeingPaid();
    await ref.update({ state: 'expired', ...updatedStamp('', deps.now()) });
  }
  return { endedCount, reusable };
}

const isSame = (attempt: CardAttempt, { amountCents, tipCents }: Wish): boolean =>
  attempt.amountCents === amountCents && attempt.tipCents === tipCents;

async function expired(stripe: Stripe, { sessionId, accountId }: CardAttempt): Promise<boolean> {
  try {
    await stripe.checkout.sessions.expire(sessionId, {}, { stripeAccount: accountId });
    return true;
  } catch (error) {
    if (isInvalidRequest(error)) return false;
    throw error;
  }
}

const isBeingPaid = (): AppError =>
  new AppError({
    code: 'conflict',
    userMessage: 'A payment is being confirmed right now. Please wait: it will appear on this page automatically.',
  });

import type Stripe from 'stripe';
import { MINUTE_MS } from '@/lib/time';
import { AppError } from '@/lib/appError';
import type { Deps } from '../platform/admin';
import { isAccepted } from '../stripe/errors';
import { updatedStamp } from '../platform/audit';
import { cardAttempts, cardAttemptSchema, placeOf, type CardAttempt } from './attempts';
import { settleIntent } from './settleIntent';
import { settleSession } from './settleSession';

type Wish = Pick<CardAttempt, 'companyId' | 'accountId' | 'invoiceId' | 'estimateId' | 'amountCents' | 'tipCents'> & {
  /** The Stripe account the attempt is paid to. */
  place: ReturnType<typeof placeOf>;
  /** The attempt itself, if it already exists. */
  paymentId?: string;
};

/** Far more than anyone creates manually. */
const MAX_ATTEMPTS = 200;
/** For this long, a started charge counts as in progress. */
const BEING_MADE_MS = 15 * MINUTE_MS;

/**
 * Ensures that a document is paid in one place only: an open attempt for the same request is reused, others are closed.
 * @throws AppError `conflict` when one of them is being paid at this moment.
 */
export async function endOpenAttempts(
  deps: Deps,
  stripe: Stripe,
  wish: Wish,
): Promise<{ endedCount: number; reusable: CardAttempt | null }> {
  const field = wish.invoiceId === '' ? 'estimateId' : 'invoiceId';
  const { docs } = await cardAttempts(deps.db)
    .where('companyId', '==', wish.companyId)
    .where(field, '==', wish[field])
    .limit(MAX_ATTEMPTS)
    .get();
  const others = docs.filter(({ id }) => id !== wish.paymentId);
  let endedCount = others.length;
  let reusable: CardAttempt | null = null;
  for (const { ref, data } of others.map((snapshot) => ({
    ref: snapshot.ref,
    data: cardAttemptSchema.parse(snapshot.data()),
  }))) {
    if (data.state !== 'open') continue;
    const isWanted = isSame(data, wish) && reusable === null;
    const found = await (placeOf(data) === 'page' ? endPage : endIntent)(deps, stripe, data, isWanted);
    if (found === 'reusable') {
      reusable = data;
      endedCount -= 1;
    } else await ref.update({ state: 'expired', ...updatedStamp('', deps.now()) });
  }
  return { endedCount, reusable };
}

const isSame = (attempt: CardAttempt, { amountCents, tipCents, accountId, place }: Wish): boolean =>
  attempt.amountCents === amountCents &&
  attempt.tipCents === tipCents &&
  attempt.accountId === accountId &&
  placeOf(attempt) === place;

type Ended = 'reusable' | 'ended';

async function endPage(deps: Deps, stripe: Stripe, data: CardAttempt, isWanted: boolean): Promise<Ended> {
  const options = { stripeAccount: data.accountId };
  const session = await stripe.checkout.sessions.retrieve(data.sessionId, {}, options);
  if (session.status === 'complete') {
    // Its event may be late or lost: the actual state is stored now.
    await settleSession(deps, stripe, data, data.sessionId);
    throw isBeingPaid();
  }
  if (session.status === 'open' && isWanted) return 'reusable';
  if (
    session.status === 'open' &&
    !(await isAccepted(() => stripe.checkout.sessions.expire(data.sessionId, {}, options)))
  )
    throw isBeingPaid();
  return 'ended';
}

async function endIntent(deps: Deps, stripe: Stripe, data: CardAttempt, isWanted: boolean): Promise<Ended> {
  if (data.paymentIntentId === '') {
    // A charge to the card on file in progress. One that was never made is dropped by its next run.
    if (Date.parse(deps.now()) - Date.parse(data.createdAt) < BEING_MADE_MS) throw isBeingPaid();
    return 'ended';
  }
  const options = { stripeAccount: data.accountId };
  const intent = await stripe.paymentIntents.retrieve(data.paymentIntentId, {}, options);
  if (intent.status === 'succeeded' || intent.status === 'processing') {
    await settleIntent(deps, stripe, data, intent.id);
    throw isBeingPaid();
  }
  if (intent.status === 'canceled') return 'ended';
  if (isWanted) return 'reusable';
  if (!(await isAccepted(() => stripe.paymentIntents.cancel(intent.id, {}, options)))) throw isBeingPaid();
  return 'ended';
}

const isBeingPaid = (): AppError =>
  new AppError({
    code: 'conflict',
    userMessage: 'A payment is being confirmed right now. Please wait: it will appear on this page automatically.',
  });

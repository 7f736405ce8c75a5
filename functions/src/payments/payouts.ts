import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type Stripe from 'stripe';
import { paymentSchema, type Payment } from '@/domain/payment/schema';
import { inGroupsOf } from '@/lib/inGroupsOf';
import type { Deps } from '../platform/admin';
import { updatedAudit } from '../platform/audit';
import { inCompany } from '../platform/collections';
import { fieldsIn } from '../platform/readable';
import type { ConnectedAccount } from './settleSession';

/** Stripe gives so many of a payout's transactions at a time. */
const TRANSACTIONS_PAGE = 100;

/** One payment of a payout, by Stripe's amounts. `payment` is null where our record of it is damaged: the money came anyway. */
export type PaidOut = {
  paymentId: string;
  amountCents: number;
  feeCents: number;
  snapshot: DocumentSnapshot;
  payment: Payment | null;
};
export type PayoutContents = { feeCents: number; payments: PaidOut[] };

/** A payout as Stripe lists it. `arrivesOn`: the day (YYYY-MM-DD) on which the bank has it. Negative where the account owed Stripe. */
export type ListedPayout = { id: string; status: string; arrivesOn: string; amountCents: number };

const PAYOUTS_PAGE = 100;
const READ_AT_ONCE = 300;
/** A line of the log of events names no more. */
const DAMAGED_NAMED = 10;

/** A payout of Stripe's as it is listed. */
export const listedPayout = ({ id, status, amount, arrival_date: arrivesAt }: Stripe.Payout): ListedPayout => ({
  id,
  status,
  arrivesOn: new Date(arrivesAt * 1000).toISOString().slice(0, 10),
  amountCents: amount,
});

/** An account's payouts that arrive from a day on, page by page; only those of one status, where it is given. */
export async function* payoutsSince(
  stripe: Stripe,
  accountId: string,
  { from, status = '' }: { from: string; status?: string },
): AsyncGenerator<ListedPayout> {
  const arrived = Math.floor(Date.parse(`${from}T00:00:00Z`) / 1000);
  for (let after = ''; ;) {
    const { data, has_more: hasMore } = await stripe.payouts.list(
      {
        limit: PAYOUTS_PAGE,
        arrival_date: { gte: arrived },
        ...(status === '' ? {} : { status }),
        ...(after === '' ? {} : { starting_after: after }),
      },
      { stripeAccount: accountId },
    );
    yield* data.map(listedPayout);
    after = data.at(-1)?.id ?? '';
    if (!hasMore || after === '') return;
  }
}

/** One payout of an account. Throws what Stripe throws. */
export const payoutById = async (stripe: Stripe, accountId: string, id: string): Promise<ListedPayout> =>
  listedPayout(await stripe.payouts.retrieve(id, {}, { stripeAccount: accountId }));

/** Everything that a payout is made of, page by page: with some left out, its fee would be too small. */
async function transactionsOf(
  stripe: Stripe,
  accountId: string,
  payoutId: string,
): Promise<Stripe.BalanceTransaction[]> {
  const found: Stripe.BalanceTransaction[] = [];
  for (let after = ''; ;) {
    const { data, has_more: hasMore } = await stripe.balanceTransactions.list(
      {
        payout: payoutId,
        limit: TRANSACTIONS_PAGE,
        expand: ['data.source'],
        ...(after === '' ? {} : { starting_after: after }),
      },
      { stripeAccount: accountId },
    );
    found.push(...data);
    after = data.at(-1)?.id ?? '';
    if (!hasMore || after === '') return found;
  }
}

/** What a payout consists of, by Stripe; payments that are none of ours count in the fee only. */
export async function readPayout(
  { db }: Deps,
  stripe: Stripe,
  { companyId, accountId }: ConnectedAccount,
  payoutId: string,
): Promise<PayoutContents> {
  const data = await transactionsOf(stripe, accountId, payoutId);
  const charges = data.flatMap(({ type, amount, fee, source }) => {
    const paymentId =
      (type === 'charge' || type === 'payment') &&
      source !== null &&
      typeof source === 'object' &&
      source.object === 'charge'
        ? source.metadata['paymentId']
        : undefined;
    return paymentId ? [{ paymentId, amountCents: amount, feeCents: fee }] : [];
  });
  const refs = charges.map(({ paymentId }) => inCompany(db, companyId, 'payments').doc(paymentId));
  const found = await Promise.all(inGroupsOf(READ_AT_ONCE, refs).map((group) => db.getAll(...group)));
  const snapshots = found.flat();
  const payments = charges.flatMap((charge, index) => {
    const snapshot = snapshots[index];
    if (!snapshot?.exists) return [];
    const [payment = null] = fieldsIn(paymentSchema, [snapshot]);
    return [{ ...charge, snapshot, payment }];
  });
  return { feeCents: data.reduce((sum, { fee }) => sum + fee, 0), payments };
}

/** Writes on each payment with which payout it came. @returns which payments are damaged and were left as they are; '' for none */
export async function notePayout(
  deps: Deps,
  stripe: Stripe,
  owner: ConnectedAccount,
  payoutId: string,
): Promise<string> {
  const { payments } = await readPayout(deps, stripe, owner, payoutId);
  const unnoted = payments.filter(({ payment }) => payment?.stripePayoutId === '');
  for (const group of inGroupsOf(READ_AT_ONCE, unnoted)) {
    const batch = deps.db.batch();
    for (const { snapshot } of group)
      batch.update(snapshot.ref, { stripePayoutId: payoutId, ...updatedAudit('', deps.now(), snapshot.data()) });
    await batch.commit();
  }
  const damaged = payments.filter(({ payment }) => payment === null).map(({ paymentId }) => paymentId);
  return damaged.length === 0
    ? ''
    : `Damaged payments that were not marked: ${damaged.slice(0, DAMAGED_NAMED).join(', ')}.`;
}

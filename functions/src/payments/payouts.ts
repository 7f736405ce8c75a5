import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type Stripe from 'stripe';
import { paymentSchema, type Payment } from '@/domain/payment/schema';
import { inGroupsOf } from '@/lib/inGroupsOf';
import type { Deps } from '../platform/admin';
import { updatedAudit } from '../platform/audit';
import { inCompany } from '../platform/collections';
import { fieldsIn } from '../platform/readable';
import type { ConnectedAccount } from './settleSession';

/** Stripe's page size for a payout's transactions. */
const TRANSACTIONS_PAGE = 100;

/** One payment in a payout, with Stripe's amounts. `payment` is null if our record of it is damaged: the money came anyway. */
export type PaidOut = {
  paymentId: string;
  amountCents: number;
  feeCents: number;
  snapshot: DocumentSnapshot;
  payment: Payment | null;
};
export type PayoutContents = { feeCents: number; payments: PaidOut[] };

/** A payout as Stripe lists it. `arrivesOn`: the day (YYYY-MM-DD) it reaches the bank. Negative if the account owed Stripe. */
export type ListedPayout = { id: string; status: string; arrivesOn: string; amountCents: number };

const PAYOUTS_PAGE = 100;
const READ_AT_ONCE = 300;
/** A line in the event log lists no more than this. */
const DAMAGED_NAMED = 10;

/** Converts a Stripe payout to its listed form. */
export const listedPayout = ({ id, status, amount, arrival_date: arrivesAt }: Stripe.Payout): ListedPayout => ({
  id,
  status,
  arrivesOn: new Date(arrivesAt * 1000).toISOString().slice(0, 10),
  amountCents: amount,
});

/** Yields an account's payouts arriving from a day on, page by page, optionally of one status. */
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

/** Returns one payout of an account. Throws what Stripe throws. */
export const payoutById = async (stripe: Stripe, accountId: string, id: string): Promise<ListedPayout> =>
  listedPayout(await stripe.payouts.retrieve(id, {}, { stripeAccount: accountId }));

/** Reads all of a payout's transactions, page by page: with some left out, its fee would be too small. */
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

/** Reads a payout's contents from Stripe; payments that aren't ours count only in the fee. */
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

/** Records on each payment the payout it came with. @returns the damaged payments that were left unchanged; '' for none */
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

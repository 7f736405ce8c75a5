import { financingSchema } from '@/domain/financing/schema';
import { loanCents } from '@/domain/financing/state';
import { bookKey } from '@/domain/quickbooks/books';
import type { Payout } from '@/domain/quickbooks/ofRecords';
import type { QuickbooksLink, QuickbooksSetup } from '@/domain/quickbooks/setup';
import { payoutAccountOf } from '../payments/accounts';
import { payoutsSince, readPayout } from '../payments/payouts';
import type { Deps } from '../platform/admin';
import { inCompany } from '../platform/collections';
import { recordsIn } from '../platform/readable';
import { stripeClient } from '../stripe/client';

/** Each payout's contents take one Stripe request: this many new ones at a time, and the rest next time. */
const MOST_READ = 60;

type Payouts = { payouts: Payout[]; isCut: boolean };

/** Returns lenders' payouts from a day on: the payment is the whole loan, and they deduct their fee from it. */
async function lenderPayouts({ db }: Deps, companyId: string, from: string): Promise<Payout[]> {
  const { docs } = await inCompany(db, companyId, 'financing').where('paidOutOn', '>=', from).get();
  return recordsIn(financingSchema, docs).map((application) => {
    const { id, paidOutOn, feeCents, paymentId } = application;
    const amountCents = loanCents(application);
    return {
      id: `financing-${id}`,
      arrivesOn: paidOutOn,
      amountCents: amountCents - feeCents,
      feeCents,
      payments: [{ paymentId, amountCents }],
    };
  });
}

/**
 * Returns payouts from the card processor and lenders that reached the bank from a day on. For those already in QuickBooks, the
 * processor's contents are omitted. `isCut`: there are more.
 */
export async function readPayouts(
  deps: Deps,
  companyId: string,
  from: string,
  isKnown: (id: string) => boolean,
): Promise<Payouts> {
  if (from === '') return { payouts: [], isCut: false };
  const [account, payouts] = await Promise.all([
    payoutAccountOf(deps, companyId),
    lenderPayouts(deps, companyId, from),
  ]);
  if (!account) return { payouts, isCut: false };
  const stripe = await stripeClient();
  const { accountId } = account;
  let read = 0;
  let isCut = false;
  for await (const { id, arrivesOn, amountCents } of payoutsSince(stripe, accountId, { from, status: 'paid' })) {
    const shared = { id, arrivesOn, amountCents };
    if (isKnown(id)) payouts.push({ ...shared, feeCents: 0, payments: [] });
    else if (read >= MOST_READ) isCut = true;
    else {
      read += 1;
      const { feeCents, payments } = await readPayout(deps, stripe, { companyId, accountId }, id);
      payouts.push({
        ...shared,
        feeCents,
        payments: payments.map((payment) => ({ paymentId: payment.paymentId, amountCents: payment.amountCents })),
      });
    }
  }
  return { payouts, isCut };
}

/** Returns the payouts to compare with QuickBooks: none if the company excludes them. */
export async function readKeptPayouts(
  deps: Deps,
  companyId: string,
  {
    from,
    setup,
    links,
  }: { from: string; setup: Pick<QuickbooksSetup, 'directions'>; links: ReadonlyMap<string, QuickbooksLink> },
): Promise<Payouts> {
  if (setup.directions.payouts === 'off') return { payouts: [], isCut: false };
  return readPayouts(deps, companyId, from, (id) => (links.get(bookKey('payout', id))?.remoteId ?? '') !== '');
}

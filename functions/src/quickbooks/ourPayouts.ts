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

/** What each payout is made of is one request at Stripe: so many new ones at a time, and the rest with the next look. */
const MOST_READ = 60;

type Payouts = { payouts: Payout[]; isCut: boolean };

/** What lenders paid out from a day on: the whole loan is the payment, and they keep their fee of it. */
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
 * Payouts of the card processor and of lenders that have reached the bank from a day on. Those of the processor that are in QuickBooks already
 * come without what they are made of. `isCut`: there are more.
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

/** The payouts that are compared with QuickBooks: none where the company keeps them out of it. */
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

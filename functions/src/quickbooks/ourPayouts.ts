import { bookKey } from '@/domain/quickbooks/books';
import type { Payout } from '@/domain/quickbooks/ofRecords';
import type { QuickbooksLink, QuickbooksSetup } from '@/domain/quickbooks/setup';
import { payoutAccountOf } from '../payments/accounts';
import { payoutsSince, readPayout } from '../payments/payouts';
import type { Deps } from '../platform/admin';
import { stripeClient } from '../stripe/client';

/** What each payout is made of is one request at Stripe: so many new ones at a time, and the rest with the next look. */
const MOST_READ = 60;

type Payouts = { payouts: Payout[]; isCut: boolean };

/** Payouts that have reached the bank from a day on. Those that are in QuickBooks already come without what they are made of. `isCut`: there are more. */
export async function readPayouts(
  deps: Deps,
  companyId: string,
  from: string,
  isKnown: (id: string) => boolean,
): Promise<Payouts> {
  const account = await payoutAccountOf(deps, companyId);
  if (!account || from === '') return { payouts: [], isCut: false };
  const stripe = await stripeClient();
  const { accountId } = account;
  const payouts: Payout[] = [];
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

import { payoutDay } from '../cardMoney';
import { getFirestore } from './firebaseAdminFirestore';

/** A card payment, as far as a payout needs it. */
type CardPayment = { id: string; amountCents: number; feeCents: number; receivedOn: string };
type Page<T> = { data: T[]; has_more: boolean };
type Asked = { limit?: number; starting_after?: string; arrival_date?: { gte: number }; status?: string };

/** Returns the payments that refer to a payout, by payout: the demo has one company. */
async function paymentsByPayout(): Promise<Map<string, CardPayment[]>> {
  const { docs } = await getFirestore().collectionGroup('payments').where('stripePayoutId', '>', '').get();
  const byPayout = new Map<string, CardPayment[]>();
  for (const document of docs) {
    const payoutId = String(document.get('stripePayoutId'));
    const payment: CardPayment = {
      id: document.id,
      amountCents: Number(document.get('amountCents')),
      feeCents: Number(document.get('stripeFeeCents') ?? 0),
      receivedOn: String(document.get('receivedOn')),
    };
    byPayout.set(payoutId, [...(byPayout.get(payoutId) ?? []), payment]);
  }
  return byPayout;
}

function payoutOf(id: string, payments: readonly CardPayment[]) {
  const lastOn =
    payments
      .map(({ receivedOn }) => receivedOn)
      .toSorted()
      .at(-1) ?? '';
  const amount = payments.reduce((sum, { amountCents, feeCents }) => sum + amountCents - feeCents, 0);
  const arrivesAt = Date.parse(`${payoutDay(lastOn)}T00:00:00Z`);
  return { id, status: arrivesAt > Date.now() ? 'in_transit' : 'paid', amount, arrival_date: arrivesAt / 1000 };
}
type PlayedPayout = ReturnType<typeof payoutOf>;

/** Returns a page of a list, after what the caller already has. */
function pageOf<T extends { id: string }>(
  all: readonly T[],
  { limit = 10, starting_after: after = '' }: Asked,
): Page<T> {
  const start = after === '' ? 0 : all.findIndex(({ id }) => id === after) + 1;
  return { data: all.slice(start, start + limit), has_more: all.length > start + limit };
}

/** Replaces Stripe's payouts, based on the company's card payments, newest first. */
export const playedPayouts = {
  list: async (asked: Asked): Promise<Page<PlayedPayout>> => {
    const all = [...(await paymentsByPayout())]
      .map(([id, payments]) => payoutOf(id, payments))
      .filter(({ status }) => asked.status === undefined || status === asked.status)
      .filter(({ arrival_date: at }) => at >= (asked.arrival_date?.gte ?? 0))
      .toSorted((a, b) => b.arrival_date - a.arrival_date || b.id.localeCompare(a.id));
    return pageOf(all, asked);
  },
  retrieve: async (id: string): Promise<PlayedPayout> => payoutOf(id, (await paymentsByPayout()).get(id) ?? []),
};

/** Lists what a payout consists of: each charge with its fee. */
export const playedTransactions = {
  list: async ({ payout, ...asked }: Asked & { payout: string }) => {
    const payments = (await paymentsByPayout()).get(payout) ?? [];
    const all = payments.map(({ id, amountCents, feeCents }) => ({
      id: `txn_${id}`,
      type: 'charge',
      amount: amountCents,
      fee: feeCents,
      source: { object: 'charge', metadata: { paymentId: id } },
    }));
    return pageOf(all, asked);
  },
};

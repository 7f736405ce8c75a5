import { AppError } from '@/lib/appError';
import { cardFeeCents } from '../cardMoney';
import { playedPayouts, playedTransactions } from './playedPayouts';

/** The parts of a payment page the demo needs, out of everything sent to Stripe's SDK. */
type SessionParams = {
  mode: string;
  client_reference_id: string;
  metadata: Record<string, string>;
  success_url: string;
  line_items: readonly { quantity: number; price_data: { unit_amount: number } }[];
};
type Played = { params: SessionParams; accountId: string };

const sessions = new Map<string, Played>();
let untold: string[] = [];

const sumCents = ({ line_items: items }: SessionParams): number =>
  items.reduce((sum, { quantity, price_data: { unit_amount: cents } }) => sum + quantity * cents, 0);

const notPlayed = (): AppError =>
  new AppError({
    code: 'failed-precondition',
    userMessage: 'The demo reaches no card provider: nothing leaves this tab. Record a check or cash instead.',
  });

/** The payment page is the page the customer returns to: no card is requested. */
const checkout = {
  sessions: {
    create: (params: SessionParams, { stripeAccount: accountId }: { stripeAccount: string }) => {
      if (params.mode !== 'payment') throw notPlayed();
      const id = `cs_demo_${params.client_reference_id}`;
      sessions.set(id, { params, accountId });
      untold.push(id);
      // The functions use a different app URL: navigation continues here.
      const { pathname, search } = new URL(params.success_url);
      return Promise.resolve({ id, url: `${window.location.origin}${pathname}${search}` });
    },
    retrieve: (id: string) => {
      const played = sessions.get(id);
      if (!played) return Promise.resolve({ id, status: 'expired', client_reference_id: '' });
      const cents = sumCents(played.params);
      return Promise.resolve({
        id,
        status: 'complete',
        client_reference_id: played.params.client_reference_id,
        payment_intent: {
          id: `pi_demo_${played.params.client_reference_id}`,
          status: 'succeeded',
          last_payment_error: null,
          amount_received: cents,
          payment_method_types: ['card'],
          latest_charge: {
            payment_method_details: { type: 'card' },
            balance_transaction: { fee: cardFeeCents(cents) },
          },
        },
      });
    },
  },
};

const played = { checkout, payouts: playedPayouts, balanceTransactions: playedTransactions };

/** Replaces Stripe's SDK: simulates a customer's card payment, and for anything else says that the demo doesn't reach Stripe. */
export default class PlayedStripe {
  constructor() {
    return new Proxy(this, {
      get: (_, name) => {
        if (name in played) return played[name as keyof typeof played];
        // Awaiting the client checks whether it's a promise.
        if (typeof name === 'symbol' || name === 'then') return undefined;
        throw notPlayed();
      },
    });
  }

  static createNodeHttpClient(): unknown {
    return {};
  }
}

/** Returns the payments made since the last call, with their company. */
export function takePlayed(): { sessionId: string; accountId: string; companyId: string }[] {
  const taken = untold.flatMap((sessionId) => {
    const session = sessions.get(sessionId);
    return session
      ? [{ sessionId, accountId: session.accountId, companyId: session.params.metadata['companyId'] ?? '' }]
      : [];
  });
  untold = [];
  return taken;
}

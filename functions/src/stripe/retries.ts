import type Stripe from 'stripe';
import { isPassingStatus } from '@/lib/backoff';

/**
 * Stripe's client, and what it tries again: of itself it leaves out 408 and 429. It is told by the header with which Stripe
 * itself asks for another try, so that the SDK's own pauses and keys against doubling hold for these too.
 */
export function retryingAllThatPasses(client: Stripe.HttpClient): Stripe.HttpClient {
  return {
    getClientName: () => client.getClientName(),
    makeRequest: async (...request) => {
      const response = await client.makeRequest(...request);
      const headers = response.getHeaders();
      if (!isPassingStatus(response.getStatusCode()) || headers['stripe-should-retry'] === 'false') return response;
      return Object.assign(Object.create(response) as typeof response, {
        getHeaders: () => ({ ...headers, 'stripe-should-retry': 'true' }),
      });
    },
  };
}

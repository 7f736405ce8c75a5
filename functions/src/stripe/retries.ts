import type Stripe from 'stripe';
import { isPassingStatus } from '@/lib/backoff';

/**
 * Wraps Stripe's client to retry all temporary errors: by default it skips 408 and 429. It sets the header Stripe itself uses to request
 * a retry, so that the SDK's own pauses and idempotency keys apply to these too.
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

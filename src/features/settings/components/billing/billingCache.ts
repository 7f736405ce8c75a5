import type { QueryClient } from '@tanstack/react-query';
import type { getBilling } from '@/domain/subscription/api';
import type { SubscriptionSummary } from '@/domain/subscription/summary';
import type { infer as Infer } from 'zod';

type Billing = Infer<typeof getBilling.output>;

/** Shows what Stripe has just answered, without waiting for the company's copy, and reads the invoices anew. */
export function showSubscription(queryClient: QueryClient, companyId: string, subscription: SubscriptionSummary): void {
  const queryKey = ['billing', companyId];
  queryClient.setQueriesData<Billing>({ queryKey }, (known) => known && { ...known, subscription });
  void queryClient.invalidateQueries({ queryKey });
}

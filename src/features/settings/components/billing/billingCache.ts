import type { QueryClient } from '@tanstack/react-query';
import type { getBilling } from '@/domain/subscription/api';
import type { SubscriptionSummary } from '@/domain/subscription/summary';
import type { infer as Infer } from 'zod';

type Billing = Infer<typeof getBilling.output>;

/** Shows Stripe's latest response without waiting for the company's copy, and refetches the invoices. */
export function showSubscription(queryClient: QueryClient, companyId: string, subscription: SubscriptionSummary): void {
  const queryKey = ['billing', companyId];
  queryClient.setQueriesData<Billing>({ queryKey }, (known) => known && { ...known, subscription });
  void queryClient.invalidateQueries({ queryKey });
}

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callFunction } from '@/data/callables';
import { useSession } from '@/data/react/WorkspaceProvider';
import { getBilling } from '@/domain/subscription/api';
import type { SubscriptionSummary } from '@/domain/subscription/summary';

const FRESH_MS = 30_000;

/**
 * Returns the subscription as last read from either source: live from the company, which doesn't need Stripe, or from Stripe's latest
 * response. `billing` is that response with the invoices; it may fail, the subscription doesn't.
 */
export function useBilling({ isEnabled = true }: { isEnabled?: boolean } = {}) {
  const { uid, company } = useSession();
  const live = company.subscription;
  const { status, planId, interval, cancelAt, pastDueSince } = live;
  const billing = useQuery({
    // Whatever changes the invoices is in the key, so that they're reread when Stripe reports it.
    queryKey: ['billing', company.id, uid, status, planId, interval, cancelAt, pastDueSince],
    queryFn: () => callFunction(getBilling, {}),
    staleTime: FRESH_MS,
    enabled: isEnabled,
    placeholderData: keepPreviousData,
    refetchOnReconnect: true,
  });
  const read = billing.data?.subscription;
  const subscription: SubscriptionSummary = read && read.syncedAt > live.syncedAt ? read : live;
  return { subscription, billing };
}

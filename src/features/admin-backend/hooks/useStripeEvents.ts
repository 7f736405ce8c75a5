import { useInfiniteQuery, useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { useState } from 'react';
import { callFunction } from '@/data/callables';
import { useSession } from '@/data/react/WorkspaceProvider';
import { listStripeEvents, retryStripeEvent, type StripeEventRow } from '@/domain/subscription/api';
import { notify } from '@/ui/feedback/notify';

type Page = { events: StripeEventRow[]; hasMore: boolean };

const RESULTS: Record<StripeEventRow['status'], string> = {
  done: 'The event was handled.',
  ignored: 'The event concerns nothing here and was ignored.',
  processing: 'The event is being handled.',
  failed: 'It failed again. The reason is next to it.',
};

/** Fetches Stripe's events for the company page by page, and can retry one. */
export function useStripeEvents() {
  const { uid, company } = useSession();
  const queryClient = useQueryClient();
  const queryKey = ['stripeEvents', company.id, uid];
  const [retryingId, setRetryingId] = useState('');

  const query = useInfiniteQuery({
    queryKey,
    initialPageParam: '',
    queryFn: ({ pageParam }) => callFunction(listStripeEvents, { before: pageParam }),
    getNextPageParam: ({ events, hasMore }) => (hasMore ? (events.at(-1)?.receivedAt ?? null) : null),
    refetchOnReconnect: true,
  });

  const retry = async (eventId: string): Promise<void> => {
    setRetryingId(eventId);
    try {
      const { event } = await callFunction(retryStripeEvent, { eventId });
      const replaced = (page: Page): Page => ({
        ...page,
        events: page.events.map((row) => (row.id === event.id ? event : row)),
      });
      queryClient.setQueryData<InfiniteData<Page>>(
        queryKey,
        (known) => known && { ...known, pages: known.pages.map(replaced) },
      );
      if (event.status === 'failed') notify.error(RESULTS.failed);
      else notify.success(RESULTS[event.status]);
    } catch (error) {
      notify.error(error);
      // Refetch after a failure too: the attempt count and the reason have changed.
      await query.refetch();
    }
    setRetryingId('');
  };
  return { ...query, events: query.data?.pages.flatMap(({ events }) => events) ?? [], retry, retryingId };
}

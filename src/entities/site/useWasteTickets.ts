import { useMemo } from 'react';
import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useLivePages } from '@/data/react/useLivePages';
import { ticketsOfSite } from '@/domain/demolition/site/queries';

/**
 * Returns a site's dump tickets and manifests, latest first, live.
 * @param reads `all` for totals, however many there are
 */
export function useWasteTickets(siteId: string, reads: 'asked' | 'all' = 'asked') {
  const can = useCan();
  const query = useMemo(() => ticketsOfSite(siteId), [siteId]);
  const isEnabled = siteId !== '' && can('read', 'wasteTickets');
  return useLivePages(collections.wasteTickets, query, { isEnabled, reads });
}

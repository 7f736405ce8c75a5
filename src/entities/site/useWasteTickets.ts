import { useMemo } from 'react';
import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useLiveRecords } from '@/data/react/useLiveRecords';
import { ticketsOfSite } from '@/domain/demolition/site/queries';

/** The dump tickets and manifests of a site, the latest first, as they are now. */
export function useWasteTickets(siteId: string) {
  const can = useCan();
  const query = useMemo(() => ticketsOfSite(siteId), [siteId]);
  return useLiveRecords(collections.wasteTickets, query, { isEnabled: siteId !== '' && can('read', 'wasteTickets') });
}

import { useMemo } from 'react';
import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useLiveRecords } from '@/data/react/useLiveRecords';
import { useSession } from '@/data/react/WorkspaceProvider';
import { gatesOfSite } from '@/domain/demolition/site/queries';
import { calendarDay } from '@/lib/dates';

/** Returns a site's requirements, live and also offline; `today` is the company's. */
export function useSiteGates(siteId: string) {
  const can = useCan();
  const { timeZone } = useSession().company;
  const query = useMemo(() => gatesOfSite(siteId), [siteId]);
  const read = useLiveRecords(collections.siteGates, query, { isEnabled: siteId !== '' && can('read', 'siteGates') });
  return { gates: read.records, isLoading: read.isLoading, error: read.error, today: calendarDay(timeZone) };
}

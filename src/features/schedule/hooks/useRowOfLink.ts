import { useEffect } from 'react';
import { collections } from '@/data/collections';
import { useWorkspace } from '@/data/react/WorkspaceProvider';
import { useLatest } from '@/ui/hooks/useLatest';
import type { ScheduleDesk } from './useScheduleDesk';

/** Loads the row of an entry opened by a link if it isn't among those in view. */
export function useRowOfLink(openId: string, { byId, rows }: Pick<ScheduleDesk, 'byId' | 'rows'>): void {
  const { repository } = useWorkspace();
  const isUnknown = openId !== '' && openId !== 'new' && rows.hasMore && !byId.has(openId);
  const latest = useLatest(rows);
  useEffect(() => {
    if (!isUnknown) return;
    void repository(collections.schedule)
      .getById(openId)
      .then(({ placement }) => latest.current.need(placement.technicianIds))
      // A link to a deleted entry opens nothing.
      .catch(() => undefined);
  }, [isUnknown, openId, repository, latest]);
}

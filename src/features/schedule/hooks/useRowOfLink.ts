import { useEffect } from 'react';
import { collections } from '@/data/collections';
import { useWorkspace } from '@/data/react/WorkspaceProvider';
import { useLatest } from '@/ui/hooks/useLatest';
import type { ScheduleDesk } from './useScheduleDesk';

/** Reads the row of an entry that a link opens, when it is none of those in sight. */
export function useRowOfLink(openId: string, { byId, rows }: Pick<ScheduleDesk, 'byId' | 'rows'>): void {
  const { repository } = useWorkspace();
  const isUnknown = openId !== '' && openId !== 'new' && rows.hasMore && !byId.has(openId);
  const latest = useLatest(rows);
  useEffect(() => {
    if (!isUnknown) return;
    void repository(collections.schedule)
      .getById(openId)
      .then(({ placement }) => latest.current.need(placement.technicianIds))
      // A link to what is gone opens nothing.
      .catch(() => undefined);
  }, [isUnknown, openId, repository, latest]);
}

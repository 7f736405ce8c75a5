import { useCallback, useMemo, useState } from 'react';
import { useSession } from '@/data/react/WorkspaceProvider';
import { resourceRow } from '@/domain/resource/onVisit';
import { rowParts } from '@/domain/scheduling/board/rowParts';
import { useResources } from '@/entities/schedule/useResources';
import { useTechnicians } from '@/entities/technician/useTechnicians';
import { useKept } from '@/ui/hooks/useKept';

type Seen = { of: string; ids: ReadonlySet<string>; inSight: readonly string[] };
const NOBODY: Seen = { of: '', ids: new Set(), inSight: [] };

/**
 * Tracks whose entries a board reads: for a large company, only rows that have been visible since these days were opened, so that opening
 * it costs only what it shows. `question` identifies the days; `isWhole` is for views that show everyone.
 */
export function useRowsRead(question: string, { isWhole }: { isWhole: boolean }) {
  const { company } = useSession();
  const { all, isLoading } = useTechnicians();
  const { all: resources, isLoading: areResourcesLoading } = useResources();
  const isWaiting = isLoading || areResourcesLoading;
  const resourceRows = useMemo(() => resources.map(({ id }) => resourceRow(id)), [resources]);
  const [seen, setSeen] = useState(NOBODY);
  // If jobs don't record yet whether they have visits, all of both are read.
  const isMarked = company.visitsMarkedAt !== '';
  // The number of rows is not known yet: none are read.
  const groups = useMemo(
    () => (!isMarked ? null : isWaiting ? [] : rowParts(all, resourceRows)),
    [all, resourceRows, isWaiting, isMarked],
  );
  const isInParts = !isWhole && groups !== null;
  const parts = useKept(
    useMemo(() => {
      if (!isInParts) return null;
      const ids = seen.of === question ? seen.ids : new Set(seen.inSight);
      return groups.filter((group) => group.some((id) => ids.has(id)));
    }, [isInParts, groups, seen, question]),
  );
  const archived = useMemo(() => all.filter(({ status }) => status !== 'active').map(({ id }) => id), [all]);
  const add = useCallback(
    (ids: readonly string[], isInSight: boolean): void =>
      setSeen((before) => {
        const known = before.of === question ? before.ids : new Set(before.inSight);
        const isNews = before.of !== question || ids.some((id) => !known.has(id));
        const inSight = isInSight ? ids : before.inSight;
        return isNews ? { of: question, ids: new Set([...known, ...ids]), inSight } : { ...before, inSight };
      }),
    [question],
  );
  return {
    /** The groups whose entries are read; null for everyone. */
    parts,
    /** Whether any rows are still unread. */
    hasMore: parts !== null && parts.length < (groups?.length ?? 0),
    /** Reports the rows in view. Archived people have a row only for what they still have, after all others. */
    show: useCallback(
      (ids: readonly string[], { isAtEnd }: { isAtEnd: boolean }) => {
        add(ids, true);
        if (isAtEnd) add(archived, false);
      },
      [add, archived],
    ),
    /** Additional people whose entries are needed. */
    need: useCallback((ids: readonly string[]) => add(ids, false), [add]),
    needAll: useCallback(() => add([...all.map(({ id }) => id), ...resourceRows], false), [add, all, resourceRows]),
  };
}
export type RowsRead = ReturnType<typeof useRowsRead>;

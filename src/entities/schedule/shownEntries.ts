import type { Stored } from '@/domain/record/schema';
import type { ScheduleEntry } from '@/domain/scheduling/schema';
import type { Overlay } from '@/entities/schedule/useBoardActions';

const UNSENT = { createdBy: '', createdAt: '', updatedBy: '', updatedAt: '', revision: '', baseRevision: '' };

/** Returns the entries with pending changes applied. */
export function shownEntries(entries: readonly Stored<ScheduleEntry>[], overlay: Overlay): Stored<ScheduleEntry>[] {
  if (overlay.size === 0) return [...entries];
  const known = new Set(entries.map(({ id }) => id));
  return [
    ...entries.flatMap((entry) => {
      const after = overlay.get(entry.id);
      return after === undefined ? [entry] : after === null ? [] : [{ ...entry, ...after }];
    }),
    ...[...overlay].flatMap(([id, after]) => (known.has(id) || after === null ? [] : [{ ...UNSENT, ...after, id }])),
  ];
}

import { collections } from '@/data/collections';
import { useWorkspace } from '@/data/react/WorkspaceProvider';
import type { Stored } from '@/domain/record/schema';
import { entryOf } from '@/domain/scheduling/board/entries';
import { changeSeries, repeatedVisits, type RepeatWish } from '@/domain/scheduling/board/repeat';
import { placed } from '@/domain/scheduling/change';
import { occurrencesOf } from '@/domain/scheduling/queries';
import type { Placement, ScheduleEntry } from '@/domain/scheduling/schema';
import type { SeriesScope } from '@/domain/scheduling/series';
import { dayOf } from '@/domain/scheduling/wallClock';
import { newId } from '@/lib/ids';
import { notify } from '@/ui/feedback/notify';
import { formatCount } from '@/ui/format/quantities';
import type { BoardActions } from '@/entities/schedule/useBoardActions';
import type { Draft } from '@/entities/schedule/useEntryWrites';

/** Visits that come again: making them, and changing this one, it and later ones, or all. Each is one step of undo. */
export function useSeries({ carryOut, stamp }: BoardActions) {
  const { repository } = useWorkspace();

  const repeat = (entry: Stored<ScheduleEntry>, wish: RepeatWish): Promise<boolean> => {
    const seriesId = entry.seriesId || newId();
    const seriesDate = entry.seriesDate || dayOf(entry.placement.startsAt, entry.placement.timeZone);
    const later = repeatedVisits(entryOf(entry), seriesId, { wish, stampFor: stamp });
    return carryOut(`“${entry.title}” comes ${formatCount(later.length, 'more time')}`, [
      { id: entry.id, before: entry, after: { ...entryOf(entry), seriesId, seriesDate } },
      ...later.map(({ id, entry: after }) => ({ id, before: null, after })),
    ]);
  };

  /** Gives the visits of a scope the time, length and people of one of them. */
  const change = async (entry: Stored<ScheduleEntry>, wanted: Placement, scope: SeriesScope): Promise<boolean> => {
    try {
      const found = await repository(collections.schedule).getAll(
        occurrencesOf(entry.seriesId, scope === 'all' ? '' : entry.seriesDate),
      );
      const byId = new Map(found.map((one) => [one.id, one]));
      const { moved, kept } = changeSeries(entry, wanted, { occurrences: found, scope });
      const drafts = moved.flatMap(({ id, placement }): Draft[] => {
        const before = byId.get(id);
        if (!before) return [];
        const plain = entryOf(before);
        return [{ id, before, after: { ...plain, ...placed(plain, placement, stamp()) } }];
      });
      const others = kept.length > 0 ? `; ${kept.length} stay as they were set by hand, locked or begun` : '';
      return await carryOut(`${formatCount(drafts.length, 'visit')} of “${entry.title}” changed${others}`, drafts);
    } catch (error) {
      notify.error(error);
      return false;
    }
  };

  return { repeat, change };
}

import { collections } from '@/data/collections';
import { useWorkspace } from '@/data/react/WorkspaceProvider';
import type { Stored } from '@/domain/record/schema';
import { entryOf } from '@/domain/scheduling/board/entries';
import { changeSeries, endedSeries, repeatedVisits, type RepeatWish } from '@/domain/scheduling/board/repeat';
import { NO_TIP } from '@/domain/scheduling/extendSeries';
import { holidaysFrom, occurrencesOf } from '@/domain/scheduling/queries';
import type { Placement, ScheduleEntry } from '@/domain/scheduling/schema';
import type { SeriesScope } from '@/domain/scheduling/series';
import { dayOf, daysTouched } from '@/domain/scheduling/wallClock';
import { addDaysToInstant } from '@/lib/calendar';
import { notify } from '@/ui/feedback/notify';
import { formatCount } from '@/ui/format/quantities';
import { placedDraft } from '@/entities/schedule/drafts';
import type { BoardActions } from '@/entities/schedule/useBoardActions';
import type { Draft } from '@/entities/schedule/useEntryWrites';

/** As far ahead as the longest series reaches when it is created. */
const HOLIDAYS_AHEAD_DAYS = 5 * 366;

/** Manages recurring visits: creates them, and changes this one, it and later ones, or all. Each is one undo step. */
export function useSeries({ carryOut, stamp }: BoardActions) {
  const { repository } = useWorkspace();

  /** Returns known company holidays after a visit; none if they can't be read. */
  const holidaysAfter = async ({ placement: { startsAt, timeZone } }: Stored<ScheduleEntry>): Promise<Set<string>> => {
    const span = { startsAt, endsAt: addDaysToInstant(startsAt, HOLIDAYS_AHEAD_DAYS) };
    try {
      const found = await repository(collections.schedule).getAll(holidaysFrom(span));
      return new Set(found.flatMap(({ placement }) => daysTouched(placement, timeZone)));
    } catch (error) {
      notify.error(error);
      return new Set();
    }
  };

  const repeat = async (entry: Stored<ScheduleEntry>, wish: RepeatWish): Promise<boolean> => {
    const closed = await holidaysAfter(entry);
    // Derived from the visit, so that two people who repeat it at once make one series.
    const seriesId = entry.seriesId || entry.id;
    const seriesDate = entry.seriesDate || dayOf(entry.placement.startsAt, entry.placement.timeZone);
    const { first, later } = repeatedVisits(entryOf(entry), seriesId, {
      wish,
      stampFor: stamp,
      isHoliday: (date) => closed.has(date),
    });
    const moved = later.filter(({ entry: { seriesDate: date } }) => closed.has(date)).length;
    const others = moved > 0 ? `; ${formatCount(moved, 'visit')} moved off a holiday` : '';
    const label =
      wish.until === ''
        ? `“${entry.title}” now repeats with no end date${others}`
        : `“${entry.title}” comes ${formatCount(later.length, 'more time')}${others}`;
    const drafts = [
      { id: entry.id, before: entry, after: { ...entryOf(entry), seriesId, seriesDate, ...first } },
      ...later.map(({ id, entry: after }) => ({ id, before: null, after })),
    ];
    return carryOut(label, drafts, { isWhole: true });
  };

  /** Gives the visits in a scope the time, duration and people of one of them. */
  const change = async (entry: Stored<ScheduleEntry>, wanted: Placement, scope: SeriesScope): Promise<boolean> => {
    try {
      const found = await repository(collections.schedule).getAll(
        occurrencesOf(entry.seriesId, scope === 'all' ? '' : entry.seriesDate),
      );
      const byId = new Map(found.map((one) => [one.id, one]));
      const { moved, kept } = changeSeries(entry, wanted, { occurrences: found, scope });
      const drafts = moved.flatMap(({ id, placement }): Draft[] => {
        const before = byId.get(id);
        return before ? [placedDraft(before, placement, stamp())] : [];
      });
      const others =
        kept.length > 0 ? `; ${kept.length} were changed by hand, locked or started and stay as they are` : '';
      const label = `${formatCount(drafts.length, 'visit')} of “${entry.title}” changed${others}`;
      return await carryOut(label, drafts, { isWhole: true });
    } catch (error) {
      notify.error(error);
      return false;
    }
  };

  /** Removes later visits that have not started, and creates no more. */
  const end = async (entry: Stored<ScheduleEntry>): Promise<boolean> => {
    try {
      const found = await repository(collections.schedule).getAll(occurrencesOf(entry.seriesId, entry.seriesDate));
      const { dropped, kept, tipId } = endedSeries(entry, found);
      const drafts = found.flatMap((before): Draft[] => {
        if (dropped.includes(before.id)) return [{ id: before.id, before, after: null }];
        return before.id === tipId ? [{ id: tipId, before, after: { ...entryOf(before), ...NO_TIP } }] : [];
      });
      const others = kept.length > 0 ? `; ${kept.length} are locked or started and stay as they are` : '';
      return await carryOut(`“${entry.title}” no longer repeats${others}`, drafts);
    } catch (error) {
      notify.error(error);
      return false;
    }
  };

  return { repeat, change, end };
}

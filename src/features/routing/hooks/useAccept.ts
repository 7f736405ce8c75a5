import { uncovered } from '@/domain/scheduling/board/capacity';
import { useCallback, useState } from 'react';
import type { DayChange } from '@/domain/routing/day/dayChanges';
import type { DayProblem } from '@/domain/routing/day/dayProblem';
import { instantOf } from '@/domain/routing/day/routingDay';
import { entryOf } from '@/domain/scheduling/board/entries';
import { entryFor, type NewEntry } from '@/domain/scheduling/board/newEntries';
import { madeEntry, placed } from '@/domain/scheduling/change';
import { useBoardActions } from '@/entities/schedule/useBoardActions';
import { nowIso } from '@/lib/dates';
import { newId } from '@/lib/ids';
import { MINUTE_SECONDS } from '@/lib/time';
import { notify } from '@/ui/feedback/notify';
import { formatCount } from '@/ui/format/quantities';
import type { Proposal } from './proposal';
import type { RoutingDayData } from './useRoutingDay';

const OUTDATED = 'The schedule has changed since this plan was made. Plan the routes again.';
const PAST = 'Some of these visits should have started by now. Plan the routes again.';

/** Returns the rest of an absent technician's day as time off, so that nothing new is planned for them; null when it is over. */
function timeOffOf({ day, shifts }: DayProblem, technicianId: string): NewEntry | null {
  const own = shifts.filter((one) => one.technicianId === technicianId).map(({ shift }) => shift);
  const from = Math.max(Math.min(...own.map(({ start }) => start)), day.nowSeconds ?? 0);
  const to = Math.max(...own.map(({ end }) => end));
  if (!(to > from)) return null;
  const { timeZone } = day.ground;
  const [fromMs, toMs] = [from, to].map((second) => Date.parse(instantOf(day, second))) as [number, number];
  if (uncovered({ fromMs, toMs }, day.ground.absencesOf(technicianId)) === 0) return null;
  return entryFor(
    'time-off',
    { title: 'Out', minutes: (to - from) / MINUTE_SECONDS },
    { technicianIds: [technicianId], startsAt: instantOf(day, from), timeZone },
  );
}

/** Writes the accepted parts of a proposal as one board action, which undo reverts as a whole. */
export function useAccept(data: RoutingDayData) {
  const [said, announce] = useState('');
  const actions = useBoardActions(data.entries, announce);
  const { carryOut, stamp } = actions;
  /** Whether a proposal can still be written; announces why if not. */
  const mayAccept = useCallback(
    ({ version, changes }: Proposal): boolean => {
      const at = nowIso();
      const isPast = changes.some(
        ({ after, entry }) => after.startsAt < at && after.startsAt !== entry.placement.startsAt,
      );
      if (version === data.version && !isPast) return true;
      notify.error(isPast ? PAST : OUTDATED);
      return false;
    },
    [data],
  );
  const accept = useCallback(
    async (changes: readonly DayChange[], absentId = ''): Promise<void> => {
      try {
        const drafts = changes.flatMap(({ entry: { id }, after }) => {
          const before = data.entries.get(id);
          if (!before) return [];
          const entry = entryOf(before);
          return [{ id, before, after: { ...entry, ...placed(entry, after, stamp()) } }];
        });
        const off = absentId === '' ? null : timeOffOf(data.problem, absentId);
        const content = off && madeEntry(off, stamp());
        await carryOut(`${formatCount(drafts.length, 'visit')} moved by route planning`, [
          ...(content ? [{ id: newId(), before: null, after: content }] : []),
          ...drafts,
        ]);
      } catch (error) {
        notify.error(error);
      }
    },
    [data, carryOut, stamp],
  );
  return { mayAccept, accept, undo: actions.undo, canUndo: actions.canUndo, said };
}

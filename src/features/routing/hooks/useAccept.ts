import { useCallback, useState } from 'react';
import type { DayChange } from '@/domain/routing/day/dayChanges';
import { entryOf } from '@/domain/scheduling/board/entries';
import { placed } from '@/domain/scheduling/change';
import { useBoardActions } from '@/entities/schedule/useBoardActions';
import { notify } from '@/ui/feedback/notify';
import { formatCount } from '@/ui/format/quantities';
import type { Proposal } from './proposal';
import type { RoutingDayData } from './useRoutingDay';

const OUTDATED = 'The schedule has changed since this plan was made. Plan the routes again.';
const PAST = 'Some of these visits should have begun by now. Plan the routes again.';

/** Writes the accepted parts of a proposal as one board action, which undo reverts as a whole. */
export function useAccept(data: RoutingDayData) {
  const [said, announce] = useState('');
  const actions = useBoardActions(data.entries, announce);
  const { carryOut, stamp } = actions;
  /** Whether a proposal can still be written; says why where it cannot. */
  const mayAccept = useCallback(
    ({ version, changes }: Proposal): boolean => {
      const at = new Date().toISOString();
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
    async (changes: readonly DayChange[]): Promise<void> => {
      try {
        const drafts = changes.flatMap(({ entry: { id }, after }) => {
          const before = data.entries.get(id);
          if (!before) return [];
          const entry = entryOf(before);
          return [{ id, before, after: { ...entry, ...placed(entry, after, stamp()) } }];
        });
        await carryOut(`${formatCount(drafts.length, 'visit')} moved by route planning`, drafts);
      } catch (error) {
        notify.error(error);
      }
    },
    [data, carryOut, stamp],
  );
  return { mayAccept, accept, undo: actions.undo, canUndo: actions.canUndo, said };
}

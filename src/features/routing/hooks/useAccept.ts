import { useCallback, useState } from 'react';
import { entryOf } from '@/domain/scheduling/board/entries';
import { placed } from '@/domain/scheduling/change';
import { useBoardActions } from '@/entities/schedule/useBoardActions';
import { notify } from '@/ui/feedback/notify';
import { formatCount } from '@/ui/format/quantities';
import type { Proposal } from './proposal';
import type { RoutingDayData } from './useRoutingDay';

const OUTDATED = 'The schedule has changed since this plan was made. Plan the routes again.';
const PAST = 'Some of these visits should have begun by now. Plan the routes again.';

/** Writes what was accepted of a proposal as one action of the board, which undo takes back as a whole. */
export function useAccept(data: RoutingDayData) {
  const [said, announce] = useState('');
  const actions = useBoardActions(data.entries, announce);
  const { carryOut, stamp } = actions;
  const accept = useCallback(
    async (proposal: Proposal, groups: Proposal['groups']): Promise<boolean> => {
      const changes = groups.flatMap((group) => group.changes);
      if (proposal.version !== data.version) {
        notify.error(OUTDATED);
        return false;
      }
      const at = new Date().toISOString();
      if (changes.some(({ after, entry }) => after.startsAt < at && after.startsAt !== entry.placement.startsAt)) {
        notify.error(PAST);
        return false;
      }
      try {
        const drafts = changes.flatMap(({ entry: { id }, after }) => {
          const before = data.entries.get(id);
          if (!before) return [];
          const entry = entryOf(before);
          return [{ id, before, after: { ...entry, ...placed(entry, after, stamp()) } }];
        });
        return await carryOut(`${formatCount(drafts.length, 'visit')} moved by route planning`, drafts);
      } catch (error) {
        notify.error(error);
        return false;
      }
    },
    [data, carryOut, stamp],
  );
  return { accept, undo: actions.undo, canUndo: actions.canUndo, said };
}

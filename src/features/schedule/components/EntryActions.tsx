import { Menu } from '@mantine/core';
import {
  IconArrowBackUp,
  IconArrowsSplit2,
  IconBan,
  IconCalendarSearch,
  IconClock,
  IconCopy,
  IconExternalLink,
  IconLock,
  IconLockOpen,
  IconPlayerTrackNext,
  IconRepeat,
  IconRepeatOff,
  IconRestore,
} from '@tabler/icons-react';
import type { Stored } from '@/domain/record/schema';
import { isUnstored } from '@/domain/scheduling/board/entries';
import { heldBy } from '@/domain/scheduling/change';
import type { ScheduleEntry } from '@/domain/scheduling/schema';
import { isAhead, movesOf, VISIT_STATE_LABELS, type VisitState } from '@/domain/scheduling/visitState';
import { paths } from '@/lib/paths';
import { RouterLink } from '@/ui/links/RouterLink';
import type { EntryCommands } from '../hooks/useEntryCommands';
import { ENTRY_LOOKS } from '@/entities/schedule/entryLooks';

type Entry = Stored<ScheduleEntry>;

/** UI actions on an entry beyond the commands. */
export type EntryHandlers = {
  commands: EntryCommands;
  onOpen: (entry: Entry) => void;
  onPlan: (entry: Entry) => void;
  onFind: (entry: Entry) => void;
  onCopy: (entry: Entry) => void;
  onRepeat: (entry: Entry) => void;
  onCancel: (entry: Entry) => void;
  onEndSeries: (entry: Entry) => void;
};

const MOVE_VERBS: Record<VisitState, string> = {
  planned: 'Plan again',
  confirmed: 'Confirm',
  dispatched: 'Dispatch',
  'en-route': 'On the way',
  'on-site': 'On site',
  paused: 'Pause',
  done: 'Done',
  'no-show': 'No-show',
  cancelled: 'Cancel visit…',
};

/** Returns the button label for moving to a state; going back names the state it leads to. */
export const moveVerb = (from: VisitState, to: VisitState): string =>
  isAhead(to) && !isAhead(from) ? `Back to ${VISIT_STATE_LABELS[to].toLowerCase()}` : MOVE_VERBS[to];

/** Returns the states the office may move an entry to. An entry known only from its job joins the board when first scheduled. */
export const stepsOf = (entry: Entry): VisitState[] =>
  entry.kind !== 'visit' || (isUnstored(entry) && !isAhead(entry.state))
    ? []
    : movesOf(
        { state: entry.state, technicianIds: entry.placement.technicianIds },
        { isDispatcher: true, technicianId: '' },
      );

/** Lists all actions on an entry, as a menu: the same by right click, keyboard and phone. */
export function EntryMenuItems({ entry, handlers }: { entry: Entry; handlers: EntryHandlers }) {
  const { commands, onOpen, onPlan, onFind, onCopy, onRepeat, onCancel, onEndSeries } = handlers;
  const isVisit = entry.kind === 'visit';
  const isHeld = heldBy(entry) !== '';
  return (
    <>
      <Menu.Item leftSection={<IconClock size={18} aria-hidden />} disabled={isHeld} onClick={() => onPlan(entry)}>
        Change time or people…
      </Menu.Item>
      {isVisit && (
        <Menu.Item
          leftSection={<IconCalendarSearch size={18} aria-hidden />}
          disabled={isHeld}
          onClick={() => onFind(entry)}
        >
          Find another time…
        </Menu.Item>
      )}
      {isVisit && stepsOf(entry).length > 0 && (
        <>
          <Menu.Divider />
          {stepsOf(entry).map((to) => {
            const { Symbol } = to === 'planned' ? { Symbol: IconRestore } : ENTRY_LOOKS[to];
            return (
              <Menu.Item
                key={to}
                leftSection={to === 'cancelled' ? <IconBan size={18} aria-hidden /> : <Symbol size={18} aria-hidden />}
                onClick={() => (to === 'cancelled' ? onCancel(entry) : void commands.moveOn([entry], to))}
              >
                {moveVerb(entry.state, to)}
              </Menu.Item>
            );
          })}
          <Menu.Divider />
        </>
      )}
      <Menu.Item
        leftSection={
          entry.placement.isLocked ? <IconLockOpen size={18} aria-hidden /> : <IconLock size={18} aria-hidden />
        }
        disabled={isVisit && !isAhead(entry.state)}
        onClick={() => void commands.toggleLock([entry])}
      >
        {entry.placement.isLocked ? 'Unlock' : 'Lock'}
      </Menu.Item>
      {isVisit && (
        <Menu.Item leftSection={<IconCopy size={18} aria-hidden />} onClick={() => onCopy(entry)}>
          Copy…
        </Menu.Item>
      )}
      {isVisit && isAhead(entry.state) && (
        <Menu.Item leftSection={<IconRepeat size={18} aria-hidden />} onClick={() => onRepeat(entry)}>
          Repeat…
        </Menu.Item>
      )}
      {entry.seriesId !== '' && (
        <Menu.Item leftSection={<IconRepeatOff size={18} aria-hidden />} onClick={() => onEndSeries(entry)}>
          Do not repeat after this
        </Menu.Item>
      )}
      {isVisit && entry.placement.technicianIds.length > 1 && (
        <Menu.Item
          leftSection={<IconArrowsSplit2 size={18} aria-hidden />}
          disabled={isHeld}
          onClick={() => void commands.splitUp(entry)}
        >
          Split over its people
        </Menu.Item>
      )}
      <Menu.Item
        leftSection={<IconArrowBackUp size={18} aria-hidden />}
        disabled={isHeld}
        onClick={() => void commands.unschedule([entry])}
      >
        {isVisit ? 'Unschedule' : 'Remove'}
      </Menu.Item>
      <Menu.Divider />
      <Menu.Item leftSection={<IconPlayerTrackNext size={18} aria-hidden />} onClick={() => onOpen(entry)}>
        Show details
      </Menu.Item>
      {entry.jobId !== '' && (
        <Menu.Item
          component={RouterLink}
          to={paths.jobDetails(entry.jobId)}
          underline="never"
          leftSection={<IconExternalLink size={18} aria-hidden />}
        >
          Open the job
        </Menu.Item>
      )}
    </>
  );
}

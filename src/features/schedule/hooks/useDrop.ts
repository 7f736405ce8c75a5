import type { Stored } from '@/domain/record/schema';
import type { ScheduleEntry } from '@/domain/scheduling/schema';
import type { Interaction } from './interaction';
import { movedTogether } from './movedTogether';
import { plannedText } from './useEntryCommands';
import type { ScheduleDesk } from './useScheduleDesk';

type Chosen = { selected: ReadonlySet<string>; chosen: readonly Stored<ScheduleEntry>[] };

/** Handles a drop: schedules the item there, or unschedules it over the tray, and moves selected visits with it. */
export function useDrop({ placing, commands, context, ground }: ScheduleDesk, { selected, chosen }: Chosen) {
  return (dropped: Interaction): void => {
    const { subject, placement, isOverTray, kind } = dropped;
    const { before } = subject;
    const isMany = kind === 'move' && selected.size > 1 && selected.has(subject.id);
    if (isOverTray) {
      if (before) void commands.unschedule(isMany ? chosen : [before]);
      return;
    }
    if (!isMany || !before) {
      void placing.place([{ subject, placement }], plannedText(subject.content.title, placement, context));
      return;
    }
    void placing.place(movedTogether(chosen, dropped, ground.resourceOf), `${chosen.length} visits moved`);
  };
}

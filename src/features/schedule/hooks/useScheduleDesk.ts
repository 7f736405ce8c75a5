import { useMemo } from 'react';
import { useCan } from '@/data/react/useCan';
import { useSession } from '@/data/react/WorkspaceProvider';
import type { WarningContext } from '@/domain/scheduling/warningText';
import { technicianName } from '@/domain/technician/schema';
import { useTechnicians } from '@/entities/technician/useTechnicians';
import { shownEntries } from '@/entities/schedule/shownEntries';
import { useAnnouncer } from './useAnnouncer';
import { useBoardActions } from '@/entities/schedule/useBoardActions';
import { useEntryCommands } from './useEntryCommands';
import { useJudgedGround } from './useJudgedGround';
import { usePlacing } from './usePlacing';
import type { RowsRead } from './useRowsRead';
import { useResources } from '@/entities/schedule/useResources';
import { useGround, useScheduleData } from '@/entities/schedule/useScheduleData';

type DeskOptions = {
  now: Date;
  isEnabled?: boolean;
  places: readonly string[];
  /** Rows whose entries are read. */
  rows: RowsRead;
};

/** Provides what every view of the schedule works with: the planned entries of its days, the data to judge them by, and the actions. */
export function useScheduleDesk(dates: readonly string[], { now, isEnabled = true, places, rows }: DeskOptions) {
  const { company } = useSession();
  const can = useCan();
  const { timeZone } = company;
  const { all, byId: technicianById } = useTechnicians();
  const { all: resources } = useResources();
  const { said, announce } = useAnnouncer();
  const { entries: live, isLoading, isRead, error } = useScheduleData(dates, { isEnabled, parts: rows.parts });
  const stored = useMemo(() => new Map(live.map((entry) => [entry.id, entry])), [live]);
  const actions = useBoardActions(stored, announce);
  const entries = useMemo(() => shownEntries(live, actions.overlay), [live, actions.overlay]);
  const byId = useMemo(() => new Map(entries.map((entry) => [entry.id, entry])), [entries]);
  const nowIso = now.toISOString();
  const ground = useGround(entries, nowIso, {
    places,
    // A provider is queried for one day; several have more places than it accepts in one request.
    date: dates.length === 1 ? (dates[0] ?? '') : '',
  });
  const context: WarningContext = useMemo(
    () => ({
      timeZone,
      nameOf: (id) => {
        const technician = technicianById.get(id);
        return technician ? technicianName(technician) : 'Former technician';
      },
    }),
    [timeZone, technicianById],
  );
  const groundFor = useJudgedGround({ ground, dates, isRead, need: rows.need });
  const placing = usePlacing({ ground, groundFor, context, actions });
  const commands = useEntryCommands(actions);
  return {
    timeZone,
    nowIso,
    technicians: all,
    resources,
    entries,
    byId,
    ground,
    context,
    actions,
    placing,
    commands,
    announce,
    said,
    isLoading,
    /** Whether someone's entries have loaded. */
    isRead,
    rows,
    error,
    isReadOnly: !can('create', 'schedule') || !can('update', 'schedule'),
  };
}
export type ScheduleDesk = ReturnType<typeof useScheduleDesk>;

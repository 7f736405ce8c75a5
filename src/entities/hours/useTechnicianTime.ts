import { useMemo } from 'react';
import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useLiveRecords } from '@/data/react/useLiveRecords';
import { useSession } from '@/data/react/WorkspaceProvider';
import { hasFeature } from '@/domain/access/features';
import { timeOfWeek, timesheetOf } from '@/domain/hours/queries';
import type { TimeEntry, Timesheet } from '@/domain/hours/schema';
import { piecesOf, spansOf, type TimePiece, type TimeSpan } from '@/domain/hours/timeline';
import { visitEntryId, visitTime } from '@/domain/hours/visitTime';
import type { Audit, Stored } from '@/domain/record/schema';
import type { ScheduleEntry } from '@/domain/scheduling/schema';

export type TechnicianTime = {
  spans: TimeSpan[];
  pieces: TimePiece[];
  sheet: Stored<Timesheet> | null;
  isLoading: boolean;
  error: Error | null;
};

/** The author of unsynced entries is unknown. */
const NOT_STORED: Audit = {
  createdBy: '',
  createdAt: '',
  updatedBy: '',
  updatedAt: '',
  revision: '',
  baseRevision: '',
};
const NONE: readonly Stored<ScheduleEntry>[] = [];

/**
 * Returns a technician's time for a week, live, as of `nowIso`. `visits` are those on screen, whose steps this device knows before the
 * server has stored their time.
 */
export function useTechnicianTime(
  technicianId: string,
  weekStartsOn: string,
  { nowIso, visits = NONE }: { nowIso: string; visits?: readonly Stored<ScheduleEntry>[] },
): TechnicianTime {
  const session = useSession();
  const can = useCan();
  const { timeZone } = session.company;
  const reader = can('read', 'timeEntries') ? {} : { accountUid: session.uid };
  const isEnabled = hasFeature(session.features, 'technicians');
  const entries = useLiveRecords(collections.timeEntries, timeOfWeek(technicianId, weekStartsOn, reader), {
    isEnabled,
  });
  const sheets = useLiveRecords(collections.timesheets, timesheetOf(technicianId, weekStartsOn, reader), { isEnabled });
  const spans = useMemo(
    () => spansOf(withVisits(entries.records, visits, technicianId), { nowIso, timeZone }),
    [entries.records, visits, technicianId, nowIso, timeZone],
  );
  return {
    spans,
    pieces: useMemo(() => piecesOf(spans), [spans]),
    sheet: sheets.records[0] ?? null,
    isLoading: entries.isLoading || sheets.isLoading,
    error: entries.error ?? sheets.error,
  };
}

/** Returns the stored entries plus those derived from visit steps; if they overlap, the entry with an end time wins. */
function withVisits(
  stored: readonly Stored<TimeEntry>[],
  visits: readonly Stored<ScheduleEntry>[],
  technicianId: string,
): Stored<TimeEntry>[] {
  const known = new Map(stored.map((entry) => [entry.id, entry]));
  for (const visit of visits) {
    for (const { technicianIds, ...time } of visitTime(visit.id, visit)) {
      const id = visitEntryId(time, technicianId);
      if (!technicianIds.includes(technicianId) || known.get(id)?.endsAt) continue;
      known.set(id, { ...NOT_STORED, ...time, id, technicianId, accountUid: '' });
    }
  }
  return [...known.values()];
}

import { useMemo } from 'react';
import { collections } from '@/data/collections';
import { useLiveLists } from '@/data/react/useLiveLists';
import { useLiveRecords } from '@/data/react/useLiveRecords';
import { useSession } from '@/data/react/WorkspaceProvider';
import { overtimeOf, type WeekOvertime } from '@/domain/hours/overtime';
import { standingOf, type WeekStanding } from '@/domain/hours/answer';
import { timeOfWeek, timesheetsOfWeek } from '@/domain/hours/queries';
import type { TimesheetDay } from '@/domain/hours/schema';
import { sumsOf, weekOfPieces, type WeekSums } from '@/domain/hours/sums';
import { piecesOf, spansOf } from '@/domain/hours/timeline';
import { weekSpan } from '@/domain/hours/week';
import type { Stored } from '@/domain/record/schema';
import { technicianName, type Technician } from '@/domain/technician/schema';
import { useTechnicians } from '@/entities/technician/useTechnicians';

export type TeamRow = {
  id: string;
  name: string;
  technician: Stored<Technician>;
  days: readonly TimesheetDay[];
  sums: WeekSums & WeekOvertime;
  standing: WeekStanding;
};

/**
 * Watches everyone's hours for a week, with one bounded query per technician. An approved week uses its timesheet. Technicians archived
 * before the week began are left out.
 */
export function useTeamWeek(weekStartsOn: string, nowIso: string) {
  const { company } = useSession();
  const { timeZone } = company;
  const { all, isLoading: isLooking } = useTechnicians();
  const span = useMemo(() => weekSpan(weekStartsOn, timeZone), [weekStartsOn, timeZone]);
  const crew = useMemo(
    () => all.filter(({ status, updatedAt }) => status === 'active' || updatedAt >= span.startsAt),
    [all, span],
  );
  const entries = useLiveLists(
    collections.timeEntries,
    useMemo(() => crew.map(({ id }) => timeOfWeek(id, weekStartsOn)), [crew, weekStartsOn]),
  );
  const sheets = useLiveRecords(collections.timesheets, timesheetsOfWeek(weekStartsOn));
  const rows = useMemo(
    () =>
      crew.map((technician): TeamRow => {
        const { id } = technician;
        const own = entries.records.filter(({ technicianId }) => technicianId === id);
        const spans = spansOf(own, { nowIso, timeZone });
        const now = weekOfPieces(piecesOf(spans), weekStartsOn, timeZone);
        const sheet = sheets.records.find(({ technicianId }) => technicianId === id) ?? null;
        const inWeek = spans.filter(({ startsAt }) => startsAt >= span.startsAt && startsAt < span.endsAt);
        const days = sheet?.state === 'approved' ? sheet.days : now;
        const standing = standingOf({ spans: inWeek, days: now, sheet });
        return {
          id,
          name: technicianName(technician),
          technician,
          days,
          sums: { ...sumsOf(days), ...overtimeOf(days, company) },
          standing,
        };
      }),
    [crew, entries.records, sheets.records, span, weekStartsOn, nowIso, company, timeZone],
  );
  return {
    rows: rows.filter(({ technician, standing }) => technician.status === 'active' || standing.kind !== 'empty'),
    isLoading: isLooking || entries.isLoading || sheets.isLoading,
    error: entries.error ?? sheets.error,
  };
}

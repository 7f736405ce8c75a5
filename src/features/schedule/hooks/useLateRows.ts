import { useEffect, useMemo } from 'react';
import { collections } from '@/data/collections';
import { useLiveRecords } from '@/data/react/useLiveRecords';
import { isLateVisit } from '@/domain/scheduling/board/looks';
import { visitsAhead } from '@/domain/scheduling/queries';
import { daySpan } from '@/domain/scheduling/wallClock';
import type { ScheduleDesk } from './useScheduleDesk';

/** Loads the rows with late entries while a filter hides others: a filter never hides what is late. */
export function useLateRows(
  dates: readonly string[],
  { rows, nowIso, timeZone }: Pick<ScheduleDesk, 'rows' | 'nowIso' | 'timeZone'>,
  { isFiltered }: { isFiltered: boolean },
): void {
  const { hasMore, need } = rows;
  // Rounded to the hour, so that the list stays the same meanwhile.
  const endsAt = `${nowIso.slice(0, 13)}:59:59.999Z`;
  const asked = useMemo(
    () => visitsAhead({ startsAt: daySpan(dates[0] ?? '', timeZone).startsAt, endsAt }),
    [dates, timeZone, endsAt],
  );
  const { records } = useLiveRecords(collections.schedule, asked, { isEnabled: isFiltered && hasMore });
  useEffect(() => {
    const late = records.filter((entry) => isLateVisit(entry, nowIso));
    if (late.length > 0) need(late.flatMap(({ placement }) => placement.technicianIds));
  }, [records, nowIso, need]);
}

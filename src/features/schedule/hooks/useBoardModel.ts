import { useMemo, useState } from 'react';
import { axisOf, shownHours, type ShownHours } from '@/domain/scheduling/board/axis';
import { isLateVisit } from '@/domain/scheduling/board/looks';
import { keptRows } from '@/domain/scheduling/board/keptRows';
import { boardRows, type BoardRow } from '@/domain/scheduling/board/rows';
import { stretchOf } from '@/domain/scheduling/ground';
import { isPlannedAlone } from '@/domain/resource/schema';
import { skillAnswer } from '@/domain/scheduling/skills';
import { hoursOn } from '@/domain/technician/workingHours';
import { weekdayOf } from '@/lib/weekdays';
import { useKept } from '@/ui/hooks/useKept';
import { geometryOf, type Geometry } from '../components/geometry';
import type { ScheduleDesk } from './useScheduleDesk';
import { ZOOMS, type ScheduleParams } from './useScheduleParams';

const WHOLE_DAY: ShownHours = { from: 0, to: 24 };
const USUAL: ShownHours = { from: 7, to: 18 };
const SMALLEST_HOUR_PX = 24;
/** Several days side by side are scrolled; with this hour width, cards are still recognizable. */
const HOUR_PX_OF_DAYS = 40;
const HOUR_PX_OF_WEEKS = 30;
const FEW_DAYS = 3;

/** Computes the board's rows, axis and dimensions from the entries, the filters and the available width. */
export function useBoardModel(desk: ScheduleDesk, params: ScheduleParams, width: number): Geometry {
  const { entries, ground, technicians, resources, timeZone } = desk;
  const isInParts = desk.rows.parts !== null;
  const { dates, isWholeDay, technicianId, skill, withCanceled, withResources, zoom } = params;
  const found = useMemo(() => {
    const work = dates.flatMap((date) => [
      ...technicians.flatMap(({ id }) => ground.shiftsOf(id, date)),
      ...[ground.openOn(date)].flatMap((open) => open ?? []),
    ]);
    const visits = entries
      .filter(({ kind }) => kind === 'visit' || kind === 'other')
      .map(({ placement }) => stretchOf(placement));
    return isWholeDay ? { shown: WHOLE_DAY, wide: WHOLE_DAY } : shownHours({ work, visits }, timeZone, USUAL);
  }, [dates, isWholeDay, entries, ground, technicians, timeZone]);
  // Keeps the same axis while its hours stay the same: a visit that moves must not scroll the board.
  const hours = useKept(found);
  const axis = useMemo(() => axisOf(dates, hours.shown, timeZone, hours.wide), [dates, hours, timeZone]);

  const [keep] = useState(rowKeeper);
  const rows = useMemo(() => {
    const busy = new Set(entries.flatMap(({ placement }) => placement.technicianIds));
    const late = new Set(
      entries.flatMap((entry) => (isLateVisit(entry, ground.nowIso) ? entry.placement.technicianIds : [])),
    );
    const today = dates[0] ?? '';
    const shown = technicians.filter(
      (technician) =>
        (technician.status === 'active' || busy.has(technician.id)) &&
        // A filter never hides what is late.
        (late.has(technician.id) ||
          ((technicianId === '' || technician.id === technicianId) &&
            (skill === '' || skillAnswer(technician, skill, today).kind === 'held'))),
    );
    // People who are working or have entries come first: dispatchers look for who is free. Rows that load while scrolling keep their
    // position; there, the order is by who usually works.
    const isHere = (technician: (typeof shown)[number]): boolean =>
      isInParts
        ? technician.status === 'active' &&
          dates.some((date) => !hoursOn(technician, ground.businessHours, weekdayOf(date)).isOff)
        : busy.has(technician.id) || dates.some((date) => ground.shiftsOf(technician.id, date).length > 0);
    const ordered = [...shown.filter(isHere), ...shown.filter((technician) => !isHere(technician))];
    // A filter by person or skill excludes resources.
    const isOfPeople = !withResources || technicianId !== '' || skill !== '';
    const booked = new Set(entries.flatMap(({ placement }) => placement.resourceIds));
    const beside = isOfPeople ? [] : resources.filter((one) => booked.has(one.id) || isPlannedAlone(one));
    return keep(boardRows({ technicians: ordered, resources: beside, entries, withCanceled }, axis, ground));
  }, [
    keep,
    entries,
    technicians,
    resources,
    technicianId,
    skill,
    withCanceled,
    withResources,
    axis,
    ground,
    dates,
    isInParts,
  ]);

  const hourPx = ZOOMS[zoom] || fittingHour(axis.minutes, dates.length, width);
  return useMemo(() => geometryOf(axis, hourPx / 60, rows), [axis, hourPx, rows]);
}

/** Remembers the rows it was last given. */
function rowKeeper(): (rows: readonly BoardRow[]) => readonly BoardRow[] {
  let last: readonly BoardRow[] = [];
  return (rows) => (last = keptRows(last, rows));
}

function fittingHour(minutes: number, dayCount: number, width: number): number {
  const fitting = minutes > 0 ? (width / minutes) * 60 : SMALLEST_HOUR_PX;
  return dayCount === 1
    ? Math.max(SMALLEST_HOUR_PX, fitting)
    : Math.max(dayCount > FEW_DAYS ? HOUR_PX_OF_WEEKS : HOUR_PX_OF_DAYS, fitting);
}

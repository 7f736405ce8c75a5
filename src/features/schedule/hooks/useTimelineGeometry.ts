import { useMemo } from 'react';
import { weekRows } from '@/domain/scheduling/board/week';
import type { Geometry } from '../components/geometry';
import { weekGeometryOf, type WeekGeometry } from '../components/weekGeometry';
import type { DragOptions } from './boardDrag';
import { dragTarget } from './dragTarget';
import { useBoardModel } from './useBoardModel';
import type { ScheduleDesk } from './useScheduleDesk';
import type { ScheduleParams } from './useScheduleParams';
import { weekTarget } from './weekTarget';

type TimelineGeometry = {
  /** The hours from left to right. */
  board: Geometry;
  /** The days from left to right; null if hours are shown. */
  week: WeekGeometry | null;
  /** The layout currently shown. */
  geometry: Geometry;
  targetAt: DragOptions['targetAt'];
};

/** Computes the rows and dimensions of the hour or day view, and where a dragged item would land on it. */
export function useTimelineGeometry(
  desk: ScheduleDesk,
  params: ScheduleParams,
  { width, today }: { width: number; today: string },
): TimelineGeometry {
  const { ground } = desk;
  const board = useBoardModel(desk, params, width);
  const isWeek = params.view === 'week';
  const week = useMemo(
    () => (isWeek ? weekGeometryOf(board, weekRows(board.rows, params.dates, ground), { width, today }) : null),
    [isWeek, board, params.dates, ground, width, today],
  );
  return {
    board,
    week,
    geometry: week ?? board,
    targetAt: (held, pointer, boxes) =>
      week
        ? weekTarget(held, pointer, { ...boxes, geometry: week, ground })
        : dragTarget(held, pointer, { ...boxes, geometry: board, resourceOf: ground.resourceOf }),
  };
}

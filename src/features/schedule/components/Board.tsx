import { Paper } from '@mantine/core';
import { useMemo, type CSSProperties, type ReactNode, type RefObject } from 'react';
import { freeHoursOn, type FreeHours } from '@/domain/scheduling/board/freeHours';
import type { PreparedGround } from '@/domain/scheduling/ground';
import { zoneName } from '@/ui/format/dateTime';
import type { InteractionStore } from '../hooks/interaction';
import { useStartInSight } from '../hooks/useBoardFrame';
import { useBoardRows } from '../hooks/useBoardRows';
import type { RowsRead } from '../hooks/useRowsRead';
import { UnreadOnPaper } from './UnreadOnPaper';
import classes from './Board.module.css';
import { BoardHead } from './BoardHead';
import { BoardRowView } from './BoardRowView';
import { HEAD_HEIGHT, NAME_WIDTH, onPaper, type Geometry } from './geometry';
import { peopleIn } from './rowText';

type BoardProps = {
  geometry: Geometry;
  ground: PreparedGround;
  today: string;
  selected: ReadonlySet<string>;
  isReadOnly: boolean;
  scroller: RefObject<HTMLDivElement | null>;
  /** Initial scroll position of the board, as an instant (ms). */
  startMs: number;
  onWidth: (width: number) => void;
  rowsRead: RowsRead;
  isRead: (technicianId: string) => boolean;
  /** The dragged item, and the row it is over. */
  store: InteractionStore;
  /** Preview over the rows of where a dragged card would land. */
  overlay: ReactNode;
};

const UNKNOWN_HOURS: ReadonlyMap<string, FreeHours> = new Map();

/** Shows the hours from left to right, with a row for each technician. Only visible rows are rendered. */
export function Board(props: BoardProps) {
  const { geometry, ground, today, selected, isReadOnly, scroller, startMs, onWidth, rowsRead, isRead } = props;
  const { store, overlay } = props;
  const { axis, pxPerMinute, rows, tops } = geometry;
  const { hold, shown, onFocus, tabStopIn } = useBoardRows({ scroller, geometry, onWidth, rowsRead });
  useStartInSight(scroller, { startMs, pxPerMinute, axis });

  const { hasMore } = rowsRead;
  const freeHours = useMemo(
    () =>
      hasMore ? UNKNOWN_HOURS : new Map(axis.days.map(({ date }) => [date, freeHoursOn(date, peopleIn(rows), ground)])),
    [axis, ground, hasMore, rows],
  );
  return (
    <Paper withBorder className={classes.frame}>
      <div
        ref={hold}
        className={classes.scroller}
        style={
          {
            '--name': `${NAME_WIDTH}px`,
            '--head': `${HEAD_HEIGHT}px`,
            '--width': `${axis.minutes * pxPerMinute}px`,
            '--hour': `${60 * pxPerMinute}px`,
            '--on-paper': onPaper(axis.minutes * pxPerMinute),
          } as CSSProperties
        }
        onFocus={onFocus}
      >
        <BoardHead
          axis={axis}
          pxPerMinute={pxPerMinute}
          today={today}
          zone={zoneName(ground.nowIso, axis.timeZone)}
          freeHours={freeHours}
          onReadAll={hasMore ? rowsRead.needAll : null}
        />
        <div className={classes.body} style={{ height: tops.at(-1) ?? 0 }} data-board-body data-scaled>
          {shown.map((index) => {
            const row = rows[index];
            return row ? (
              <BoardRowView
                key={row.technicianId}
                row={row}
                top={tops[index] ?? 0}
                axis={axis}
                pxPerMinute={pxPerMinute}
                nowIso={ground.nowIso}
                selected={selected}
                tabStopKey={tabStopIn(row)}
                isReadOnly={isReadOnly}
                isOnItsWay={!isRead(row.technicianId)}
                store={store}
              />
            ) : null;
          })}
          {overlay}
        </div>
      </div>
      {hasMore && <UnreadOnPaper />}
    </Paper>
  );
}

import { Paper, UnstyledButton } from '@mantine/core';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useMemo, useState, type CSSProperties, type ReactNode, type RefObject } from 'react';
import { freeHoursOn } from '@/domain/scheduling/board/freeHours';
import type { WeekRow } from '@/domain/scheduling/board/week';
import type { PreparedGround } from '@/domain/scheduling/ground';
import { formatWeekday, zoneName } from '@/ui/format/dateTime';
import { formatCount } from '@/ui/format/quantities';
import { useRoomBelow } from '@/ui/table/useRoomBelow';
import type { InteractionStore } from '../hooks/interaction';
import { useWidthOfHours } from '../hooks/useBoardFrame';
import { useRowsInSight } from '../hooks/useRowsInSight';
import type { RowsRead } from '../hooks/useRowsRead';
import board from './Board.module.css';
import { cardKey } from './BoardRowView';
import { FreeHoursOfDay } from './FreeHoursOfDay';
import { HEAD_HEIGHT, NAME_WIDTH } from './geometry';
import classes from './WeekBoard.module.css';
import { CARD_HEIGHT, CELL_HEAD_HEIGHT, weekRowHeight, type WeekColumn, type WeekGeometry } from './weekGeometry';
import { WeekRowView } from './WeekRowView';

type WeekBoardProps = {
  geometry: WeekGeometry;
  ground: PreparedGround;
  today: string;
  selected: ReadonlySet<string>;
  isReadOnly: boolean;
  scroller: RefObject<HTMLDivElement | null>;
  onWidth: (width: number) => void;
  onDay: (date: string) => void;
  rowsRead: RowsRead;
  isRead: (technicianId: string) => boolean;
  /** What is in hand, and over whose day. */
  store: InteractionStore;
  /** What follows the pointer. */
  overlay: ReactNode;
};

const OVERSCAN_ROWS = 4;

/** Seven days from left to right, a row for each technician: who has what, and who has room. Only the rows in sight are on the page. */
export function WeekBoard(props: WeekBoardProps) {
  const { geometry, ground, today, selected, isReadOnly, scroller, onWidth, onDay, rowsRead, isRead } = props;
  const { columns, weekRows, tops, width } = geometry;
  const [frame, setFrame] = useState<HTMLDivElement | null>(null);
  const [tabStop, setTabStop] = useState('');
  // A stable function: a new one would release the element and grab it again at each change.
  const hold = useCallback(
    (element: HTMLDivElement | null) => {
      scroller.current = element;
      setFrame(element);
    },
    [scroller],
  );
  useRoomBelow(frame);
  const virtual = useVirtualizer({
    count: weekRows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => heightOf(weekRows[index]),
    scrollPaddingStart: HEAD_HEIGHT,
    overscan: OVERSCAN_ROWS,
    getItemKey: (index) => weekRows[index]?.row.technicianId ?? index,
  });
  const heights = tops.join(' ');
  useEffect(() => virtual.measure(), [virtual, heights]);
  useWidthOfHours(scroller, onWidth);
  useRowsInSight(virtual, geometry.rows, rowsRead);

  const [firstKey = '', keys] = useMemo(() => {
    const all = weekRows.flatMap(({ row, cells }) =>
      cells.flatMap(({ cards }) => cards.map(({ entry }) => cardKey(row.technicianId, entry.id))),
    );
    return [all[0], new Set(all)] as const;
  }, [weekRows]);
  const tabStopKey = keys.has(tabStop) ? tabStop : firstKey;
  return (
    <Paper withBorder className={board.frame}>
      <div
        ref={hold}
        className={board.scroller}
        style={
          {
            '--name': `${NAME_WIDTH}px`,
            '--head': `${HEAD_HEIGHT}px`,
            '--width': `${width}px`,
            '--card': `${CARD_HEIGHT}px`,
            '--cell-head': `${CELL_HEAD_HEIGHT}px`,
          } as CSSProperties
        }
        onFocus={({ target }) => {
          if (target instanceof HTMLElement && target.dataset['card'] !== undefined)
            setTabStop(cardKey(target.dataset['row'] ?? '', target.dataset['card']));
        }}
      >
        <div className={board.head}>
          <div className={board.corner} aria-hidden>
            {zoneName(ground.nowIso, ground.timeZone)}
          </div>
          <div className={board.marks}>
            {columns.map((column, index) => (
              <DayHead
                key={column.date}
                column={column}
                count={visitsOn(weekRows, index)}
                ground={ground}
                today={today}
                onReadAll={rowsRead.hasMore ? rowsRead.needAll : null}
                onOpen={() => onDay(column.date)}
              />
            ))}
          </div>
        </div>
        <div className={board.body} style={{ height: tops.at(-1) ?? 0 }} data-board-body>
          {virtual.getVirtualItems().map(({ index }) => {
            const weekRow = weekRows[index];
            if (!weekRow) return null;
            const { technicianId } = weekRow.row;
            return (
              <WeekRowView
                key={technicianId}
                weekRow={weekRow}
                top={tops[index] ?? 0}
                columns={columns}
                timeZone={ground.timeZone}
                nowIso={ground.nowIso}
                today={today}
                selected={selected}
                tabStopKey={tabStopKey.startsWith(`${technicianId} `) ? tabStopKey : ''}
                isReadOnly={isReadOnly}
                isOnItsWay={!isRead(technicianId)}
                store={props.store}
                onDay={onDay}
              />
            );
          })}
          {props.overlay}
        </div>
      </div>
    </Paper>
  );
}

const heightOf = (row: WeekRow | undefined): number => (row ? weekRowHeight(row) : 0);

/** How many different visits begin or go on that day. */
const visitsOn = (rows: readonly WeekRow[], index: number): number =>
  new Set(rows.flatMap(({ cells }) => cells[index]?.cards.map(({ entry }) => entry.id) ?? [])).size;

/** A narrow day says how much room is left, rather than how much is planned. */
const ROOM_FOR_BOTH = 136;

type DayHeadProps = {
  column: WeekColumn;
  count: number;
  ground: PreparedGround;
  today: string;
  /** Reads the unread rows, without which free time is unknown; null when all are read. */
  onReadAll: (() => void) | null;
  onOpen: () => void;
};

/** A day's name, which opens the day, with what is planned and what is left. */
function DayHead({ column, count, ground, today, onReadAll, onOpen }: DayHeadProps) {
  const { date, left, width, isFolded } = column;
  const name = formatWeekday(`${date}T12:00:00.000Z`, 'UTC');
  const free = useMemo(
    () => (onReadAll || date < today ? undefined : freeHoursOn(date, ground.technicians, ground)),
    [onReadAll, date, today, ground],
  );
  return (
    <div className={classes.dayHead} data-today={date === today || undefined} style={{ left, width }}>
      <UnstyledButton className={classes.dayName ?? ''} onClick={onOpen} aria-label={`Open ${name}`}>
        {isFolded ? name.slice(0, 3) : name}
      </UnstyledButton>
      {!isFolded && (
        <span className={classes.dayFacts}>
          {count > 0 && (width >= ROOM_FOR_BOTH || date < today) && <span>{formatCount(count, 'visit')}</span>}
          {onReadAll ? (
            <UnstyledButton className={board.readAll ?? ''} onClick={onReadAll}>
              Free hours
            </UnstyledButton>
          ) : (
            <FreeHoursOfDay freeHours={free} />
          )}
        </span>
      )}
    </div>
  );
}

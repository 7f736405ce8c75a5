import { Paper, UnstyledButton } from '@mantine/core';
import { useMemo, type CSSProperties, type ReactNode, type RefObject } from 'react';
import { freeHoursOn } from '@/domain/scheduling/board/freeHours';
import type { WeekRow } from '@/domain/scheduling/board/week';
import type { Stored } from '@/domain/record/schema';
import type { PreparedGround } from '@/domain/scheduling/ground';
import type { Technician } from '@/domain/technician/schema';
import { formatWeekday, zoneName } from '@/ui/format/dateTime';
import { formatCount } from '@/ui/format/quantities';
import type { InteractionStore } from '../hooks/interaction';
import { useBoardRows } from '../hooks/useBoardRows';
import type { RowsRead } from '../hooks/useRowsRead';
import { UnreadOnPaper } from './UnreadOnPaper';
import board from './Board.module.css';
import { FreeHoursOfDay } from './FreeHoursOfDay';
import { HEAD_HEIGHT, NAME_WIDTH, onPaper } from './geometry';
import { peopleIn } from './rowText';
import classes from './WeekBoard.module.css';
import { CARD_HEIGHT, CELL_HEAD_HEIGHT, type WeekColumn, type WeekGeometry } from './weekGeometry';
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
  /** The dragged item, and whose day it is over. */
  store: InteractionStore;
  /** Element that follows the pointer. */
  overlay: ReactNode;
};

/** Shows seven days from left to right, with a row for each technician: who has what, and who has room. Only visible rows are rendered. */
export function WeekBoard(props: WeekBoardProps) {
  const { geometry, ground, today, selected, isReadOnly, scroller, onWidth, onDay, rowsRead, isRead } = props;
  const { columns, weekRows, rows, tops, width } = geometry;
  const people = useMemo(() => peopleIn(rows), [rows]);
  const { hold, shown, onFocus, tabStopIn } = useBoardRows({ scroller, geometry, onWidth, rowsRead });

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
            '--on-paper': onPaper(width),
          } as CSSProperties
        }
        onFocus={onFocus}
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
                people={people}
                ground={ground}
                today={today}
                onReadAll={rowsRead.hasMore ? rowsRead.needAll : null}
                onOpen={() => onDay(column.date)}
              />
            ))}
          </div>
        </div>
        <div className={board.body} style={{ height: tops.at(-1) ?? 0 }} data-board-body data-scaled>
          {shown.map((index) => {
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
                tabStopKey={tabStopIn(weekRow.row)}
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
      {rowsRead.hasMore && <UnreadOnPaper />}
    </Paper>
  );
}

/** Counts the distinct visits that start or continue on that day. */
const visitsOn = (rows: readonly WeekRow[], index: number): number =>
  new Set(rows.flatMap(({ cells }) => cells[index]?.cards.map(({ entry }) => entry.id) ?? [])).size;

/** A narrow column shows the remaining room instead of what is planned. */
const ROOM_FOR_BOTH = 136;

type DayHeadProps = {
  column: WeekColumn;
  count: number;
  /** People whose rows are shown. */
  people: readonly Stored<Technician>[];
  ground: PreparedGround;
  today: string;
  /** Loads the unread rows, without which free time is unknown; null when all are read. */
  onReadAll: (() => void) | null;
  onOpen: () => void;
};

/** Shows a day's name, which opens the day, with what is planned and what is left. */
function DayHead({ column, count, people, ground, today, onReadAll, onOpen }: DayHeadProps) {
  const { date, left, width, isFolded } = column;
  const name = formatWeekday(`${date}T12:00:00.000Z`, 'UTC');
  const free = useMemo(
    () => (onReadAll || date < today ? undefined : freeHoursOn(date, people, ground)),
    [onReadAll, date, today, people, ground],
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

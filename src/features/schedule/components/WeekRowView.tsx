import { memo, useSyncExternalStore } from 'react';
import type { WeekCell, WeekRow } from '@/domain/scheduling/board/week';
import { dayOf } from '@/domain/scheduling/wallClock';
import { formatDate } from '@/ui/format/dateTime';
import { formatCount, formatDuration } from '@/ui/format/quantities';
import { PlainList } from '@/ui/layout/PlainList';
import type { InteractionStore } from '../hooks/interaction';
import { cardKey } from '../hooks/useBoardRows';
import board from './Board.module.css';
import { RowName, rowTitle } from './RowName';
import classes from './WeekBoard.module.css';
import { WeekCard } from './WeekCard';
import { MOST_CARDS, weekRowHeight, type WeekColumn } from './weekGeometry';

type WeekRowViewProps = {
  weekRow: WeekRow;
  top: number;
  columns: readonly WeekColumn[];
  timeZone: string;
  nowIso: string;
  today: string;
  selected: ReadonlySet<string>;
  /** Key of the card in the tab order; '' if it is in another row. */
  tabStopKey: string;
  isReadOnly: boolean;
  /** Whether their entries are still loading. */
  isOnItsWay: boolean;
  /** The dragged item, and whose day it is over. */
  store: InteractionStore;
  onDay: (date: string) => void;
};

/** Renders one person's week: name and load, then a list for each day. */
export const WeekRowView = memo(function WeekRowView(props: WeekRowViewProps) {
  const { weekRow, top, columns, timeZone, today, isOnItsWay, store } = props;
  const { row, cells } = weekRow;
  const { technicianId } = row;
  const target = useSyncExternalStore(store.subscribe, () => {
    const moving = store.get();
    if (moving?.technicianId !== technicianId || moving.isOverTray) return '';
    return `${dayOf(moving.placement.startsAt, timeZone)} ${moving.verdict.severity ?? 'fits'}`;
  });
  const [targetDate, severity] = target.split(' ');
  return (
    <div
      role="group"
      aria-label={rowTitle(row, isOnItsWay)}
      className={board.row}
      data-open={technicianId === '' || undefined}
      style={{ top, height: weekRowHeight(weekRow) }}
    >
      <RowName row={row} isOnItsWay={isOnItsWay} />
      <div className={board.track}>
        {columns.map(({ date, left, width, isFolded }, index) => {
          const cell = cells[index];
          return (
            <div
              key={date}
              className={classes.cell}
              data-off={(technicianId !== '' && !cell?.isWorking) || undefined}
              data-today={date === today || undefined}
              data-target={date === targetDate ? severity : undefined}
              style={{ left, width }}
            >
              {cell && !isFolded && <Cell {...props} cell={cell} isPast={date < today} isRead={!isOnItsWay} />}
            </div>
          );
        })}
      </div>
    </div>
  );
});

type CellProps = WeekRowViewProps & { cell: WeekCell; isPast: boolean; isRead: boolean };

function Cell({ cell, isPast, isRead, weekRow, timeZone, nowIso, selected, tabStopKey, isReadOnly, onDay }: CellProps) {
  const { date, cards, absence } = cell;
  const { technicianId } = weekRow.row;
  const note = isPast || !isRead || technicianId === '' ? '' : noteOf(cell);
  return (
    <>
      <div className={classes.cellHead}>
        {absence && (
          <button type="button" className={classes.absence} data-open={absence.entryId}>
            {absence.title}
          </button>
        )}
        {!(absence && cell.freeMinutes === 0) && <span>{note}</span>}
      </div>
      <PlainList aria-label={`${formatDate(date, 'UTC')}${note === '' ? '' : `, ${note}`}`}>
        {cards.slice(0, MOST_CARDS).map((card) => (
          <WeekCard
            key={card.entry.id}
            card={card}
            timeZone={timeZone}
            nowIso={nowIso}
            isContinued={dayOf(card.entry.placement.startsAt, timeZone) !== date}
            isSelected={selected.has(card.entry.id)}
            isTabStop={tabStopKey === cardKey(technicianId, card.entry.id)}
            isReadOnly={isReadOnly}
          />
        ))}
      </PlainList>
      {cards.length > MOST_CARDS && (
        <button type="button" className={classes.more} onClick={() => onDay(date)}>
          {formatCount(cards.length - MOST_CARDS, 'more visit')}
        </button>
      )}
    </>
  );
}

const QUARTER = 15;

/** Formats `5 h 30 min free`, `Full`, `Off`. */
function noteOf({ isWorking, freeMinutes, cards }: WeekCell): string {
  if (!isWorking) return cards.length > 0 ? 'Off, but planned' : 'Off';
  const free = Math.floor(freeMinutes / QUARTER) * QUARTER;
  return free === 0 ? 'Full' : `${formatDuration(free)} free`;
}

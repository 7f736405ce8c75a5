import { memo } from 'react';
import { isOnAxis, minuteAt, type Axis } from '@/domain/scheduling/board/axis';
import type { BoardRow } from '@/domain/scheduling/board/rows';
import { PlainList } from '@/ui/layout/PlainList';
import type { InteractionStore } from '../hooks/interaction';
import { cardKey } from '../hooks/useBoardRows';
import classes from './Board.module.css';
import { EntryCard } from './EntryCard';
import { rowHeight } from './geometry';
import { RowName, rowTitle } from './RowName';
import { RowTarget } from './RowTarget';

type BoardRowViewProps = {
  row: BoardRow;
  top: number;
  axis: Axis;
  pxPerMinute: number;
  nowIso: string;
  selected: ReadonlySet<string>;
  /** Key of the card in the tab order; '' if it is in another row. */
  tabStopKey: string;
  isReadOnly: boolean;
  /** Whether their entries are still loading. */
  isOnItsWay: boolean;
  /** The dragged item, and the row it is over. */
  store: InteractionStore;
};

/** Renders one technician's row: name and load, working hours in the background, cards in front of them. */
export const BoardRowView = memo(function BoardRowView({
  row,
  top,
  axis,
  pxPerMinute,
  nowIso,
  selected,
  tabStopKey,
  isReadOnly,
  isOnItsWay,
  store,
}: BoardRowViewProps) {
  const { technicianId, cards, backdrops } = row;
  const nowMs = Date.parse(nowIso);
  return (
    <div className={classes.row} data-open={technicianId === '' || undefined} style={{ top, height: rowHeight(row) }}>
      <RowName row={row} isOnItsWay={isOnItsWay} />
      <div className={classes.track}>
        {backdrops.map(({ kind, title, entryId, fromMinute, toMinute }) => (
          <div
            key={`${kind} ${fromMinute} ${entryId}`}
            className={classes.backdrop}
            data-kind={kind}
            style={{ left: fromMinute * pxPerMinute, width: (toMinute - fromMinute) * pxPerMinute }}
          >
            {entryId !== '' && (
              <button type="button" className={classes.backdropLabel} data-open={entryId}>
                {title}
              </button>
            )}
          </div>
        ))}
        {axis.days.flatMap(({ date, parts }) =>
          parts.map(({ fromMinute, toMinute, isFolded }) => (
            <div
              key={`${date} ${fromMinute}`}
              className={classes.dayHours}
              data-folded={isFolded || undefined}
              style={{ left: fromMinute * pxPerMinute, width: (toMinute - fromMinute) * pxPerMinute }}
            />
          )),
        )}
        <PlainList aria-busy={isOnItsWay || undefined} aria-label={rowTitle(row, isOnItsWay)}>
          {cards.map((card) => (
            <EntryCard
              key={card.entry.id}
              card={card}
              axis={axis}
              pxPerMinute={pxPerMinute}
              nowIso={nowIso}
              isSelected={selected.has(card.entry.id)}
              isTabStop={tabStopKey === cardKey(technicianId, card.entry.id)}
              isReadOnly={isReadOnly}
            />
          ))}
        </PlainList>
        {isOnAxis(axis, nowMs) && (
          <span
            className={classes.nowLine}
            data-first={top === 0 || undefined}
            style={{ left: minuteAt(axis, nowMs) * pxPerMinute }}
            aria-hidden
          />
        )}
      </div>
      <RowTarget store={store} technicianId={technicianId} axis={axis} />
    </div>
  );
});

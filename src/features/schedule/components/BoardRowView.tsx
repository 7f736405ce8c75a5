import { memo } from 'react';
import type { Capacity } from '@/domain/scheduling/board/capacity';
import { loadOf } from '@/domain/scheduling/board/capacity';
import { isOnAxis, minuteAt, type Axis } from '@/domain/scheduling/board/axis';
import type { BoardRow } from '@/domain/scheduling/board/rows';
import { technicianName } from '@/domain/technician/schema';
import { formatDuration } from '@/ui/format/quantities';
import { PlainList } from '@/ui/layout/PlainList';
import type { InteractionStore } from '../hooks/interaction';
import classes from './Board.module.css';
import { EntryCard } from './EntryCard';
import { rowHeight } from './geometry';
import { RowTarget } from './RowTarget';

type BoardRowViewProps = {
  row: BoardRow;
  top: number;
  axis: Axis;
  pxPerMinute: number;
  nowIso: string;
  selected: ReadonlySet<string>;
  /** The card that Tab leads to; '' when it is in another row. */
  tabStopKey: string;
  isReadOnly: boolean;
  /** Whether what they have is still being read. */
  isOnItsWay: boolean;
  /** What is in hand, and over which row. */
  store: InteractionStore;
};

export const cardKey = (technicianId: string, entryId: string): string => `${technicianId} ${entryId}`;

/** One technician's row: name and how full the days are, the hours of work behind, the cards before them. */
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
  const { technicianId, technician, cards, backdrops, capacity } = row;
  const nowMs = Date.parse(nowIso);
  const name = technician ? technicianName(technician) : 'Unassigned';
  return (
    <div className={classes.row} data-open={technician === null || undefined} style={{ top, height: rowHeight(row) }}>
      <div className={classes.name}>
        <span className={classes.person} title={name}>
          {technician && <span className={classes.dot} style={{ background: technician.color }} aria-hidden />}
          <span className={classes.personName}>{name}</span>
        </span>
        {isOnItsWay ? (
          <span className={classes.load}>Loading…</span>
        ) : technician?.status === 'archived' ? (
          <span className={classes.load}>Archived</span>
        ) : capacity ? (
          <Load capacity={capacity} />
        ) : (
          <span className={classes.load}>{waiting(cards.length)}</span>
        )}
      </div>
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
        {axis.days.map(({ date, fromMinute, toMinute }) => (
          <div
            key={date}
            className={classes.dayHours}
            style={{ left: fromMinute * pxPerMinute, width: (toMinute - fromMinute) * pxPerMinute }}
          />
        ))}
        <PlainList
          aria-busy={isOnItsWay || undefined}
          aria-label={`${name}${capacity && !isOnItsWay ? `, ${loadText(capacity)}` : ''}`}
        >
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

const waiting = (count: number): string => (count === 0 ? 'Nothing waits' : `${count} to assign`);

const loadText = ({ shift, booked, driving }: Capacity): string =>
  shift === 0
    ? booked === 0
      ? 'Off'
      : `${formatDuration(booked)}, off`
    : `${formatDuration(booked + driving)} of ${formatDuration(shift)}`;

/** Hours alone: the list's name says it to the minute. */
function shortLoad(capacity: Capacity, share: number): string {
  const { shift, booked, driving } = capacity;
  if (shift === 0) return loadText(capacity);
  const hours = (minutes: number): string => String(Math.round(minutes / 6) / 10);
  return `${hours(booked + driving)} of ${hours(shift)} h${share > 1 ? ', over' : ''}`;
}

function Load({ capacity }: { capacity: Capacity }) {
  const share = loadOf(capacity);
  return (
    <span className={classes.load} data-full={share > 1 || undefined}>
      {capacity.shift > 0 && (
        <span className={classes.gauge} aria-hidden>
          <span
            className={classes.gaugeFill}
            data-full={share > 1 || undefined}
            style={{ display: 'block', width: `${Math.min(100, Math.round(share * 100))}%` }}
          />
        </span>
      )}
      <span aria-hidden>{shortLoad(capacity, share)}</span>
    </span>
  );
}

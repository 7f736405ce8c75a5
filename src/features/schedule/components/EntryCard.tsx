import { IconAlertTriangleFilled, IconCalendarQuestion, IconHandStop, IconLock } from '@tabler/icons-react';
import { memo } from 'react';
import type { Axis } from '@/domain/scheduling/board/axis';
import { isHeldBySite } from '@/domain/demolition/site/heldBySite';
import { minuteAt } from '@/domain/scheduling/board/axis';
import { LOOK_LABELS, lookOf, realityOf, type Look } from '@/domain/scheduling/board/looks';
import type { BoardCard } from '@/domain/scheduling/board/rows';
import type { Drive } from '@/domain/scheduling/drives';
import type { ScheduleEntry } from '@/domain/scheduling/schema';
import { heldBy } from '@/domain/scheduling/change';
import { ENTRY_LOOKS } from '@/entities/schedule/entryLooks';
import { isAhead } from '@/domain/scheduling/visitState';
import { isolated } from '@/lib/isolated';
import { askedText, cardLabel, cardTooltip, spanText } from './entryText';
import classes from './EntryCard.module.css';
import { laneTop } from './geometry';

type EntryCardProps = {
  card: BoardCard;
  axis: Axis;
  pxPerMinute: number;
  nowIso: string;
  isSelected: boolean;
  isTabStop: boolean;
  isReadOnly: boolean;
};

const NARROW_PX = 74;
const TINY_PX = 34;
const WIDE_PX = 230;
const SHORTEST_PX = 18;
const TRAVEL_TOP = 16;
const REAL_TOP = 41;
const SHORT_TOP = 32;
const SHORTEST_DRIVE_PX = 3;
const SAID_DRIVE_PX = 14;
/** Scales from which there is room for a figure next to an icon, and for its unit. */
const SAYING_PX = 0.8;
const UNIT_PX = 1.8;

/** Shows an entry in its row: the scheduled time as a card, the promise above it, the drive before it, what actually happened below. */
export const EntryCard = memo(function EntryCard({
  card,
  axis,
  pxPerMinute,
  nowIso,
  isSelected,
  isTabStop,
  isReadOnly,
}: EntryCardProps) {
  const { entry, technicianId, fromMinute, toMinute, lane } = card;
  const { placement } = entry;
  const look = lookOf(entry, nowIso);
  const { tone, Symbol } = ENTRY_LOOKS[look];
  const width = Math.max(SHORTEST_PX, (toMinute - fromMinute) * pxPerMinute);
  const left = fromMinute * pxPerMinute;
  const top = laneTop(lane);
  const isHeld = isReadOnly || heldBy(entry) !== '';
  const time = spanText(placement, axis.timeZone);
  const asked = askedText(entry);
  return (
    <>
      <Marks card={card} axis={axis} pxPerMinute={pxPerMinute} nowIso={nowIso} />
      <li className={classes.place} style={{ left, width, top }}>
        <button
          type="button"
          className={classes.card}
          data-card={entry.id}
          data-row={technicianId}
          data-look={look}
          data-tone={tone}
          data-overlap={card.isOverlapping || undefined}
          data-selected={isSelected || undefined}
          data-held={isHeld || undefined}
          data-tiny={width < TINY_PX || undefined}
          aria-label={cardLabel(entry, look, axis.timeZone, card)}
          aria-pressed={isSelected || undefined}
          aria-haspopup="dialog"
          tabIndex={isTabStop ? 0 : -1}
          title={cardTooltip(card, look, axis.timeZone)}
        >
          {width < TINY_PX ? (
            <Symbol size={13} className={classes.symbol} aria-hidden />
          ) : width < NARROW_PX ? (
            <span className={classes.narrow} aria-hidden>
              <Symbol size={12} aria-hidden />
              {nameOf(entry)}
            </span>
          ) : (
            <span className={classes.text} aria-hidden>
              <span className={classes.title}>{nameOf(entry)}</span>
              <br />
              <span className={classes.detail}>
                <Symbol size={13} aria-hidden />
                {detailOf(entry, look, width < WIDE_PX ? '' : time)}
              </span>
            </span>
          )}
          {isHeldBySite(entry) && <IconHandStop size={13} className={classes.lock} aria-hidden />}
          {asked !== '' && <IconCalendarQuestion size={13} className={classes.lock} aria-hidden />}
          {placement.isLocked && <IconLock size={13} className={classes.lock} aria-hidden />}
          {!isHeld && <span className={classes.handle} data-resize aria-hidden />}
        </button>
      </li>
    </>
  );
});

/** Returns the customer's name, or the title for an entry without one. */
const nameOf = ({ customerName, title }: ScheduleEntry): string =>
  customerName === '' ? title : isolated(customerName);

/** Planned is the default and needs no label: its position shows when. */
const wordOf = (look: Look): string => (look === 'other' || look === 'planned' ? '' : LOOK_LABELS[look]);

/** Returns a card's detail after the customer's name: state and work, and on a wide card the time. */
const detailOf = ({ title, customerName }: ScheduleEntry, look: Look, time: string): string =>
  [wordOf(look), customerName === '' ? '' : title, time].filter(Boolean).join(' · ');

/** Draws the marks around a card other than its scheduled time. */
function Marks({ card, axis, pxPerMinute, nowIso }: Pick<EntryCardProps, 'card' | 'axis' | 'pxPerMinute' | 'nowIso'>) {
  const { entry, fromMinute, lane, drive } = card;
  const { windowStartsAt, windowEndsAt } = entry.placement;
  const { leftAt, arrivedAt, doneAt } = realityOf(entry);
  const top = laneTop(lane);
  const between = (from: string, to: string) => {
    const left = minuteAt(axis, Date.parse(from)) * pxPerMinute;
    return { left, width: Math.max(2, minuteAt(axis, Date.parse(to)) * pxPerMinute - left) };
  };
  return (
    <li role="presentation">
      {windowStartsAt !== '' && (
        <span className={classes.promise} style={{ ...between(windowStartsAt, windowEndsAt), top: top - 2 }} />
      )}
      {drive && (
        <DriveBar
          drive={drive}
          isLate={isAhead(entry.state)}
          left={fromMinute * pxPerMinute}
          top={top}
          pxPerMinute={pxPerMinute}
        />
      )}
      {leftAt !== '' && (
        <span
          className={classes.real}
          data-part="drive"
          style={{ ...between(leftAt, arrivedAt || nowIso), top: top + REAL_TOP }}
        />
      )}
      {arrivedAt !== '' && (
        <span className={classes.real} style={{ ...between(arrivedAt, doneAt || nowIso), top: top + REAL_TOP }} />
      )}
    </li>
  );
}

type DriveBarProps = { drive: Drive; isLate: boolean; left: number; top: number; pxPerMinute: number };

/** Draws the drive before a card to scale; if it is longer than the gap, it is marked on the previous card. */
function DriveBar({ drive: { minutes, shortMinutes, isRough }, isLate, left, top, pxPerMinute }: DriveBarProps) {
  const width = Math.min(minutes * pxPerMinute, left);
  if (shortMinutes > 0 && isLate) {
    return (
      <span className={classes.driveShort} style={{ left, top: top + SHORT_TOP }}>
        <IconAlertTriangleFilled size={10} aria-hidden />
        {pxPerMinute >= SAYING_PX && (pxPerMinute >= UNIT_PX ? `${minutes} min` : minutes)}
      </span>
    );
  }
  if (width < SHORTEST_DRIVE_PX) return null;
  const isSaid = width >= SAID_DRIVE_PX;
  return (
    <span
      className={classes.travel}
      data-said={isSaid || undefined}
      style={{ left: left - width, width, top: top + TRAVEL_TOP }}
    >
      {isSaid && (
        <span>
          {isRough && '~'}
          {minutes}
        </span>
      )}
    </span>
  );
}

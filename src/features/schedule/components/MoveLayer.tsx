import { IconAlertTriangle, IconBan, IconCircleCheck } from '@tabler/icons-react';
import type { RefObject } from 'react';
import { createPortal } from 'react-dom';
import { stretchOnAxis } from '@/domain/scheduling/board/axis';
import { stretchOf } from '@/domain/scheduling/ground';
import { durationOf } from '@/domain/scheduling/span';
import { formatDuration } from '@/ui/format/quantities';
import { useStoreValue } from '@/ui/feedback/createStore';
import type { Interaction, InteractionStore } from '../hooks/interaction';
import classes from './MoveLayer.module.css';
import { daySpanText, spanText } from './entryText';
import { LANE_HEIGHT, laneTop, NAME_WIDTH, rowHeight, type Geometry } from './geometry';

type MoveLayerProps = { store: InteractionStore; geometry: Geometry; ghost: RefObject<HTMLDivElement | null> };

/** Where what is in hand would come to stand, and what the engine says about it. The only part that renders while dragging. */
export function MoveLayer({ store, geometry, ghost }: MoveLayerProps) {
  const moving = useStoreValue(store);
  if (!moving) return null;
  const { axis, pxPerMinute, rows, tops } = geometry;
  const { placement, technicianId, verdict, isOverTray } = moving;
  const index = rows.findIndex((row) => row.technicianId === technicianId);
  const row = rows[index];
  const place = stretchOnAxis(axis, stretchOf(placement));
  const lane = row?.cards.find(({ entry }) => entry.id === moving.subject.id)?.lane ?? 0;
  const top = tops[index] ?? 0;
  return (
    <>
      {row && place && !isOverTray && (
        <>
          <span
            className={classes.slotRow}
            data-severity={verdict.severity ?? undefined}
            style={{ top, height: rowHeight(row) }}
          />
          <span
            className={classes.slot}
            data-severity={verdict.severity ?? undefined}
            style={{
              left: NAME_WIDTH + place.fromMinute * pxPerMinute,
              width: Math.max(4, (place.toMinute - place.fromMinute) * pxPerMinute),
              top: top + laneTop(lane) + 2,
              height: LANE_HEIGHT - 4,
            }}
          />
        </>
      )}
      {moving.by === 'pointer' &&
        createPortal(
          <div ref={ghost} className={classes.ghost} aria-hidden>
            <Said moving={moving} timeZone={axis.timeZone} />
          </div>,
          document.body,
        )}
    </>
  );
}

/** The same for the keyboard: what is moved, where to, and which keys there are. */
export function MoveBar({ store, timeZone }: { store: InteractionStore; timeZone: string }) {
  const moving = useStoreValue(store);
  if (moving?.by !== 'keys') return null;
  return (
    <div className={classes.keysBar}>
      <Said moving={moving} timeZone={timeZone} />
      <div>
        {moving.kind === 'move'
          ? '← → 15 min · Shift 5 min · ↑ ↓ technician · T types a time'
          : '← → shorter or longer'}{' '}
        · Enter sets it down · Esc leaves it
      </div>
    </div>
  );
}

function Said({
  moving: { subject, placement, isOverTray, verdict },
  timeZone,
}: {
  moving: Interaction;
  timeZone: string;
}) {
  const { severity, reason } = verdict;
  const Symbol = severity === 'forbidden' ? IconBan : severity === 'confirm' ? IconAlertTriangle : IconCircleCheck;
  const isOtherDay = subject.before && !subject.before.placement.startsAt.startsWith(placement.startsAt.slice(0, 10));
  return (
    <>
      <div className={classes.ghostTitle}>{subject.content.title}</div>
      {isOverTray ? (
        <div>Back to the tray, without a time</div>
      ) : (
        <>
          <div>
            {(isOtherDay ? daySpanText : spanText)(placement, timeZone)} · {formatDuration(durationOf(placement))}
          </div>
          <div className={classes.ghostReason} data-severity={severity ?? undefined}>
            <Symbol size={15} aria-hidden />
            <span>{reason || 'Fits'}</span>
          </div>
        </>
      )}
    </>
  );
}

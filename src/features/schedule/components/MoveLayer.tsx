import { IconAlertTriangle, IconBan, IconCircleCheck, IconUsers } from '@tabler/icons-react';
import { useLayoutEffect, useRef, type ComponentProps, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { stretchOnAxis } from '@/domain/scheduling/board/axis';
import { stretchOf } from '@/domain/scheduling/ground';
import { durationOf } from '@/domain/scheduling/span';
import { spokenDayTime, spokenMinutes } from '@/domain/scheduling/words';
import type { Stored } from '@/domain/record/schema';
import type { ScheduleEntry } from '@/domain/scheduling/schema';
import { UserName } from '@/entities/user/UserName';
import { isSame } from '@/lib/stableJson';
import { formatDuration } from '@/ui/format/quantities';
import { useStoreValue } from '@/ui/feedback/createStore';
import type { Interaction, InteractionStore, Subject } from '../hooks/interaction';
import classes from './MoveLayer.module.css';
import { daySpanText, spanText } from './entryText';
import { LANE_HEIGHT, laneTop, NAME_WIDTH, type Geometry } from './geometry';
import { moveElement } from './moveElement';

const DRIVE_TOP = 16;
/** As many as can be taken in while dragging; the question that follows lists all of them. */
const MOST_SAID = 3;

type Entries = ReadonlyMap<string, Stored<ScheduleEntry>>;
type MoveLayerProps = {
  store: InteractionStore;
  /** Current entries, including changes someone else makes meanwhile. */
  entries: Entries;
  geometry: Geometry;
  ghost: RefObject<HTMLDivElement | null>;
};

/** Shows where the dragged item would land, and the engine's verdict. The only part that renders while dragging. */
export function MoveLayer({ store, entries, geometry, ghost }: MoveLayerProps) {
  const moving = useStoreValue(store);
  if (!moving) return null;
  const { axis, pxPerMinute, rows, tops } = geometry;
  const { placement, technicianId, verdict, isOverTray } = moving;
  const { drives } = verdict;
  const index = rows.findIndex((row) => row.technicianId === technicianId);
  const row = rows[index];
  const place = stretchOnAxis(axis, stretchOf(placement));
  const lane = row?.cards.find(({ entry }) => entry.id === moving.subject.id)?.lane ?? 0;
  const top = tops[index] ?? 0;
  return (
    <>
      {row && place && !isOverTray && (
        <>
          {drives.before && (
            <Moved
              className={classes.drive}
              data-short={drives.before.shortMinutes > 0 || undefined}
              x={NAME_WIDTH + Math.max(0, place.fromMinute - drives.before.minutes) * pxPerMinute}
              y={top + laneTop(lane) + DRIVE_TOP}
              style={{ width: Math.min(place.fromMinute, drives.before.minutes) * pxPerMinute }}
            />
          )}
          <Moved
            className={classes.slot}
            data-severity={verdict.severity ?? undefined}
            x={NAME_WIDTH + place.fromMinute * pxPerMinute}
            y={top + laneTop(lane) + 2}
            style={{
              width: Math.max(4, (place.toMinute - place.fromMinute) * pxPerMinute),
              height: LANE_HEIGHT - 4,
            }}
          />
        </>
      )}
      <MoveGhost store={store} entries={entries} timeZone={axis.timeZone} ghost={ghost} />
    </>
  );
}

/** Follows the pointer with the dragged item, where it would land, and warnings about it. */
export function MoveGhost({
  store,
  entries,
  timeZone,
  ghost,
}: Pick<MoveLayerProps, 'store' | 'entries' | 'ghost'> & { timeZone: string }) {
  const moving = useStoreValue(store);
  if (moving?.by !== 'pointer') return null;
  return (
    <>
      <span className={classes.shield} />
      {createPortal(
        <div ref={ghost} className={classes.ghost} aria-hidden>
          <Said moving={moving} entries={entries} timeZone={timeZone} />
        </div>,
        document.body,
      )}
    </>
  );
}

/** Moves an element over the board without any relayout or repaint. */
function Moved({ x, y, ...rest }: { x: number; y: number } & ComponentProps<'span'>) {
  const element = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (element.current) moveElement(element.current, x, y);
  }, [x, y]);
  return <span ref={element} {...rest} />;
}

/** Shows what is being moved by keyboard, where to, and the available keys. */
export function MoveBar({
  store,
  entries,
  timeZone,
  isByDay,
}: Pick<MoveLayerProps, 'store' | 'entries'> & { timeZone: string; isByDay: boolean }) {
  const moving = useStoreValue(store);
  if (moving?.by !== 'keys') return null;
  return (
    <div className={classes.keysBar}>
      <Said moving={moving} entries={entries} timeZone={timeZone} />
      <div>
        {moving.kind === 'move'
          ? `${isByDay ? '← → a day · Shift 15 min' : '← → 15 min · Shift 5 min'} · ↑ ↓ technician · T types a time`
          : '← → shorter or longer'}{' '}
        · Enter drops it · Esc cancels
      </div>
    </div>
  );
}

type SaidProps = { moving: Interaction; entries: Entries; timeZone: string };

function Said({ moving: { subject, placement, isOverTray, verdict }, entries, timeZone }: SaidProps) {
  const { severity, reasons } = verdict;
  const Symbol = severity === 'forbidden' ? IconBan : severity === null ? IconCircleCheck : IconAlertTriangle;
  const isOtherDay = subject.before && !subject.before.placement.startsAt.startsWith(placement.startsAt.slice(0, 10));
  return (
    <>
      <div className={classes.ghostTitle}>{subject.content.title}</div>
      <Meanwhile before={subject.before} now={entries.get(subject.id)} timeZone={timeZone} />
      {isOverTray ? (
        <div>Return to the tray, unscheduled</div>
      ) : (
        <>
          <div>
            {(isOtherDay ? daySpanText : spanText)(placement, timeZone)} · {formatDuration(durationOf(placement))}
          </div>
          {drivesText(verdict) !== '' && <div className={classes.ghostDrives}>{drivesText(verdict)}</div>}
          <div className={classes.ghostReason} data-severity={severity ?? undefined}>
            <Symbol size={15} aria-hidden />
            <span>
              {reasons.length === 0 && 'Fits'}
              {reasons.slice(0, MOST_SAID).map((reason) => (
                <div key={reason}>{reason}</div>
              ))}
              {reasons.length > MOST_SAID && <div>… and {reasons.length - MOST_SAID} more</div>}
            </span>
          </div>
        </>
      )}
    </>
  );
}

type MeanwhileProps = { before: Subject['before']; now: Stored<ScheduleEntry> | undefined; timeZone: string };

/** Notes that someone else moved or removed the item while it is being moved: dropping it asks whose change wins. */
function Meanwhile({ before, now, timeZone }: MeanwhileProps) {
  if (!before || before.revision === '') return null;
  const last = now?.log.at(-1);
  const isMoved = now !== undefined && !isSame(now.placement, before.placement);
  if (now && !isMoved) return null;
  return (
    <div className={classes.ghostReason} data-severity="confirm" role="alert">
      <IconUsers size={15} aria-hidden />
      <span>
        {now ? (
          <>
            <UserName uid={last?.by ?? ''} /> moved it to {spokenDayTime(now.placement.startsAt, timeZone)} meanwhile.
          </>
        ) : (
          'Someone else moved it to another day in the meantime.'
        )}
      </span>
    </div>
  );
}

/** Formats `12 min drive, then 9 min on to the next`; '' if no drive is known. */
function drivesText({ drives: { before, afterMinutes } }: Interaction['verdict']): string {
  const on = afterMinutes === null ? '' : `${spokenMinutes(afterMinutes)} on to the next`;
  if (!before) return on;
  return [`${spokenMinutes(before.minutes)} drive`, on].filter(Boolean).join(', then ');
}

import { useElementSize } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import { addOpening, changeOpening, type OpeningSize } from '@/domain/floor-plan/edit/openings';
import { changePlanRoom, roomFault } from '@/domain/floor-plan/edit/rooms';
import { isAcross, sideAzimuthDeg, sideParts } from '@/domain/floor-plan/geometry/sides';
import { SIDES, type PlanOpening, type PlanRoom } from '@/domain/floor-plan/schema';
import { compassLabel } from '@/domain/load-calc/edit/rotate';
import { useUnits } from '@/entities/calculation/useUnits';
import type { PlanEditing } from '../../hooks/usePlanEditing';
import { HANDLES, usePlanDrag } from '../../hooks/usePlanDrag';
import classes from './plan.module.css';
import type { PlanLoads } from '@/domain/floor-plan/planLoads';
import { PlanPaper } from './PlanPaper';
import { roomLabel, RoomText } from './RoomText';
import { usePlanScale, type PlanScale } from './usePlanScale';

type PlanBoardProps = {
  editing: PlanEditing;
  loads: PlanLoads;
  /** Opening that a wall's plus button adds. */ preset: OpeningSize;
  /** Focuses the selected room's fields. */ onEnter: () => void;
};

const MAX_HEIGHT_PX = 620;

/** Renders the editable drawing: rooms can be dragged, resized, and moved by keyboard. */
export function PlanBoard({ editing, loads, preset, onEnter }: PlanBoardProps) {
  const { plan, level, selected } = editing;
  const { ref, width } = useElementSize();
  const scale = usePlanScale(plan, {
    widthPx: width,
    marginFt: 5,
    leastWidthFt: 44,
    leastDepthFt: 34,
    maxHeightPx: MAX_HEIGHT_PX,
  });
  const drag = usePlanDrag(editing, scale);
  const rooms = plan.rooms.filter((room) => room.level === level);
  const chosen = rooms.find(({ key }) => key === selected);
  return (
    <div
      ref={ref}
      className={classes['board']}
      data-editable
      role="group"
      aria-label="Floor plan"
      onPointerDown={drag.down}
      onPointerMove={drag.move}
      onPointerUp={drag.up}
      onPointerCancel={drag.up}
    >
      <PlanPaper plan={plan} level={level} scale={scale} loads={loads} selected={selected} preview={drag.preview} />
      {rooms.map((room) => (
        <RoomButton
          key={room.key}
          room={room}
          editing={editing}
          loads={loads}
          scale={scale}
          wasDragged={drag.wasDragged}
          onEnter={onEnter}
        />
      ))}
      {plan.openings.map((opening) => {
        const room = rooms.find(({ key }) => key === opening.room);
        return room ? <OpeningGrip key={opening.key} {...{ opening, room, editing, scale }} /> : null;
      })}
      {chosen && <Around room={chosen} editing={editing} scale={scale} preset={preset} />}
    </div>
  );
}

type RoomButtonProps = {
  room: PlanRoom;
  editing: PlanEditing;
  loads: PlanLoads;
  scale: PlanScale;
  wasDragged: () => boolean;
  onEnter: () => void;
};

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function RoomButton({ room, editing, loads, scale, wasDragged, onEnter }: RoomButtonProps) {
  const { show } = useUnits();
  const { key, xFt, yFt, widthFt, depthFt } = room;
  const { gridFt, change, select, selected } = editing;
  const density = loads.of(room);
  const press = (event: React.KeyboardEvent): void => {
    const arrow = ARROWS[event.key];
    const isCommand = event.ctrlKey || event.metaKey;
    if (arrow && !isCommand && !event.altKey) {
      const [x, y] = arrow;
      const next = event.shiftKey
        ? { widthFt: widthFt + x * gridFt, depthFt: depthFt + y * gridFt }
        : { xFt: xFt + x * gridFt, yFt: yFt + y * gridFt };
      if (roomFault({ widthFt, depthFt, ...next }) === '')
        change(`plan ${key} ${event.shiftKey ? 'size' : 'place'}`, (plan) => changePlanRoom(plan, key, next));
    } else if (event.key === 'Delete' || event.key === 'Backspace') editing.remove(key);
    else if (event.key === 'Escape') select('');
    else if (event.key === 'Enter') {
      select(key);
      onEnter();
    } else if (isCommand && event.key.toLowerCase() === 'd') editing.copy(key);
    else return;
    event.preventDefault();
  };
  const heightPx = depthFt * scale.pxPerFt;
  return (
    <button
      type="button"
      className={classes['room']}
      data-room={key}
      aria-label={roomLabel(room, density, loads.season, show)}
      aria-pressed={key === selected}
      style={{ left: scale.x(xFt), top: scale.y(yFt), width: widthFt * scale.pxPerFt, height: heightPx }}
      onClick={() => {
        if (!wasDragged()) select(key);
      }}
      onFocus={(event) => {
        if (event.currentTarget.matches(':focus-visible')) select(key);
      }}
      onBlur={editing.settle}
      onKeyDown={press}
    >
      <RoomText room={room} density={density} heightPx={heightPx} />
    </button>
  );
}

const GRIP_PX = 22;

type OpeningGripProps = { opening: PlanOpening; room: PlanRoom; editing: PlanEditing; scale: PlanScale };

/** Handle for dragging a window or door. */
function OpeningGrip({ opening, room, editing, scale }: OpeningGripProps) {
  const { show } = useUnits();
  const { key, side, offsetFt, widthFt, heightFt, kind } = opening;
  const { x, y, pxPerFt } = scale;
  const lengthPx = Math.max(GRIP_PX, widthFt * pxPerFt);
  const place = isAcross(side)
    ? {
        left: x(room.xFt + offsetFt + widthFt / 2) - lengthPx / 2,
        top: y(side === 'top' ? room.yFt : room.yFt + room.depthFt) - GRIP_PX / 2,
        width: lengthPx,
        height: GRIP_PX,
      }
    : {
        left: x(side === 'left' ? room.xFt : room.xFt + room.widthFt) - GRIP_PX / 2,
        top: y(room.yFt + offsetFt + widthFt / 2) - lengthPx / 2,
        width: GRIP_PX,
        height: lengthPx,
      };
  const press = (event: React.KeyboardEvent): void => {
    const arrow = ARROWS[event.key];
    if (arrow && !event.ctrlKey && !event.metaKey) {
      const by = arrow[isAcross(side) ? 0 : 1] * editing.gridFt;
      if (by !== 0)
        editing.change(`plan ${key} place`, (plan) =>
          changeOpening(plan, key, { offsetFt: Math.max(0, offsetFt + by) }),
        );
    } else if (event.key === 'Delete' || event.key === 'Backspace') editing.remove(key);
    else if (event.key === 'Escape') editing.select('');
    else return;
    event.preventDefault();
  };
  return (
    <button
      type="button"
      className={classes['grip']}
      data-opening={key}
      aria-label={`${kind === 'door' ? 'Door' : 'Window'} ${show(widthFt, 'length', { isBare: true })} × ${show(heightFt, 'length')} in the ${compassLabel(sideAzimuthDeg(editing.plan, side))} wall of ${room.name}`}
      aria-pressed={key === editing.selected}
      style={place}
      onClick={() => editing.select(key)}
      onBlur={editing.settle}
      onKeyDown={press}
    />
  );
}

type AroundProps = { room: PlanRoom; editing: PlanEditing; scale: PlanScale; preset: OpeningSize };
const AWAY_PX = 20;

/** Renders the handles and, outside each exterior wall, a plus button for a window. */
function Around({ room, editing, scale, preset }: AroundProps) {
  const { x, y } = scale;
  const { plan } = editing;
  const [left, top] = [x(room.xFt), y(room.yFt)];
  const [right, bottom] = [x(room.xFt + room.widthFt), y(room.yFt + room.depthFt)];
  return (
    <>
      {HANDLES.map((handle) => (
        <span
          key={handle.id}
          aria-hidden
          className={classes['handle']}
          data-handle={handle.id}
          style={{
            left: handle.x === 0 ? (left + right) / 2 : handle.x < 0 ? left : right,
            top: handle.y === 0 ? (top + bottom) / 2 : handle.y < 0 ? top : bottom,
            cursor: handle.cursor,
          }}
        />
      ))}
      {room.kind === 'room' &&
        SIDES.map((side) => {
          const { outside, garage } = sideParts(plan, room, side);
          const stretch = [...outside, ...garage].sort((a, b) => b.to - b.from - (a.to - a.from))[0];
          if (!stretch) return null;
          // Next to the middle handle.
          const along = (stretch.from + stretch.to) / 2 + 16 / scale.pxPerFt;
          const point = isAcross(side)
            ? { left: x(room.xFt + along), top: side === 'top' ? top - AWAY_PX : bottom + AWAY_PX }
            : { left: side === 'left' ? left - AWAY_PX : right + AWAY_PX, top: y(room.yFt + along) };
          const facing = compassLabel(sideAzimuthDeg(plan, side));
          return (
            <button
              key={side}
              type="button"
              className={classes['add']}
              style={point}
              data-add={side}
              aria-label={`Add a ${preset.kind} to the ${facing} wall of ${room.name}`}
              onClick={() => editing.change('', (now) => addOpening(now, room.key, side, preset).plan)}
            >
              <IconPlus size={16} aria-hidden />
            </button>
          );
        })}
    </>
  );
}

import { openingLine, wallLines, type PlanLine } from '@/domain/floor-plan/geometry/lines';
import { sideAzimuthDeg } from '@/domain/floor-plan/geometry/sides';
import { heightOf } from '@/domain/floor-plan/surface';
import type { FloorPlan, PlanOpening, PlanRoom } from '@/domain/floor-plan/schema';
import type { Rectangle } from '@/domain/floor-plan/geometry/rectangle';
import { toneOf } from '@/ui/charts/fill';
import type { PlanLoads } from '@/domain/floor-plan/planLoads';
import type { PlanScale } from './usePlanScale';
import classes from './plan.module.css';

type PlanPaperProps = {
  plan: FloorPlan;
  level: number;
  scale: PlanScale;
  loads: PlanLoads;
  selected: string;
  /** Room being drawn. */
  preview?: Rectangle | null;
};

/** Renders the drawing: grid, the level below, rooms shaded by load, walls, windows and doors. Names are overlaid as text. */
export function PlanPaper({ plan, level, scale, loads, selected, preview = null }: PlanPaperProps) {
  const rooms = plan.rooms.filter((room) => room.level === level);
  const below = plan.rooms.filter((room) => room.level === level - 1);
  return (
    <svg
      className={classes['paper']}
      width={scale.widthPx}
      height={scale.heightPx}
      viewBox={`0 0 ${scale.widthPx} ${scale.heightPx}`}
      aria-hidden
    >
      <Grid scale={scale} />
      {below.map((room) => (
        <rect key={room.key} {...box(room, scale)} className={classes['below']} />
      ))}
      {rooms.map((room) => {
        const shade = loads.scale.shadeOf(loads.of(room)?.perFt2);
        return (
          <rect
            key={room.key}
            {...box(room, scale)}
            {...toneOf(loads.season === 'heating' ? 'heat' : 'cool', classes['fill'])}
            data-shade={shade}
            data-kind={room.kind}
          />
        );
      })}
      {rooms.map((room) => (
        <Walls key={room.key} plan={plan} room={room} scale={scale} />
      ))}
      {plan.openings.map((opening) => {
        const room = rooms.find(({ key }) => key === opening.room);
        return room ? (
          <Opening
            key={opening.key}
            opening={opening}
            room={room}
            scale={scale}
            isSelected={opening.key === selected}
          />
        ) : null;
      })}
      {rooms
        .filter(({ key }) => key === selected)
        .map((room) => (
          <rect key={room.key} {...box(room, scale)} className={classes['chosen']} />
        ))}
      {preview && <rect {...box(preview, scale)} className={classes['chosen']} />}
      <Compass plan={plan} widthPx={scale.widthPx} />
    </svg>
  );
}

const box = ({ xFt, yFt, widthFt, depthFt }: Rectangle, { x, y, pxPerFt }: PlanScale) => ({
  x: x(xFt),
  y: y(yFt),
  width: widthFt * pxPerFt,
  height: depthFt * pxPerFt,
});

/** Draws a grid line every 5 ft. */
function Grid({ scale }: { scale: PlanScale }) {
  const STEP_FT = 5;
  const lines = (fromFt: number, lengthPx: number): number[] => {
    const first = Math.ceil(fromFt / STEP_FT) * STEP_FT;
    const count = Math.floor(lengthPx / scale.pxPerFt / STEP_FT) + 1;
    return Array.from({ length: count }, (_, index) => first + index * STEP_FT);
  };
  return (
    <path
      className={classes['grid']}
      d={[
        ...lines(scale.leftFt, scale.widthPx).map((at) => `M ${scale.x(at)} 0 V ${scale.heightPx}`),
        ...lines(scale.topFt, scale.heightPx).map((at) => `M 0 ${scale.y(at)} H ${scale.widthPx}`),
      ].join(' ')}
    />
  );
}

/** Converts a line of the drawing to a path, in px. */
const pathOf = ({ fromXFt, fromYFt, toXFt, toYFt }: PlanLine, { x, y }: PlanScale): string =>
  `M ${x(fromXFt)} ${y(fromYFt)} L ${x(toXFt)} ${y(toYFt)}`;

/** Draws exterior walls thick, walls to a garage dashed, interior ones thin. */
function Walls({ plan, room, scale }: { plan: FloorPlan; room: PlanRoom; scale: PlanScale }) {
  const walls = wallLines(plan, room);
  const path = (which: keyof typeof walls): string => walls[which].map((line) => pathOf(line, scale)).join(' ');
  return (
    <>
      <rect {...box(room, scale)} className={classes['inner']} data-height={heightOf(plan, room)} />
      <path d={path('outside')} className={classes['outer']} data-kind={room.kind} />
      <path d={path('garage')} className={classes['toGarage']} />
    </>
  );
}

type OpeningProps = { opening: PlanOpening; room: PlanRoom; scale: PlanScale; isSelected: boolean };

function Opening({ opening, room, scale, isSelected }: OpeningProps) {
  const d = pathOf(openingLine(room, opening), scale);
  return (
    <g data-selected={isSelected || undefined} className={classes['opening']} data-kind={opening.kind}>
      <path d={d} className={classes['hole']} />
      <path d={d} className={classes['pane']} />
    </g>
  );
}

/** Draws a needle that points north; the plan says which way the top of the drawing faces. */
function Compass({ plan, widthPx }: { plan: FloorPlan; widthPx: number }) {
  // On a phone the drawing starts close to the corner.
  const size = widthPx < 480 ? 0.7 : 1;
  return (
    <g
      transform={`scale(${size}) translate(30 34) rotate(${-sideAzimuthDeg(plan, 'top')})`}
      className={classes['compass']}
    >
      <circle r={20} />
      <path d="M 0 -16 L 6 6 L 0 2 L -6 6 Z" />
      <text y={-22} textAnchor="middle">
        N
      </text>
    </g>
  );
}

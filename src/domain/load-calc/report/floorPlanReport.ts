import { showQuantity } from '../../calculation/showQuantity';
import type { Quantity, UnitSystem } from '../../calculation/units';
import { openingLine, wallLines, type PlanLine } from '../../floor-plan/geometry/lines';
import type { Rectangle } from '../../floor-plan/geometry/rectangle';
import { sideAzimuthDeg } from '../../floor-plan/geometry/sides';
import { boundsOf } from '../../floor-plan/place';
import { planLoads } from '../../floor-plan/planLoads';
import type { FloorPlan, PlanRoom } from '../../floor-plan/schema';
import { withoutVanished } from '../../floor-plan/sync/vanished';
import type { LoadResult } from '../result';
import type { LoadInputs } from '../schema/inputs';

/** A drawn room with its texts. `shade`: its heating load relative to its floor area, 0 is the lightest of five; undefined without one. */
export type ReportPlanRoom = Rectangle & { name: string; texts: readonly string[]; shade: number | undefined };

/** One level of the house in feet, x to the right and y downward from the corner of the drawing. */
export type ReportPlanLevel = {
  name: string;
  rooms: readonly ReportPlanRoom[];
  outside: readonly PlanLine[];
  garage: readonly PlanLine[];
  windows: readonly PlanLine[];
  doors: readonly PlanLine[];
};

/** The drawing of the house as printed. All levels share one outline, so they line up. */
export type ReportPlan = {
  widthFt: number;
  depthFt: number;
  /** The direction of the top of the drawing, degrees clockwise from north. */
  topAzimuthDeg: number;
  levels: readonly ReportPlanLevel[];
};

/** Null when nothing is drawn, or no one has confirmed yet that the house looks like this. */
export function floorPlanReport(
  stored: FloorPlan | null,
  inputs: LoadInputs,
  result: LoadResult,
  system: UnitSystem,
): ReportPlan | null {
  if (!stored || stored.isProposed) return null;
  const plan = movedToCorner(withoutVanished(stored, inputs));
  if (plan.rooms.length === 0) return null;
  const bare = (value: number, quantity: Quantity): string => showQuantity(value, quantity, system, { isBare: true });
  const heating = planLoads(plan, inputs, result, 'heating');
  const cooling = planLoads(plan, inputs, result, 'cooling');
  const textsOf = (room: PlanRoom): string[] => {
    const [warm, cool] = [heating.of(room), cooling.of(room)];
    return [
      `${bare(room.widthFt, 'length')} × ${bare(room.depthFt, 'length')}`,
      ...(warm && cool ? [`${bare(warm.loadBtuh, 'load')} / ${bare(cool.loadBtuh, 'load')}`] : []),
    ];
  };
  const { widthFt, depthFt } = boundsOf(plan.rooms);
  return {
    widthFt,
    depthFt,
    topAzimuthDeg: sideAzimuthDeg(plan, 'top'),
    levels: plan.levels.flatMap(({ name }, level) => {
      const rooms = plan.rooms.filter((room) => room.level === level);
      if (rooms.length === 0) return [];
      const walls = rooms.map((room) => wallLines(plan, room));
      const openings = (kind: 'window' | 'door'): PlanLine[] =>
        rooms.flatMap((room) =>
          plan.openings
            .filter((opening) => opening.kind === kind && opening.room === room.key)
            .map((opening) => openingLine(room, opening)),
        );
      return [
        {
          name,
          rooms: rooms.map((room) => ({
            xFt: room.xFt,
            yFt: room.yFt,
            widthFt: room.widthFt,
            depthFt: room.depthFt,
            name: room.name,
            texts: textsOf(room),
            shade: heating.scale.shadeOf(heating.of(room)?.perFt2),
          })),
          outside: walls.flatMap(({ outside }) => outside),
          garage: walls.flatMap(({ garage }) => garage),
          windows: openings('window'),
          doors: openings('door'),
        },
      ];
    }),
  };
}

function movedToCorner(plan: FloorPlan): FloorPlan {
  const { xFt, yFt } = boundsOf(plan.rooms);
  return { ...plan, rooms: plan.rooms.map((room) => ({ ...room, xFt: room.xFt - xFt, yFt: room.yFt - yFt })) };
}

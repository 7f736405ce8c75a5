import type { Location } from '../load-calc/schema/locations';
import type { FloorPlan, PlanRoom } from './schema';

export type SurfaceKind = 'wall' | 'foundation wall' | 'ceiling' | 'floor' | 'slab' | 'roof' | 'window' | 'door';

/** A surface's sizes from the drawing; the rest (its construction) is in the house. Areas ft², lengths ft. */
export type DrawnSizes = {
  areaFt2: number;
  /** Of walls. */ azimuthDeg?: number;
  /** Of walls, ceilings and floors: what is beyond. */ adjacentTo?: Location;
  /** Of slabs. */ exposedPerimeterFt?: number;
  /** Of foundation walls. */ heightFt?: number;
  depthBelowGradeFt?: number;
  /** Of windows and doors: key of the wall. */ wall?: string;
};

/** A surface derived from the drawing. `key` stays the same as long as it is drawn: room, side, what is beyond. */
export type DrawnSurface = DrawnSizes & {
  key: string;
  kind: SurfaceKind;
  /** Key of the room; '' = of an unheated space. */
  room: string;
  /** For spaces: the space it encloses. */
  space?: Location;
};

/** Rounds to a hundredth of a foot or square foot: finer differences are arithmetic, not measurement. */
export const hundredths = (value: number): number => Math.round(value * 100) / 100;

export const isHeated = ({ kind }: PlanRoom): boolean => kind === 'room';
export const heightOf = (plan: FloorPlan, room: PlanRoom): number =>
  room.ceilingHeightFt ?? plan.levels[room.level]?.ceilingHeightFt ?? 8;

import type { LoadResult } from '../load-calc/result';
import type { LoadInputs } from '../load-calc/schema/inputs';
import { densityScale, type DensityScale } from './loadDensity';
import type { FloorPlan, PlanRoom } from './schema';

export type Season = 'heating' | 'cooling';
export type RoomDensity = { loadBtuh: number; perFt2: number | undefined };

export type PlanLoads = {
  season: Season;
  of: (room: PlanRoom) => RoomDensity | undefined;
  scale: DensityScale;
};

/** Returns the loads of drawn rooms in a season, with their shading. */
export function planLoads(plan: FloorPlan, inputs: LoadInputs, result: LoadResult, season: Season): PlanLoads {
  const known = new Map(
    result.rooms.map(({ id, heating, coolingSensible, floorAreaFt2 }) => {
      const loadBtuh = (season === 'heating' ? heating : coolingSensible).total.value;
      return [id, { loadBtuh, perFt2: floorAreaFt2 > 0 ? loadBtuh / floorAreaFt2 : undefined }];
    }),
  );
  const areas = new Set((inputs.rooms ?? []).map(({ id }) => id));
  const of = (room: PlanRoom): RoomDensity | undefined =>
    room.kind === 'room' && areas.has(room.name) ? known.get(room.name) : undefined;
  return { season, of, scale: densityScale(plan.rooms.map((room) => of(room)?.perFt2)) };
}

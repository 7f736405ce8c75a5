import type { Derived, Trial } from './derived';
import type { Design } from './design';
import type { FoundationWall, LoadInputs, Wall } from './schema/inputs';
import type { Buffer } from './schema/locations';

/** Temperatures of a space that is neither conditioned nor outdoors. */
export type SpaceTemperature = { heating: Derived; cooling: Derived };

/** Temperature differences on the two sides of a surface, °F. */
export type Differences = { heating: Derived; cooling: Derived };

/** Facts about the house that every component needs in addition to its own entry. */
export type House = {
  inputs: LoadInputs;
  design: Design;
  /** Walls of all kinds by id: windows and doors refer to them. */
  walls: ReadonlyMap<string, Wall | FoundationWall>;
  /** Area of windows and doors of a wall, or of skylights of a roof or ceiling, by its id. */
  openings: ReadonlyMap<string, readonly Derived[]>;
  temperatureOf: (space: Buffer) => SpaceTemperature;
  /** Differences between the rooms and such a space; the one for cooling may be negative. */
  differencesTo: (space: Buffer) => Differences;
  hasRadiantFloor: boolean;
  /** The trial value that replaces an assumption. */
  trial: Trial | undefined;
};

export type HeatingComponent =
  | 'ducts'
  | 'windows'
  | 'skylights'
  | 'doors'
  | 'walls'
  | 'roofs'
  | 'floors'
  | 'slabs'
  | 'ceilings'
  | 'infiltration'
  | 'ventilation'
  | 'piping';
export type SurfaceComponent = Extract<
  HeatingComponent,
  'windows' | 'skylights' | 'doors' | 'walls' | 'roofs' | 'floors' | 'slabs' | 'ceilings'
>;

/** One surface's contribution to heating and sensible cooling. */
export type SurfaceLoad = {
  component: SurfaceComponent;
  id: string;
  /** Its path in the input record, like `walls.3`. */
  path: string;
  /** The room's id; '' = the house has rooms and this surface names none, or it has no rooms. */
  room: string;
  heating: Derived;
  /** Missing if there is no flow in summer: soil and slabs. */
  cooling: Derived | undefined;
  /** Gross area exposed to outdoor air; decides the room's share of infiltration. 0 for all but walls. */
  exposedAreaFt2: number;
};

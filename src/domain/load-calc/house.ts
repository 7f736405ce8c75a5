import type { Derived, Trial } from './derived';
import type { Design } from './design';
import type { FoundationWall, LoadInputs, Wall } from './schema/inputs';
import type { Buffer } from './schema/locations';

/** Temperatures of a space that is neither conditioned nor outdoors. */
export type SpaceTemperature = { heating: Derived; cooling: Derived };

/** Temperature differences on the two sides of a surface, °F. */
export type Differences = { heating: Derived; cooling: Derived };

/** What every component needs from the house in addition to its own entry. */
export type House = {
  inputs: LoadInputs;
  design: Design;
  /** Walls of all kinds by id: windows and doors are in them. */
  walls: ReadonlyMap<string, Wall | FoundationWall>;
  /** Area of windows and doors of a wall, or of skylights of a roof or ceiling, by its id. */
  openings: ReadonlyMap<string, readonly Derived[]>;
  temperatureOf: (space: Buffer) => SpaceTemperature;
  /** Between the rooms and such a space; that of cooling may be below 0. */
  differencesTo: (space: Buffer) => Differences;
  hasRadiantFloor: boolean;
  /** What is tried in the place of an assumption. */
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

/** What one surface adds to heating and sensible cooling. */
export type SurfaceLoad = {
  component: SurfaceComponent;
  id: string;
  /** The entry in the input record, like `walls.3`. */
  path: string;
  /** Id of the room; '' = the house has rooms and this surface names none, or has no rooms. */
  room: string;
  heating: Derived;
  /** Missing where nothing flows in summer: soil and slabs. */
  cooling: Derived | undefined;
  /** Gross area that outdoor air blows on; decides the room's share of infiltration. 0 for all but walls. */
  exposedAreaFt2: number;
};

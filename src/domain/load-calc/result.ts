import type { Derived } from './derived';
import type { HeatingComponent, SurfaceLoad } from './house';

/** A remark on the input: `error` stops the calculation, with `warning` it continues. */
export type LoadIssue = { severity: 'error' | 'warning'; path: string; message: string };

export type SensibleComponent = Exclude<HeatingComponent, 'piping'> | 'internalGains' | 'blowerHeat' | 'aedExcursion';
export type LatentComponent = 'ducts' | 'infiltration' | 'ventilation' | 'internalGains';

/** In display order. */
export const HEATING_COMPONENTS: readonly HeatingComponent[] = [
  'ducts',
  'windows',
  'skylights',
  'doors',
  'walls',
  'roofs',
  'floors',
  'slabs',
  'ceilings',
  'infiltration',
  'ventilation',
  'piping',
];
export const SENSIBLE_COMPONENTS: readonly SensibleComponent[] = [
  'ducts',
  'windows',
  'skylights',
  'doors',
  'walls',
  'roofs',
  'floors',
  'slabs',
  'ceilings',
  'infiltration',
  'ventilation',
  'internalGains',
  'blowerHeat',
  'aedExcursion',
];
export const LATENT_COMPONENTS: readonly LatentComponent[] = ['ducts', 'infiltration', 'ventilation', 'internalGains'];

type Components<C extends string> = Readonly<Record<C | 'total', Derived>>;

/** Loads of the house, for choosing equipment. */
export type BlockLoads = {
  heating: Components<HeatingComponent>;
  coolingSensible: Components<SensibleComponent>;
  coolingLatent: Components<LatentComponent>;
};

/** A room's own values; ventilation, blower heat, pipes and latent loads belong to the house. */
export type RoomHeating = Exclude<HeatingComponent, 'ventilation' | 'piping'>;
export type RoomSensible = Exclude<SensibleComponent, 'ventilation' | 'blowerHeat'>;

/** Loads of one room, for choosing its air. Their sum can exceed the block's, as rooms peak at different hours. */
export type RoomLoads = {
  id: string;
  floorAreaFt2: number;
  heating: Components<RoomHeating>;
  coolingSensible: Components<RoomSensible>;
  /** The room's glass load at each hour of `HOURS`. */
  curve: readonly Derived[];
  /** Glass to other spaces, which has no hourly values: part of the windows, not of the curve. */
  partitionGlass: Derived;
};

/** Loads in Btu/h, unrounded, each with its derivation. */
export type LoadResult = {
  block: BlockLoads;
  rooms: readonly RoomLoads[];
  /** The house's glass load at each hour of `HOURS`. */
  curve: readonly Derived[];
  /** Each surface, window, skylight and door that carries a load; `path` is its entry in the input. */
  surfaces: readonly SurfaceLoad[];
};

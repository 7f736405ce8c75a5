import { z } from 'zod';
import { ceilingOrFloorSchema, foundationWallSchema, roofSchema, slabSchema, wallSchema } from './envelope';
import { doorSchema, skylightSchema, windowSchema } from './openings';
import { buildingSchema, designSchema, foundationSchema, internalGainsSchema, roomSchema, siteSchema } from './site';
import { airDistributionSchema, equipmentSchema, infiltrationSchema, ventilationSchema } from './systems';

/** More entries than this aren't a house, and would slow the calculation down while typing. */
const MAX_ENTRIES = 500;

const list = <T extends z.ZodType>(entry: T): z.ZodOptional<z.ZodArray<T>> =>
  z.array(entry, 'Must be a list').max(MAX_ENTRIES, `At most ${MAX_ENTRIES} entries`).optional();

/**
 * The whole input record of a house. Areas ft², lengths ft, temperatures °F, R ft²·°F·h/Btu, azimuths in degrees clockwise from north.
 * Missing optional values are assumed, and the result says so.
 */
export const loadInputsSchema = z.strictObject({
  site: siteSchema,
  design: designSchema,
  building: buildingSchema,
  internalGains: internalGainsSchema.optional(),
  rooms: list(roomSchema),
  infiltration: infiltrationSchema,
  foundations: list(foundationSchema),
  roofs: list(roofSchema),
  walls: list(wallSchema),
  foundationWalls: list(foundationWallSchema),
  ceilingsAndFloors: list(ceilingOrFloorSchema),
  slabs: list(slabSchema),
  windows: list(windowSchema),
  skylights: list(skylightSchema),
  doors: list(doorSchema),
  equipment: list(equipmentSchema),
  airDistribution: airDistributionSchema.optional(),
  ventilation: list(ventilationSchema),
});

export type LoadInputs = z.infer<typeof loadInputsSchema>;
export type Room = z.infer<typeof roomSchema>;
export type Roof = z.infer<typeof roofSchema>;
export type Wall = z.infer<typeof wallSchema>;
export type FoundationWall = z.infer<typeof foundationWallSchema>;
export type CeilingOrFloor = z.infer<typeof ceilingOrFloorSchema>;
export type Slab = z.infer<typeof slabSchema>;
export type Window = z.infer<typeof windowSchema>;
export type Skylight = z.infer<typeof skylightSchema>;
export type Door = z.infer<typeof doorSchema>;
export type Equipment = z.infer<typeof equipmentSchema>;
export type Ventilator = z.infer<typeof ventilationSchema>;
export type AirDistribution = z.infer<typeof airDistributionSchema>;
/** One duct system: the first, or one of the further ones. */
export type DuctFields = Omit<AirDistribution, 'blowerHeatBtuh' | 'furtherSystems'>;
export type DuctLookup = NonNullable<AirDistribution['ductTableLookups']>[number];
export type Duct = NonNullable<AirDistribution['ducts']>[number];

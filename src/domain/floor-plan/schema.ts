import { z } from 'zod';
import { line } from '../record/schema';

/** Sides of a rectangle as it is drawn, clockwise from the top of the paper. */
export const SIDES = ['top', 'right', 'bottom', 'left'] as const;
export type Side = (typeof SIDES)[number];

/** What is under the floors of a level where no room of the level below is; `nothing`: entered in the table, or no load. */
export const BELOW = [
  'slab',
  'crawlspace - vented',
  'crawlspace - unvented',
  'basement - unconditioned',
  'garage',
  'outside',
  'nothing',
] as const;
/** What is over the ceilings of a level where no room of the level above is. */
export const ABOVE = ['attic - vented', 'attic - unvented', 'nothing'] as const;
const ROOM_KINDS = ['room', 'garage'] as const;

const MAX_ROOMS = 100;
const MAX_OPENINGS = 300;
const MAX_LEVELS = 6;
/** Five surfaces of each room, its openings, and what the spaces have. */
const MAX_LINKS = 1_000;

const feet = (label: string, min: number, max: number): z.ZodNumber =>
  z
    .number(`${label} must be a number`)
    .min(min, `${label}: at least ${min} ft`)
    .max(max, `${label}: at most ${max} ft`);
const key = z.string().regex(/^[a-z]\d{1,6}$/);

const planLevelSchema = z.object({
  name: line(60),
  ceilingHeightFt: feet('Ceiling height', 6, 20),
  below: z.enum(BELOW),
  above: z.enum(ABOVE),
  /** How deep its floor lies in the ground, ft: its outer walls are foundation walls. 0 = above grade. */
  belowGradeFt: feet('Depth below grade', 0, 20).default(0),
});
export type PlanLevel = z.infer<typeof planLevelSchema>;

/** A rectangle on the drawing: x to the right, y downward, in feet. */
const planRoomSchema = z.object({
  key,
  /** Of a heated room: its id in the house. */
  name: z.string().trim().min(1, 'A room needs a name').max(200, 'At most 200 characters'),
  kind: z.enum(ROOM_KINDS).default('room'),
  level: z
    .number()
    .int()
    .min(0)
    .max(MAX_LEVELS - 1),
  xFt: feet('Place', -1000, 1000),
  yFt: feet('Place', -1000, 1000),
  widthFt: feet('Width', 2, 200),
  depthFt: feet('Depth', 2, 200),
  /** Null = that of the level. */
  ceilingHeightFt: feet('Ceiling height', 6, 20).nullable().default(null),
});
export type PlanRoom = z.infer<typeof planRoomSchema>;

/** A window or door in a side of a room, from the left or upper corner of that side. */
const planOpeningSchema = z.object({
  key,
  room: key,
  side: z.enum(SIDES),
  offsetFt: feet('Place', 0, 200),
  widthFt: feet('Width', 0.5, 40),
  heightFt: feet('Height', 0.5, 20),
  kind: z.enum(['window', 'door']),
});
export type PlanOpening = z.infer<typeof planOpeningSchema>;

/** The drawing of a house, as a load calculation keeps it. Sizes only; surface constructions are in the house. */
export const floorPlanSchema = z.object({
  /** Where the top of the drawing looks, degrees clockwise from north. */
  turnDeg: z.number().min(0).lt(360).default(0),
  /** Laid out from rooms that were typed: nothing counts until somebody says that the house looks like this. */
  isProposed: z.boolean().default(false),
  /** From the lowest to the highest. */
  levels: z.array(planLevelSchema).min(1, 'A plan has a level').max(MAX_LEVELS, `At most ${MAX_LEVELS} levels`),
  rooms: z.array(planRoomSchema).max(MAX_ROOMS, `At most ${MAX_ROOMS} rooms`),
  openings: z.array(planOpeningSchema).max(MAX_OPENINGS, `At most ${MAX_OPENINGS} windows and doors`),
  /** The first surface of a kind: its construction by the first answers, as catalog ids. Later the house says it. */
  madeOf: z
    .partialRecord(
      z.enum(['wall', 'foundation wall', 'ceiling', 'floor', 'slab', 'window', 'door']),
      z.string().max(60),
    )
    .optional(),
  /** Ids of the surfaces in the house by the key of what is drawn, see `drawnSurfaces`. */
  links: z
    .record(z.string().max(80), z.string().max(200))
    .refine((links) => Object.keys(links).length <= MAX_LINKS, 'Too many surfaces'),
});
export type FloorPlan = z.infer<typeof floorPlanSchema>;

import { z } from 'zod';
import { line } from '../record/schema';

/** Sides of a rectangle as drawn, clockwise from the top of the page. */
export const SIDES = ['top', 'right', 'bottom', 'left'] as const;
export type Side = (typeof SIDES)[number];

/** Spaces under a level's floors where there is no room below; `nothing`: entered in the table, or no load. */
export const BELOW = [
  'slab',
  'crawlspace - vented',
  'crawlspace - unvented',
  'basement - unconditioned',
  'garage',
  'outside',
  'nothing',
] as const;
/** Spaces over a level's ceilings where there is no room above. */
export const ABOVE = ['attic - vented', 'attic - unvented', 'nothing'] as const;
const ROOM_KINDS = ['room', 'garage'] as const;

const MAX_ROOMS = 100;
const MAX_OPENINGS = 300;
const MAX_LEVELS = 6;
/** Five surfaces per room, its openings, and the surfaces of the spaces. */
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
  /** Depth of its floor below grade, ft: its outer walls are foundation walls. 0 = above grade. */
  belowGradeFt: feet('Depth below grade', 0, 20).default(0),
});
export type PlanLevel = z.infer<typeof planLevelSchema>;

/** A rectangle on the drawing: x to the right, y downward, in feet. */
const planRoomSchema = z.object({
  key,
  /** For a heated room: its ID in the house. */
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
  /** Null = the level's height. */
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

/** A house's drawing, as stored in a load calculation. Sizes only; surface constructions are in the house. */
export const floorPlanSchema = z.object({
  /** Direction the top of the drawing faces, degrees clockwise from north. */
  turnDeg: z.number().min(0).lt(360).default(0),
  /** True when laid out from typed rooms: nothing counts until someone confirms that the house looks like this. */
  isProposed: z.boolean().default(false),
  /** From the lowest to the highest. */
  levels: z.array(planLevelSchema).min(1, 'A plan has a level').max(MAX_LEVELS, `At most ${MAX_LEVELS} levels`),
  rooms: z.array(planRoomSchema).max(MAX_ROOMS, `At most ${MAX_ROOMS} rooms`),
  openings: z.array(planOpeningSchema).max(MAX_OPENINGS, `At most ${MAX_OPENINGS} windows and doors`),
  /** Construction of the first surface of a kind, from the first answers, as catalog IDs. Later the house determines it. */
  madeOf: z
    .partialRecord(
      z.enum(['wall', 'foundation wall', 'ceiling', 'floor', 'slab', 'window', 'door']),
      z.string().max(60),
    )
    .optional(),
  /** IDs of the house's surfaces by the key of the drawn item, see `drawnSurfaces`. */
  links: z
    .record(z.string().max(80), z.string().max(200))
    .refine((links) => Object.keys(links).length <= MAX_LINKS, 'Too many surfaces'),
});
export type FloorPlan = z.infer<typeof floorPlanSchema>;

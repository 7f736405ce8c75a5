import { z } from 'zod';
import { DAY_SECONDS } from '@/lib/time';

/** A case spans a few days, counted from the first midnight. */
const LAST_SECOND = 31 * DAY_SECONDS;

const seconds = (label: string, most = LAST_SECOND): z.ZodNumber =>
  z
    .int(`${label} must be a whole number of seconds`)
    .min(0, `${label} cannot be negative`)
    .max(most, `${label} is more than ${most} seconds`);
const identifier = (label: string): z.ZodString =>
  z.string(`${label} must be a text`).min(1, `${label} must not be empty`);
const identifiers = (label: string) => z.array(identifier(label), `${label}: a list is needed`);
const points = (label: string): z.ZodNumber =>
  z.number(`${label} must be a number`).min(0, `${label} cannot be negative`).max(1e9, `${label} is out of proportion`);
/** `null` is the same as leaving the field out. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  schema.nullish().transform((value): z.infer<Schema> | undefined => value ?? undefined);

export const PRIORITIES = ['emergency', 'high', 'normal', 'low'] as const;
export type Priority = (typeof PRIORITIES)[number];

/** Makes a field optional with a default value. */
const orElse = <Schema extends z.ZodType>(schema: Schema, usual: z.infer<Schema>) =>
  schema.nullish().transform((value): z.infer<Schema> => value ?? usual);

const byPriority = (label: string) =>
  z.object({ emergency: points(label), high: points(label), normal: points(label), low: points(label) });

/** The weights of the objective; see docs/routing.md. Times are seconds, the rest is in points of one second of driving. */
const objectiveSchema = z.object({
  unserved: byPriority('Weight of an unserved visit'),
  latenessPerSecond: points('Lateness per second'),
  latenessFactor: byPriority('Factor of lateness'),
  overtimePerSecond: points('Overtime per second'),
  travelPerSecond: points('Travel per second'),
  technicianChange: points('Technician change'),
  timeChange: points('Time change'),
  timeToleranceSeconds: seconds('Tolerance of times'),
  notPreferred: points('Not the preferred technician'),
});
export type Objective = z.infer<typeof objectiveSchema>;
export const partialObjectiveSchema = objectiveSchema.partial();

export const DEFAULT_OBJECTIVE: Objective = {
  unserved: { emergency: 1_000_000, high: 10_000, normal: 100, low: 1 },
  latenessPerSecond: 30,
  latenessFactor: { emergency: 4, high: 2, normal: 1, low: 1 },
  overtimePerSecond: 5,
  travelPerSecond: 1,
  technicianChange: 900,
  timeChange: 600,
  timeToleranceSeconds: 900,
  notPreferred: 600,
};

const locationSchema = z.object({
  index: optional(z.int('Index must be a whole number').min(0)),
  lat: optional(
    z.number('Latitude must be a number').min(-90, 'Latitude is −90 to 90').max(90, 'Latitude is −90 to 90'),
  ),
  lng: optional(
    z.number('Longitude must be a number').min(-180, 'Longitude is −180 to 180').max(180, 'Longitude is −180 to 180'),
  ),
});

const technicianSchema = z.object({
  id: identifier('Id of the technician'),
  skills: orElse(identifiers('Skill'), []),
});

const breakSchema = z.object({
  earliestStart: seconds('Earliest start of the break'),
  latestStart: seconds('Latest start of the break'),
  durationSeconds: seconds('Duration of the break', DAY_SECONDS),
});

const place = (label: string) =>
  z.int(`${label} must be the number of a location`).min(0, `${label} cannot be negative`);

const shiftSchema = z.object({
  id: identifier('Id of the shift'),
  technician: identifier('Technician of the shift'),
  start: seconds('Start of the shift'),
  end: seconds('End of the shift'),
  startLocation: place('Start location'),
  endLocation: optional(place('End location')),
  maxOvertimeSeconds: optional(seconds('Overtime')).transform((value) => value ?? 0),
  maxWorkSeconds: optional(seconds('Limit on work')),
  break: optional(breakSchema),
});
export type Shift = z.infer<typeof shiftSchema>;

const windowSchema = z.tuple(
  [seconds('Start of the window'), seconds('End of the window')],
  'A window is [start, end]',
);

const visitSchema = z.object({
  id: identifier('Id of the visit'),
  /** None if the address couldn't be located. */
  location: optional(place('Location')),
  serviceSeconds: seconds('Duration of the visit', 7 * DAY_SECONDS),
  priority: orElse(z.enum(PRIORITIES, `Priority must be one of ${PRIORITIES.join(', ')}`), 'normal'),
  windows: orElse(z.array(windowSchema, 'Windows: a list is needed'), []),
  hardWindows: orElse(z.boolean('hardWindows must be true or false'), false),
  requiredSkills: orElse(identifiers('Skill'), []),
  crewSize: orElse(z.int('Crew size must be a whole number').min(1, 'A crew is at least one technician'), 1),
  preferredTechnician: optional(identifier('Preferred technician')),
  /** Technicians preferred if none is by name: those of its territory. */
  preferredAmong: orElse(identifiers('Preferred technician'), []),
  excludedTechnicians: orElse(identifiers('Excluded technician'), []),
  /** Vehicles and machines that it needs from start to end; no other visit may use them then. */
  units: orElse(identifiers('Vehicle or machine'), []),
  locked: optional(
    z.object({
      technicians: identifiers('Locked technician').min(1, 'A lock names its technicians'),
      start: optional(seconds('Locked start')),
    }),
  ),
  inProgress: optional(
    z.object({
      shifts: identifiers('Shift in progress').min(1, 'What is in progress names its shifts'),
      startedAt: seconds('Start of what is in progress'),
      expectedEnd: seconds('Expected end'),
    }),
  ),
});
export type Visit = z.infer<typeof visitSchema>;

const plannedSchema = z.object({
  visit: identifier('Visit'),
  technicians: identifiers('Technician'),
  start: seconds('Planned start'),
});

/** One problem as stored in a file; `readCase` does the cross-field checks. */
export const routeCaseSchema = z.object({
  id: z.string('Id must be a text').default(''),
  title: z.string('Title must be a text').default(''),
  now: optional(seconds('Now')),
  objective: optional(partialObjectiveSchema),
  locations: z.array(locationSchema, 'Locations: a list is needed').default([]),
  travelSeconds: optional(
    z.array(
      z.array(seconds('Travel time'), 'A row of travel times is missing'),
      'Travel times must be a table with a row for each location',
    ),
  ),
  technicians: z.array(technicianSchema, 'Technicians: a list is needed'),
  shifts: z.array(shiftSchema, 'Shifts: a list is needed'),
  visits: z.array(visitSchema, 'Visits: a list is needed'),
  /** Times at which vehicles and machines are taken by something other than a visit of this case. */
  takenUnits: orElse(
    z.array(
      z.object({ unit: identifier('Vehicle or machine'), from: seconds('Taken from'), to: seconds('Taken until') }),
      'Taken units: a list is needed',
    ),
    [],
  ),
  currentPlan: orElse(z.array(plannedSchema, 'The current plan must be a list'), []),
  currentOrder: orElse(
    z.array(z.object({ shift: identifier('Shift'), visits: identifiers('Visit') }), 'The current order must be a list'),
    [],
  ),
  insertion: optional(z.object({ visit: identifier('Visit to insert') })),
});

/** A validated case: every reference exists, the objective is complete and every leg has a travel time. */
export type RouteCase = Omit<z.infer<typeof routeCaseSchema>, 'objective' | 'travelSeconds'> & {
  objective: Objective;
  travelSeconds: readonly (readonly number[])[];
};

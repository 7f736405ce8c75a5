import { z } from 'zod';
import { readCase } from '../case/readCase';
import type { RouteCase } from '../case/routeCase';
import type { FleetInstance } from '../fleet/instance';
import collection from './field-cases.json';
import solomon from './solomon.json';

const collectionSchema = z.object({ objective: z.unknown(), cases: z.array(z.looseObject({ id: z.string() })) });
const optimumSchema = z.object({ unserved: z.number(), cost: z.number() });
const expectedSchema = z.object({
  expected: z.array(z.object({ shift: z.string(), addedCost: z.number(), addedTravelSeconds: z.number() })),
});
const instancesSchema = z.object({
  instances: z.record(
    z.string(),
    z.object({
      vehicles: z.number(),
      capacity: z.number(),
      best: z.tuple([z.number(), z.number()]),
      places: z.array(z.string()),
    }),
  ),
});

/** A published case with its expected result: an exact optimum, or the options of an insertion. */
export type FieldCase = {
  routeCase: RouteCase;
  optimum: z.infer<typeof optimumSchema> | undefined;
  insertions: z.infer<typeof expectedSchema>['expected'] | undefined;
};

export function fieldCases(): FieldCase[] {
  const { objective, cases } = collectionSchema.parse(collection);
  return cases.map((raw) => {
    const { routeCase, faults } = readCase(raw, objective);
    if (!routeCase) throw new Error(`${raw.id}: ${faults[0]?.path}: ${faults[0]?.message}`);
    return {
      routeCase,
      optimum: raw['optimum'] === undefined ? undefined : optimumSchema.parse(raw['optimum']),
      insertions: raw['insertion'] === undefined ? undefined : expectedSchema.parse(raw['insertion']).expected,
    };
  });
}

export const fieldCase = (id: string): RouteCase => {
  const found = fieldCases().find(({ routeCase }) => routeCase.id === id);
  if (!found) throw new Error(`There is no case ${id}`);
  return found.routeCase;
};

/** A Solomon instance with the best known number of vehicles and distance. */
export type KnownInstance = { instance: FleetInstance; vehicles: number; distance: number };

export function solomonInstances(): KnownInstance[] {
  const { instances } = instancesSchema.parse(solomon);
  return Object.entries(instances).map(([name, { vehicles, capacity, best, places }]) => ({
    instance: {
      name,
      vehicles,
      capacity,
      places: places.map((row) => {
        const [x = 0, y = 0, demand = 0, ready = 0, due = 0, service = 0] = row.split(' ').map(Number);
        return { x, y, demand, ready, due, service };
      }),
    },
    vehicles: best[0],
    distance: best[1],
  }));
}

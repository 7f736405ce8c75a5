import type { z } from 'zod';
import { estimatedMatrix } from '../travel/travelTimes';
import { checkReferences } from './checkReferences';
import { checkTimes } from './checkTimes';
import type { CaseFault } from './fault';
import { DEFAULT_OBJECTIVE, partialObjectiveSchema, routeCaseSchema, type RouteCase } from './routeCase';

export type ReadCase =
  | { routeCase: RouteCase; faults: readonly [] }
  | { routeCase: undefined; faults: readonly CaseFault[] };

/**
 * Validates a case field by field: form, references, times. Never throws. Missing objective values come from `shared` (a collection's),
 * then from the defaults; without travel times they are estimated from the coordinates.
 */
export function readCase(raw: unknown, shared: unknown = {}): ReadCase {
  const parsed = routeCaseSchema.safeParse(raw);
  if (!parsed.success) return faulty(parsed.error);
  const collection = partialObjectiveSchema.safeParse(shared ?? {});
  if (!collection.success) return faulty(collection.error);
  const { objective, travelSeconds, ...rest } = parsed.data;
  const places = rest.locations.map(({ lat, lng }) =>
    lat === undefined || lng === undefined ? undefined : { lat, lng },
  );
  const routeCase: RouteCase = {
    ...rest,
    // Without a table of travel times, a place without coordinates counts as no place at all.
    visits: travelSeconds
      ? rest.visits
      : rest.visits.map((visit) =>
          visit.location !== undefined && visit.location < places.length && !places[visit.location]
            ? { ...visit, location: undefined }
            : visit,
        ),
    objective: { ...DEFAULT_OBJECTIVE, ...present(collection.data), ...present(objective ?? {}) },
    travelSeconds: travelSeconds ?? estimatedMatrix(places).seconds,
  };
  const faults = [...checkReferences(routeCase), ...checkTimes(routeCase)];
  return faults.length === 0 ? { routeCase, faults: [] } : { routeCase: undefined, faults };
}

const present = <Fields extends object>(fields: Fields): { [Key in keyof Fields]?: Exclude<Fields[Key], undefined> } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Fields]?: Exclude<Fields[Key], undefined>;
  };

const faulty = (error: z.ZodError): ReadCase => ({
  routeCase: undefined,
  faults: error.issues.map(({ path, message }) => ({
    path: path.length === 0 ? 'case' : path.join('.'),
    message: message.endsWith('received undefined') ? 'This field is missing' : message,
  })),
});

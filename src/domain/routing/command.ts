import { readCase } from './case/readCase';
import type { RouteCase } from './case/routeCase';
import { readInstance, type FleetInstance } from './fleet/instance';
import { optimizeFleet } from './fleet/optimizeFleet';
import { insertion } from './insert';
import { optimize } from './optimize';
import type { Budget } from './search/meter';

export type CommandOptions = {
  /** Decides between a field case and a Solomon instance. */
  fileName: string;
  seed: number;
  budget: Budget;
  /** The case of a collection to plan. */
  id?: string;
  /** The visit to find the best places for, instead of planning. */
  insert?: string;
};

/** Either the output, or one line that names the field. */
export type CommandOutcome = { printed: object; fault: '' } | { printed: undefined; fault: string };

/** Plans a file's text for the `route` command. */
export function planText(text: string, options: CommandOptions): CommandOutcome {
  return /\.txt$/i.test(options.fileName) ? planInstance(text, options) : planField(text, options);
}

const fault = (line: string): CommandOutcome => ({ printed: undefined, fault: line.replace(/\s+/g, ' ') });

function planInstance(text: string, { seed, budget, insert: visit }: CommandOptions): CommandOutcome {
  if (visit !== undefined) return fault('--insert: an instance of Solomon’s has no visits to insert');
  let instance: FleetInstance;
  try {
    instance = readInstance(text);
  } catch (error) {
    return fault(error instanceof Error ? error.message : String(error));
  }
  const plan = optimizeFleet(instance, { seed, budget });
  return plan
    ? { printed: plan, fault: '' }
    : fault('vehicles: no plan was found that serves every customer with them');
}

function planField(text: string, options: CommandOptions): CommandOutcome {
  let raw: unknown;
  try {
    raw = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    return fault(`not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
  const chosen = chooseCase(raw, options.id);
  if ('fault' in chosen) return fault(chosen.fault);
  const { routeCase, faults } = readCase(chosen.raw, chosen.objective);
  if (!routeCase) {
    const [first] = faults;
    return fault(`${first?.path}: ${first?.message}${faults.length > 1 ? ` (and ${faults.length - 1} more)` : ''}`);
  }
  return planCase(routeCase, options);
}

function planCase(routeCase: RouteCase, options: CommandOptions): CommandOutcome {
  const visit = options.insert ?? routeCase.insertion?.visit;
  if (visit !== undefined) {
    if (!routeCase.visits.some(({ id }) => id === visit)) return fault(`--insert: there is no visit “${visit}”`);
    return { printed: { case: routeCase.id, visit, ...insertion(routeCase, visit) }, fault: '' };
  }
  const plan = optimize(routeCase, { seed: options.seed, budget: options.budget });
  const promised = plan.unserved.find((entry) =>
    // Without an address no one can go there, locked or not: it is listed, and doesn't block anyone else.
    routeCase.visits.some(({ id, locked, location }) => id === entry.visit && locked && location !== undefined),
  );
  if (promised) return fault(`${promised.visit}: it is locked, but ${promised.reason}`);
  return { printed: plan, fault: '' };
}

type Chosen = { raw: unknown; objective: unknown } | { fault: string };

/** Chooses the case: a file holds one case, or a collection with a common objective. */
function chooseCase(raw: unknown, id: string | undefined): Chosen {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return { fault: 'case: must be an object' };
  if (!('cases' in raw)) {
    const own = 'id' in raw ? raw.id : undefined;
    return id === undefined || own === id ? { raw, objective: {} } : { fault: `--id: there is no case “${id}”` };
  }
  const { cases } = raw;
  if (!Array.isArray(cases)) return { fault: 'cases: a list is expected' };
  const list: unknown[] = cases;
  const objective = 'objective' in raw ? raw.objective : {};
  if (list.length === 0) return { fault: 'cases: there is none' };
  if (id === undefined)
    return list.length === 1 ? { raw: list[0], objective } : { fault: `--id: name one of the ${list.length} cases` };
  const found = list.find((entry) => typeof entry === 'object' && entry !== null && 'id' in entry && entry.id === id);
  return found === undefined ? { fault: `--id: there is no case “${id}”` } : { raw: found, objective };
}

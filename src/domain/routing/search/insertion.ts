import { NONE, type RouteModel } from '../model';
import { leastOf, type CrewOption, type CrewPlace } from './crewOptions';
import type { DayPlan } from './dayPlan';
import type { KnownRoute } from './knownRoutes';

const MOST_STOPS = 256;
/** Combinations of positions tried for a crew. */
const CREW_TRIES = 60;
const CREW_POSITIONS = 6;
const CREW_BLINK = 0.02;

/** The number of cached visit positions in routes. */
const MOST_KNOWN = 1 << 20;

/** Finds the cheapest positions for visits and caches them by the version of the route; the oldest versions are evicted. */
export class Inserter {
  private readonly plan: DayPlan;
  private readonly model: RouteModel;
  private readonly rows: number;
  private readonly knownVersion: Int32Array;
  private readonly isExact: Uint8Array;
  /** Or, if not exact, a lower bound of what it adds. */
  private readonly added: Float64Array;
  private readonly position: Int16Array;
  private readonly bounds = new Float64Array(MOST_STOPS);
  private leastAt = 0;
  private foundAdded = Infinity;
  private foundAt = NONE;

  /** `rows`: how many versions of routes to cache. */
  constructor(plan: DayPlan, rows = Math.max(plan.model.shifts + 1, Math.floor(MOST_KNOWN / (plan.model.visits + 1)))) {
    this.plan = plan;
    this.model = plan.model;
    this.rows = rows;
    const cells = plan.model.visits * rows;
    this.knownVersion = new Int32Array(cells);
    this.isExact = new Uint8Array(cells);
    this.added = new Float64Array(cells);
    this.position = new Int16Array(cells);
  }

  /** Returns the cache cell for a visit and a version of a route. */
  private cellOf(visit: number, version: number): number {
    return (version % this.rows) * this.model.visits + visit;
  }

  /** Returns the exact points that a visit adds to a shift at its best position; `Infinity` if it isn't possible, or for `limit` or more. */
  addedTo(visit: number, shift: number, limit = Infinity): number {
    const { plan } = this;
    const route = plan.knownRoute(shift);
    if (route) return this.addedToRoute(visit, route, limit);
    const version = plan.versions[shift] ?? 0;
    const known = this.remembered(visit, version, limit);
    if (known !== undefined) return known;
    const group = plan.groupOf(shift);
    const before = plan.costs[group[0] ?? shift] ?? 0;
    this.search(
      visit,
      shift,
      plan.routes[shift] ?? [],
      limit,
      (position) => this.jointCostWith(visit, shift, position, group) - before,
    );
    return this.remember(visit, version, limit);
  }

  /** The same for a route without crews, whatever the plan is. */
  addedToRoute(visit: number, { shift, stops, version, cost }: KnownRoute, limit: number): number {
    const known = this.remembered(visit, version, limit);
    if (known !== undefined) return known;
    const { timer } = this.plan;
    this.search(
      visit,
      shift,
      stops,
      limit,
      (position, most) => timer.costWith(shift, stops, visit, position, cost + most) - cost,
    );
    return this.remember(visit, version, limit);
  }

  private remembered(visit: number, version: number, limit: number): number | undefined {
    const cell = this.cellOf(visit, version);
    if (this.knownVersion[cell] !== version) return undefined;
    const known = this.added[cell] ?? Infinity;
    if (known >= limit) return Infinity;
    return this.isExact[cell] === 1 ? known : undefined;
  }

  private remember(visit: number, version: number, limit: number): number {
    const { foundAdded } = this;
    const cell = this.cellOf(visit, version);
    this.knownVersion[cell] = version;
    this.isExact[cell] = foundAdded < limit || limit === Infinity ? 1 : 0;
    this.added[cell] = foundAdded < limit ? foundAdded : limit;
    this.position[cell] = this.foundAt;
    return foundAdded;
  }

  /** Returns the cached result of `addedTo`, or `Infinity`. */
  knownFor(visit: number, shift: number): number {
    const version = this.plan.versions[shift] ?? 0;
    const cell = this.cellOf(visit, version);
    const isKnown = this.knownVersion[cell] === version && this.isExact[cell] === 1;
    return isKnown ? (this.added[cell] ?? Infinity) : Infinity;
  }

  positionIn(visit: number, shift: number): number {
    return this.position[this.cellOf(visit, this.plan.versions[shift] ?? 0)] ?? 0;
  }

  positionInRoute(visit: number, { version }: KnownRoute): number {
    return this.position[this.cellOf(visit, version)] ?? 0;
  }

  /** Writes the driving points that a visit adds at each position into `bounds`; returns the least. */
  private setBounds(visit: number, shift: number, route: readonly number[]): number {
    const { travel, places, location, travelRate, originLocation, endLocation, isRunning } = this.model;
    const place = location[visit] ?? 0;
    const isUnused = route.length === 0 && isRunning[shift] === 0;
    let least = Infinity;
    this.leastAt = 0;
    for (let position = 0; position <= route.length; position += 1) {
      const before = route[position - 1];
      const after = route[position];
      const from = before === undefined ? (originLocation[shift] ?? 0) : (location[before] ?? 0);
      const to = after === undefined ? (endLocation[shift] ?? NONE) : (location[after] ?? 0);
      const direct = isUnused || to === NONE ? 0 : (travel[from * places + to] ?? 0);
      const onward = to === NONE ? 0 : (travel[place * places + to] ?? 0);
      const bound = travelRate * ((travel[from * places + place] ?? 0) + onward - direct);
      this.bounds[position] = bound;
      if (bound < least) {
        least = bound;
        this.leastAt = position;
      }
    }
    return least;
  }

  /**
   * Tries positions by the driving they add; stops when driving alone costs more than the best so far or than `limit`. Sets `foundAdded`
   * and `foundAt`.
   */
  private search(
    visit: number,
    shift: number,
    route: readonly number[],
    limit: number,
    addedAt: (position: number, most: number) => number,
  ): void {
    const { model, bounds } = this;
    const pair = visit * model.shifts + shift;
    this.foundAdded = Infinity;
    this.foundAt = NONE;
    if (model.allowed[pair] === 0 || route.length >= MOST_STOPS) return;
    const fixed = model.pairCost[pair] ?? 0;
    if (this.setBounds(visit, shift, route) + fixed >= limit) return;
    let least = limit;
    // The least driving first, as it is usually the best; the others then rarely need timing.
    for (let turn = -1; turn <= route.length; turn += 1) {
      const position = turn < 0 ? this.leastAt : turn;
      if (turn === this.leastAt || (bounds[position] ?? Infinity) + fixed >= least) continue;
      const added = addedAt(position, least);
      if (added < least) {
        least = added;
        this.foundAdded = added;
        this.foundAt = position;
      }
    }
  }

  private jointCostWith(visit: number, shift: number, position: number, group: readonly number[]): number {
    const { plan } = this;
    return plan.costOfOrders(
      group.map((member) => {
        const stops = plan.routes[member] ?? [];
        return { shift: member, stops: member === shift ? stops.toSpliced(position, 0, visit) : stops };
      }),
    );
  }

  /** Inserts a crew visit where it costs least; false if no crew can be found. */
  insertCrew(visit: number, random: { next(): number }): boolean {
    const { plan } = this;
    const options = this.crewOptions(visit, random);
    let best = Infinity;
    let chosen: CrewOption | undefined;
    for (const option of options) {
      if (option.bound >= best) break;
      const added = this.addedByCrew(visit, option);
      if (added < best) [best, chosen] = [added, option];
    }
    if (!chosen) return false;
    for (const { shift, position } of chosen.places) plan.insert(visit, shift, position);
    plan.crews.set(
      visit,
      chosen.places.map(({ shift }) => shift),
    );
    const first = chosen.places[0]?.shift ?? 0;
    for (const { shift } of chosen.places) plan.costs[shift] = 0;
    for (const member of plan.groupOf(first)) plan.costs[member] = 0;
    plan.retime(first);
    return true;
  }

  /** Returns the exact points that a crew adds; `Infinity` if it isn't possible. */
  addedByCrew(visit: number, { places }: CrewOption): number {
    const { plan } = this;
    const routes = [...plan.routes];
    for (const { shift, position } of places) routes[shift] = (routes[shift] ?? []).toSpliced(position, 0, visit);
    const crews = new Map(plan.crews).set(
      visit,
      places.map(({ shift }) => shift),
    );
    const group = plan.groupOf(places[0]?.shift ?? 0, routes, crews);
    const before = group.reduce((sum, member) => sum + (plan.costs[member] ?? 0), 0);
    return plan.costOfOrders(group.map((shift) => ({ shift, stops: routes[shift] ?? [] }))) - before;
  }

  /** Returns crews with one position in each route, the least driving first. */
  crewOptions(visit: number, random: { next(): number }, tries = CREW_TRIES): CrewOption[] {
    const { model, plan } = this;
    const places: CrewPlace[][] = [];
    for (let shift = 0; shift < model.shifts; shift += 1) {
      if (model.allowed[visit * model.shifts + shift] === 0 || random.next() < CREW_BLINK) continue;
      const route = plan.routes[shift] ?? [];
      this.setBounds(visit, shift, route);
      const positions = Array.from({ length: route.length + 1 }, (_, position) => ({
        shift,
        position,
        bound: this.bounds[position] ?? 0,
      }));
      places.push(positions.sort((a, b) => a.bound - b.bound || a.position - b.position).slice(0, CREW_POSITIONS));
    }
    return leastOf(model, places, model.crewSize[visit] ?? 1, tries, (crew) => this.hasSkills(visit, crew));
  }

  private hasSkills(visit: number, places: readonly CrewPlace[]): boolean {
    const { technicians, visits } = this.model.routeCase;
    const crew = places.map(({ shift }) => technicians[this.model.technician[shift] ?? 0]?.skills ?? []);
    return (visits[visit]?.requiredSkills ?? []).every((skill) => crew.some((skills) => skills.includes(skill)));
  }
}

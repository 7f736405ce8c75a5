import type { RouteModel } from '../model';
import { timeJointly, type ShiftOrder } from '../timing/jointTiming';
import { RouteTimer } from '../timing/routeTimer';
import { KnownRoutes, type KnownRoute } from './knownRoutes';

/** Everything a search must keep to return to a plan. Routes are never changed in place. */
export type Snapshot = {
  routes: (readonly number[])[];
  alone: (KnownRoute | undefined)[];
  versions: Int32Array;
  costs: Float64Array;
  crews: Map<number, readonly number[]>;
  absent: number[];
};

/** The number of cached costs of crew-linked routes. */
const MOST_KNOWN = 50_000;

/**
 * The assignment and order of visits, with the exact cost. Routes that share a crew are timed together; a group's cost is stored with its
 * first shift.
 */
export class DayPlan {
  readonly model: RouteModel;
  readonly timer: RouteTimer;
  routes: (readonly number[])[];
  /** Cached routes that aren't linked to others. */
  private readonly alone: (KnownRoute | undefined)[];
  /** A number for each content of a route, and of those it depends on. */
  readonly versions: Int32Array;
  readonly costs: Float64Array;
  /** The shifts of each planned crew visit. */
  crews = new Map<number, readonly number[]>();
  absent: number[];
  private lastVersion = 0;
  private readonly known = new KnownRoutes();
  /** Cost of crew-linked orders: timing them is slow, and a search keeps returning to the same few. */
  private readonly jointCosts = new Map<string, number>();

  constructor(model: RouteModel) {
    this.model = model;
    this.timer = new RouteTimer(model);
    this.routes = Array.from({ length: model.shifts }, (): number[] => []);
    this.alone = Array.from({ length: model.shifts }, () => undefined);
    this.versions = new Int32Array(model.shifts);
    this.costs = new Float64Array(model.shifts);
    this.absent = [...model.open];
    for (let shift = 0; shift < model.shifts; shift += 1) this.retime(shift);
  }

  snapshot(): Snapshot {
    const { routes, alone, versions, costs, crews, absent } = this;
    return {
      routes: [...routes],
      alone: [...alone],
      versions: versions.slice(),
      costs: costs.slice(),
      crews: new Map(crews),
      absent: [...absent],
    };
  }

  /** Overwrites an older snapshot that is no longer needed. */
  snapshotInto(old: Snapshot): void {
    copyInto(this.routes, old.routes);
    copyInto(this.alone, old.alone);
    copyInto(this.absent, old.absent);
    old.versions.set(this.versions);
    old.costs.set(this.costs);
    if (this.crews.size > 0 || old.crews.size > 0) old.crews = new Map(this.crews);
  }

  restore({ routes, alone, versions, costs, crews, absent }: Snapshot): void {
    copyInto(routes, this.routes);
    copyInto(alone, this.alone);
    copyInto(absent, this.absent);
    this.versions.set(versions);
    this.costs.set(costs);
    if (this.crews.size > 0 || crews.size > 0) this.crews = new Map(crews);
  }

  /** Points of all routes; `Infinity` if one of them breaks a hard rule. */
  get cost(): number {
    let sum = 0;
    for (const cost of this.costs) sum += cost;
    return sum;
  }

  /** Weight of the unserved visits. */
  get unserved(): number {
    let sum = 0;
    for (const visit of this.absent) sum += this.model.weight[visit] ?? 0;
    return sum;
  }

  /** Returns a shift and all shifts it is linked to by crews, in order. */
  groupOf(shift: number, routes: readonly (readonly number[])[] = this.routes, crews = this.crews): number[] {
    if (crews.size === 0) return [shift];
    const group = [shift];
    for (const member of group)
      for (const visit of routes[member] ?? [])
        for (const other of crews.get(visit) ?? []) if (!group.includes(other)) group.push(other);
    return group.sort((a, b) => a - b);
  }

  costOfOrders(orders: readonly ShiftOrder[]): number {
    const [only] = orders;
    if (!only) return 0;
    const isAlone = orders.length === 1 && !only.stops.some((visit) => (this.model.crewSize[visit] ?? 1) > 1);
    return isAlone ? this.timer.cost(only.shift, only.stops) : this.jointCost(orders);
  }

  private jointCost(orders: readonly ShiftOrder[]): number {
    const key = orders.map(({ shift, stops }) => `${shift}:${stops.join()}`).join('|');
    const known = this.jointCosts.get(key);
    if (known !== undefined) return known;
    const cost = timeJointly(this.model, orders)?.cost ?? Infinity;
    if (this.jointCosts.size >= MOST_KNOWN) this.jointCosts.clear();
    this.jointCosts.set(key, cost);
    return cost;
  }

  /** Recalculates the cost of the group that a changed shift now belongs to. */
  retime(shift: number): void {
    const group = this.groupOf(shift);
    if (group.length === 1) {
      this.retimeAlone(shift, this.routes[shift] ?? []);
      return;
    }
    const cost = this.costOfOrders(group.map((member) => ({ shift: member, stops: this.routes[member] ?? [] })));
    this.lastVersion += 1;
    for (const member of group) {
      this.alone[member] = undefined;
      this.versions[member] = this.lastVersion;
      this.costs[member] = 0;
    }
    this.costs[group[0] ?? shift] = cost;
  }

  /** Returns the cached route of a shift, if no crew links it to another. */
  knownRoute(shift: number): KnownRoute | undefined {
    return this.alone[shift];
  }

  /** Returns a route of a shift without crews, timed now or cached. The stops must not be changed afterward. */
  routeOf(shift: number, stops: readonly number[]): KnownRoute {
    const known = this.known.find(shift, stops);
    if (known) return known;
    this.lastVersion += 1;
    const route = { shift, stops, version: this.lastVersion, cost: this.timer.costOf(shift, stops), isPooled: false };
    this.known.add(route);
    return route;
  }

  private retimeAlone(shift: number, stops: readonly number[]): void {
    const route = this.routeOf(shift, stops);
    this.routes[shift] = route.stops;
    this.alone[shift] = route;
    this.versions[shift] = route.version;
    this.costs[shift] = route.cost;
  }

  /** Takes over orders, which may contain crews: a visit in two routes is one. */
  setRoutes(routes: readonly (readonly number[])[]): void {
    this.routes = Array.from({ length: this.model.shifts }, (_, shift) => [...(routes[shift] ?? [])]);
    this.crews.clear();
    for (const visit of new Set(this.routes.flat()))
      if ((this.model.crewSize[visit] ?? 1) > 1)
        this.crews.set(
          visit,
          this.routes.flatMap((route, shift) => (route.includes(visit) ? [shift] : [])),
        );
    this.absent = this.model.open.filter((visit) => !this.routes.some((route) => route.includes(visit)));
    for (let shift = 0; shift < this.model.shifts; shift += 1) this.retime(shift);
  }

  insert(visit: number, shift: number, position: number): void {
    this.routes[shift] = (this.routes[shift] ?? []).toSpliced(position, 0, visit);
  }

  /** Inserts a visit into a route that no crew links to another. */
  insertAlone(visit: number, shift: number, position: number): void {
    this.retimeAlone(shift, withVisit(this.routes[shift] ?? [], visit, position));
  }

  /** Removes visits, including whole crews' together, and retimes the rest. */
  remove(visits: Pick<ReadonlySet<number>, 'has'> & Iterable<number>): void {
    if (this.crews.size === 0) {
      for (let shift = 0; shift < this.model.shifts; shift += 1) {
        const route = this.routes[shift] ?? [];
        const rest: number[] = [];
        for (let index = 0; index < route.length; index += 1) {
          const visit = route[index] ?? 0;
          if (!visits.has(visit)) rest.push(visit);
        }
        if (rest.length < route.length) this.retimeAlone(shift, rest);
      }
      this.absent.push(...visits);
      return;
    }
    const touched = new Set<number>();
    for (let shift = 0; shift < this.model.shifts; shift += 1) {
      const route = this.routes[shift] ?? [];
      if (!route.some((visit) => visits.has(visit))) continue;
      for (const member of this.groupOf(shift)) touched.add(member);
    }
    for (const shift of touched) this.routes[shift] = (this.routes[shift] ?? []).filter((visit) => !visits.has(visit));
    for (const visit of visits) this.crews.delete(visit);
    for (const shift of touched) this.costs[shift] = 0;
    for (const shift of touched) if (this.groupOf(shift)[0] === shift) this.retime(shift);
    this.absent.push(...visits);
  }
}

/** Returns a route with one more visit; a loop is several times as fast as `toSpliced`. */
export function withVisit(route: readonly number[], visit: number, position: number): number[] {
  const stops: number[] = [];
  for (let index = 0; index < position; index += 1) stops.push(route[index] ?? 0);
  stops.push(visit);
  for (let index = position; index < route.length; index += 1) stops.push(route[index] ?? 0);
  return stops;
}

function copyInto<Item>(from: readonly Item[], to: Item[]): void {
  let length = 0;
  for (const item of from) {
    to[length] = item;
    length += 1;
  }
  to.length = length;
}

import type { RouteModel } from '../model';
import { timeJointly, type ShiftOrder } from '../timing/jointTiming';
import { RouteTimer } from '../timing/routeTimer';
import { KnownRoutes, type KnownRoute } from './knownRoutes';

/** Everything a search must keep to go back to a plan. Routes are never changed in place. */
export type Snapshot = {
  routes: (readonly number[])[];
  versions: Int32Array;
  costs: Float64Array;
  crews: Map<number, readonly number[]>;
  absent: readonly number[];
};

/** How many costs of crew-linked routes are cached. */
const MOST_KNOWN = 50_000;

/**
 * Who does what in which order, with the exact cost. Routes that share a crew are timed together; a group's cost is stored
 * with its first shift.
 */
export class DayPlan {
  readonly model: RouteModel;
  readonly timer: RouteTimer;
  routes: (readonly number[])[];
  /** A number for each content of a route, and of those it depends on. */
  readonly versions: Int32Array;
  readonly costs: Float64Array;
  /** The shifts of each crew visit that is planned. */
  crews = new Map<number, readonly number[]>();
  absent: number[];
  private lastVersion = 0;
  private readonly known = new KnownRoutes();
  /** What orders tied by crews cost: timing them is slow, and a search comes back to the same few again and again. */
  private readonly jointCosts = new Map<string, number>();

  constructor(model: RouteModel) {
    this.model = model;
    this.timer = new RouteTimer(model);
    this.routes = Array.from({ length: model.shifts }, (): number[] => []);
    this.versions = new Int32Array(model.shifts);
    this.costs = new Float64Array(model.shifts);
    this.absent = [...model.open];
    for (let shift = 0; shift < model.shifts; shift += 1) this.retime(shift);
  }

  snapshot(): Snapshot {
    return {
      routes: [...this.routes],
      versions: this.versions.slice(),
      costs: this.costs.slice(),
      crews: new Map(this.crews),
      absent: [...this.absent],
    };
  }

  restore({ routes, versions, costs, crews, absent }: Snapshot): void {
    this.routes = [...routes];
    this.versions.set(versions);
    this.costs.set(costs);
    this.crews = new Map(crews);
    this.absent = [...absent];
  }

  /** Points of all routes; `Infinity` where one of them breaks a hard rule. */
  get cost(): number {
    let sum = 0;
    for (const cost of this.costs) sum += cost;
    return sum;
  }

  /** Weights of the visits that are left out. */
  get unserved(): number {
    let sum = 0;
    for (const visit of this.absent) sum += this.model.weight[visit] ?? 0;
    return sum;
  }

  /** A shift and all it is tied to by crews, in order. */
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

  /** Sets the cost of the group that a changed shift belongs to now. */
  retime(shift: number): void {
    const group = this.groupOf(shift);
    if (group.length === 1) {
      this.retimeAlone(shift, this.routes[shift] ?? []);
      return;
    }
    const cost = this.costOfOrders(group.map((member) => ({ shift: member, stops: this.routes[member] ?? [] })));
    this.lastVersion += 1;
    for (const member of group) {
      this.versions[member] = this.lastVersion;
      this.costs[member] = 0;
    }
    this.costs[group[0] ?? shift] = cost;
  }

  /** The route of a shift as it is remembered, if it is. */
  knownRoute(shift: number): KnownRoute | undefined {
    return this.known.find(shift, this.routes[shift] ?? []);
  }

  private retimeAlone(shift: number, stops: readonly number[]): void {
    let route = this.known.find(shift, stops);
    if (route) this.routes[shift] = route.stops;
    else {
      this.lastVersion += 1;
      route = { shift, stops, version: this.lastVersion, cost: this.timer.costOf(shift, stops) };
      this.known.add(route);
    }
    this.versions[shift] = route.version;
    this.costs[shift] = route.cost;
  }

  /** Takes over orders, which may hold crews: a visit of two routes is one. */
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

  /** Removes visits, including whole crews' together, and re-times the rest. */
  remove(visits: ReadonlySet<number>): void {
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

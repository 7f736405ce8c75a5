import { ringOf, type FleetModel } from '../fleetModel';
import { WarpRoutes } from './warpRoutes';

/** The search's penalties for a unit of lateness and of excess load. */
export type Penalties = { warp: number; load: number };

/** Placeholder for no stop. */
export const NONE = -1;
/** Rounding must not look like progress. */
export const LEAST_GAIN = 1e-6;

/** Changes to routes that may be late and overloaded. Each is only made when it lowers distance plus penalties. */
export class Moves {
  readonly routes: WarpRoutes;
  penalties: Penalties = { warp: 1, load: 1 };
  private readonly model: FleetModel;

  constructor(model: FleetModel) {
    this.model = model;
    this.routes = new WarpRoutes(model);
  }

  /**
   * Puts the stops `u, x` behind `beforeV` in the order `first, second`, and the stops `v, y`, if any, where `u` was. All relocations and
   * swaps are this one move.
   */
  exchange(u: number, x: number, beforeV: number, v: number, y: number, first: number, second: number): boolean {
    const { routes } = this;
    const { next, previous, vehicleOf, warp, position } = routes;
    const beforeU = previous[u] ?? 0;
    const afterU = next[x === NONE ? u : x] ?? 0;
    const afterV = v === NONE ? (next[beforeV] ?? 0) : (next[y === NONE ? v : y] ?? 0);
    const from = vehicleOf[u] ?? 0;
    const to = vehicleOf[beforeV] ?? 0;
    let change =
      this.way(beforeU, v, y, afterU) +
      this.way(beforeV, first, second, afterV) -
      this.way(beforeU, u, x, afterU) -
      this.way(beforeV, v, y, afterV);
    if (from === to) {
      const present = this.penalties.warp * (warp[from] ?? 0);
      if (change - present >= -LEAST_GAIN) return false;
      const isForward = (position[u] ?? 0) < (position[beforeV] ?? 0);
      const mostWarp = (present - change) / this.penalties.warp;
      if (isForward) {
        routes.begin(beforeU);
        if (v !== NONE) routes.visit(v);
        if (y !== NONE) routes.visit(y);
        for (let node = afterU; node !== afterV && node !== v; node = next[node] ?? 0)
          if (routes.visit(node) >= mostWarp) return false;
        routes.visit(first);
        if (second !== NONE) routes.visit(second);
      } else {
        routes.begin(beforeV);
        routes.visit(first);
        if (second !== NONE) routes.visit(second);
        for (let node = afterV; node !== u; node = next[node] ?? 0) if (routes.visit(node) >= mostWarp) return false;
        if (v !== NONE) routes.visit(v);
        if (y !== NONE) routes.visit(y);
      }
      change += this.penalties.warp * routes.finish(isForward ? afterV : afterU) - present;
    } else {
      change += this.loadChange(from, to, this.demandOf(u, x) - this.demandOf(v, y));
      const present = this.penalties.warp * ((warp[from] ?? 0) + (warp[to] ?? 0));
      if (change - present >= -LEAST_GAIN) return false;
      routes.begin(beforeU);
      if (v !== NONE) routes.visit(v);
      if (y !== NONE) routes.visit(y);
      change += this.penalties.warp * routes.finish(afterU) - present;
      if (change >= -LEAST_GAIN) return false;
      routes.begin(beforeV);
      routes.visit(first);
      if (second !== NONE) routes.visit(second);
      change += this.penalties.warp * routes.finish(afterV);
    }
    if (change >= -LEAST_GAIN) return false;
    routes.unlink(u);
    if (x !== NONE) routes.unlink(x);
    if (v !== NONE) routes.unlink(v);
    if (y !== NONE) routes.unlink(y);
    if (v !== NONE) routes.linkAfter(v, beforeU);
    if (y !== NONE) routes.linkAfter(y, v);
    routes.linkAfter(first, beforeV);
    if (second !== NONE) routes.linkAfter(second, first);
    routes.update(from);
    if (to !== from) routes.update(to);
    return true;
  }

  /** Returns the penalties of a vehicle's route. */
  penaltyOf(vehicle: number): number {
    const { warp, load } = this.routes;
    const excess = (load[vehicle] ?? 0) - this.model.capacity;
    return this.penalties.warp * (warp[vehicle] ?? 0) + (excess > 0 ? this.penalties.load * excess : 0);
  }

  private demandOf(first: number, second: number): number {
    const { demand } = this.model;
    return (first === NONE ? 0 : (demand[first] ?? 0)) + (second === NONE ? 0 : (demand[second] ?? 0));
  }

  /** Returns the change in load penalties from moving `moved` from one vehicle to another. */
  private loadChange(from: number, to: number, moved: number): number {
    const { capacity } = this.model;
    const loadFrom = this.routes.load[from] ?? 0;
    const loadTo = this.routes.load[to] ?? 0;
    const before = Math.max(0, loadFrom - capacity) + Math.max(0, loadTo - capacity);
    const after = Math.max(0, loadFrom - moved - capacity) + Math.max(0, loadTo + moved - capacity);
    return this.penalties.load * (after - before);
  }

  /** Reverses the stops after `u` up to `v`. */
  turn(u: number, v: number): boolean {
    const { routes } = this;
    const { next, previous, position, vehicleOf, warp } = routes;
    if ((position[v] ?? 0) - (position[u] ?? 0) < 2) return false;
    const x = next[u] ?? 0;
    const y = next[v] ?? 0;
    const vehicle = vehicleOf[u] ?? 0;
    const present = this.penalties.warp * (warp[vehicle] ?? 0);
    const change =
      this.way(u, NONE, NONE, v) + this.way(x, NONE, NONE, y) - this.way(u, NONE, NONE, x) - this.way(v, NONE, NONE, y);
    if (change - present >= -LEAST_GAIN) return false;
    routes.begin(u);
    const mostWarp = (present - change) / this.penalties.warp;
    for (let node = v; node !== u; node = previous[node] ?? 0) if (routes.visit(node) >= mostWarp) return false;
    if (change + this.penalties.warp * routes.finish(y) - present >= -LEAST_GAIN) return false;
    let before = u;
    for (let node = v; node !== x;) {
      const following = previous[node] ?? 0;
      routes.unlink(node);
      routes.linkAfter(node, before);
      before = node;
      node = following;
    }
    routes.update(vehicle);
    return true;
  }

  /** Swaps the stops after `u` with those after `v`. */
  exchangeTails(u: number, v: number): boolean {
    const { routes } = this;
    const { next, vehicleOf, warp, load, loadBefore } = routes;
    const { capacity } = this.model;
    const one = vehicleOf[u] ?? 0;
    const two = vehicleOf[v] ?? 0;
    if (one === two) return false;
    const x = next[u] ?? 0;
    const y = next[v] ?? 0;
    const { customers } = this.model;
    if ((u > customers && v > customers) || (x > customers && y > customers)) return false;
    const loadOne = load[one] ?? 0;
    const loadTwo = load[two] ?? 0;
    const newOne = (loadBefore[u] ?? 0) + loadTwo - (loadBefore[v] ?? 0);
    const newTwo = loadOne + loadTwo - newOne;
    const excess =
      Math.max(0, newOne - capacity) +
      Math.max(0, newTwo - capacity) -
      Math.max(0, loadOne - capacity) -
      Math.max(0, loadTwo - capacity);
    const present = this.penalties.warp * ((warp[one] ?? 0) + (warp[two] ?? 0));
    let change =
      this.way(u, NONE, NONE, y) +
      this.way(v, NONE, NONE, x) -
      this.way(u, NONE, NONE, x) -
      this.way(v, NONE, NONE, y) +
      this.penalties.load * excess;
    if (change - present >= -LEAST_GAIN) return false;
    routes.begin(u);
    change += this.penalties.warp * routes.finish(y) - present;
    if (change >= -LEAST_GAIN) return false;
    routes.begin(v);
    change += this.penalties.warp * routes.finish(x);
    if (change >= -LEAST_GAIN) return false;
    this.relinkTail(u, y, one);
    this.relinkTail(v, x, two);
    return true;
  }

  /** Appends another vehicle's stops, from `from` on, after `stop`. */
  private relinkTail(stop: number, from: number, vehicle: number): void {
    const { routes, model } = this;
    const ring = ringOf(model, vehicle);
    let before = stop;
    for (let node = from; node <= model.customers; node = routes.next[node] ?? 0) {
      routes.next[before] = node;
      routes.previous[node] = before;
      before = node;
    }
    routes.next[before] = ring;
    routes.previous[ring] = before;
    routes.update(vehicle);
  }

  /** Returns the distance from `before` via zero, one or two stops to `after`. */
  private way(before: number, first: number, second: number, after: number): number {
    const { distance, nodes } = this.model;
    if (first === NONE) return distance[before * nodes + after] ?? 0;
    if (second === NONE) return (distance[before * nodes + first] ?? 0) + (distance[first * nodes + after] ?? 0);
    return (
      (distance[before * nodes + first] ?? 0) +
      (distance[first * nodes + second] ?? 0) +
      (distance[second * nodes + after] ?? 0)
    );
  }
}

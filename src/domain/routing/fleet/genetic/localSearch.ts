import type { Random } from '../../search/random';
import { ringOf, type FleetModel } from '../fleetModel';
import { neighborsOf } from './neighbors';
import { WarpRoutes } from './warpRoutes';

/** What the search pays for a unit of lateness and of load that is too much. */
export type Penalties = { warp: number; load: number };

const MOST_NEIGHBORS = 30;
const NONE = -1;
/** Rounding must not look like progress. */
const LEAST_GAIN = 1e-6;

/** Improves routes by moving, swapping and turning stops and exchanging tails until nothing of that helps. */
export class LocalSearch {
  readonly routes: WarpRoutes;
  private readonly neighbors: Int32Array;
  private readonly neighborCount: number;
  private readonly order: Int32Array;
  private readonly testedAt: Int32Array;
  private readonly model: FleetModel;
  private penalties: Penalties = { warp: 1, load: 1 };

  constructor(model: FleetModel) {
    this.model = model;
    this.routes = new WarpRoutes(model);
    this.neighborCount = Math.min(MOST_NEIGHBORS, model.customers - 1);
    this.neighbors = neighborsOf(model, this.neighborCount);
    this.order = Int32Array.from({ length: model.customers }, (_, index) => index + 1);
    this.testedAt = new Int32Array(model.nodes);
  }

  /** Works on `this.routes`. */
  run(random: Random, penalties: Penalties): void {
    this.penalties = penalties;
    const { routes, neighborCount } = this;
    random.shuffle(this.order);
    this.testedAt.fill(-1);
    for (let round = 0, isImproved = true; isImproved; round += 1) {
      isImproved = false;
      for (const customer of this.order) {
        const tested = this.testedAt[customer] ?? 0;
        this.testedAt[customer] = routes.changes;
        const offset = random.below(neighborCount);
        for (let index = 0; index < neighborCount; index += 1) {
          const rank = index + offset < neighborCount ? index + offset : index + offset - neighborCount;
          const other = this.neighbors[customer * neighborCount + rank] ?? 0;
          const changed = Math.max(this.changedAt(customer), this.changedAt(other));
          if (round > 0 && changed <= tested) continue;
          if (this.improvePair(customer, other)) isImproved = true;
        }
        if (round > 0 && this.improveWithEmpty(customer)) isImproved = true;
      }
      if (round === 0) isImproved = true;
    }
  }

  private changedAt(node: number): number {
    return this.routes.changedAt[this.routes.vehicleOf[node] ?? 0] ?? 0;
  }

  /** The first move that helps between a customer and one that is near it. */
  private improvePair(u: number, v: number): boolean {
    const { next, previous } = this.routes;
    const x = next[u] ?? 0;
    const y = next[v] ?? 0;
    const isLast = this.isDepot(x);
    const beforeV = previous[v] ?? 0;
    if (this.moveAfter(u, NONE, v) || this.moveAfter(u, x, v) || this.moveReversed(u, x, v)) return true;
    if (this.isDepot(beforeV) && (this.moveAfter(u, NONE, beforeV) || this.moveAfter(u, x, beforeV))) return true;
    if (this.swap(u, NONE, v, NONE)) return true;
    if (!isLast && (this.swap(u, x, v, NONE) || (!this.isDepot(y) && this.swap(u, x, v, y)))) return true;
    if (this.routes.vehicleOf[u] === this.routes.vehicleOf[v]) return this.turn(u, v) || this.turn(v, u);
    return this.exchangeTails(u, v) || this.exchangeTails(u, beforeV);
  }

  private improveWithEmpty(u: number): boolean {
    const { model, routes } = this;
    for (let vehicle = 0; vehicle < model.vehicles; vehicle += 1)
      if (routes.size[vehicle] === 0) {
        const ring = ringOf(model, vehicle);
        return this.moveAfter(u, NONE, ring) || this.exchangeTails(u, ring);
      }
    return false;
  }

  private isDepot(node: number): boolean {
    return node > this.model.customers;
  }

  /** Length of the way from `before` over none, one or two stops to `after`. */
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

  private moveAfter(u: number, x: number, v: number): boolean {
    if (x !== NONE && this.isDepot(x)) return false;
    const { next } = this.routes;
    if (v === u || v === x || next[v] === u) return false;
    return this.exchange(u, x, v, NONE, NONE, u, x);
  }

  private moveReversed(u: number, x: number, v: number): boolean {
    const { next } = this.routes;
    if (this.isDepot(x) || v === x || next[v] === u) return false;
    return this.exchange(u, x, v, NONE, NONE, x, u);
  }

  private swap(u: number, x: number, v: number, y: number): boolean {
    const { next, previous } = this.routes;
    const lastOfV = y === NONE ? v : y;
    if (u === v || x === v || y === u || next[x === NONE ? u : x] === v || next[lastOfV] === u) return false;
    return this.exchange(u, x, previous[v] ?? 0, v, y, u, x);
  }

  /**
   * Puts the stops `u, x` behind `beforeV` in the order `first, second`, and the stops `v, y`, if any, where `u` was. All of
   * relocating and swapping is this one move.
   */
  private exchange(
    u: number,
    x: number,
    beforeV: number,
    v: number,
    y: number,
    first: number,
    second: number,
  ): boolean {
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

  private demandOf(first: number, second: number): number {
    const { demand } = this.model;
    return (first === NONE ? 0 : (demand[first] ?? 0)) + (second === NONE ? 0 : (demand[second] ?? 0));
  }

  /** What it costs or saves to carry `moved` from one vehicle to another. */
  private loadChange(from: number, to: number, moved: number): number {
    const { capacity } = this.model;
    const loadFrom = this.routes.load[from] ?? 0;
    const loadTo = this.routes.load[to] ?? 0;
    const before = Math.max(0, loadFrom - capacity) + Math.max(0, loadTo - capacity);
    const after = Math.max(0, loadFrom - moved - capacity) + Math.max(0, loadTo + moved - capacity);
    return this.penalties.load * (after - before);
  }

  /** Turns the stops behind `u` up to `v` around. */
  private turn(u: number, v: number): boolean {
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

  /** What comes behind `u` changes place with what comes behind `v`. */
  private exchangeTails(u: number, v: number): boolean {
    const { routes } = this;
    const { next, vehicleOf, warp, load, loadBefore } = routes;
    const { capacity } = this.model;
    const one = vehicleOf[u] ?? 0;
    const two = vehicleOf[v] ?? 0;
    if (one === two) return false;
    const x = next[u] ?? 0;
    const y = next[v] ?? 0;
    if (this.isDepot(u) && this.isDepot(v)) return false;
    if (this.isDepot(x) && this.isDepot(y)) return false;
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

  /** Hangs the stops from `from` on, which are another vehicle's, behind `stop`. */
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
}

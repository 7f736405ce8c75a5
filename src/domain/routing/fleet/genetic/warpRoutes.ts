import { ringOf, type FleetModel } from '../fleetModel';
import { ABSENT } from '../rings';

/** Lateness below this is rounding. */
export const ROUNDING = 1e-7;

/**
 * Routes that may be late and overloaded. A late vehicle travels back in time to the end of the window ("time warp": Nagata; Vidal et al.
 * 2013) and the search pays for that. Vehicles leave as early as they can, so the part before a stop is described by two numbers
 * (departure time, warp so far) and the part after it by two (latest arrival without more warp, unavoidable warp): any two pieces are
 * joined in three operations.
 */
export class WarpRoutes {
  readonly model: FleetModel;
  readonly next: Int32Array;
  readonly previous: Int32Array;
  readonly vehicleOf: Int32Array;
  readonly position: Int32Array;
  /** From the depot to the end of this stop. */
  readonly leaves: Float64Array;
  readonly warpBefore: Float64Array;
  readonly loadBefore: Float64Array;
  /** From the arrival at this stop to the depot. */
  readonly latest: Float64Array;
  readonly warpBehind: Float64Array;
  readonly load: Float64Array;
  readonly warp: Float64Array;
  readonly size: Int32Array;
  /** Last change of each vehicle, by a change counter. */
  readonly changedAt: Int32Array;
  changes = 0;
  /** Time and warp of a walk along stops that aren't joined yet. */
  private readonly walk = new Float64Array(2);
  private at = 0;

  constructor(model: FleetModel) {
    this.model = model;
    const { nodes, vehicles } = model;
    this.next = new Int32Array(nodes);
    this.previous = new Int32Array(nodes);
    this.vehicleOf = new Int32Array(nodes);
    this.position = new Int32Array(nodes);
    this.leaves = new Float64Array(nodes);
    this.warpBefore = new Float64Array(nodes);
    this.loadBefore = new Float64Array(nodes);
    this.latest = new Float64Array(nodes);
    this.warpBehind = new Float64Array(nodes);
    this.load = new Float64Array(vehicles);
    this.warp = new Float64Array(vehicles);
    this.size = new Int32Array(vehicles);
    this.changedAt = new Int32Array(vehicles);
  }

  setRoutes(routes: readonly (readonly number[])[]): void {
    this.vehicleOf.fill(ABSENT);
    for (let vehicle = 0; vehicle < this.model.vehicles; vehicle += 1) {
      const ring = ringOf(this.model, vehicle);
      let before = ring;
      for (const stop of routes[vehicle] ?? []) {
        this.next[before] = stop;
        this.previous[stop] = before;
        before = stop;
      }
      this.next[before] = ring;
      this.previous[ring] = before;
      this.update(vehicle);
    }
  }

  /** Updates the values derived from the order of a vehicle's stops. */
  update(vehicle: number): void {
    const { next, previous, leaves, warpBefore, loadBefore, latest, warpBehind, model } = this;
    const { customers, nodes, distance, ready, due, service, demand } = model;
    const ring = ringOf(model, vehicle);
    let time = ready[ring] ?? 0;
    let warp = 0;
    let load = 0;
    let size = 0;
    let before = ring;
    this.vehicleOf[ring] = vehicle;
    this.position[ring] = 0;
    leaves[ring] = time;
    warpBefore[ring] = 0;
    loadBefore[ring] = 0;
    for (let node = next[ring] ?? 0; node <= customers; node = next[node] ?? 0) {
      const arrival = time + (distance[before * nodes + node] ?? 0);
      const end = due[node] ?? 0;
      if (arrival > end) {
        warp += arrival - end;
        time = end;
      } else time = Math.max(arrival, ready[node] ?? 0);
      time += service[node] ?? 0;
      load += demand[node] ?? 0;
      size += 1;
      this.vehicleOf[node] = vehicle;
      this.position[node] = size;
      leaves[node] = time;
      warpBefore[node] = warp;
      loadBefore[node] = load;
      before = node;
    }
    const home = due[ring] ?? 0;
    warp += Math.max(0, time + (distance[before * nodes + ring] ?? 0) - home);
    this.load[vehicle] = load;
    this.warp[vehicle] = warp;
    this.size[vehicle] = size;
    latest[ring] = home;
    warpBehind[ring] = 0;
    let after = ring;
    for (let node = previous[ring] ?? 0; node <= customers; node = previous[node] ?? 0) {
      const start = (latest[after] ?? 0) - (distance[node * nodes + after] ?? 0) - (service[node] ?? 0);
      const opens = ready[node] ?? 0;
      warpBehind[node] = (warpBehind[after] ?? 0) + Math.max(0, opens - start);
      latest[node] = Math.max(opens, Math.min(start, due[node] ?? 0));
      after = node;
    }
    this.changes += 1;
    this.changedAt[vehicle] = this.changes;
  }

  /** Whether a vehicle is late or overloaded. */
  isBroken(vehicle: number): boolean {
    return (this.warp[vehicle] ?? 0) > ROUNDING || (this.load[vehicle] ?? 0) > this.model.capacity;
  }

  /** Starts a walk at the end of a stop that stays where it is. */
  begin(node: number): void {
    this.walk[0] = this.leaves[node] ?? 0;
    this.walk[1] = this.warpBefore[node] ?? 0;
    this.at = node;
  }

  /** Proceeds to a stop; returns the warp so far. */
  visit(node: number): number {
    const { distance, nodes, ready, due, service } = this.model;
    const arrival = (this.walk[0] ?? 0) + (distance[this.at * nodes + node] ?? 0);
    const end = due[node] ?? 0;
    let start = arrival;
    if (arrival > end) {
      this.walk[1] = (this.walk[1] ?? 0) + arrival - end;
      start = end;
    } else {
      const opens = ready[node] ?? 0;
      if (arrival < opens) start = opens;
    }
    this.walk[0] = start + (service[node] ?? 0);
    this.at = node;
    return this.walk[1] ?? 0;
  }

  /** Joins the stops from `node` on; returns the warp of the whole route. */
  finish(node: number): number {
    const { distance, nodes } = this.model;
    const over = (this.walk[0] ?? 0) + (distance[this.at * nodes + node] ?? 0) - (this.latest[node] ?? 0);
    return (this.walk[1] ?? 0) + (this.warpBehind[node] ?? 0) + (over > 0 ? over : 0);
  }

  unlink(node: number): void {
    const before = this.previous[node] ?? 0;
    const after = this.next[node] ?? 0;
    this.next[before] = after;
    this.previous[after] = before;
  }

  linkAfter(node: number, before: number): void {
    const after = this.next[before] ?? 0;
    this.next[before] = node;
    this.previous[node] = before;
    this.next[node] = after;
    this.previous[after] = node;
  }

  routes(): number[][] {
    const { customers, vehicles } = this.model;
    return Array.from({ length: vehicles }, (_, vehicle) => {
      const stops: number[] = [];
      let node = this.next[ringOf(this.model, vehicle)] ?? 0;
      for (; node <= customers; node = this.next[node] ?? 0) stops.push(node);
      return stops;
    });
  }
}

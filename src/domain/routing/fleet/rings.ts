import { ringOf, type FleetModel } from './fleetModel';

/** Marks a customer that is on no route. */
export const ABSENT = -1;

/**
 * Routes that obey every window and the capacity, as rings of nodes with the earliest departure and the latest arrival of each stop, so
 * that a position is checked with two additions. Not every customer has to be on a route.
 */
export class Rings {
  readonly next: Int32Array;
  readonly previous: Int32Array;
  /** The vehicle of each node, `ABSENT` for a customer on no route. */
  readonly vehicleOf: Int32Array;
  /** Earliest end of service. */
  readonly departure: Float64Array;
  /** Latest arrival that keeps everything after it on time. */
  readonly latest: Float64Array;
  readonly load: Float64Array;
  readonly size: Int32Array;
  distance = 0;
  readonly model: FleetModel;

  constructor(model: FleetModel) {
    this.model = model;
    this.next = new Int32Array(model.nodes);
    this.previous = new Int32Array(model.nodes);
    this.vehicleOf = new Int32Array(model.nodes);
    this.departure = new Float64Array(model.nodes);
    this.latest = new Float64Array(model.nodes);
    this.load = new Float64Array(model.vehicles);
    this.size = new Int32Array(model.vehicles);
    this.clear();
  }

  clear(): void {
    this.vehicleOf.fill(ABSENT);
    this.load.fill(0);
    this.size.fill(0);
    this.distance = 0;
    for (let vehicle = 0; vehicle < this.model.vehicles; vehicle += 1) {
      const ring = ringOf(this.model, vehicle);
      this.next[ring] = ring;
      this.previous[ring] = ring;
      this.vehicleOf[ring] = vehicle;
      this.departure[ring] = this.model.ready[ring] ?? 0;
      this.latest[ring] = this.model.due[ring] ?? 0;
    }
  }

  copyFrom(other: Rings): void {
    this.next.set(other.next);
    this.previous.set(other.previous);
    this.vehicleOf.set(other.vehicleOf);
    this.departure.set(other.departure);
    this.latest.set(other.latest);
    this.load.set(other.load);
    this.size.set(other.size);
    this.distance = other.distance;
  }

  /** Assigns whole routes to empty vehicles. */
  setRoutes(routes: readonly (readonly number[])[]): void {
    for (const [vehicle, route] of routes.entries()) {
      let before = ringOf(this.model, vehicle);
      for (const stop of route) {
        this.insertAfter(stop, before, 0);
        before = stop;
      }
    }
    this.measure();
  }

  insertAfter(node: number, before: number, added: number): void {
    const vehicle = this.vehicleOf[before] ?? 0;
    const after = this.next[before] ?? 0;
    this.next[before] = node;
    this.previous[node] = before;
    this.next[node] = after;
    this.previous[after] = node;
    this.vehicleOf[node] = vehicle;
    this.load[vehicle] = (this.load[vehicle] ?? 0) + (this.model.demand[node] ?? 0);
    this.size[vehicle] = (this.size[vehicle] ?? 0) + 1;
    this.distance += added;
    this.retimeForward(node);
    this.retimeBackward(node);
  }

  /** Removes a customer without updating the times: `retime` its vehicle afterward. */
  unlink(node: number): void {
    const { distance, nodes, demand } = this.model;
    const vehicle = this.vehicleOf[node] ?? 0;
    const before = this.previous[node] ?? 0;
    const after = this.next[node] ?? 0;
    this.next[before] = after;
    this.previous[after] = before;
    this.vehicleOf[node] = ABSENT;
    this.load[vehicle] = (this.load[vehicle] ?? 0) - (demand[node] ?? 0);
    this.size[vehicle] = (this.size[vehicle] ?? 0) - 1;
    this.distance +=
      (distance[before * nodes + after] ?? 0) -
      (distance[before * nodes + node] ?? 0) -
      (distance[node * nodes + after] ?? 0);
  }

  retime(vehicle: number): void {
    const ring = ringOf(this.model, vehicle);
    this.retimeForward(this.next[ring] ?? ring);
    this.retimeBackward(this.previous[ring] ?? ring);
  }

  /** Returns a vehicle's customers in order. */
  route(vehicle: number): number[] {
    const ring = ringOf(this.model, vehicle);
    const stops: number[] = [];
    for (let node = this.next[ring] ?? ring; node !== ring; node = this.next[node] ?? ring) stops.push(node);
    return stops;
  }

  routes(): number[][] {
    return Array.from({ length: this.model.vehicles }, (_, vehicle) => this.route(vehicle));
  }

  /** Recalculates the distance: adding and subtracting leaves rounding errors. */
  measure(): void {
    const { distance, nodes, customers } = this.model;
    let sum = 0;
    for (let node = customers + 1; node < nodes; node += 1) sum += distance[node * nodes + (this.next[node] ?? 0)] ?? 0;
    for (let node = 1; node <= customers; node += 1)
      if (this.vehicleOf[node] !== ABSENT) sum += distance[node * nodes + (this.next[node] ?? 0)] ?? 0;
    this.distance = sum;
  }

  private retimeForward(from: number): void {
    const { customers, distance, nodes, ready, service } = this.model;
    for (let node = from; node <= customers; node = this.next[node] ?? 0) {
      const before = this.previous[node] ?? 0;
      const arrival = (this.departure[before] ?? 0) + (distance[before * nodes + node] ?? 0);
      this.departure[node] = Math.max(arrival, ready[node] ?? 0) + (service[node] ?? 0);
    }
  }

  private retimeBackward(from: number): void {
    const { customers, distance, nodes, due, service } = this.model;
    for (let node = from; node <= customers; node = this.previous[node] ?? 0) {
      const after = this.next[node] ?? 0;
      const mustLeave = (this.latest[after] ?? 0) - (distance[node * nodes + after] ?? 0) - (service[node] ?? 0);
      this.latest[node] = Math.min(mustLeave, due[node] ?? 0);
    }
  }
}

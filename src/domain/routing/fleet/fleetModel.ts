import type { FleetInstance } from './instance';

/**
 * An instance in flat arrays. Node 0 is the depot, 1 to `customers` are the customers; then comes one node for each vehicle, located at
 * the depot, which closes the ring of its route.
 */
export type FleetModel = {
  customers: number;
  vehicles: number;
  capacity: number;
  /** Number of nodes, and the width of a row in `distance`. */
  nodes: number;
  demand: Float64Array;
  ready: Float64Array;
  due: Float64Array;
  service: Float64Array;
  x: Float64Array;
  y: Float64Array;
  /** `distance[from * nodes + to]`; driving time equals distance. */
  distance: Float64Array;
  /** All customers sorted by distance: `near[customer * customers + rank]`, itself first. */
  near: Int32Array;
};

/** Returns the node representing the depot in a vehicle's ring. */
export const ringOf = (model: FleetModel, vehicle: number): number => model.customers + 1 + vehicle;

export function compileFleet({ vehicles, capacity, places }: FleetInstance): FleetModel {
  const customers = places.length - 1;
  const nodes = customers + 1 + vehicles;
  const placeOf = (node: number): number => (node > customers ? 0 : node);
  const column = (read: (place: FleetInstance['places'][number]) => number): Float64Array =>
    Float64Array.from({ length: nodes }, (_, node) => {
      const place = places[placeOf(node)];
      return place === undefined ? 0 : read(place);
    });
  const x = column((place) => place.x);
  const y = column((place) => place.y);
  const distance = new Float64Array(nodes * nodes);
  for (let from = 0; from < nodes; from += 1)
    for (let to = 0; to < nodes; to += 1) {
      const dx = (x[from] ?? 0) - (x[to] ?? 0);
      const dy = (y[from] ?? 0) - (y[to] ?? 0);
      // A square root is the same in every engine; `Math.hypot` may not be.
      distance[from * nodes + to] = Math.sqrt(dx * dx + dy * dy);
    }
  const near = new Int32Array((customers + 1) * customers);
  for (let customer = 1; customer <= customers; customer += 1) {
    const far = (other: number): number => (other === customer ? -1 : (distance[customer * nodes + other] ?? 0));
    const others = Array.from({ length: customers }, (_, index) => index + 1);
    near.set(
      others.sort((a, b) => far(a) - far(b) || a - b),
      customer * customers,
    );
  }
  return {
    customers,
    vehicles,
    capacity,
    nodes,
    demand: column((place) => place.demand),
    ready: column((place) => place.ready),
    due: column((place) => place.due),
    service: column((place) => place.service),
    x,
    y,
    distance,
    near,
  };
}

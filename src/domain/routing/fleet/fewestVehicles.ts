import type { FleetModel } from './fleetModel';

/**
 * Returns a lower bound on the number of vehicles: by capacity, and by time. For the latter, each customer has at most one follower that
 * can be reached in time, so that as many routes are needed as customers stay without one in a maximum matching.
 */
export function fewestVehicles(model: FleetModel): number {
  const { customers, demand, capacity } = model;
  let total = 0;
  for (let customer = 1; customer <= customers; customer += 1) total += demand[customer] ?? 0;
  const byLoad = capacity > 0 ? Math.ceil(total / capacity - 1e-9) : 1;
  return Math.max(1, byLoad, customers - largestMatching(model));
}

/** Pairs customers with their followers, by augmenting paths. */
function largestMatching({ customers, nodes, distance, ready, due, service }: FleetModel): number {
  const leaderOf = new Int32Array(customers + 1);
  const canFollow = (from: number, to: number): boolean =>
    Math.max(ready[from] ?? 0, distance[from] ?? 0) + (service[from] ?? 0) + (distance[from * nodes + to] ?? 0) <=
    (due[to] ?? 0);
  const augment = (from: number, tried: Uint8Array): boolean => {
    for (let to = 1; to <= customers; to += 1) {
      if (to === from || tried[to] === 1 || !canFollow(from, to)) continue;
      tried[to] = 1;
      const leader = leaderOf[to] ?? 0;
      if (leader === 0 || augment(leader, tried)) {
        leaderOf[to] = from;
        return true;
      }
    }
    return false;
  };
  let pairs = 0;
  for (let customer = 1; customer <= customers; customer += 1)
    if (augment(customer, new Uint8Array(customers + 1))) pairs += 1;
  return pairs;
}

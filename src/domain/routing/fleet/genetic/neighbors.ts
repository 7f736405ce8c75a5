import type { FleetModel } from '../fleetModel';

const WAIT_WEIGHT = 0.2;
const WARP_WEIGHT = 1;

/**
 * Returns each customer's promising neighbors: near, and without much waiting or lateness in between, taking the better of both
 * directions (Vidal et al. 2013). Flat, `count` per customer; symmetric only as far as the count allows.
 */
export function neighborsOf(model: FleetModel, count: number): Int32Array {
  const { customers, nodes, distance, ready, due, service } = model;
  const oneWay = (from: number, to: number): number => {
    const far = distance[from * nodes + to] ?? 0;
    const wait = (ready[to] ?? 0) - far - (service[from] ?? 0) - (due[from] ?? 0);
    const warp = (ready[from] ?? 0) + (service[from] ?? 0) + far - (due[to] ?? 0);
    return far + WAIT_WEIGHT * Math.max(0, wait) + WARP_WEIGHT * Math.max(0, warp);
  };
  const neighbors = new Int32Array((customers + 1) * count);
  for (let customer = 1; customer <= customers; customer += 1) {
    const others: { other: number; cost: number }[] = [];
    for (let other = 1; other <= customers; other += 1)
      if (other !== customer) others.push({ other, cost: Math.min(oneWay(customer, other), oneWay(other, customer)) });
    others.sort((a, b) => a.cost - b.cost || a.other - b.other);
    for (let rank = 0; rank < count; rank += 1) neighbors[customer * count + rank] = others[rank]?.other ?? 0;
  }
  return neighbors;
}

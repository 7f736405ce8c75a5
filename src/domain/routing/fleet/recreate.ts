import type { Random } from '../search/random';
import { ringOf, type FleetModel } from './fleetModel';
import type { Rings } from './rings';

const BLINK = 0.01;

/** Orders in which absent customers are reinserted, with their weights (Christiaens & Vanden Berghe 2020, section 5.3). */
const ORDERS = [
  { weight: 4, key: 'random' },
  { weight: 4, key: 'demand' },
  { weight: 2, key: 'far' },
  { weight: 1, key: 'close' },
  { weight: 2, key: 'window' },
  { weight: 2, key: 'early' },
  { weight: 2, key: 'late' },
] as const;
type Order = Exclude<(typeof ORDERS)[number]['key'], 'random'>;
const WEIGHTS = ORDERS.reduce((sum, { weight }) => sum + weight, 0);

/**
 * Reinserts absent customers, each at its cheapest position, which is occasionally skipped. Those that fit nowhere stay at the front of
 * `absent`; returns how many these are.
 */
export function recreate(rings: Rings, random: Random, vehicles: number, absent: Int32Array, count: number): number {
  sortForReturn(rings, random, absent, count);
  let left = 0;
  for (let index = 0; index < count; index += 1) {
    const customer = absent[index] ?? 0;
    if (insertAtBest(rings, random, vehicles, customer)) continue;
    absent[left] = customer;
    left += 1;
  }
  return left;
}

function insertAtBest(rings: Rings, random: Random, vehicles: number, customer: number): boolean {
  const { model, next, departure, latest, load, size } = rings;
  const { distance, nodes, capacity } = model;
  const demand = model.demand[customer] ?? 0;
  const ready = model.ready[customer] ?? 0;
  const due = model.due[customer] ?? 0;
  const service = model.service[customer] ?? 0;
  const row = customer * nodes;
  let best = Infinity;
  let bestBefore = -1;
  let sawEmpty = false;
  for (let vehicle = 0; vehicle < vehicles; vehicle += 1) {
    if ((load[vehicle] ?? 0) + demand > capacity) continue;
    if (size[vehicle] === 0) {
      if (sawEmpty) continue;
      sawEmpty = true;
    }
    const ring = ringOf(model, vehicle);
    let before = ring;
    do {
      const after = next[before] ?? 0;
      const there = distance[before * nodes + customer] ?? 0;
      const arrival = (departure[before] ?? 0) + there;
      // Every later position is reached even later.
      if (arrival > due) break;
      const onward = distance[row + after] ?? 0;
      const added = there + onward - (distance[before * nodes + after] ?? 0);
      if (added < best) {
        const leaves = (arrival > ready ? arrival : ready) + service;
        if (leaves + onward <= (latest[after] ?? 0) && random.next() >= BLINK) {
          best = added;
          bestBefore = before;
        }
      }
      before = after;
    } while (before !== ring);
  }
  if (bestBefore < 0) return false;
  rings.insertAfter(customer, bestBefore, best);
  return true;
}

const keys = new Float64Array(1 << 16);

function sortForReturn(rings: Rings, random: Random, absent: Int32Array, count: number): void {
  random.shuffle(absent, count);
  let ticket = random.below(WEIGHTS);
  const order = ORDERS.find(({ weight }) => (ticket -= weight) < 0)?.key ?? 'random';
  if (order === 'random') return;
  for (let index = 0; index < count; index += 1) {
    const customer = absent[index] ?? 0;
    const key = keyOf(rings.model, order, customer);
    // Insertion sort: there are only a dozen, and equal items keep their random order.
    let at = index;
    for (; at > 0 && (keys[at - 1] ?? 0) > key; at -= 1) {
      keys[at] = keys[at - 1] ?? 0;
      absent[at] = absent[at - 1] ?? 0;
    }
    keys[at] = key;
    absent[at] = customer;
  }
}

/** The customer with the lowest key is reinserted first. */
function keyOf({ ready, due, demand, distance }: FleetModel, order: Order, customer: number): number {
  switch (order) {
    case 'demand':
      return -(demand[customer] ?? 0);
    case 'far':
      return -(distance[customer] ?? 0);
    case 'close':
      return distance[customer] ?? 0;
    case 'window':
      return (due[customer] ?? 0) - (ready[customer] ?? 0);
    case 'early':
      return ready[customer] ?? 0;
    case 'late':
      return -(due[customer] ?? 0);
  }
}

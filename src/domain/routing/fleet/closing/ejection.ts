import type { Random } from '../../search/random';
import { ringOf } from '../fleetModel';
import type { Rings } from '../rings';

/** Ejecting more at once takes long to search and leaves more unplaced. */
const MOST_EJECTED = 3;

/**
 * Finds the position for a customer whose route must then drop the least-missed others: by the sum of the counts each accumulated when it
 * had no place (Nagata & Bräysy 2009, section 3.3).
 */
export class Ejection {
  /** The cost of removing a customer: how often it was without a place, plus 1. */
  readonly weights: Int32Array;
  /** Customers of the best solution found, the first `count` of them. */
  readonly ejected = new Int32Array(MOST_EJECTED);
  count = 0;
  /** The stop behind which the customer comes. */
  before = -1;
  private best = 0;
  private ties = 0;
  private readonly chosen = new Int32Array(MOST_EJECTED);
  private customer = 0;
  private insertedBehind = -1;
  private readonly rings: Rings;
  private readonly random: Random;

  constructor(rings: Rings, random: Random) {
    this.rings = rings;
    this.random = random;
    this.weights = new Int32Array(rings.model.customers + 1).fill(1);
  }

  /** Searches all routes for a place for an unrouted customer; true when it can be inserted, as `before` and `ejected` then say. */
  find(customer: number): boolean {
    const { model, next, load } = this.rings;
    const { vehicles } = model;
    this.customer = customer;
    this.best = Number.MAX_SAFE_INTEGER;
    this.ties = 0;
    this.before = -1;
    for (let vehicle = 0; vehicle < vehicles; vehicle += 1) {
      const ring = ringOf(model, vehicle);
      const excess = (load[vehicle] ?? 0) + (model.demand[customer] ?? 0) - model.capacity;
      this.beforeCustomer(next[ring] ?? ring, ring, model.ready[ring] ?? 0, excess, 0, 0);
    }
    return this.before >= 0;
  }

  /** Searches the part of a route before the customer: each stop is kept, ejected, or followed by the customer. */
  private beforeCustomer(node: number, kept: number, time: number, excess: number, sum: number, count: number): void {
    const { model, next } = this.rings;
    const { nodes, distance, ready, due, service, customers } = model;
    const { customer } = this;
    for (;;) {
      const arrival = time + (distance[kept * nodes + customer] ?? 0);
      if (arrival <= (due[customer] ?? 0)) {
        const opens = ready[customer] ?? 0;
        this.insertedBehind = kept;
        this.behindCustomer(
          node,
          customer,
          (arrival > opens ? arrival : opens) + (service[customer] ?? 0),
          excess,
          sum,
          count,
        );
      }
      if (node > customers) return;
      const weight = this.weights[node] ?? 0;
      if (count < MOST_EJECTED && sum + weight <= this.best) {
        this.chosen[count] = node;
        this.beforeCustomer(next[node] ?? 0, kept, time, excess - (model.demand[node] ?? 0), sum + weight, count + 1);
      }
      const reached = time + (distance[kept * nodes + node] ?? 0);
      const opens = ready[node] ?? 0;
      time = (reached > opens ? reached : opens) + (service[node] ?? 0);
      kept = node;
      node = next[node] ?? 0;
    }
  }

  /** Searches the part after the customer, until the rest can be reached in time. */
  private behindCustomer(node: number, kept: number, time: number, excess: number, sum: number, count: number): void {
    const { model, next, latest } = this.rings;
    const { nodes, distance, ready, due, service, customers, demand } = model;
    for (;;) {
      const reached = time + (distance[kept * nodes + node] ?? 0);
      if (excess <= 0 && reached <= (latest[node] ?? 0)) {
        this.take(sum, count);
        return;
      }
      if (node > customers) return;
      const weight = this.weights[node] ?? 0;
      if (count < MOST_EJECTED && sum + weight <= this.best) {
        this.chosen[count] = node;
        this.behindCustomer(next[node] ?? 0, kept, time, excess - (demand[node] ?? 0), sum + weight, count + 1);
      }
      if (reached > (due[node] ?? 0)) return;
      const opens = ready[node] ?? 0;
      time = (reached > opens ? reached : opens) + (service[node] ?? 0);
      kept = node;
      node = next[node] ?? 0;
    }
  }

  /** Ties are broken uniformly at random. */
  private take(sum: number, count: number): void {
    if (sum > this.best) return;
    if (sum < this.best) this.ties = 0;
    this.ties += 1;
    if (this.ties > 1 && this.random.below(this.ties) > 0) return;
    this.best = sum;
    this.count = count;
    this.before = this.insertedBehind;
    this.ejected.set(this.chosen);
  }
}

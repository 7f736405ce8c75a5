import type { Random } from '../../search/random';
import { ringOf, type FleetModel } from '../fleetModel';
import { ABSENT } from '../rings';
import { LEAST_GAIN, Moves, NONE, type Penalties } from './moves';
import { neighborsOf } from './neighbors';
import type { WarpRoutes } from './warpRoutes';

const MOST_NEIGHBORS = 20;

/** Improves routes by moving, swapping and reversing stops and exchanging tails until none of that helps. */
export class LocalSearch {
  readonly model: FleetModel;
  readonly routes: WarpRoutes;
  private readonly moves: Moves;
  private readonly neighbors: Int32Array;
  private readonly neighborCount: number;
  private readonly order: Int32Array;
  private readonly testedAt: Int32Array;

  constructor(model: FleetModel) {
    this.model = model;
    this.moves = new Moves(model);
    this.routes = this.moves.routes;
    this.neighborCount = Math.min(MOST_NEIGHBORS, model.customers - 1);
    this.neighbors = neighborsOf(model, this.neighborCount);
    this.order = Int32Array.from({ length: model.customers }, (_, index) => index + 1);
    this.testedAt = new Int32Array(model.nodes);
  }

  /** Improves `this.routes` until no move helps. */
  run(random: Random, penalties: Penalties): void {
    this.moves.penalties = penalties;
    random.shuffle(this.order);
    this.testedAt.fill(-1);
    for (let round = 0, isImproved = true; isImproved; round += 1) {
      isImproved = this.lookAtAll(random, round > 0, false) || round === 0;
    }
  }

  /**
   * Repairs those of `this.routes` that break a rule, using others as far as they can take something over; true when every rule is kept
   * in the end. Customers may be absent.
   */
  repair(random: Random, penalties: Penalties): boolean {
    this.moves.penalties = penalties;
    random.shuffle(this.order);
    this.testedAt.fill(-1);
    while (this.lookAtAll(random, false, true));
    for (let vehicle = 0; vehicle < this.model.vehicles; vehicle += 1) if (this.routes.isBroken(vehicle)) return false;
    return true;
  }

  /** Checks every customer and its neighbors once; true when something was improved. */
  private lookAtAll(random: Random, isLater: boolean, isRepair: boolean): boolean {
    const { routes, neighborCount, neighbors, testedAt } = this;
    const { vehicleOf, changedAt } = routes;
    let isImproved = false;
    for (const customer of this.order) {
      if (vehicleOf[customer] === ABSENT) continue;
      const tested = testedAt[customer] ?? 0;
      testedAt[customer] = routes.changes;
      const offset = random.below(neighborCount);
      for (let index = 0; index < neighborCount; index += 1) {
        const rank = index + offset < neighborCount ? index + offset : index + offset - neighborCount;
        const other = neighbors[customer * neighborCount + rank] ?? 0;
        const one = vehicleOf[customer] ?? 0;
        const two = vehicleOf[other] ?? 0;
        if ((changedAt[one] ?? 0) <= tested && (two === ABSENT || (changedAt[two] ?? 0) <= tested)) continue;
        if (two === ABSENT || (isRepair && !routes.isBroken(one) && !routes.isBroken(two))) continue;
        if (this.improvePair(customer, other)) isImproved = true;
      }
      if (isLater && this.improveWithEmpty(customer)) isImproved = true;
    }
    return isImproved;
  }

  /**
   * Applies the first move that helps between a customer and a nearby one. Lengths are checked first: if a move adds more distance than
   * all penalties of its routes, its times needn't be checked.
   */
  private improvePair(u: number, v: number): boolean {
    const { routes, moves, model } = this;
    const { next, previous, vehicleOf } = routes;
    const { customers, distance, nodes } = model;
    const one = vehicleOf[u] ?? 0;
    const two = vehicleOf[v] ?? 0;
    const beforeU = previous[u] ?? 0;
    const beforeV = previous[v] ?? 0;
    const x = next[u] ?? 0;
    const y = next[v] ?? 0;
    const rowU = u * nodes;
    const rowV = v * nodes;
    const rowX = x * nodes;
    const toUV = distance[rowU + v] ?? 0;
    const toUX = distance[rowU + x] ?? 0;
    const toVY = distance[rowV + y] ?? 0;
    const toUY = distance[rowU + y] ?? 0;
    const fromV = distance[beforeV * nodes + v] ?? 0;
    const fromU = distance[beforeU * nodes + u] ?? 0;
    const beforeVToU = distance[beforeV * nodes + u] ?? 0;
    const most = (one === two ? moves.penaltyOf(one) : moves.penaltyOf(one) + moves.penaltyOf(two)) - LEAST_GAIN;
    const isBehind = y === u;
    const hasX = x <= customers;
    const afterX = hasX ? (next[x] ?? 0) : x;

    if (!isBehind) {
      const leaving = (distance[beforeU * nodes + x] ?? 0) - fromU - toUX;
      if (leaving + toUV + toUY - toVY < most && moves.exchange(u, NONE, v, NONE, NONE, u, NONE)) return true;
    }
    const leavingBoth = (distance[beforeU * nodes + afterX] ?? 0) - fromU - (distance[rowX + afterX] ?? 0);
    if (hasX && x !== v && !isBehind) {
      const toXY = distance[rowX + y] ?? 0;
      if (leavingBoth + toUV + toXY - toVY < most && moves.exchange(u, x, v, NONE, NONE, u, x)) return true;
      const toXV = distance[rowX + v] ?? 0;
      if (leavingBoth + toXV + toUY - toVY < most && moves.exchange(u, x, v, NONE, NONE, x, u)) return true;
    }
    if (beforeV > customers) {
      const leaving = (distance[beforeU * nodes + x] ?? 0) - fromU - toUX;
      if (leaving + beforeVToU + toUV - fromV < most && moves.exchange(u, NONE, beforeV, NONE, NONE, u, NONE))
        return true;
      if (
        hasX &&
        leavingBoth + beforeVToU + (distance[rowX + v] ?? 0) - fromV < most &&
        moves.exchange(u, x, beforeV, NONE, NONE, u, x)
      )
        return true;
    }
    if (x !== v && !isBehind) {
      const beforeUToV = distance[beforeU * nodes + v] ?? 0;
      const gone = fromU + fromV;
      if (
        beforeUToV + (distance[rowV + x] ?? 0) + beforeVToU + toUY - gone - toUX - toVY < most &&
        moves.exchange(u, NONE, beforeV, v, NONE, u, NONE)
      )
        return true;
      if (hasX && afterX !== v) {
        const goneX = gone + (distance[rowX + afterX] ?? 0);
        if (
          beforeUToV + (distance[rowV + afterX] ?? 0) + beforeVToU + (distance[rowX + y] ?? 0) - goneX - toVY < most &&
          moves.exchange(u, x, beforeV, v, NONE, u, x)
        )
          return true;
        const afterY = y <= customers ? (next[y] ?? 0) : u;
        if (
          afterY !== u &&
          beforeUToV +
            (distance[y * nodes + afterX] ?? 0) +
            beforeVToU +
            (distance[rowX + afterY] ?? 0) -
            goneX -
            (distance[y * nodes + afterY] ?? 0) <
            most &&
          moves.exchange(u, x, beforeV, v, y, u, x)
        )
          return true;
      }
    }
    if (one === two) {
      if (toUV + (distance[rowX + y] ?? 0) - toUX - toVY >= most) return false;
      return moves.turn(u, v) || moves.turn(v, u);
    }
    if (toUY + (distance[rowV + x] ?? 0) - toUX - toVY < most && moves.exchangeTails(u, v)) return true;
    return toUV + (distance[beforeV * nodes + x] ?? 0) - toUX - fromV < most && moves.exchangeTails(u, beforeV);
  }

  private improveWithEmpty(u: number): boolean {
    const { model, routes, moves } = this;
    for (let vehicle = 0; vehicle < model.vehicles; vehicle += 1)
      if (routes.size[vehicle] === 0) {
        const ring = ringOf(model, vehicle);
        return moves.exchange(u, NONE, ring, NONE, NONE, u, NONE) || moves.exchangeTails(u, ring);
      }
    return false;
  }
}

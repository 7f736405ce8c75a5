import type { FleetModel } from '../fleetModel';
import type { Penalties } from './moves';
import { ROUNDING } from './warpRoutes';

/** A plan of the population: its routes, and its violations. */
export type Individual = {
  routes: number[][];
  /** The customer after each customer, 0 if the depot follows. */
  following: Int32Array;
  distance: number;
  warp: number;
  excess: number;
};

export function individualOf(model: FleetModel, routes: number[][]): Individual {
  const { customers, nodes, distance, ready, due, service, demand, capacity } = model;
  const following = new Int32Array(customers + 1);
  let length = 0;
  let warp = 0;
  let excess = 0;
  for (const route of routes) {
    if (route.length === 0) continue;
    let time = ready[0] ?? 0;
    let load = 0;
    let before = 0;
    for (const stop of [...route, 0]) {
      const drive = distance[before * nodes + stop] ?? 0;
      length += drive;
      const arrival = time + drive;
      warp += Math.max(0, arrival - (due[stop] ?? 0));
      time = Math.max(ready[stop] ?? 0, Math.min(arrival, due[stop] ?? 0)) + (service[stop] ?? 0);
      load += demand[stop] ?? 0;
      following[before] = stop;
      before = stop;
    }
    excess += Math.max(0, load - capacity);
  }
  return { routes, following, distance: length, warp: warp < ROUNDING ? 0 : warp, excess };
}

export const isFeasible = ({ warp, excess }: Individual): boolean => warp === 0 && excess === 0;

export const costOf = ({ distance, warp, excess }: Individual, penalties: Penalties): number =>
  distance + penalties.warp * warp + penalties.load * excess;

/** Returns the share of customers followed by a different one. */
export function differenceOf(one: Individual, other: Individual): number {
  let broken = 0;
  const { following } = one;
  for (let customer = 1; customer < following.length; customer += 1)
    if (following[customer] !== other.following[customer]) broken += 1;
  return broken / (following.length - 1);
}

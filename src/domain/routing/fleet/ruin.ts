import type { Random } from '../search/random';
import { ABSENT, type Rings } from './rings';

/** The extent of a ruin. */
export type RuinSize = { meanRemoved: number; longestString: number };

export const SHORT_ROUTES: RuinSize = { meanRemoved: 10, longestString: 10 };

const SPLIT_SHARE = 0.5;
/** Chance that the run left in place in a split string is one stop longer. */
const LONGER_MIDDLE = 0.01;

/**
 * Removes strings of consecutive stops from routes near a random customer (Christiaens & Vanden Berghe 2020, section 5.2). Removed stops
 * are appended to `absent` from `count` on; returns the new count.
 */
export function ruin(rings: Rings, random: Random, size: RuinSize, absent: Int32Array, count: number): number {
  const { model, vehicleOf } = rings;
  const { customers, near } = model;
  const present = customers - count;
  if (present === 0) return count;
  let used = 0;
  for (let vehicle = 0; vehicle < model.vehicles; vehicle += 1) if ((rings.size[vehicle] ?? 0) > 0) used += 1;
  const longest = Math.min(size.longestString, present / used);
  const mostStrings = (4 * size.meanRemoved) / (1 + longest) - 1;
  let strings = Math.floor(random.next() * mostStrings + 1);
  const seed = 1 + random.below(customers);
  const ruined = new Uint8Array(model.vehicles);
  for (let rank = 0; rank < customers && strings > 0; rank += 1) {
    const customer = near[seed * customers + rank] ?? 0;
    const vehicle = vehicleOf[customer] ?? ABSENT;
    if (vehicle === ABSENT || ruined[vehicle] === 1) continue;
    ruined[vehicle] = 1;
    strings -= 1;
    const stops = rings.size[vehicle] ?? 0;
    const length = Math.floor(random.next() * Math.min(stops, longest) + 1);
    count = takeString(rings, random, customer, Math.min(length, stops), absent, count);
    rings.retime(vehicle);
  }
  return count;
}

/** Removes `length` stops around a customer, half of the time leaving a run of stops in place between them. */
function takeString(
  rings: Rings,
  random: Random,
  customer: number,
  length: number,
  absent: Int32Array,
  count: number,
): number {
  const { previous, next, model } = rings;
  const stops = rings.size[rings.vehicleOf[customer] ?? 0] ?? 0;
  let kept = 0;
  if (length > 1 && length < stops && random.next() < SPLIT_SHARE) {
    kept = 1;
    while (length + kept < stops && random.next() < LONGER_MIDDLE) kept += 1;
  }
  const span = length + kept;
  let before = 0;
  for (let node = previous[customer] ?? 0; node <= model.customers; node = previous[node] ?? 0) before += 1;
  const earliest = Math.max(0, before + span - stops);
  const latest = Math.min(before, span - 1);
  let back = earliest + random.below(latest - earliest + 1);
  let node = customer;
  for (; back > 0; back -= 1) node = previous[node] ?? 0;
  const keptFrom = kept > 0 ? 1 + random.below(length - 1) : length;
  for (let index = 0; index < span; index += 1) {
    const after = next[node] ?? 0;
    if (index < keptFrom || index >= keptFrom + kept) {
      rings.unlink(node);
      absent[count] = node;
      count += 1;
    }
    node = after;
  }
  return count;
}

import { floorDivide, isFast, multiplyDivide } from './rounding';

/** A share of what is being divided. Ties in remainders are resolved by `key`, so that the order of parts doesn't matter. */
export type AllocationPart = { key: string; weight: number | bigint };

/**
 * Divides a total among parts in proportion to their weights, to the cent and without remainder: each part gets its
 * share rounded toward zero, and the leftover cents go, one each, to the largest fractions (largest remainder
 * method); equal fractions go by key, then by position. A negative total mirrors the positive one. If every weight is
 * zero, all parts count equally. No part gets more than its weight unless the total exceeds their sum.
 * @returns the shares in the order of the parts.
 * @throws RangeError for a negative or fractional weight, a fractional total, or a total without any part to take it.
 */
export function allocate(totalCents: number, parts: readonly AllocationPart[]): number[] {
  if (!Number.isSafeInteger(totalCents)) throw new RangeError(`Cannot divide ${totalCents}`);
  if (totalCents === 0) return parts.map(() => 0);
  if (parts.length === 0) throw new RangeError('There is nothing to divide the amount over');
  const size = Math.abs(totalCents);
  const { floors, rests } = floorShares(
    size,
    parts.map(({ weight }) => weight),
  );
  let left = size;
  for (const floor of floors) left -= floor;
  if (left > 0) {
    for (const index of served(rests, parts, left)) floors[index] = (floors[index] ?? 0) + 1;
  }
  return totalCents < 0 ? floors.map((amount) => -amount + 0) : floors;
}

/** Shares rounded down, and each cut-off remainder, in the same unit for all. */
type FloorShares = { floors: number[]; rests: readonly (number | bigint)[] };

function floorShares(total: number, given: readonly (number | bigint)[]): FloorShares {
  const weights = given.every((weight) => Number(weight) === 0) ? given.map(() => 1) : given;
  let [sum, largest] = [0, 0];
  for (const weight of weights) {
    const number = Number(weight);
    if (!(number >= 0) || !Number.isInteger(number)) throw new RangeError('Weights are whole numbers from 0');
    sum += number;
    if (number > largest) largest = number;
  }
  if (!isFast(total * largest, sum)) return bigFloorShares(BigInt(total), weights.map(BigInt));
  const floors: number[] = [];
  const rests: number[] = [];
  for (const weight of weights) {
    const product = total * Number(weight);
    const floor = floorDivide(product, sum);
    floors.push(floor);
    rests.push(product - floor * sum);
  }
  return { floors, rests };
}

function bigFloorShares(total: bigint, weights: readonly bigint[]): FloorShares {
  const sum = weights.reduce((so, weight) => so + weight, 0n);
  return {
    floors: weights.map((weight) => Number((total * weight) / sum)),
    rests: weights.map((weight) => (total * weight) % sum),
  };
}

/** Returns the indexes of the `count` parts that get one of the leftover cents. */
function served(rests: readonly (number | bigint)[], parts: readonly AllocationPart[], count: number): number[] {
  const least = nthLargest(rests, count);
  const places: number[] = [];
  const equals: number[] = [];
  for (const [index, rest] of rests.entries()) {
    if (rest > least) places.push(index);
    else if (rest === least) equals.push(index);
  }
  if (equals.length > 1) equals.sort((a, b) => compare(parts[a]?.key ?? '', parts[b]?.key ?? '') || a - b);
  return [...places, ...equals.slice(0, count - places.length)];
}

function nthLargest(values: readonly (number | bigint)[], n: number): number | bigint {
  if (n > 1) {
    // An array of plain numbers sorts natively, several times faster than with our own comparison.
    const rising = values.every((value) => typeof value === 'number')
      ? Float64Array.from(values).sort()
      : [...values].sort(compare);
    return rising.at(-n) ?? 0;
  }
  let largest: number | bigint = 0;
  for (const value of values) if (value > largest) largest = value;
  return largest;
}

/** By code units and not by locale rules: every device must divide alike. */
function compare<T extends number | bigint | string>(a: T, b: T): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/**
 * Returns the part of `totalCents` that belongs to `part` of `whole`, rounded once. With `part` equal to `whole` it is the total itself,
 * so that amounts taken step by step add up to the total in the end.
 */
export const portionOf = (totalCents: number, part: number, whole: number): number =>
  part === whole ? totalCents : multiplyDivide(totalCents, part, whole);

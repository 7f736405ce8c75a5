import { multiplyDivide } from './rounding';

/** A share of what is being divided. Equal remainders are served in the order of `key`, so the order of parts is moot. */
export type AllocationPart = { key: string; weight: number | bigint };

/**
 * Divides a total over parts in proportion to their weights, to the cent and without remainder: everybody gets their
 * share rounded towards zero, and the cents that are left go, one each, to the largest fractions (the method of largest
 * remainder); equal fractions go by key, then by place. A negative total is the mirror of the positive one. Where every
 * weight is zero all parts count the same. No part gets more than its weight unless the total is above the weights' sum.
 * @returns the shares in the order of the parts.
 * @throws RangeError for a negative or fractional weight, a fractional total, or a total without any part to take it.
 */
export function allocate(totalCents: number, parts: readonly AllocationPart[]): number[] {
  if (!Number.isSafeInteger(totalCents)) throw new RangeError(`Cannot divide ${totalCents}`);
  if (totalCents === 0) return parts.map(() => 0);
  if (parts.length === 0) throw new RangeError('There is nothing to divide the amount over');
  const shares = floorShares(Math.abs(totalCents), parts.map(({ weight }) => weight));
  let left = Math.abs(totalCents) - shares.reduce((sum, { floor }) => sum + floor, 0);
  const amounts = shares.map(({ floor }) => floor);
  for (const index of served(shares, parts, left)) {
    amounts[index] = (amounts[index] ?? 0) + 1;
    left -= 1;
  }
  if (left !== 0) throw new RangeError('The amount could not be divided');
  return totalCents < 0 ? amounts.map((amount) => -amount + 0) : amounts;
}

type FloorShare = { floor: number; rest: number | bigint };

/** Each share rounded down, and what was cut off, in the same unit for all. */
function floorShares(total: number, weights: readonly (number | bigint)[]): FloorShare[] {
  const even = weights.every((weight) => Number(weight) === 0);
  const numbers = weights.map((weight) => (even ? 1 : Number(weight)));
  if (numbers.some((weight) => weight < 0 || !Number.isInteger(weight))) throw new RangeError('Weights are whole numbers from 0');
  const sum = numbers.reduce((so, weight) => so + weight, 0);
  if (Number.isSafeInteger(sum) && Number.isSafeInteger(total * Math.max(...numbers))) {
    return numbers.map((weight) => {
      const rest = (total * weight) % sum;
      return { floor: (total * weight - rest) / sum, rest };
    });
  }
  const big = weights.map((weight) => (even ? 1n : BigInt(weight)));
  const bigSum = big.reduce((so, weight) => so + weight, 0n);
  return big.map((weight) => {
    const product = BigInt(total) * weight;
    return { floor: Number(product / bigSum), rest: product % bigSum };
  });
}

/** The places of those who get one of the `count` cents that are left. */
function served(shares: readonly FloorShare[], parts: readonly AllocationPart[], count: number): number[] {
  if (count === 0) return [];
  const keyAt = (index: number): string => parts[index]?.key ?? '';
  const restAt = (index: number): number | bigint => shares[index]?.rest ?? 0;
  return shares
    .map((_, index) => index)
    .sort((a, b) => compare(restAt(b), restAt(a)) || compare(keyAt(a), keyAt(b)) || a - b)
    .slice(0, count);
}

/** By code units and not by a language's rules: every device must divide alike. */
function compare<T extends number | bigint | string>(a: T, b: T): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/**
 * The part of `totalCents` that belongs to `part` of `whole`, rounded once. With `part` equal to `whole` it is the
 * total itself, so that what is taken step by step comes to the total in the end.
 */
export const portionOf = (totalCents: number, part: number, whole: number): number =>
  part === whole ? totalCents : multiplyDivide(totalCents, part, whole);

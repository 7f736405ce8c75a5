import type { Random } from './random';

const QUANTILES = 4096;

/** ln x for 0 < x ≤ 1 from sums and products alone: `Math.log` may differ between engines in its last digit. */
function naturalLog(x: number): number {
  let halvings = 0;
  let rest = x;
  for (; rest < 0.5; halvings += 1) rest *= 2;
  // ln r = 2 artanh((r − 1) / (r + 1))
  const z = (rest - 1) / (rest + 1);
  let term = z;
  let sum = 0;
  for (let power = 1; power < 40; power += 2) {
    sum += term / power;
    term *= z * z;
  }
  return 2 * sum - halvings * 0.6931471805599453;
}

const TABLE = Float64Array.from({ length: QUANTILES }, (_, index) => -naturalLog((index + 0.5) / QUANTILES));

/** Returns an exponential variate of mean 1: how much worse than the current plan annealing at temperature 1 accepts. */
export const exponential = (random: Random): number => TABLE[random.below(QUANTILES)] ?? 0;

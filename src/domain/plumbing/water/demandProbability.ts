import { z } from 'zod';
import { remark, within } from '@/domain/calculation/ranges';
import { defineCalculator, type Say } from '../core/calculator';
import { codeOr } from '../core/codes';
import { flowOrNoneGpm, loadUnits, quantity } from '../core/fields';
import { rounded } from '../core/why';
import { demandOf } from './demandCurve';

/** Standard normal deviate of the 99th percentile. */
const Z99 = 2.326;
const PERCENTILE = 0.99;
const CELLS_PER_GPM = 100;
/** Beyond this, the sum of binomials is practically normal, and the grid would take long. */
const MOST_CELLS = 100_000;
const NEGLIGIBLE = 1e-15;

const fixture = z.strictObject({
  fixture: remark('Fixture').optional(),
  n: quantity('n, number of fixtures'),
  p: within({ label: 'p, probability of use', min: 0, max: 1, unit: '', why: 'it is a probability' }),
  q: within({
    label: 'q, flow of the fixture',
    min: 0.01,
    max: 50,
    unit: 'gpm',
    why: 'the flow grid has steps of 0.01',
  }),
});
export type ProbableFixture = Pick<z.output<typeof fixture>, 'n' | 'p' | 'q'>;

export type ProbableDemand = { q99Gpm: number; probZero: number; method: string };

/**
 * Returns the flow not exceeded 99 times out of 100 while water is running at all, gpm: binomials convolved on a grid of 0.01 gpm, with
 * no flow excluded. A single fixture has its own flow.
 */
export function probableDemand(fixtures: readonly ProbableFixture[]): ProbableDemand {
  const probZero = fixtures.reduce((zero, { n, p }) => zero * (1 - p) ** n, 1);
  const present = fixtures.filter(({ n }) => n > 0);
  const [only] = present;
  if (only && present.length === 1 && only.n === 1)
    return { q99Gpm: only.q, probZero, method: 'one fixture takes its own flow' };
  const running = present.filter(({ p }) => p > 0);
  if (running.length === 0) return { q99Gpm: 0, probZero, method: 'no fixture is ever used' };
  const cells = running.reduce((sum, { n, q }) => sum + n * Math.round(q * CELLS_PER_GPM), 0);
  if (cells > MOST_CELLS)
    return { q99Gpm: rounded(wistort(running), 2), probZero, method: 'Wistort, as there are very many fixtures' };
  let flow = Float64Array.of(1);
  for (const { n, p, q } of running) flow = convolved(flow, binomial(n, p), Math.round(q * CELLS_PER_GPM));
  let below = 0;
  const busy = 1 - (flow[0] ?? 0);
  for (let index = 1; index < flow.length; index += 1) {
    below += flow[index] ?? 0;
    // The sum of the last cells is 1 except for rounding noise.
    if (below / busy >= PERCENTILE - 1e-12)
      return { q99Gpm: index / CELLS_PER_GPM, probZero, method: 'exact convolution' };
  }
  return { q99Gpm: (flow.length - 1) / CELLS_PER_GPM, probZero, method: 'exact convolution' };
}

/** Returns the probabilities of 0 to n successes, truncated where they are negligible. */
function binomial(n: number, p: number): Float64Array {
  if (p === 1) return Float64Array.from({ length: n + 1 }, (_, k) => (k === n ? 1 : 0));
  const chances: number[] = [];
  let logChance = n * Math.log1p(-p);
  for (let k = 0; k <= n; k += 1) {
    const chance = Math.exp(logChance);
    if (chance < NEGLIGIBLE && k > n * p) break;
    chances.push(chance);
    logChance += Math.log((n - k) / (k + 1)) + Math.log(p) - Math.log1p(-p);
  }
  return Float64Array.from(chances);
}

function convolved(flow: Float64Array, chances: Float64Array, step: number): Float64Array<ArrayBuffer> {
  const sum = new Float64Array(flow.length + (chances.length - 1) * step);
  chances.forEach((chance, k) => {
    if (chance === 0) return;
    for (let index = 0; index < flow.length; index += 1) {
      const at = index + k * step;
      sum[at] = (sum[at] ?? 0) + (flow[index] ?? 0) * chance;
    }
  });
  return sum;
}

const mean = (fixtures: readonly ProbableFixture[]): number =>
  fixtures.reduce((sum, { n, p, q }) => sum + n * p * q, 0);
const variance = (fixtures: readonly ProbableFixture[]): number =>
  fixtures.reduce((sum, { n, p, q }) => sum + n * p * (1 - p) * q ** 2, 0);

const wistort = (fixtures: readonly ProbableFixture[]): number => mean(fixtures) + Z99 * Math.sqrt(variance(fixtures));

/** Modified Wistort, for the state in which water runs. From memory; a bridge for middle sizes, too high on branches. */
function modifiedWistort(fixtures: readonly ProbableFixture[], probZero: number): number | null {
  if (probZero >= 1) return null;
  const [m, v] = [mean(fixtures), variance(fixtures)];
  const under = (1 - probZero) * v - probZero * m ** 2;
  return under < 0 ? null : (m + (1 + probZero) * Z99 * Math.sqrt(under)) / (1 - probZero);
}

/** Calculates a dwelling's peak demand by probability, in the manner of UPC Appendix M and WE-Stand. Not IAPMO's Water Demand Calculator. */
export const demandProbability = defineCalculator({
  name: 'water.demand_probability',
  title: 'Peak demand by probability, dwellings',
  inputs: z.strictObject({
    fixtures: z
      .array(fixture)
      .min(1, 'Fixtures: at least one')
      .max(500, 'At most 500 lines of fixtures')
      .meta({ title: 'Fixtures', why: 'a list of { n, p, q }' }),
    continuousGpm: flowOrNoneGpm('Continuous flow').default(0),
    wsfuTotal: loadUnits('WSFU, for the code’s curve beside it', 'WSFU').optional(),
    code: codeOr('UPC'),
  }),
  outputs: {
    q99Gpm: '99th percentile of the flow while water runs, gpm',
    designGpm: 'that, at least the largest single flow, with the continuous flow, gpm',
    probZero: 'probability that nothing runs',
    hunterNumber: 'H, sum of n p',
    meanGpm: 'mean flow, gpm',
    wistortGpm: 'by Wistort, gpm',
    modifiedWistortGpm: 'by modified Wistort, gpm; null where it has no value',
    curveGpm: 'by the code’s fixture-unit curve, gpm; null without WSFU',
    method: 'how the percentile was found',
  },
  compute: ({ fixtures, continuousGpm, wsfuTotal, code }, say) => {
    const { q99Gpm, probZero, method } = probableDemand(fixtures);
    const present = fixtures.filter(({ n }) => n > 0);
    const largest = Math.max(0, ...present.map(({ q }) => q));
    const designGpm = rounded(Math.max(q99Gpm, largest) + continuousGpm);
    sayLimits(fixtures, q99Gpm, largest, say);
    const modified = modifiedWistort(fixtures, probZero);
    return {
      q99Gpm,
      designGpm,
      probZero: rounded(probZero, 8),
      hunterNumber: rounded(
        fixtures.reduce((sum, { n, p }) => sum + n * p, 0),
        6,
      ),
      meanGpm: rounded(mean(fixtures)),
      wistortGpm: rounded(wistort(fixtures)),
      modifiedWistortGpm: modified === null ? null : rounded(modified),
      curveGpm: wsfuTotal === undefined ? null : demandOf(wsfuTotal, 'flush-tank', code).gpm,
      method,
      why: {
        table: 'UPC Appendix M, WE-Stand: 99th percentile of the busy state',
        edition: 'method; p and q as entered',
        row: method,
        governedBy: q99Gpm < largest ? 'largest single fixture' : method,
        grade: 'F',
      },
    };
  },
});

function sayLimits(fixtures: readonly ProbableFixture[], q99: number, largest: number, say: Say): void {
  if (fixtures.every(({ n, p }) => n === 0 || p === 0)) say('No fixture is ever used: every n or p is 0', 'fixtures');
  else if (q99 < largest)
    say(`The percentile is below the largest single flow: ${largest} gpm is used for the design`, 'fixtures');
  if (fixtures.length > 1) say('Adding a fixture can lower the result of this method', 'fixtures');
}

import type { Candidate, VisitSet } from './candidates';

/** Parts of the gap above the bound, one after the other: the best combinations of routes are mostly close to it. */
const SHARES = [0.25, 0.5, 1];
const MOST_NODES = 3000;
/** Points that count as zero: sums of fractions aren't exact. */
const TOLERANCE = 1e-6;

/**
 * Returns one candidate from each list, no visit twice and all of `served`, whose reduced points together are the fewest and below `gap`;
 * undefined if there are none, or none was found within a bounded number of steps.
 * @param lists sorted by reduced points, the fewest first
 */
export function partition(
  lists: readonly (readonly Candidate[])[],
  served: VisitSet,
  gap: number,
): readonly Candidate[] | undefined {
  const best: { chosen: readonly Candidate[] | undefined; most: number } = { chosen: undefined, most: 0 };
  let nodes = 0;

  /** `left`: the candidates that still fit, by shift without a route so far; `rest`: the visits that are in no route yet. */
  const extend = (
    chosen: readonly Candidate[],
    left: readonly (readonly Candidate[])[],
    rest: VisitSet,
    spent: number,
  ): void => {
    if (left.length === 0) {
      if (rest.low !== 0 || rest.high !== 0) return;
      best.most = spent - TOLERANCE;
      best.chosen = chosen;
      return;
    }
    const next = left.reduce((fewest, list) => (list.length < fewest.length ? list : fewest));
    const others = left.filter((list) => list !== next);
    for (const candidate of next) {
      if (spent + candidate.reduced > best.most || nodes >= MOST_NODES) return;
      nodes += 1;
      const open = { low: rest.low & ~candidate.low, high: rest.high & ~candidate.high };
      const fitting = fittingIn(others, open, best.most - spent - candidate.reduced);
      if (fitting) extend([...chosen, candidate], fitting, open, spent + candidate.reduced);
    }
  };

  for (const share of SHARES) {
    best.most = gap * share - TOLERANCE;
    nodes = 0;
    const fitting = fittingIn(lists, served, best.most);
    if (fitting) extend([], fitting, served, 0);
    if (best.chosen || nodes >= MOST_NODES) break;
  }
  return best.chosen;
}

/** Returns the candidates that serve only open visits for at most `most`; undefined if a list has none, or an open visit is in none. */
function fittingIn(lists: readonly (readonly Candidate[])[], open: VisitSet, most: number): Candidate[][] | undefined {
  const fitting: Candidate[][] = [];
  let low = 0;
  let high = 0;
  let least = 0;
  for (const list of lists) {
    const kept: Candidate[] = [];
    for (const candidate of list) {
      if (least + candidate.reduced > most) break;
      if ((candidate.low & ~open.low) !== 0 || (candidate.high & ~open.high) !== 0) continue;
      kept.push(candidate);
      low |= candidate.low;
      high |= candidate.high;
    }
    const [first] = kept;
    if (!first) return undefined;
    least += first.reduced;
    fitting.push(kept);
  }
  return low === open.low && high === open.high ? fitting : undefined;
}

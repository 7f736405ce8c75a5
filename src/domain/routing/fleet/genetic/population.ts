import type { Random } from '../../search/random';
import { costOf, differenceOf, isFeasible, type Individual } from './individual';
import type { Penalties } from './moves';

const SURVIVORS = 20;
const OFFSPRING = 30;
const ELITE = 4;
const CLOSEST = 5;

type Member = {
  individual: Individual;
  differences: Map<Member, number>;
  cost: number;
  difference: number;
  fitness: number;
};

/** Feasible and infeasible plans, in two groups from which the worst and the most similar are removed (Vidal et al. 2013). */
export class Population {
  private readonly groups: { feasible: Member[]; infeasible: Member[] } = { feasible: [], infeasible: [] };
  private penalties: Penalties = { warp: 1, load: 1 };

  setPenalties(penalties: Penalties): void {
    this.penalties = penalties;
    this.rank(this.groups.infeasible);
  }

  get isEmpty(): boolean {
    return this.groups.feasible.length + this.groups.infeasible.length === 0;
  }

  clear(): void {
    this.groups.feasible = [];
    this.groups.infeasible = [];
  }

  add(individual: Individual): void {
    const group = isFeasible(individual) ? this.groups.feasible : this.groups.infeasible;
    const member: Member = { individual, differences: new Map(), cost: 0, difference: 0, fitness: 0 };
    for (const other of group) {
      const difference = differenceOf(individual, other.individual);
      member.differences.set(other, difference);
      other.differences.set(member, difference);
    }
    group.push(member);
    this.rank(group);
    if (group.length <= SURVIVORS + OFFSPRING) return;
    while (group.length > SURVIVORS) {
      this.removeWorst(group);
      this.rank(group);
    }
  }

  /** Picks the better of two, drawn from both groups alike. */
  pick(random: Random): Individual {
    const { feasible, infeasible } = this.groups;
    const draw = (): Member | undefined => {
      const index = random.below(feasible.length + infeasible.length);
      return feasible[index] ?? infeasible[index - feasible.length];
    };
    const one = draw();
    const other = draw();
    const better = one && other && one.fitness <= other.fitness ? one : other;
    if (!better) throw new Error('An empty population has no parents');
    return better.individual;
  }

  /** Ranks by cost, and by how different a plan is from its closest others: the best few are safe regardless of similarity. */
  private rank(group: Member[]): void {
    for (const member of group) {
      member.cost = costOf(member.individual, this.penalties);
      member.difference = differenceToClosest(member);
    }
    group.sort((a, b) => a.cost - b.cost);
    const last = Math.max(1, group.length - 1);
    const weight = group.length <= ELITE ? 0 : 1 - ELITE / group.length;
    for (const [rank, member] of group.entries()) member.fitness = rank / last;
    // The sort is stable: among equals, the cheaper one comes first.
    const byDifference = [...group].sort((a, b) => b.difference - a.difference);
    for (const [rank, member] of byDifference.entries()) member.fitness += (weight * rank) / last;
  }

  private removeWorst(group: Member[]): void {
    let worst = group.length - 1;
    let worstFitness = -Infinity;
    let foundTwin = false;
    for (let index = 1; index < group.length; index += 1) {
      const member = group[index];
      if (!member) continue;
      const isTwin = smallestDifference(member) === 0;
      if ((isTwin && !foundTwin) || (isTwin === foundTwin && member.fitness > worstFitness)) {
        worst = index;
        worstFitness = member.fitness;
        foundTwin = isTwin;
      }
    }
    const [removed] = group.splice(worst, 1);
    if (removed) for (const member of group) member.differences.delete(removed);
  }
}

/** Returns the mean difference to the few most similar plans. */
function differenceToClosest({ differences }: Member): number {
  if (differences.size === 0) return 1;
  const closest = new Float64Array(CLOSEST).fill(Infinity);
  for (const difference of differences.values()) {
    let at = CLOSEST - 1;
    if (difference >= (closest[at] ?? 0)) continue;
    for (; at > 0 && (closest[at - 1] ?? 0) > difference; at -= 1) closest[at] = closest[at - 1] ?? 0;
    closest[at] = difference;
  }
  let sum = 0;
  const count = Math.min(CLOSEST, differences.size);
  for (let index = 0; index < count; index += 1) sum += closest[index] ?? 0;
  return sum / count;
}

const smallestDifference = ({ differences }: Member): number => {
  let smallest = 1;
  for (const difference of differences.values()) smallest = Math.min(smallest, difference);
  return smallest;
};

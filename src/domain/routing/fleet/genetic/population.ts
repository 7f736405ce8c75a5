import type { Random } from '../../search/random';
import { costOf, differenceOf, isFeasible, type Individual } from './individual';
import type { Penalties } from './localSearch';

const SURVIVORS = 20;
const OFFSPRING = 30;
const ELITE = 4;
const CLOSEST = 5;

type Member = { individual: Individual; differences: Map<Member, number>; fitness: number };

/** Plans that keep the rules and plans that do not, in two groups whose worst and most alike are weeded out (Vidal et al. 2013). */
export class Population {
  private readonly groups: { feasible: Member[]; infeasible: Member[] } = { feasible: [], infeasible: [] };
  private penalties: Penalties = { warp: 1, load: 1 };

  setPenalties(penalties: Penalties): void {
    this.penalties = penalties;
    this.rank(this.groups.infeasible);
  }

  clear(): void {
    this.groups.feasible = [];
    this.groups.infeasible = [];
  }

  add(individual: Individual): void {
    const group = isFeasible(individual) ? this.groups.feasible : this.groups.infeasible;
    const member: Member = { individual, differences: new Map(), fitness: 0 };
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

  /** The better of two, from both groups alike. */
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

  /** By cost, and by how unlike the closest others a plan is: the best few are safe whatever they are like. */
  private rank(group: Member[]): void {
    if (group.length === 0) return;
    const costs = new Map(group.map((member) => [member, costOf(member.individual, this.penalties)]));
    group.sort((a, b) => (costs.get(a) ?? 0) - (costs.get(b) ?? 0));
    const byDifference = group
      .map((member, rank) => ({ member, rank, difference: differenceToClosest(member) }))
      .sort((a, b) => b.difference - a.difference || a.rank - b.rank);
    const last = Math.max(1, group.length - 1);
    const weight = group.length <= ELITE ? 0 : 1 - ELITE / group.length;
    for (const [differenceRank, { member, rank }] of byDifference.entries())
      member.fitness = rank / last + (weight * differenceRank) / last;
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

function differenceToClosest({ differences }: Member): number {
  const closest = [...differences.values()].sort((a, b) => a - b).slice(0, CLOSEST);
  return closest.length === 0 ? 1 : closest.reduce((sum, difference) => sum + difference, 0) / closest.length;
}

const smallestDifference = ({ differences }: Member): number => {
  let smallest = 1;
  for (const difference of differences.values()) smallest = Math.min(smallest, difference);
  return smallest;
};

import type { DayPlan } from './dayPlan';
import type { Inserter } from './insertion';
import type { Random } from './random';

const BLINK = 0.02;
/** Chance that the highest weight is reinserted first. */
const BY_WEIGHT = 0.6;
const ORDERS = ['random', 'random', 'choosy', 'early', 'narrow', 'long', 'regret'] as const;
/** If not everything fits, more fits when short visits come first. */
const ORDERS_WHEN_FULL = [...ORDERS, 'short', 'short', 'short'] as const;

/** Reinserts absent visits, each where it costs least; what fits nowhere stays absent. `isFull`: the day has no room for all of them. */
export function recreateDay(plan: DayPlan, inserter: Inserter, random: Random, isFull = false): void {
  const orders = isFull ? ORDERS_WHEN_FULL : ORDERS;
  const order = orders[random.below(orders.length)] ?? 'random';
  if (order === 'regret') {
    insertByRegret(plan, inserter, random, BLINK);
    return;
  }
  const { model } = plan;
  const byWeight = random.next() < BY_WEIGHT;
  random.shuffle(plan.absent);
  const key = (visit: number): number => {
    const windows = model.windows[visit];
    if (order === 'choosy') return shiftsOpenTo(plan, visit);
    if (order === 'early') return windows?.[0] ?? 0;
    if (order === 'narrow') return windows?.length ? (windows[windows.length - 1] ?? 0) - (windows[0] ?? 0) : Infinity;
    if (order === 'short') return model.service[visit] ?? 0;
    return order === 'long' ? -(model.service[visit] ?? 0) : 0;
  };
  const weight = (visit: number): number =>
    byWeight || model.isMandatory[visit] === 1 ? (model.weight[visit] ?? 0) : 0;
  const waiting = plan.absent
    .map((visit, index) => ({ visit, index, weight: weight(visit), key: key(visit) }))
    .sort((a, b) => b.weight - a.weight || compare(a.key, b.key) || a.index - b.index);
  plan.absent = [];
  for (const { visit } of waiting) if (!insertAtBest(plan, inserter, visit, random, BLINK)) plan.absent.push(visit);
}

/** Infinite keys are equal. */
const compare = (one: number, other: number): number => (one === other ? 0 : one - other);

function shiftsOpenTo({ model }: DayPlan, visit: number): number {
  let count = 0;
  for (let shift = 0; shift < model.shifts; shift += 1) count += model.allowed[visit * model.shifts + shift] ?? 0;
  return count;
}

function insertAtBest(plan: DayPlan, inserter: Inserter, visit: number, random: Random, blink: number): boolean {
  const { model } = plan;
  if ((model.crewSize[visit] ?? 1) > 1) return inserter.insertCrew(visit, random);
  let best = Infinity;
  let bestShift = -1;
  // A known value narrows the search.
  for (let shift = 0; shift < model.shifts; shift += 1) {
    const added = inserter.knownFor(visit, shift);
    if (added < best && (blink === 0 || random.next() >= blink)) [best, bestShift] = [added, shift];
  }
  for (let shift = 0; shift < model.shifts; shift += 1) {
    if (model.allowed[visit * model.shifts + shift] === 0 || inserter.knownFor(visit, shift) < Infinity) continue;
    const added = inserter.addedTo(visit, shift, best);
    if (added < best && (blink === 0 || random.next() >= blink)) [best, bestShift] = [added, shift];
  }
  if (bestShift < 0) return false;
  const position = inserter.positionIn(visit, bestShift);
  if (plan.knownRoute(bestShift)) plan.insertAlone(visit, bestShift, position);
  else {
    plan.insert(visit, bestShift, position);
    plan.retime(bestShift);
  }
  return true;
}

/** Inserts the highest weights first, then what would lose most by waiting (Ropke & Pisinger 2006, regret of two). */
export function insertByRegret(plan: DayPlan, inserter: Inserter, random: Random, blink = 0): void {
  const { model } = plan;
  let waiting = plan.absent;
  plan.absent = [];
  while (waiting.length > 0) {
    let chosen = waiting[0] ?? 0;
    let most = { weight: -1, regret: -1 };
    for (const visit of waiting) {
      const weight = model.weight[visit] ?? 0;
      if (weight < most.weight) continue;
      const regret = (model.crewSize[visit] ?? 1) > 1 ? Infinity : regretOf(plan, inserter, visit);
      if (weight > most.weight || regret > most.regret) {
        chosen = visit;
        most = { weight, regret };
      }
    }
    waiting = waiting.filter((visit) => visit !== chosen);
    if (!insertAtBest(plan, inserter, chosen, random, blink)) plan.absent.push(chosen);
  }
}

function regretOf({ model }: DayPlan, inserter: Inserter, visit: number): number {
  let best = Infinity;
  let second = Infinity;
  for (let shift = 0; shift < model.shifts; shift += 1) {
    const added = inserter.addedTo(visit, shift, second);
    if (added < best) {
      second = best;
      best = added;
    } else if (added < second) second = added;
  }
  if (best === Infinity) return 0;
  return second === Infinity ? 1e12 - best : second - best;
}

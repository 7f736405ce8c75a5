import { describe, expect, it } from 'vitest';
import { fieldCase } from './cases/readCases';
import { evaluate } from './evaluate';
import { otherPositions, otherTechnicians } from './explain/alternatives';
import { changesBetween } from './explain/changes';
import { explainStop } from './explain/explainStop';
import { compile } from './model';
import { optimize } from './optimize';
import { ordersOf } from './orders';
import { applyEvent, replan } from './replan';
import { retime } from './retime';

const OPTIONS = { seed: 1, budget: { iterations: 400 } };
const windows = fieldCase('fc-04-windows2');
const plan = optimize(windows, OPTIONS);
const worth = evaluate(windows, plan);

describe('routing explanations', { timeout: 60_000 }, () => {
  it('show when a stop is reached and its slack: one second more has a cost', () => {
    const model = compile(windows);
    for (const [index, { id }] of windows.visits.entries()) {
      const [facts] = explainStop(windows, plan, id);
      if (!facts) throw new Error('Every visit is served');
      expect(facts.start).toBeGreaterThanOrEqual(facts.arrival);
      model.isPlain[index] = 0;
      const costAt = (delay: number): number => {
        model.lockedStart[index] = facts.start + delay;
        const cost = retime(model, ordersOf(model, plan))?.evaluation.cost ?? Infinity;
        model.lockedStart[index] = -1;
        return cost;
      };
      expect(costAt(facts.slackSeconds)).toBeLessThanOrEqual(worth.cost);
      expect(costAt(facts.slackSeconds + 1)).toBeGreaterThan(worth.cost);
    }
  });

  it('find no better place in the best plan, by order or by technician', () => {
    for (const { id } of windows.visits) {
      for (const { difference } of otherPositions(windows, plan, id)) expect(difference.cost).toBeGreaterThanOrEqual(0);
      for (const { best } of otherTechnicians(windows, plan, id))
        if (best) expect(best.difference.cost).toBeGreaterThanOrEqual(0);
    }
  });

  it('name the rule that rules out a technician', () => {
    const skills = fieldCase('fc-22-unservable');
    const dropped = optimize(skills, OPTIONS).unserved[0];
    expect(dropped?.reason).toMatch(/^no technician holds /);
    const rules = otherTechnicians(skills, optimize(skills, OPTIONS), dropped?.visit ?? '');
    expect(rules.every(({ forbidden }) => forbidden?.endsWith('is missing'))).toBe(true);
  });

  it('list no change between a plan and itself', () => {
    expect(changesBetween(windows, plan, plan)).toEqual([]);
  });
});

describe('replanning during the day', { timeout: 60_000 }, () => {
  const today = fieldCase('fc-13-delay');

  it('offers no change, the fewest changes and the cheapest plan, all valid', () => {
    const { proposals, routeCase } = replan(today, { kind: 'canceled', visit: 'v4' }, OPTIONS);
    expect(proposals.map(({ kind }) => kind)).toEqual(['asIs', 'fewestChanges', 'cheapest']);
    for (const proposal of proposals) expect(evaluate(routeCase, proposal.plan).broken).toEqual([]);
    const [asIs, few, cheapest] = proposals.map(({ evaluation }) => evaluation);
    const changesOf = (evaluation = asIs): number =>
      (evaluation?.parts.technicianChange ?? 0) + (evaluation?.parts.timeChange ?? 0);
    expect(cheapest?.cost).toBeLessThanOrEqual(asIs?.cost ?? 0);
    expect(changesOf(few)).toBeLessThanOrEqual(changesOf(cheapest));
  });

  it('reassigns the visits of an absent technician, or says why not', () => {
    const [gone] = windows.technicians;
    const { proposals, routeCase, isWorthwhile } = replan(
      {
        ...windows,
        currentOrder: plan.routes.map(({ shift, stops }) => ({
          shift,
          visits: stops.flatMap((stop) => ('visit' in stop ? [stop.visit] : [])),
        })),
      },
      { kind: 'technicianOut', technician: gone?.id ?? '' },
      OPTIONS,
    );
    expect(routeCase.shifts.some(({ technician }) => technician === gone?.id)).toBe(false);
    const [asIs, , cheapest] = proposals;
    expect(asIs?.plan.unserved.length).toBeGreaterThan(cheapest?.plan.unserved.length ?? 0);
    expect(isWorthwhile).toBe(true);
    expect(cheapest?.changes.length).toBeGreaterThan(0);
  });

  it('applies a late start, a longer visit and a new visit', () => {
    expect(applyEvent(today, { kind: 'startsLate', shift: 'ann-day', start: 40_000 }).shifts[0]?.start).toBe(40_000);
    const running = today.visits.find(({ inProgress }) => inProgress);
    const longer = applyEvent(today, { kind: 'runsLong', visit: running?.id ?? '', expectedEnd: 50_000 });
    expect(longer.visits.find(({ id }) => id === running?.id)?.inProgress?.expectedEnd).toBe(50_000);
    const [visit] = today.visits;
    if (visit) expect(applyEvent(today, { kind: 'newVisit', visit: { ...visit, id: 'new' } }).visits).toHaveLength(7);
  });
});

import { describe, expect, it } from 'vitest';
import { fieldCase } from '@/domain/routing/cases/readCases';
import { readCase } from '@/domain/routing/case/readCase';
import { evaluate } from '@/domain/routing/evaluate';
import { optimize, type Progress } from '@/domain/routing/optimize';
import { openPlanner } from './planner';

const large = fieldCase('fc-28-composed');
const ITERATIONS = 600;

describe('the route planner', () => {
  it('finds the same plan as the engine for the same seed and steps, and reports progress', async () => {
    const planner = await openPlanner();
    const heard: Progress[] = [];
    const asked = planner.ask({ kind: 'optimize', raw: large, seed: 7, iterations: ITERATIONS }, (one) =>
      heard.push(one),
    );
    const { plan, before } = await asked.answer;
    expect(plan).toEqual(optimize(large, { seed: 7, budget: { iterations: ITERATIONS } }));
    expect(heard[0]?.plan).toBeDefined();
    expect(evaluate(large, before).dropped.length).toBeLessThanOrEqual(large.visits.length);
  });

  it('stops with the best plan so far', async () => {
    const planner = await openPlanner();
    const asked = planner.ask({ kind: 'optimize', raw: large, seed: 1, iterations: 10_000_000 });
    asked.stop();
    const { plan, routeCase } = await asked.answer;
    expect(plan.meta.iterations).toBeLessThan(10_000_000);
    expect(evaluate(routeCase, plan).broken).toEqual([]);
  });

  it('names the field of a day it cannot read', async () => {
    const planner = await openPlanner();
    const asked = planner.ask({ kind: 'optimize', raw: { ...large, shifts: 'none' }, seed: 1, iterations: 1 });
    await expect(asked.answer).rejects.toThrow(/^shifts: /);
  });

  it('times a user’s order, or returns none if a rule forbids it', async () => {
    const planner = await openPlanner();
    const [shift] = large.shifts;
    const [visit] = large.visits;
    if (!shift || !visit) throw new Error('There is none');
    const allHere = [{ shift: shift.id, visits: large.visits.map(({ id }) => id) }];
    expect((await planner.ask({ kind: 'arrange', raw: large, orders: allHere }).answer).plan).toBeNull();
    expect(readCase(large).faults).toEqual([]);
  });

  it('offers three options after a sick call', async () => {
    const planner = await openPlanner();
    const raw = fieldCase('fc-13-delay');
    const event = { kind: 'technicianOut', technician: raw.technicians[0]?.id ?? '' } as const;
    const { proposals } = await planner.ask({ kind: 'replan', raw, event, planned: [], seed: 1, iterations: 200 })
      .answer;
    expect(proposals.map(({ kind }) => kind)).toEqual(['asIs', 'fewestChanges', 'cheapest']);
  });
});

import { describe, expect, it } from 'vitest';
import { fieldCases } from './cases/readCases';
import { evaluate } from './evaluate';
import { insert } from './insert';
import { optimize } from './optimize';

const SEEDS = [1, 2, 3];
/** A few visits with a crew need fewer than towns side by side; the others are enumerated. */
const iterationsFor = (visits: number): number => (visits > 8 ? 3000 : 500);

describe('published routing cases', () => {
  for (const { routeCase, optimum, insertions } of fieldCases())
    if (optimum)
      it(`${routeCase.id}: ${routeCase.title}`, () => {
        for (const seed of SEEDS) {
          const plan = optimize(routeCase, { seed, budget: { iterations: iterationsFor(routeCase.visits.length) } });
          expect(plan.objective).toEqual({ unserved: optimum.unserved, cost: optimum.cost });
          expect(evaluate(routeCase, plan).broken).toEqual([]);
          expect(plan.unserved.every(({ reason }) => reason !== '')).toBe(true);
        }
      }, 60_000);
    else
      it(`${routeCase.id}: ${routeCase.title}`, () => {
        const options = insert(routeCase, routeCase.insertion?.visit ?? '');
        expect(
          options.map(({ shift, addedCost, addedTravelSeconds }) => ({ shift, addedCost, addedTravelSeconds })),
        ).toEqual(
          insertions?.map(({ shift, addedCost, addedTravelSeconds }) => ({ shift, addedCost, addedTravelSeconds })),
        );
      });
});

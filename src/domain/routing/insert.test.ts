import { describe, expect, it } from 'vitest';
import { readCase } from './case/readCase';
import { evaluate } from './evaluate';
import { insertion } from './insert';
import { optimize } from './optimize';

// Places are on a line, ten minutes apart; everyone leaves place 0 at 8 and is back by 5.
const travelSeconds = [0, 1, 2, 3, 4].map((from) => [0, 1, 2, 3, 4].map((to) => Math.abs(from - to) * 600));
const people = ['ann', 'ben', 'cy'];
function caseWith(call: object, more: object = {}) {
  const { routeCase, faults } = readCase({
    travelSeconds,
    technicians: people.map((id) => ({ id, skills: id === 'ben' ? ['gas'] : [] })),
    shifts: people.map((id) => ({
      id: `${id}-day`,
      technician: id,
      start: 28_800,
      end: 61_200,
      startLocation: 0,
      endLocation: 0,
    })),
    visits: [
      { id: 'a1', location: 4, serviceSeconds: 14_400 },
      { id: 'call', location: 2, serviceSeconds: 3600, ...call },
    ],
    currentPlan: [{ visit: 'a1', technicians: ['ann'], start: 31_200 }],
    ...more,
  });
  if (!routeCase) throw new Error(JSON.stringify(faults));
  return routeCase;
}

describe('inserting a call for two', () => {
  const routeCase = caseWith({ crewSize: 2, requiredSkills: ['gas'] });

  it('picks the cheapest crew from their locations, and starts once both are there', () => {
    const { options, refusals } = insertion(routeCase, 'call');
    // Ann drives past on her way home, and nothing planned has to move; without Ben, no one can do gas work.
    expect(options.map(({ crew, start, addedTravelSeconds }) => [crew, start, addedTravelSeconds])).toEqual([
      [
        [
          { shift: 'ann-day', after: 'a1' },
          { shift: 'ben-day', after: null },
        ],
        46_800,
        2400,
      ],
      [
        [
          { shift: 'ben-day', after: null },
          { shift: 'cy-day', after: null },
        ],
        30_000,
        4800,
      ],
    ]);
    expect(refusals).toEqual([]);
  });

  it('adds the increase in the plan’s cost', () => {
    const [best] = insertion(routeCase, 'call').options;
    const { objective } = optimize(routeCase, { seed: 1, budget: { iterations: 200 } });
    const alone = evaluate(routeCase, {
      routes: [{ shift: 'ann-day', stops: [{ visit: 'a1', start: 31_200, end: 45_600 }] }],
    });
    expect(objective.cost).toBeLessThanOrEqual(alone.cost + (best?.addedCost ?? 0));
  });

  it('names who cannot go, and why', () => {
    const { refusals } = insertion(caseWith({ crewSize: 2, excludedTechnicians: ['cy'] }), 'call');
    expect(refusals).toEqual([{ shift: 'cy-day', reason: 'the customer excludes this technician' }]);
    expect(insertion(caseWith({ crewSize: 3, requiredSkills: ['oil'] }), 'call')).toEqual({
      options: [],
      refusals: people.map((id) => ({ shift: `${id}-day`, reason: 'no one who can come is free at the same time' })),
    });
  });
});

it('refuses a call for one only for technicians without the skill', () => {
  const { options, refusals } = insertion(caseWith({ requiredSkills: ['gas'] }), 'call');
  expect(options.map(({ shift }) => shift)).toEqual(['ben-day']);
  expect(refusals.map(({ reason }) => reason)).toEqual(['gas is missing', 'gas is missing']);
});

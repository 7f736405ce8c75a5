import { describe, expect, it } from 'vitest';
import { readCase } from './case/readCase';
import { optimize } from './optimize';

const CASE = {
  technicians: [{ id: 'ann', skills: ['hvac'] }],
  shifts: [{ id: 'ann-day', technician: 'ann', start: 28_800, end: 61_200, startLocation: 0, endLocation: 0 }],
  travelSeconds: [
    [0, 600],
    [600, 0],
  ],
  visits: [{ id: 'v1', location: 1, serviceSeconds: 3600 }],
};
const shift = { ...CASE.shifts[0] };
const visit = { ...CASE.visits[0] };
const locked = { technicians: ['ann'] };
const running = { shifts: ['ann-day'], startedAt: 29_000, expectedEnd: 30_000 };

/** Invalid cases, and the field each error must name. */
const WRONG: [string, object, string][] = [
  ['a window that ends before it begins', { visits: [{ ...visit, windows: [[7200, 3600]] }] }, 'visits.0.windows.0'],
  [
    'windows out of order',
    {
      visits: [
        {
          ...visit,
          windows: [
            [7200, 7300],
            [3600, 3700],
          ],
        },
      ],
    },
    'visits.0.windows.1',
  ],
  ['half a second', { visits: [{ ...visit, serviceSeconds: 0.5 }] }, 'visits.0.serviceSeconds'],
  ['a negative duration', { visits: [{ ...visit, serviceSeconds: -1 }] }, 'visits.0.serviceSeconds'],
  ['an unknown place', { visits: [{ ...visit, location: 2 }] }, 'visits.0.location'],
  ['an unknown technician', { visits: [{ ...visit, preferredTechnician: 'ben' }] }, 'visits.0.preferredTechnician'],
  ['a visit twice', { visits: [visit, visit] }, 'visits.1.id'],
  ['a shift that ends before it begins', { shifts: [{ ...shift, end: 100 }] }, 'shifts.0'],
  ['two shifts at once', { shifts: [shift, { ...shift, id: 'other' }] }, 'shifts.1'],
  [
    'negative travel',
    {
      travelSeconds: [
        [0, -1],
        [600, 0],
      ],
    },
    'travelSeconds.0.1',
  ],
  ['missing travel', { travelSeconds: [[0], [600, 0]] }, 'travelSeconds.0'],
  ['a lock of the wrong size', { visits: [{ ...visit, crewSize: 2, locked }] }, 'visits.0.locked'],
  ['a lock without the skill', { visits: [{ ...visit, requiredSkills: ['gas'], locked }] }, 'visits.0.locked'],
  ['a lock on who is excluded', { visits: [{ ...visit, excludedTechnicians: ['ann'], locked }] }, 'visits.0.locked'],
  [
    'two visits in progress in one shift',
    {
      visits: [
        { ...visit, inProgress: running },
        { ...visit, id: 'v2', inProgress: running },
      ],
    },
    'visits.1.inProgress.shifts',
  ],
  ['no visits at all', { visits: undefined }, 'visits'],
];

describe('an invalid routing case', () => {
  for (const [what, change, path] of WRONG)
    it(`is refused with the field's name: ${what}`, () => {
      const { routeCase, faults } = readCase({ ...CASE, ...change });
      expect(routeCase).toBeUndefined();
      expect(faults[0]?.path).toBe(path);
      expect(faults[0]?.message).not.toMatch(/received|Invalid/);
    });

  it('is refused if it is not a case', () => {
    for (const raw of [null, 3, 'text', [], {}]) expect(readCase(raw).faults.length).toBeGreaterThan(0);
  });
});

describe('an unusual routing case', () => {
  const planned = (change: object) => {
    const { routeCase } = readCase({ ...CASE, ...change });
    if (!routeCase) throw new Error('The case is right');
    return optimize(routeCase, { seed: 1, budget: { iterations: 100 } });
  };

  it('treats null like an omitted field', () => {
    const empty = { windows: null, hardWindows: null, priority: null, requiredSkills: null, crewSize: null };
    const { routeCase } = readCase({ ...CASE, visits: [{ ...visit, ...empty }], currentPlan: null });
    expect(routeCase).toEqual(readCase(CASE).routeCase);
  });

  it('plans zero durations, and leaves out a 24-hour visit', () => {
    expect(planned({ visits: [{ ...visit, serviceSeconds: 0 }] }).objective).toEqual({ unserved: 0, cost: 1200 });
    expect(planned({ visits: [{ ...visit, serviceSeconds: 86_400 }] }).unserved).toEqual([
      { visit: 'v1', reason: 'it does not fit into any shift, even an empty one' },
    ]);
  });

  it('names the skill that no one has', () => {
    expect(planned({ visits: [{ ...visit, requiredSkills: ['gas'] }] }).unserved).toEqual([
      { visit: 'v1', reason: 'no technician holds gas' },
    ]);
  });

  it('flags 500 visits without coordinates, and plans the rest', () => {
    const lost = Array.from({ length: 500 }, (_, index) => ({ id: `lost-${index}`, serviceSeconds: 3600 }));
    const plan = planned({ visits: [...lost, visit] });
    expect(plan.unlocated).toHaveLength(500);
    expect(plan.unserved).toHaveLength(500);
    expect(plan.routes[0]?.stops).toEqual([{ visit: 'v1', start: 29_400, end: 33_000 }]);
  });

  it('estimates travel from coordinates if no times are given', () => {
    const locations = [{ lat: 39.1, lng: -84.5 }, { lat: 39.19, lng: -84.5 }, { lat: undefined }];
    const unlocated = { ...visit, id: 'v2', location: 2 };
    const plan = planned({ locations, travelSeconds: undefined, visits: [visit, unlocated] });
    // 10 km in a straight line takes about 16 minutes.
    expect(plan.objective.cost / 2 / 60).toBeCloseTo(16, 0);
    expect(plan.unlocated).toEqual(['v2']);
  });

  it('keeps planning when a visit in progress has exceeded every limit', () => {
    const late = { ...visit, inProgress: { ...running, expectedEnd: 80_000 } };
    const plan = planned({ visits: [late, { ...visit, id: 'v2' }] });
    expect(plan.unserved.map((entry) => entry.visit)).toEqual(['v2']);
  });
});

import { describe, expect, it } from 'vitest';
import { dayOf, onALine, OPTIONS } from '@/testing/routingWorld';
import { ann, person, visit } from '@/testing/schedulingWorld';
import { readCase } from './case/readCase';
import { problemOfDay } from './day/dayProblem';
import { replan } from './replan';

// Ann is out, with four visits of an hour. Ben and Cy have a seven-hour installation together, and Dee has two visits.
const [ben, cy, dee] = [person('ben'), person('cy'), person('dee')];
const install = visit('12', '08:30', '15:30', { id: 'install', placement: { technicianIds: ['ben', 'cy'] } });
const hers = ['09:00', '10:30', '13:00', '15:00'].map((clock, index) =>
  visit(String(10 + index), clock, `${String(Number(clock.slice(0, 2)) + 1).padStart(2, '0')}${clock.slice(2)}`, {
    id: `hers-${index}`,
  }),
);
const others = (
  [
    ['09:00', '12:00'],
    ['13:00', '16:00'],
  ] as const
).map(([from, to], index) =>
  visit(String(30 + index), from, to, { id: `dees-${index}`, placement: { technicianIds: ['dee'] } }),
);

const outWith = (priorityOf: Parameters<typeof dayOf>[1] = {}) => {
  const day = dayOf(
    { technicians: [ann, ben, cy, dee], entries: [install, ...hers, ...others] },
    {
      options: { ...OPTIONS, maxOvertimeMinutes: 0 },
      ...priorityOf,
    },
  );
  const problem = problemOfDay(day, onALine);
  const { routeCase } = readCase(problem.raw);
  if (!routeCase) throw new Error('The day can be planned');
  const event = { kind: 'technicianOut', technician: 'ann' } as const;
  const found = replan(routeCase, event, { seed: 1, budget: { iterations: 3000 }, planned: problem.planned });
  const plan = found.proposals.find(({ kind }) => kind === 'fewestChanges')?.plan;
  if (!plan) throw new Error('There is a proposal');
  return { plan };
};

describe('the fewest changes for a sick call', () => {
  it('reassign the absent technician’s visits, and keep everyone else’s, including the installation', () => {
    const few = outWith();
    // Two of them fit after the installation. Dropping it instead would make room for all four, at the cost of seven hours' work.
    expect(few.plan.unserved.map(({ visit: id }) => id).every((id) => id.startsWith('hers'))).toBe(true);
    const crews = new Map<string, string[]>();
    for (const { shift, stops } of few.plan.routes)
      for (const stop of stops)
        if ('visit' in stop) crews.set(stop.visit, [...(crews.get(stop.visit) ?? []), shift.split('#')[0] ?? '']);
    expect(crews.get('install')?.toSorted()).toEqual(['ben', 'cy']);
    expect([crews.get('dees-0'), crews.get('dees-1')]).toEqual([['dee'], ['dee']]);
  });

  it('drop another’s visit only for a more urgent one', () => {
    // Only the people at the installation have an hour left for the four emergencies.
    const few = outWith({ priorityOf: ({ id }) => (id.startsWith('hers') ? 'emergency' : 'normal') });
    expect(few.plan.unserved.map(({ visit: id }) => id).filter((id) => id.startsWith('hers'))).toEqual([]);
  });
});

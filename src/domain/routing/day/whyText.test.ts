import { expect, it } from 'vitest';
import { fieldCase } from '../cases/readCases';
import { explainStop } from '../explain/explainStop';
import { otherPositions, otherTechnicians } from '../explain/alternatives';
import { NO_COST } from '../objective';
import { optimize } from '../optimize';
import { differenceText, whyText } from './whyText';

const words = {
  timeOf: (second: number) =>
    `${Math.floor(second / 3600)}:${String(Math.floor((second % 3600) / 60)).padStart(2, '0')}`,
  titleOf: (visit: string) => `“${visit}”`,
  nameOf: (technician: string) => technician.toUpperCase(),
};

it('describes a difference in minutes and people', () => {
  const of = (parts: Partial<typeof NO_COST>, unserved = 0) =>
    differenceText({ unserved, cost: 0, parts: { ...NO_COST, ...parts } });
  expect(of({ travel: 840, lateness: 1200 })).toBe('14 min more driving, 20 min more lateness');
  expect(of({ travel: -300, notPreferred: 1 })).toBe('5 min less driving, another technician would come');
  expect(of({}, 100)).toBe('another visit would not be served');
  expect(of({ travel: 20 })).toBe('no difference');
});

it('explains each stop by its times, its neighbors and the alternatives', () => {
  const routeCase = fieldCase('fc-22-unservable');
  const plan = optimize(routeCase, { seed: 1, budget: { iterations: 200 } });
  const served = plan.routes.flatMap(({ stops }) => stops.flatMap((stop) => ('visit' in stop ? [stop] : [])));
  for (const { visit, start } of served) {
    const { times, people } = whyText(
      {
        facts: explainStop(routeCase, plan, visit),
        positions: otherPositions(routeCase, plan, visit),
        technicians: otherTechnicians(routeCase, plan, visit),
      },
      words,
    );
    expect(times[0]).toContain(`at ${words.timeOf(start)}`);
    expect(people).toHaveLength(routeCase.shifts.length - 1);
  }
});

import { readCase } from '../case/readCase';
import type { RouteCase } from '../case/routeCase';
import { Random } from '../search/random';

/** Generates a day around a town, with everything that makes a day hard. */
export function randomDay(seed: number, visits: number, technicians: number): RouteCase {
  const random = new Random(seed);
  const ids = Array.from({ length: technicians }, (_, index) => `t${index}`);
  const place = () => ({ lat: 39 + random.next() * 0.4, lng: -84.6 + random.next() * 0.5 });
  const { routeCase } = readCase({
    technicians: ids.map((id) => ({ id, skills: random.next() < 0.6 ? ['gas'] : [] })),
    locations: Array.from({ length: visits + technicians }, place),
    shifts: ids.map((id, index) => ({
      id: `${id}-day`,
      technician: id,
      start: 28_800,
      end: 52_000,
      startLocation: visits + index,
      endLocation: random.next() < 0.3 ? null : visits + index,
      maxOvertimeSeconds: 5400,
      break: random.next() < 0.5 ? { earliestStart: 39_600, latestStart: 43_200, durationSeconds: 1800 } : null,
    })),
    visits: Array.from({ length: visits }, (_, index) => {
      const opens = 28_800 + 3600 * random.below(6);
      return {
        id: `v${index}`,
        location: index,
        serviceSeconds: 900 * (1 + random.below(8)),
        priority: ['high', 'normal', 'low'][random.below(3)],
        windows: random.next() < 0.6 ? [[opens, opens + 7200]] : [],
        hardWindows: random.next() < 0.3,
        requiredSkills: random.next() < 0.3 ? ['gas'] : [],
      };
    }),
    currentPlan: [{ visit: 'v0', technicians: ['t0'], start: 36_000 }],
  });
  if (!routeCase) throw new Error('The case is right');
  return routeCase;
}

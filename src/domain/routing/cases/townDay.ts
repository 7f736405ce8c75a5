import { readCase } from '../case/readCase';
import type { RouteCase } from '../case/routeCase';
import { Random } from '../search/random';

/** Generates a day around a town: two-hour windows, skills, breaks, preferences. */
export function townDay(visits: number, technicians: number, seed: number): RouteCase {
  const random = new Random(seed);
  const SKILLS = ['hvac', 'plumbing', 'gas'];
  const { routeCase } = readCase({
    technicians: Array.from({ length: technicians }, (_, index) => ({
      id: `t${index}`,
      skills: SKILLS.filter(() => random.next() < 0.7),
    })),
    locations: Array.from({ length: visits + technicians }, () => ({
      lat: 39 + random.next() * 0.5,
      lng: -84.6 + random.next() * 0.6,
    })),
    shifts: Array.from({ length: technicians }, (_, index) => ({
      id: `s${index}`,
      technician: `t${index}`,
      start: 28_800,
      end: 61_200,
      startLocation: visits + index,
      endLocation: visits + index,
      maxOvertimeSeconds: 3600,
      break: { earliestStart: 41_400, latestStart: 46_800, durationSeconds: 1800 },
    })),
    visits: Array.from({ length: visits }, (_, index) => {
      const opens = 28_800 + random.below(4) * 7200;
      return {
        id: `v${index}`,
        location: index,
        serviceSeconds: 1800 + random.below(4) * 900,
        priority: random.next() < 0.1 ? 'high' : 'normal',
        windows: random.next() < 0.7 ? [[opens, opens + 7200]] : [],
        requiredSkills: random.next() < 0.4 ? [SKILLS[random.below(SKILLS.length)]] : [],
      };
    }),
  });
  if (!routeCase) throw new Error('The made-up day is no longer read');
  return routeCase;
}

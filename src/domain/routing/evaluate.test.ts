import { describe, expect, it } from 'vitest';
import { EIGHT, NOON, HOUR, LEG, FIRST, stop, pause, ann, ben, worth, type Given } from '@/testing/routesOnALine';
import type { PlanRoute } from './plan';

describe('route times', () => {
  it('consist of drives, work and the way back', () => {
    const { routes, parts, cost, broken, dropped, unserved } = worth({}, ann(stop(FIRST)));
    expect(broken).toEqual([]);
    expect(routes).toEqual([
      {
        shift: 'ann-day',
        visits: [
          { visit: 'v', arrival: FIRST, start: FIRST, end: FIRST + HOUR, travelSeconds: LEG, afterBreak: false },
        ],
        end: FIRST + HOUR + LEG,
        overtimeSeconds: 0,
        travelSeconds: 2 * LEG,
        workSeconds: HOUR + 2 * LEG,
      },
    ]);
    // A second of driving is a point.
    expect({ parts: parts.travel, cost, dropped, unserved }).toEqual({
      parts: 2 * LEG,
      cost: 2 * LEG,
      dropped: [],
      unserved: 0,
    });
  });

  it('end with the last visit if the shift ends there', () => {
    const { routes } = worth({ shift: { endLocation: null } }, ann(stop(FIRST)));
    expect(routes[0]).toMatchObject({ end: FIRST + HOUR, travelSeconds: LEG });
  });

  it('are zero for someone without visits', () => {
    const { routes, parts } = worth({}, ann());
    expect(routes[0]).toMatchObject({ end: 0, overtimeSeconds: 0, travelSeconds: 0, workSeconds: 0 });
    expect(parts.travel).toBe(0);
  });

  it('start now if the day has already started', () => {
    const now = EIGHT + HOUR;
    expect(worth({ more: { now } }, ann(stop(now + LEG))).broken).toEqual([]);
    expect(worth({ more: { now } }, ann(stop(now + LEG - 1))).broken).toEqual([
      `ann-day: v cannot begin at ${now + LEG - 1}, only from ${now + LEG} on`,
    ]);
  });

  it('allow a break en route, before or after the drive', () => {
    const shift = { break: { earliestStart: EIGHT, latestStart: NOON, durationSeconds: 1800 } };
    // Half an hour from 8 AM, then the drive.
    expect(worth({ shift }, ann(pause(EIGHT), stop(EIGHT + 1800 + LEG))).broken).toEqual([]);
    expect(worth({ shift }, ann(pause(EIGHT), stop(EIGHT + 1800 + LEG - 1))).broken).toHaveLength(1);
    // By 9 AM, Ann has long arrived; she is waiting for the break.
    const { routes, broken } = worth({ shift }, ann(pause(EIGHT + HOUR), stop(EIGHT + HOUR + 1800)));
    expect(broken).toEqual([]);
    expect(routes[0]?.visits[0]).toMatchObject({ arrival: EIGHT + HOUR + 1800, afterBreak: true });
  });
});

it('counts a break only on the leg it is on', () => {
  const shift = { break: { earliestStart: EIGHT, latestStart: NOON, durationSeconds: 1800 } };
  const visits = ['v', 'w'].map((id, index) => ({ id, location: index + 1, serviceSeconds: HOUR }));
  const second = FIRST + 1800 + HOUR + LEG;
  const { broken, routes } = worth(
    { shift, more: { visits } },
    ann(pause(EIGHT), stop(FIRST + 1800), stop(second, 'w')),
  );
  expect(broken).toEqual([]);
  expect(routes[0]?.visits.map(({ arrival, afterBreak }) => [arrival, afterBreak])).toEqual([
    [FIRST + 1800, true],
    [second, false],
  ]);
  expect(routes[0]?.end).toBe(second + HOUR + 2 * LEG);
});

describe('the cost of a plan', () => {
  const costs = (given: Given, ...routes: PlanRoute[]): number => {
    const { cost, parts, broken } = worth(given, ...routes);
    expect(broken).toEqual([]);
    return cost - parts.travel;
  };
  const late = { windows: [[EIGHT, FIRST]] };
  const planned = { more: { currentPlan: [{ visit: 'v', technicians: ['ann'], start: FIRST }] } };

  it.each<[string, Given, PlanRoute[], number]>([
    ['a start at the end of its window', { visit: late }, [ann(stop(FIRST))], 0],
    ['ten seconds late', { visit: late }, [ann(stop(FIRST + 10))], 10 * 30],
    ['ten seconds late for an emergency', { visit: { ...late, priority: 'emergency' } }, [ann(stop(FIRST + 10))], 1200],
    [
      'late is counted from the last window that was missed',
      { visit: { windows: [...late.windows, [FIRST + 100, FIRST + 200]] } },
      [ann(stop(FIRST + 210))],
      10 * 30,
    ],
    ['as planned', planned, [ann(stop(FIRST))], 0],
    ['a quarter of an hour off the planned start', planned, [ann(stop(FIRST + 900))], 0],
    ['a second more than that', planned, [ann(stop(FIRST + 901))], 600],
    ['another technician than planned', planned, [ben(stop(FIRST))], 900],
    ['one more than planned', { visit: { crewSize: 2 }, ...planned }, [ann(stop(FIRST)), ben(stop(FIRST))], 900],
    ['the preferred technician', { visit: { preferredTechnician: 'ann' } }, [ann(stop(FIRST))], 0],
    ['not the preferred technician', { visit: { preferredTechnician: 'ann' } }, [ben(stop(FIRST))], 600],
    ['one of those preferred there', { visit: { preferredAmong: ['ben', 'ann'] } }, [ann(stop(FIRST))], 0],
    ['none of those preferred there', { visit: { preferredAmong: ['ben'] } }, [ann(stop(FIRST))], 600],
    [
      'one who is preferred by name, whoever is preferred there',
      { visit: { preferredTechnician: 'ann', preferredAmong: ['ben'] } },
      [ann(stop(FIRST))],
      0,
    ],
    ['back exactly when the shift ends', {}, [ann(stop(NOON - HOUR - LEG))], 0],
    ['ten seconds of overtime', {}, [ann(stop(NOON - HOUR - LEG + 10))], 10 * 5],
  ])('is right for %s', (_, given, routes, points) => {
    expect(costs(given, ...routes)).toBe(points);
  });

  it('lists each visit’s parts, which add up to the total', () => {
    const visit = { windows: late.windows, preferredTechnician: 'ann' };
    const { visits, parts, cost } = worth({ visit, ...planned }, ben(stop(FIRST + 1000)));
    const own = { lateness: 1000, timeChange: 1, technicianChange: 1, notPreferred: 1 };
    expect(visits.get('v')).toEqual({ ...own, points: 30_000 + 600 + 900 + 600 });
    expect(parts).toEqual({ ...own, overtime: 0, travel: 2 * LEG });
    expect(cost).toBe(32_100 + 2 * LEG);
  });

  it.each([
    ['emergency', 1_000_000],
    ['high', 10_000],
    ['normal', 100],
    ['low', 1],
  ])('counts a dropped visit of %s priority', (priority, unserved) => {
    expect(worth({ visit: { priority } }, ann())).toMatchObject({ dropped: ['v'], unserved, cost: 0, broken: [] });
  });
});

describe('a visit in progress', () => {
  // Ann started at 8:30 at place 1, and planned to finish at 9; her next visit is ten minutes away.
  const startedAt = EIGHT + 1800;
  const expectedEnd = EIGHT + HOUR;
  const running = (more: object = {}, visit: object = {}): Given => ({
    visit: { inProgress: { shifts: ['ann-day'], startedAt, expectedEnd }, ...visit },
    more: {
      visits: [
        {
          id: 'v',
          location: 1,
          serviceSeconds: HOUR,
          inProgress: { shifts: ['ann-day'], startedAt, expectedEnd },
          ...visit,
        },
        { id: 'next', location: 2, serviceSeconds: HOUR },
      ],
      now: EIGHT + 2700,
      ...more,
    },
  });

  it('ends as expected, and the next drive starts there', () => {
    const start = expectedEnd + LEG;
    const { broken, routes } = worth(running(), ann(stop(startedAt), stop(start, 'next')));
    expect(broken).toEqual([]);
    expect(routes[0]).toMatchObject({ travelSeconds: LEG + 2 * LEG, workSeconds: 1800 + HOUR + 3 * LEG });
    expect(worth(running(), ann(stop(startedAt), stop(start - 1, 'next'))).broken).toHaveLength(1);
  });

  it('that runs long is not over before now', () => {
    const now = expectedEnd + 1200;
    const stops = [stop(startedAt), stop(now + LEG, 'next')] as const;
    const { broken, routes } = worth(running({ now }), ann(...stops));
    expect(broken).toEqual([]);
    expect(routes[0]?.visits[0]).toMatchObject({ start: startedAt, end: now });
    expect(worth(running({ now }), ann(stop(startedAt), stop(expectedEnd + LEG, 'next'))).broken).toEqual([
      `ann-day: next cannot begin at ${expectedEnd + LEG}, only from ${now + LEG} on`,
    ]);
  });

  it('costs nothing, since its start and crew can no longer change', () => {
    const { cost, parts, visits, broken } = worth(
      running(
        { currentPlan: [{ visit: 'v', technicians: ['ben'], start: EIGHT }] },
        { windows: [[EIGHT, EIGHT + 60]], preferredTechnician: 'ben' },
      ),
      ann(stop(startedAt), stop(expectedEnd + LEG, 'next')),
    );
    expect(broken).toEqual([]);
    expect(visits.has('v')).toBe(false);
    expect(parts).toMatchObject({ lateness: 0, timeChange: 0, technicianChange: 0, notPreferred: 0 });
    expect(cost).toBe(3 * LEG);
  });

  it.each<[string, PlanRoute[], string]>([
    ['left out', [ann()], 'ann-day: v is in progress and must come first'],
    ['dropped with its whole route', [ben()], 'ann-day: v is in progress and missing'],
    ['dropped', [ann()], 'v is locked or in progress and cannot be dropped'],
    ['put after another', [ann(stop(EIGHT + 2700 + 2 * LEG, 'next'), stop(startedAt))], 'must come first'],
    ['given to somebody else', [ann(), ben(stop(startedAt))], 'ben-day: v is in progress elsewhere'],
    ['begun at another time', [ann(stop(startedAt + 1))], `ann-day: v began at ${startedAt}`],
  ])('may not be %s', (_, routes, sentence) => {
    expect(worth(running(), ...routes).broken.join('\n')).toContain(sentence);
  });
});

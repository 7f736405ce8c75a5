import { describe, expect, it } from 'vitest';
import { readCase } from './case/readCase';
import type { RouteCase } from './case/routeCase';
import { evaluate, type Evaluation } from './evaluate';
import type { PlanRoute, PlanStop } from './plan';

// Places lie on a line, ten minutes apart. Everyone sets out from place 0 at eight and has to be back there by noon.
const EIGHT = 28_800;
const NOON = 43_200;
const HOUR = 3600;
const LEG = 600;
const travelSeconds = [0, 1, 2, 3].map((from) => [0, 1, 2, 3].map((to) => Math.abs(from - to) * LEG));

type Given = { visit?: object; shift?: object; more?: object };

/** Ann and Ben, and one visit of an hour at place 1, with what a case adds to the visit, to Ann's shift, and to the whole. */
function caseWith({ visit = {}, shift = {}, more = {} }: Given = {}): RouteCase {
  const day = (id: string) => ({
    id: `${id}-day`,
    technician: id,
    start: EIGHT,
    end: NOON,
    startLocation: 0,
    endLocation: 0,
    maxOvertimeSeconds: HOUR,
  });
  const { routeCase, faults } = readCase({
    travelSeconds,
    technicians: [
      { id: 'ann', skills: [] },
      { id: 'ben', skills: ['gas'] },
    ],
    shifts: [{ ...day('ann'), ...shift }, day('ben')],
    visits: [{ id: 'v', location: 1, serviceSeconds: HOUR, ...visit }],
    ...more,
  });
  if (!routeCase) throw new Error(JSON.stringify(faults));
  return routeCase;
}

const stop = (start: number, visit = 'v'): PlanStop => ({ visit, start, end: start + HOUR });
const pause = (start: number): PlanStop => ({ break: true, start, end: start + 1800 });
const ann = (...stops: PlanStop[]): PlanRoute => ({ shift: 'ann-day', stops });
const ben = (...stops: PlanStop[]): PlanRoute => ({ shift: 'ben-day', stops });
const worth = (given: Given, ...routes: PlanRoute[]): Evaluation => evaluate(caseWith(given), { routes });

/** The first start that the drive from the base allows. */
const FIRST = EIGHT + LEG;

describe('the times of a route', () => {
  it('are the drives, the work and the way back', () => {
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

  it('end with the last visit where the shift ends there', () => {
    const { routes } = worth({ shift: { endLocation: null } }, ann(stop(FIRST)));
    expect(routes[0]).toMatchObject({ end: FIRST + HOUR, travelSeconds: LEG });
  });

  it('of somebody with nothing to do are none, and nobody drives', () => {
    const { routes, parts } = worth({}, ann());
    expect(routes[0]).toMatchObject({ end: 0, overtimeSeconds: 0, travelSeconds: 0, workSeconds: 0 });
    expect(parts.travel).toBe(0);
  });

  it('begin now where the day has begun', () => {
    const now = EIGHT + HOUR;
    expect(worth({ more: { now } }, ann(stop(now + LEG))).broken).toEqual([]);
    expect(worth({ more: { now } }, ann(stop(now + LEG - 1))).broken).toEqual([
      `ann-day: v cannot begin at ${now + LEG - 1}, only from ${now + LEG} on`,
    ]);
  });

  it('leave room for a break on the way, taken before or after the drive', () => {
    const shift = { break: { earliestStart: EIGHT, latestStart: NOON, durationSeconds: 1800 } };
    // Half an hour from eight, then the drive.
    expect(worth({ shift }, ann(pause(EIGHT), stop(EIGHT + 1800 + LEG))).broken).toEqual([]);
    expect(worth({ shift }, ann(pause(EIGHT), stop(EIGHT + 1800 + LEG - 1))).broken).toHaveLength(1);
    // At nine Ann has long arrived: the break is what she waits for.
    const { routes, broken } = worth({ shift }, ann(pause(EIGHT + HOUR), stop(EIGHT + HOUR + 1800)));
    expect(broken).toEqual([]);
    expect(routes[0]?.visits[0]).toMatchObject({ arrival: EIGHT + HOUR + 1800, afterBreak: true });
  });
});

it('a break counts on the leg after it, and on no other', () => {
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

describe('what a plan costs', () => {
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
    ['back exactly when the shift ends', {}, [ann(stop(NOON - HOUR - LEG))], 0],
    ['ten seconds of overtime', {}, [ann(stop(NOON - HOUR - LEG + 10))], 10 * 5],
  ])('%s', (_, given, routes, points) => {
    expect(costs(given, ...routes)).toBe(points);
  });

  it('names the parts of each visit, and their sum is the whole', () => {
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
  ])('a visit of %s priority that is left out', (priority, unserved) => {
    expect(worth({ visit: { priority } }, ann())).toMatchObject({ dropped: ['v'], unserved, cost: 0, broken: [] });
  });
});

describe('what is running', () => {
  // Ann began at half past eight, at place 1, and meant to be done at nine; her next visit is ten minutes away.
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

  it('ends when it is expected to, and the next drive begins there', () => {
    const start = expectedEnd + LEG;
    const { broken, routes } = worth(running(), ann(stop(startedAt), stop(start, 'next')));
    expect(broken).toEqual([]);
    expect(routes[0]).toMatchObject({ travelSeconds: LEG + 2 * LEG, workSeconds: 1800 + HOUR + 3 * LEG });
    expect(worth(running(), ann(stop(startedAt), stop(start - 1, 'next'))).broken).toHaveLength(1);
  });

  it('and takes longer is not over before now', () => {
    const now = expectedEnd + 1200;
    const stops = [stop(startedAt), stop(now + LEG, 'next')] as const;
    const { broken, routes } = worth(running({ now }), ann(...stops));
    expect(broken).toEqual([]);
    expect(routes[0]?.visits[0]).toMatchObject({ start: startedAt, end: now });
    expect(worth(running({ now }), ann(stop(startedAt), stop(expectedEnd + LEG, 'next'))).broken).toEqual([
      `ann-day: next cannot begin at ${expectedEnd + LEG}, only from ${now + LEG} on`,
    ]);
  });

  it('costs nothing: nobody can change its start or its crew any more', () => {
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

describe('a plan that cannot be carried out', () => {
  const BREAK = { earliestStart: EIGHT + HOUR, latestStart: EIGHT + 2 * HOUR, durationSeconds: 1800 };
  const two = { crewSize: 2 };

  it.each<[string, Given, PlanRoute[], string[]]>([
    ['nobody’s shift', {}, [{ shift: 'cy-day', stops: [] }], ['there is no shift cy-day']],
    ['a shift that is listed twice', {}, [ann(), ann()], ['shift ann-day is listed twice']],
    ['a visit that does not exist', {}, [ann(stop(FIRST, 'w'))], ['ann-day: there is no visit w']],
    [
      'a start before the drive is over',
      {},
      [ann(stop(FIRST - 1))],
      [`ann-day: v cannot begin at ${FIRST - 1}, only from ${FIRST} on`],
    ],
    ['one for a crew of two', { visit: two }, [ann(stop(FIRST))], ['v: 1 technicians, 2 are needed']],
    ['two for one', {}, [ann(stop(FIRST)), ben(stop(FIRST))], ['v: 2 technicians, 1 are needed']],
    [
      'a crew that does not begin together',
      { visit: two },
      [ann(stop(FIRST)), ben(stop(FIRST + 1))],
      ['v: the crew does not begin together'],
    ],
    ['a crew', { visit: two }, [ann(stop(FIRST)), ben(stop(FIRST))], []],
    [
      'a skill that nobody on it has',
      { visit: { requiredSkills: ['gas'] } },
      [ann(stop(FIRST))],
      ['v: no one holds gas'],
    ],
    [
      'a skill that one of the crew has',
      { visit: { ...two, requiredSkills: ['gas'] } },
      [ann(stop(FIRST)), ben(stop(FIRST))],
      [],
    ],
    ['somebody excluded', { visit: { excludedTechnicians: ['ann'] } }, [ann(stop(FIRST))], ['v: ann is excluded']],
    [
      'another than it is locked to',
      { visit: { locked: { technicians: ['ben'] } } },
      [ann(stop(FIRST))],
      ['v: locked to ben'],
    ],
    [
      'another time than it is locked at',
      { visit: { locked: { technicians: ['ann'], start: FIRST + 60 } } },
      [ann(stop(FIRST))],
      [`v: locked at ${FIRST + 60}`],
    ],
    [
      'what is locked and left out',
      { visit: { locked: { technicians: ['ann'] } } },
      [ann()],
      ['v is locked or in progress and cannot be dropped'],
    ],
    [
      'a start before its window',
      { visit: { windows: [[FIRST + 1, NOON]] } },
      [ann(stop(FIRST))],
      ['v: begins before its first window'],
    ],
    ['a start as its window opens', { visit: { windows: [[FIRST, NOON]] } }, [ann(stop(FIRST))], []],
    [
      'between hard windows',
      {
        visit: {
          hardWindows: true,
          windows: [
            [EIGHT, FIRST - 1],
            [FIRST + 1, NOON],
          ],
        },
      },
      [ann(stop(FIRST))],
      ['v: outside its hard windows'],
    ],
    [
      'at the end of a hard window',
      { visit: { hardWindows: true, windows: [[EIGHT, FIRST]] } },
      [ann(stop(FIRST))],
      [],
    ],
    [
      'more overtime than allowed',
      {},
      [ann(stop(NOON - LEG + 1))],
      [`ann-day: ${HOUR + 1} s of overtime, ${HOUR} are allowed`],
    ],
    ['as much overtime as allowed', {}, [ann(stop(NOON - LEG))], []],
    [
      'more work than allowed, the drives included',
      { shift: { maxWorkSeconds: HOUR + 2 * LEG - 1 } },
      [ann(stop(FIRST))],
      [`ann-day: ${HOUR + 2 * LEG} s of work, ${HOUR + 2 * LEG - 1} are allowed`],
    ],
    ['as much work as allowed', { shift: { maxWorkSeconds: HOUR + 2 * LEG } }, [ann(stop(FIRST))], []],
    ['a break that nobody owes', {}, [ann(pause(EIGHT), stop(EIGHT + HOUR))], ['ann-day: no break is owed']],
    [
      'two breaks',
      { shift: { break: BREAK } },
      [ann(stop(FIRST), pause(FIRST + HOUR), pause(FIRST + HOUR))],
      ['ann-day: a second break'],
    ],
    [
      'a break too early',
      { shift: { break: BREAK } },
      [ann(pause(BREAK.earliestStart - 1), stop(EIGHT + 2 * HOUR))],
      [`ann-day: break at ${BREAK.earliestStart - 1}, outside ${BREAK.earliestStart} to ${BREAK.latestStart}`],
    ],
    [
      'a break as early as allowed',
      { shift: { break: BREAK } },
      [ann(pause(BREAK.earliestStart), stop(EIGHT + 2 * HOUR))],
      [],
    ],
    [
      'a break that begins before the visit is over',
      { shift: { break: BREAK } },
      [ann(stop(FIRST), pause(FIRST + HOUR - 1))],
      ['ann-day: the break begins before the stop before it ends'],
    ],
    ['a break right after the visit', { shift: { break: BREAK } }, [ann(stop(FIRST), pause(FIRST + HOUR))], []],
    // Back at FIRST + an hour + ten minutes.
    [
      'no break on a day that ends when it would be owed',
      { shift: { break: { ...BREAK, latestStart: FIRST + HOUR + LEG } } },
      [ann(stop(FIRST))],
      [],
    ],
    [
      'no break on a day that ends a second later',
      { shift: { break: { ...BREAK, latestStart: FIRST + HOUR + LEG - 1 } } },
      [ann(stop(FIRST))],
      [`ann-day: ends at ${FIRST + HOUR + LEG} without its break`],
    ],
    [
      'a break after the last visit of a shift that ends there',
      { shift: { break: BREAK, endLocation: null } },
      [ann(stop(FIRST), pause(FIRST + HOUR))],
      ['ann-day: a break after the last stop of a shift that ends there'],
    ],
  ])('%s', (_, given, routes, sentences) => {
    expect(worth(given, ...routes).broken).toEqual(sentences);
  });

  it('one technician twice is no crew of two', () => {
    // Ann works until nine and again from nine on; the visit lies in the overtime of the one and in the hours of the other.
    const nine = EIGHT + HOUR;
    const hours = { technician: 'ann', startLocation: 0, endLocation: 0, maxOvertimeSeconds: 2 * HOUR };
    const shifts = [
      { id: 'ann-day', start: EIGHT, end: nine, ...hours },
      { id: 'ann-late', start: nine, end: NOON, ...hours },
    ];
    const both = [ann(stop(nine + LEG)), { shift: 'ann-late', stops: [stop(nine + LEG)] }];
    expect(worth({ visit: two, more: { shifts } }, ...both).broken).toEqual(['v: 1 technicians, 2 are needed']);
  });
});

import { describe, expect, it } from 'vitest';
import { EIGHT, NOON, HOUR, LEG, FIRST, stop, pause, ann, ben, worth, type Given } from '@/testing/routesOnALine';
import type { PlanRoute } from './plan';

describe('an invalid plan', () => {
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
  ])('is reported: %s', (_, given, routes, sentences) => {
    expect(worth(given, ...routes).broken).toEqual(sentences);
  });

  it('counts the same technician twice as one person, not a crew of two', () => {
    // Ann works until 9 and again from 9 on; the visit is in the overtime of one shift and in the hours of the other.
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

import { describe, expect, it } from 'vitest';
import { days, entry, pay, SUNDAY } from './cases/sheets';
import cases from './cases/wageCases.json';

it.each([
  [
    'an end before its start',
    { ...SUNDAY, entries: days([14], '12:00', '08:00') },
    'inputs.entries.0.out: must be after “in”',
  ],
  [
    'work twice at once',
    { ...SUNDAY, entries: [...days([14], '08:00', '12:00'), ...days([14], '11:00', '13:00')] },
    'inputs.entries: has two entries of work at the same time',
  ],
  [
    'a zone that is none',
    {
      ...SUNDAY,
      entries: [entry({ from: '2026-09-14T08:00', to: '2026-09-14T09:00', zone: 'Mountain time', rate: 1 })],
    },
    'inputs.entries.0.inZone: must be a time zone, such as America/Chicago (and 1 more)',
  ],
  [
    'a week that begins never',
    { workweekStart: 'whenever', entries: days([14], '08:00', '12:00') },
    'inputs.workweekStart: must be a day and a time, such as Sunday 00:00',
  ],
  ['no entries', { ...SUNDAY, entries: [] }, 'inputs.entries: must hold at least one entry'],
])('explains the error in one line: %s', (_title, inputs, fault) => {
  expect(pay('CA', inputs)).toEqual({ printed: undefined, fault });
});

describe('the state of a pay sheet', () => {
  const entries = days([14], '08:00', '12:00');

  it.each(['ZZ', 'ON', 'Narnia'])('is refused if unknown: %s', (state) => {
    expect(pay(state, { ...SUNDAY, entries }).fault).toBe('state: must be the letters or the name of a state');
  });

  it('without collected law is paid by federal law, and says so', () => {
    const { printed, doubts } = pay('UT', { ...SUNDAY, entries });
    expect(printed).toMatchObject({ cents: { total: 12_000 } });
    expect(doubts).toEqual(['state: no law of Utah was collected; only federal law is counted']);
    expect(pay('TX', { ...SUNDAY, entries }).doubts).toBeUndefined();
  });

  it('must be Minnesota for minutes of missed rest alone', () => {
    const inputs = { rateCentsPerHour: 2600, missedRestMinutes: 15, date: '2026-02-03' };
    expect(pay('CA', inputs)).toEqual({
      printed: undefined,
      fault:
        'inputs.missedRestMinutes: is counted for Minnesota only; elsewhere name the days in missedRest or missedRestPeriods, with the entries',
    });
  });
});

describe('a pay entry', () => {
  it.each([
    [
      'a day that is none',
      { from: '2026-02-30T08:00', to: '2026-03-02T12:00' },
      'inputs.entries.0.in: must be a local time, such as 2026-09-14T08:00',
    ],
    [
      'an hour that is none',
      { from: '2026-09-14T08:00', to: '2026-09-14T25:00' },
      'inputs.entries.0.out: must be a local time, such as 2026-09-14T08:00',
    ],
    [
      'a shift that never ends',
      { from: '2026-09-14T08:00', to: '9999-12-31T23:59' },
      'inputs.entries.0.out: must be within 7 days of “in”',
    ],
    [
      'no rate',
      { from: '2026-09-14T08:00', to: '2026-09-14T12:00', rate: undefined },
      'inputs.entries.0.rateCentsPerHour: is needed for work by the hour (it is missing)',
    ],
  ])('is refused: %s', (_title, shift: { from: string; to: string; rate?: number | undefined }, fault) => {
    const { rate = 'rate' in shift ? undefined : 2000, from, to } = shift;
    const entries = [entry({ from, to, ...(rate === undefined ? {} : { rate }) })];
    expect(pay('TX', { ...SUNDAY, entries }).fault).toBe(fault);
  });

  it.each([
    [{ workweekStart: 'Sunday 25:99' }, 'inputs.workweekStart: must be a day and a time, such as Sunday 00:00'],
    [{ workweekStart: undefined }, 'inputs.workweekStart: must be a text (it is missing)'],
    [{ workweekStart: 7 }, 'inputs.workweekStart: must be a text'],
    [{ bonusCents: 'fifty' }, 'inputs.bonusCents: must be a number'],
    [{ bonusCents: -1 }, 'inputs.bonusCents: must be at least 0'],
    [{ missedRest: '2026-09-14' }, 'inputs.missedRest: must be a list'],
    [{ missedRest: ['14 September'] }, 'inputs.missedRest.0: must be a date as YYYY-MM-DD'],
    [{ missedRest: ['2026-09-20'] }, 'inputs.missedRest: names 2026-09-20, when nobody worked'],
    [{ fourTenAgreement: 'yes' }, 'inputs.fourTenAgreement: must be true or false'],
    [{ entries: undefined }, 'inputs.entries: must be a list (it is missing)'],
  ])('is refused for %j', (changed, fault) => {
    expect(pay('CA', { ...SUNDAY, entries: days([14], '08:00', '12:00'), ...changed }).fault).toBe(fault);
  });

  const week = (hours: readonly [from: string, to: string, rate: number][]) =>
    [14, 15, 16, 17, 18].flatMap((day) =>
      hours.map(([from, to, rate]) =>
        entry({ from: `2026-09-${day}T${from}`, to: `2026-09-${day}T${to}`, zone: 'America/Chicago', rate }),
      ),
    );

  it('of two units in a week counts all hours together at the average rate', () => {
    const { printed } = pay('TX', {
      ...SUNDAY,
      entries: week([
        ['07:00', '12:00', 2000],
        ['12:00', '17:00', 3000],
      ]),
    });
    // $1,250.00 for 50 hours is $25.00 an hour; the premium is half of that for ten hours.
    expect(printed).toMatchObject({
      minutes: { overtime: 600 },
      cents: { straightTime: 125_000, overtimePremium: 12_500 },
    });
  });

  it('overlapping another unit’s entry is refused', () => {
    const entries = week([
      ['07:00', '12:00', 2000],
      ['11:00', '15:00', 3000],
    ]);
    expect(pay('TX', { ...SUNDAY, entries }).fault).toBe('inputs.entries: has two entries of work at the same time');
  });

  it('with a clock an hour off is counted as written, with a warning', () => {
    const off = { ...entry({ from: '2026-11-16T08:00', to: '2026-11-16T17:00', zone: 'America/Chicago', rate: 2000 }) };
    const { printed, doubts } = pay('TX', {
      ...SUNDAY,
      entries: [{ ...off, inOffset: '-05:00', outOffset: '-06:00' }],
    });
    expect(printed).toMatchObject({ minutes: { worked: 600 } });
    expect(doubts).toEqual([
      'inputs.entries.0.in: clocks in America/Chicago showed 2026-11-16T07:00 at that offset; counted as written',
    ]);
    // This hour was skipped when daylight saving time began.
    const gap = entry({ from: '2026-03-08T02:30', to: '2026-03-08T10:00', zone: 'America/Chicago', rate: 2000 });
    expect(pay('TX', { ...SUNDAY, entries: [gap] }).doubts).toHaveLength(1);
  });

  it('has no warning in any worked example', () => {
    const doubted = cases.filter(({ state, inputs, title }) => (pay(state, inputs, title).doubts ?? []).length > 0);
    expect(doubted.map(({ id }) => id)).toEqual([]);
  });
});

describe('pay sheet breaks', () => {
  const at = (kind: string, from: string, to: string, relieved?: boolean) =>
    entry({ kind, from: `2026-09-${from}`, to: `2026-09-${to}`, ...(relieved === undefined ? {} : { relieved }) });
  const faultWith = (...breaks: object[]): string =>
    pay('TX', { ...SUNDAY, entries: [...days([14], '08:00', '12:00'), ...days([14], '13:00', '17:00'), ...breaks] })
      .fault;

  it.each([
    [
      'a paid one on a day without work',
      [at('meal', '15T12:00', '15T12:20', true)],
      'entries.2: is a break beside no work',
    ],
    ['a rest after the day', [at('rest', '14T18:00', '14T18:15')], 'entries.2: is a break beside no work'],
    [
      'two at the same time',
      [at('meal', '14T09:00', '14T09:40', true), at('meal', '14T09:20', '14T10:00', true)],
      'entries: has two breaks at the same time',
    ],
    [
      'a meal that may have been work',
      [at('meal', '14T09:00', '14T09:40')],
      'entries.2.relieved: is needed for a meal of 30 minutes or more (it is missing)',
    ],
  ])('are refused: %s', (_title, breaks, fault) => {
    expect(faultWith(...breaks)).toBe(`inputs.${fault}`);
  });

  it('are counted between two work entries, and short meals are paid', () => {
    expect(faultWith(at('meal', '14T12:10', '14T12:50', true), at('meal', '14T15:00', '14T15:20'))).toBe('');
  });
});

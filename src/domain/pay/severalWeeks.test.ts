import { describe, expect, it } from 'vitest';
import { days, entry, pay, SUNDAY } from './cases/sheets';

describe('a pay sheet of two workweeks', () => {
  /** A late meal in the first week: it starts after the fifth hour. */
  const late = entry({ kind: 'meal', from: '2026-09-14T12:10', to: '2026-09-14T12:40', relieved: true });
  const entries = [...days([21], '07:00', '15:00'), ...days([14], '07:00', '15:30'), late];
  const weeksOf = (state: string, more: object, sheet = entries) =>
    pay(state, { ...SUNDAY, entries: sheet, ...more }).printed;

  it('adds each week’s premium hours, and missed rests in their week', () => {
    expect(weeksOf('CA', { missedRest: ['2026-09-21'] })).toMatchObject({
      weeks: [
        { workweek: '2026-09-13', cents: { breakPremium: 3000, total: 27_000 } },
        { workweek: '2026-09-20', cents: { breakPremium: 3000, total: 27_000 } },
      ],
      cents: { total: 54_000 },
    });
    expect(weeksOf('CO', { missedRestPeriods: { '2026-09-21': 2 } })).toMatchObject({
      weeks: [{ cents: { breakPremium: 0 } }, { cents: { breakPremium: 1000 } }],
      cents: { total: 49_000 },
    });
  });

  it('adds New York’s extra hour for a long day to its week', () => {
    const long = [
      ...days([14], '09:00', '13:00', 1600),
      ...days([14], '15:00', '20:30', 1600),
      ...days([21], '09:00', '13:00', 1600),
    ];
    expect(weeksOf('NY', { minimumWageCentsPerHour: 1600 }, long)).toMatchObject({
      weeks: [{ cents: { spreadOfHours: 1600 } }, { cents: { total: 6400 } }],
      cents: { total: 15_200 + 1600 + 6400 },
    });
  });

  it('pays a bonus once: in even shares, or in California by non-overtime hours', () => {
    // 50 and 40 hours: the $50.01 bonus splits into $25.01 and $25.00, plus half of 2500.5 ÷ 50 for each of ten overtime hours.
    const two = [
      ...days([14, 15, 16, 17, 18], '07:00', '17:00', 2000),
      ...days([21, 22, 23, 24, 25], '08:00', '16:00', 2000),
    ];
    expect(weeksOf('TX', { bonusCents: 5001 }, two)).toMatchObject({
      weeks: [
        { cents: { bonus: 2501, overtimePremium: 10_250, total: 112_751 } },
        { cents: { bonus: 2500, total: 82_500 } },
      ],
      cents: { total: 195_251 },
    });
    // 40 and 16 non-overtime hours split it 40 : 16, which is 89.29 cents an hour: 1.5 × 5000 ÷ 56 × 10.
    const uneven = two.filter(({ in: from }) => from < '2026-09-23');
    expect(weeksOf('CA', { bonusCents: 5000 }, uneven)).toMatchObject({
      weeks: [{ cents: { bonus: 3571, bonusOvertimePremium: 1339 } }, { cents: { bonus: 1429 } }],
      cents: { total: 100_000 + 10_000 + 32_000 + 5000 + 1339 },
    });
  });

  it('requires separate files for piecework', () => {
    const { fault } = pay('TX', { ...SUNDAY, pieceEarningsCents: 100_000, entries });
    expect(fault).toBe(
      'inputs.pieceEarningsCents: belongs to one workweek, and the entries fall into 2: give each week a file of its own',
    );
  });
});

it('uses the state’s lowest current minimum wage if the sheet names none', () => {
  const entries = [...days([14], '09:00', '13:00', 1600), ...days([14], '15:00', '20:30', 1600)];
  expect(pay('NY', { ...SUNDAY, entries }).printed).toMatchObject({ cents: { spreadOfHours: 1600 } });
  // Pay below the minimum wage is a separate issue: the long day adds one hour, not the shortfall.
  const low = entries.map((one) => ({ ...one, rateCentsPerHour: 1200 }));
  expect(pay('NY', { ...SUNDAY, entries: low }).printed).toMatchObject({ cents: { spreadOfHours: 1600 } });
});

it('applies the law of each workday, in any entry order', () => {
  // Our data for Nevada's daily overtime starts on July 1, 2024.
  const on = (day: string) => entry({ from: `${day}T07:00`, to: `${day}T17:00`, rate: 1500 });
  const dates = ['2024-06-24', '2024-07-08'];
  const expected = { weeks: [{ minutes: { overtime: 0 } }, { minutes: { overtime: 120 } }] };
  expect(pay('NV', { ...SUNDAY, entries: dates.map(on) }).printed).toMatchObject(expected);
  expect(pay('NV', { ...SUNDAY, entries: dates.toReversed().map(on) }).printed).toMatchObject(expected);
});

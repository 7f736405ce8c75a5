import { describe, expect, it } from 'vitest';
import cases from './cases/wageCases.json';
import { days, entry, pay, SUNDAY } from './cases/sheets';

describe('worked payroll examples', () => {
  it.each(cases.map((one) => [`${one.id}: ${one.title}`, one] as const))('match: %s', (_title, one) => {
    const { printed } = pay(one.state, one.inputs, one.title);
    if (one.id.startsWith('tax-')) expect(printed).toMatchObject(one.expected);
    else expect(printed).toEqual(one.expected);
  });
});

describe('overtime', () => {
  it('does not apply on California’s seventh day with at most six hours a day and thirty a week', () => {
    const { printed } = pay('CA', { ...SUNDAY, entries: days([13, 14, 15, 16, 17, 18, 19], '08:00', '12:15') });
    expect(printed).toMatchObject({ minutes: { worked: 1785, regular: 1785, overtime: 0 } });
  });

  it('applies on the seventh day of one workweek, not of any seven days', () => {
    const entries = days([16, 17, 18, 19, 20, 21, 22], '08:00', '14:00');
    expect(pay('CA', { ...SUNDAY, entries }).printed).toMatchObject({
      weeks: [
        { workweek: '2026-09-13', minutes: { worked: 1440, overtime: 0 } },
        { workweek: '2026-09-20', minutes: { worked: 1080, overtime: 0 } },
      ],
    });
    expect(pay('CA', { workweekStart: 'Wednesday 00:00', entries }).printed).toMatchObject({
      minutes: { worked: 2520, regular: 2160, overtime: 360 },
    });
  });

  it('is only weekly for an Alaska employer with fewer than four people', () => {
    const entries = days([14, 15, 16, 17], '07:00', '17:00').map((one) => ({
      ...one,
      inZone: 'America/Anchorage',
      outZone: 'America/Anchorage',
    }));
    expect(pay('AK', { ...SUNDAY, employerHeadcount: 3, entries }).printed).toMatchObject({ minutes: { overtime: 0 } });
    expect(pay('AK', { ...SUNDAY, employerHeadcount: 4, entries }).printed).toMatchObject({
      minutes: { overtime: 480 },
    });
  });

  it('counts days in Nevada from the start of work, so an early start is still the day before', () => {
    const entries = [...days([14], '09:00', '17:00', 1500), ...days([15], '07:00', '15:00', 1500)];
    expect(pay('NV', { ...SUNDAY, entries }).printed).toMatchObject({
      minutes: { worked: 960, regular: 840, overtime: 120 },
      cents: { total: 24000 + 1500 },
    });
  });

  it('is half the rate of the job done during it, if agreed beforehand', () => {
    const entries = [...days([14, 15, 16, 17], '07:00', '17:00', 2800), ...days([18], '07:00', '12:00', 2000)];
    expect(pay('TX', { ...SUNDAY, entries }).printed).toMatchObject({ cents: { overtimePremium: 6778 } });
    expect(pay('TX', { ...SUNDAY, overtimeByJobRate: true, entries }).printed).toMatchObject({
      cents: { overtimePremium: 5000 },
    });
  });

  it('on piecework costs half the piece earnings per clock hour', () => {
    const entries = days([14, 15, 16, 17, 18], '07:00', '16:00').map(({ rateCentsPerHour: _rate, ...rest }) => rest);
    expect(pay('TX', { ...SUNDAY, pieceEarningsCents: 150_000, entries }).printed).toMatchObject({
      regularRate: { exact: '10000/3 cents per hour' },
      cents: { straightTime: 150_000, overtimePremium: 8333, total: 158_333 },
    });
  });
});

describe('a commission', () => {
  const weeks = [
    { workweekStart: '2026-10-04', workedMinutes: 2640 },
    { workweekStart: '2026-10-11', workedMinutes: 2400 },
  ];

  it('for half a month is spread at 24 / 52 a week', () => {
    expect(pay('TX', { period: 'semimonthly 2026-10-01', commissionCents: 52_000, weeks }).printed).toMatchObject({
      weeks: [{ commissionShareCentsExact: '24000/1', additionalOvertimeCents: 1091 }, { additionalOvertimeCents: 0 }],
    });
  });

  it('with known weeks goes to those weeks', () => {
    const known = weeks.map((week, index) => ({ ...week, commissionCents: index === 0 ? 44_000 : 8_000 }));
    expect(pay('TX', { commissionCents: 52_000, weeks: known }).printed).toMatchObject({
      cents: { additionalOvertime: 2000 },
    });
  });
});

describe('California meal breaks', () => {
  const meal = (from: string, to: string, relieved = true) =>
    entry({ kind: 'meal', from: `2026-09-14T${from}`, to: `2026-09-14T${to}`, relieved });

  it.each([
    ['in time', [meal('11:00', '11:30')], 0],
    ['after the fifth hour', [meal('12:01', '12:31')], 3000],
    ['not free of duty', [meal('11:00', '11:30', false)], 3000],
  ])('on an eight-hour day: %s', (_title, meals, breakPremium) => {
    const entries = [...days([14], '07:00', '15:30'), ...meals];
    expect(pay('CA', { ...SUNDAY, entries }).printed).toMatchObject({ cents: { breakPremium } });
  });

  it('are two on a day over twelve hours', () => {
    const entries = [...days([14], '06:00', '19:00'), meal('10:00', '10:30')];
    expect(pay('CA', { ...SUNDAY, entries }).printed).toMatchObject({ cents: { breakPremium: 3000 } });
    const waived = [...days([14], '06:00', '18:00'), meal('10:00', '10:30')];
    expect(pay('CA', { ...SUNDAY, entries: waived }).printed).toMatchObject({ cents: { breakPremium: 0 } });
  });
});

it('pays a short break even if the technician clocked out for it', () => {
  const entries = [
    ...days([14], '08:00', '10:00'),
    entry({ kind: 'rest', from: '2026-09-14T10:00', to: '2026-09-14T10:15' }),
    ...days([14], '10:15', '12:00'),
  ];
  expect(pay('TX', { ...SUNDAY, entries }).printed).toMatchObject({ minutes: { worked: 240, paidBreak: 15 } });
});

it('owes nothing in Minnesota for a rest missed before 2026', () => {
  const inputs = { rateCentsPerHour: 2600, missedRestMinutes: 15, date: '2025-12-31' };
  expect(pay('MN', inputs).printed).toEqual({ liabilityCents: { breakPay: 0, liquidatedDamages: 0, total: 0 } });
});

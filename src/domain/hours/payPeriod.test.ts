import { expect, it } from 'vitest';
import { correctionsOf, linesOf, totalsByTechnician } from './payPeriod';
import { payrollTable } from './payrollFile';
import { payWeeksFault, weeksToClose } from './payWeeks';
import type { Timesheet, TimesheetDay } from './schema';

const day = (date: string, paidMinutes: number): TimesheetDay => ({
  ...{ date, driveMinutes: 0, workMinutes: paidMinutes, supplyRunMinutes: 0, breakMinutes: 0, paidMinutes },
});
const sheet = (
  technicianId: string,
  weekStartsOn: string,
  minutes: readonly number[],
  state: Timesheet['state'] = 'approved',
) => ({
  ...{ technicianId, weekStartsOn, state },
  days: minutes.map((one, index) =>
    day(`${weekStartsOn.slice(0, 8)}${String(Number(weekStartsOn.slice(8)) + index).padStart(2, '0')}`, one),
  ),
});
/** Hours beyond 40 are overtime. */
const NAMING = {
  nameOf: (id: string) => ({ ann: 'Ann Lee', bob: 'Bob Ray' })[id] ?? 'Former technician',
  overtimeOf: (days: readonly TimesheetDay[]) => ({
    overtimeMinutes: Math.max(0, days.reduce((sum, { paidMinutes }) => sum + paidMinutes, 0) - 2400),
    doubleTimeMinutes: 0,
  }),
};
const NINES = [540, 540, 540, 540, 540];

it('a pay period has a line per approved week, split into regular and overtime', () => {
  const lines = linesOf(
    [
      sheet('bob', '2026-11-02', [480]),
      sheet('ann', '2026-11-02', NINES),
      sheet('ann', '2026-11-09', [480], 'returned'),
    ],
    NAMING,
  );
  expect(lines).toEqual([
    {
      technicianId: 'ann',
      name: 'Ann Lee',
      weekStartsOn: '2026-11-02',
      regularMinutes: 2400,
      overtimeMinutes: 300,
      doubleTimeMinutes: 0,
      isCorrection: false,
    },
    {
      technicianId: 'bob',
      name: 'Bob Ray',
      weekStartsOn: '2026-11-02',
      regularMinutes: 480,
      overtimeMinutes: 0,
      doubleTimeMinutes: 0,
      isCorrection: false,
    },
  ]);
});

it('changes in a closed week go into the next period once, also as deductions', () => {
  const closed = linesOf([sheet('ann', '2026-11-02', NINES)], NAMING);
  // An hour on Friday wasn't worked, and Bob’s week was approved late.
  const now = [sheet('ann', '2026-11-02', [540, 540, 540, 540, 480]), sheet('bob', '2026-11-02', [480])];
  const corrections = correctionsOf(closed, now, NAMING);
  expect(
    corrections.map(({ technicianId, regularMinutes, overtimeMinutes }) => [
      technicianId,
      regularMinutes,
      overtimeMinutes,
    ]),
  ).toEqual([
    ['ann', 0, -60],
    ['bob', 480, 0],
  ]);
  expect(correctionsOf([...closed, ...corrections], now, NAMING)).toEqual([]);
  expect(correctionsOf(closed, [sheet('ann', '2026-11-02', [], 'returned')], NAMING)).toMatchObject([
    { regularMinutes: -2400, overtimeMinutes: -300 },
  ]);
  expect(totalsByTechnician([...closed, ...corrections])).toMatchObject([
    { name: 'Ann Lee', regularMinutes: 2400, overtimeMinutes: 240 },
    { name: 'Bob Ray', regularMinutes: 480 },
  ]);
});

it('exports the columns that payroll programs read', () => {
  const period = {
    startsOn: '2026-11-02',
    endsOn: '2026-11-08',
    lines: linesOf([sheet('ann', '2026-11-02', NINES)], NAMING),
  };
  expect(payrollTable(period, 'gusto')).toEqual({
    header: ['last_name', 'first_name', 'regular_hours', 'overtime_hours', 'double_overtime_hours'],
    rows: [['Lee', 'Ann', '40.00', '5.00', '0.00']],
  });
  expect(payrollTable(period, 'adp').rows).toEqual([['', '20261108', '', 'Ann Lee', '40.00', '5.00', '', '']]);
  expect(payrollTable(period, 'generic').rows).toEqual([
    ['Ann Lee', '2026-11-02', 'Hours', '40.00', '5.00', '0.00', '45.00'],
  ]);
});

it('adds other pay of the period, even for people without hours', () => {
  const period = {
    ...{ startsOn: '2026-11-02', endsOn: '2026-11-08' },
    lines: linesOf([sheet('ann', '2026-11-02', NINES)], NAMING),
  };
  const paid = [
    { technicianId: 'ann', name: 'Ann Lee', totalCents: 12_345, overtimeCents: 686 },
    { technicianId: 'bob', name: 'Bob Ray', totalCents: -500, overtimeCents: 0 },
  ];
  expect(payrollTable(period, 'gusto', paid)).toEqual({
    header: [
      ...['last_name', 'first_name', 'regular_hours', 'overtime_hours', 'double_overtime_hours'],
      ...['commission', 'overtime_on_commission'],
    ],
    rows: [
      ['Lee', 'Ann', '40.00', '5.00', '0.00', '123.45', '6.86'],
      ['Ray', 'Bob', '0.00', '0.00', '0.00', '-5.00', ''],
    ],
  });
  expect(payrollTable(period, 'adp', paid).rows[0]?.slice(6)).toEqual(['', '', 'COM', '123.45', 'OTC', '6.86']);
  expect(payrollTable(period, 'generic', paid).rows).toEqual([
    ['Ann Lee', '2026-11-02', 'Hours', '40.00', '5.00', '0.00', '45.00', '', ''],
    ['Ann Lee', '', 'Pay beside hours', '', '', '', '', '123.45', '6.86'],
    ['Bob Ray', '', 'Pay beside hours', '', '', '', '', '-5.00', ''],
  ]);
});

it('closes only finished whole weeks, in sequence', () => {
  expect(payWeeksFault(['2026-11-02', '2026-11-09'], '2026-11-16')).toBe('');
  expect(payWeeksFault(['2026-11-02', '2026-11-09'], '2026-11-15')).toContain('not over');
  expect(payWeeksFault(['2026-11-02', '2026-11-16'], '2026-12-01')).toContain('in a row');
  expect(payWeeksFault(['2026-11-03'], '2026-12-01')).toContain('Monday');
  expect(weeksToClose('', 2, '2026-11-18')).toEqual(['2026-11-02', '2026-11-09']);
  expect(weeksToClose('2026-11-15', 1, '2026-11-18')).toEqual(['2026-11-16']);
});

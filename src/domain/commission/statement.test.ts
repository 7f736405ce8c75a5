import { describe, expect, it } from 'vitest';
import { owedForOvertime, spreadCommission } from '../pay/commission';
import { earningSchema, type Earning } from './earning';
import { sumsOfEarning } from './record';
import { overtimeShare, settle, type Settling } from './statement';

type Day = [on: string, cents: number];
function earning(id: string, days: Day[], more: Partial<Earning> = {}): Earning & { id: string } {
  const lines = days.map(([on, cents], index) => ({
    ...{ key: `${id}-${index}`, on, cents, kind: 'invoiced' as const, label: 'Rule', formula: 'why' },
    ref: { kind: 'invoice' as const, id: 'i', name: 'I1' },
  }));
  const { settled = {} } = more;
  return {
    ...earningSchema.parse({
      technicianId: 'ann',
      source: { kind: 'job', id },
      title: id,
      ...more,
      ...sumsOfEarning(lines, settled),
    }),
    id,
  };
}
const HOURS = { workedMinutes: 50 * 60, overtimeMinutes: 10 * 60, doubleTimeMinutes: 0 };
const closing = (fields: Partial<Settling>) =>
  settle({
    ...{ startsOn: '2026-11-16', endsOn: '2026-11-22', open: [], earlier: [] },
    hoursOf: () => HOURS,
    nameOf: (id) => id,
    accountOf: () => '',
    ...fields,
  });

describe('overtime on commissions', () => {
  it('adds half the hourly share per overtime hour, and the full share per double-time hour', () => {
    // $100.00 over 50 hours is $2.00 an hour: ten times $1.00 (29 CFR 778.118).
    expect(overtimeShare(10_000, HOURS)).toBe(1000);
    // $104.00 over 52 hours is $2.00 an hour: 8 × $1.00 and 4 × $2.00.
    expect(overtimeShare(10_400, { workedMinutes: 52 * 60, overtimeMinutes: 480, doubleTimeMinutes: 240 })).toBe(1600);
    expect(overtimeShare(10_000, { ...HOURS, overtimeMinutes: 0 })).toBe(0);
    expect(overtimeShare(10_000, { workedMinutes: 0, overtimeMinutes: 0, doubleTimeMinutes: 0 })).toBe(0);
  });

  it('agrees with the pay engine’s spread over weeks', () => {
    for (const [cents, minutes] of [
      [12_345, 2755],
      [99_999, 3001],
      [1, 2401],
    ] as const) {
      const weeks = [{ begins: '2026-11-16', workedMinutes: minutes, commissionCents: cents }];
      const hours = { workedMinutes: minutes, overtimeMinutes: minutes - 2400, doubleTimeMinutes: 0 };
      expect(overtimeShare(cents, hours)).toBe(owedForOvertime(spreadCommission(cents, weeks, { kind: 'known' })));
    }
  });
});

describe('a closed period', () => {
  it('pays what was earned through its last day, with the overtime on it', () => {
    expect(
      closing({
        open: [
          earning('j1', [
            ['2026-11-17', 6000],
            ['2026-11-22', 4000],
            ['2026-11-23', 999],
          ]),
        ],
      }),
    ).toMatchObject([
      {
        totalCents: 10_000,
        overtimeCents: 1000,
        items: [{ title: 'j1', cents: 10_000, isCorrection: false, lines: [{}, {}] }],
      },
    ]);
  });

  it('pays only the difference for a week closed before, with that week’s overtime', () => {
    const settled = { '2026-11-09': 10_000 };
    const earlier = [
      {
        technicianId: 'ann',
        weeks: [{ weekStartsOn: '2026-11-09', cents: 10_000, rateCents: 10_000, overtimeCents: 1000, ...HOURS }],
      },
    ];
    const open = [earning('j1', [['2026-11-10', 7000]], { settled })];
    expect(closing({ open, earlier })).toMatchObject([
      { totalCents: -3000, overtimeCents: -300, items: [{ cents: -3000, isCorrection: true }] },
    ]);
    // Hours approved later raise the overtime of commission that is already paid.
    const more = { workedMinutes: 60 * 60, overtimeMinutes: 20 * 60, doubleTimeMinutes: 0 };
    expect(closing({ earlier, hoursOf: () => more })).toMatchObject([
      // $100.00 over 60 hours, half of the rate for each of 20: $16.67 instead of $10.00.
      { totalCents: 0, items: [], overtimeCents: 667 },
    ]);
    expect(closing({ earlier })).toEqual([]);
  });

  it('takes back what no longer applies', () => {
    expect(closing({ open: [earning('j1', [], { settled: { '2026-11-09': 500 } })] })).toMatchObject([
      { totalCents: -500, items: [{ cents: -500, isCorrection: true, lines: [] }] },
    ]);
  });

  it('leaves gifts out of the overtime rate', () => {
    expect(closing({ open: [earning('g', [['2026-11-17', 5000]], { isInRegularRate: false })] })).toMatchObject([
      { totalCents: 5000, overtimeCents: 0 },
    ]);
  });
});

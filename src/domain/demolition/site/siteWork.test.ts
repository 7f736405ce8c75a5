import { describe, expect, it } from 'vitest';
import { movedBy, sitePlan, workingDaysBetween } from './criticalPath';
import { siteFileSchema, siteTaskSchema } from './siteFileSchema';
import { siteLogId, siteLogSchema } from './siteLogSchema';
import { dayMinutes, hoursText, weatherText } from './siteLogWords';
import { usualGates } from './usualGates';
import { wasteDoubts } from './wasteDoubts';
import { feeOf, poundsOf, wasteTotals } from './wasteTotals';
import { wasteTicketSchema, type WasteTicket } from './wasteTicketSchema';

const task = (id: string, days: number, afterIds: string[] = [], more = {}) =>
  siteTaskSchema.parse({ id, name: id, days, afterIds, ...more });
/** Abatement 5 days and utility disconnects 3, then wrecking 4, hauling 2, done. The disconnects have two days of float. */
const TASKS = [
  task('haul', 2, ['wreck']),
  task('abate', 5),
  task('cut', 3),
  task('wreck', 4, ['abate', 'cut']),
  task('done', 0, ['haul']),
];

describe('a site schedule', () => {
  it('follows dependencies on weekdays, and shows the float', () => {
    const { tasks, finishesOn } = sitePlan(TASKS, '2026-10-03');
    expect(finishesOn).toBe('2026-10-19');
    expect(tasks.map(({ task: { id }, startsOn, endsOn, floatDays }) => [id, startsOn, endsOn, floatDays])).toEqual([
      ['cut', '2026-10-05', '2026-10-07', 2],
      ['abate', '2026-10-05', '2026-10-09', 0],
      ['wreck', '2026-10-12', '2026-10-15', 0],
      ['haul', '2026-10-16', '2026-10-19', 0],
      ['done', '2026-10-19', '2026-10-19', 0],
    ]);
  });

  it('continues from a task’s completion date, early or late', () => {
    const done = (doneOn: string) => TASKS.map((one) => (one.id === 'abate' ? { ...one, doneOn } : one));
    const daysOf = (doneOn: string) => {
      const { tasks, finishesOn } = sitePlan(done(doneOn), '2026-10-05', '2026-10-05');
      const of = (id: string) => tasks.find((one) => one.task.id === id);
      return [of('abate')?.endsOn, of('wreck')?.startsOn, finishesOn, of('abate')?.isCritical, of('cut')?.floatDays];
    };
    // Two days earlier, as far as the disconnects allow; a Saturday counts as the Friday before; two days later.
    expect(daysOf('2026-10-06')).toEqual(['2026-10-06', '2026-10-08', '2026-10-15', false, 0]);
    expect(daysOf('2026-10-10')).toEqual(['2026-10-10', '2026-10-12', '2026-10-19', false, 2]);
    expect(daysOf('2026-10-13')).toEqual(['2026-10-13', '2026-10-14', '2026-10-21', false, 4]);
    expect(daysOf('2026-10-01')[1]).toBe('2026-10-08');
  });

  it('ends no unfinished task in the past', () => {
    const { tasks, finishesOn } = sitePlan(TASKS, '2026-10-05', '2026-10-14');
    expect(tasks.find(({ task: { id } }) => id === 'abate')?.endsOn).toBe('2026-10-14');
    expect(finishesOn).toBe('2026-10-22');
    expect(sitePlan(TASKS, '2026-10-05', '2026-10-01').finishesOn).toBe('2026-10-19');
  });

  it('waits for a fixed date', () => {
    const fixed = TASKS.map((one) => (one.id === 'wreck' ? { ...one, notBefore: '2026-10-17' } : one));
    expect(sitePlan(fixed, '2026-10-05').tasks.find(({ task: { id } }) => id === 'wreck')?.startsOn).toBe('2026-10-19');
  });

  it('shows what a change order delays, and nothing within the float', () => {
    expect(movedBy(TASKS, '2026-10-05', { taskId: 'cut', added: 2 })).toMatchObject({
      movedBy: 0,
      moved: [{ name: 'cut' }],
    });
    const late = movedBy(TASKS, '2026-10-05', { taskId: 'cut', added: 3 });
    expect(late.movedBy).toBe(1);
    expect(late.moved.map(({ name }) => name)).toEqual(['cut', 'wreck', 'haul', 'done']);
    expect(workingDaysBetween('2026-10-12', '2026-10-08')).toBe(-2);
  });

  it('refuses circular dependencies', () => {
    expect(() => sitePlan([task('a', 1, ['b']), task('b', 1, ['a'])], '2026-10-05')).toThrow('depends on itself');
    expect(sitePlan([], '2026-10-05')).toEqual({ tasks: [], finishesOn: '' });
  });
});

const load = (more: Partial<WasteTicket> = {}): WasteTicket => ({
  ...wasteTicketSchema.parse({
    siteId: 's1',
    number: 'T-1',
    hauledOn: '2026-10-12',
    facility: 'Landfill',
    grossPounds: 47_260,
    tarePounds: 31_480,
  }),
  ...more,
});
const doubts = (more: Partial<WasteTicket>, others: WasteTicket[] = []) =>
  wasteDoubts(load(more), { others, today: '2026-10-14' });

describe('waste tickets', () => {
  it('add up to pounds, cost and a diversion rate', () => {
    // Method cases dump-01 and dump-02, and div-01 in pounds.
    expect(feeOf(load({ ratePerTonCents: 6_850 }))).toBe(54_047);
    expect(feeOf(load({ grossPounds: 9_120, tarePounds: 8_560, ratePerTonCents: 9_200, minimumCents: 4_500 }))).toBe(
      4_500,
    );
    const totals = wasteTotals(
      [
        load({ material: 'recycled', grossPounds: 21_890, tarePounds: 20_000 }),
        load({ material: 'landfill', grossPounds: 20_450, tarePounds: 20_000, feeCents: 9_900 }),
        load({ material: 'soil', grossPounds: 60_000, tarePounds: 20_000 }),
        load({ isVoid: true }),
      ],
      { scheme: 'calgreen', targetPpm: 650_000 },
    );
    expect(totals).toMatchObject({ loads: 3, pounds: 42_340, feeCents: 9_900, estimatedLoads: 0 });
    expect(totals.diversion).toMatchObject({ diverted: 1_890, counted: 2_340, ratePpm: 807_692, meetsTarget: true });
    expect(totals.byMaterial[0]).toEqual({ material: 'soil', loads: 1, pounds: 40_000 });
  });

  it('have no diversion rate without the facility’s, and convert cubic yards', () => {
    const mixed = load({ material: 'commingled', grossPounds: 0, tarePounds: 0, cubicYardsTenths: 300 });
    expect(poundsOf(mixed)).toBe(15_000);
    const by = { scheme: 'calgreen', targetPpm: 650_000 } as const;
    expect(wasteTotals([mixed], by)).toMatchObject({ estimatedLoads: 1, diversion: null });
    expect(wasteTotals([{ ...mixed, facilityRatePpm: 700_000 }], by).diversion?.ratePpm).toBe(700_000);
    expect(wasteTotals([load({ kind: 'manifest' })], by).awaitedCopies).toBe(1);
  });

  it.each([
    [{}, []],
    [{ grossPounds: 24, tarePounds: 16 }, ['Were these tons']],
    [{ tarePounds: 50_000 }, ['mixed up']],
    [{ tarePounds: 0 }, ['Enter the tare']],
    [{ grossPounds: 92_000 }, ['80,000 lb']],
    [{ grossPounds: 0, tarePounds: 0 }, ['Enter the weight']],
    [{ cubicYardsTenths: 20 }, ['lb a yard']],
    [{ ratePerTonCents: 6_850, feeCents: 5_405 }, ['$540.47']],
    [{ hauledOn: '2026-10-15' }, ['future']],
    [{ material: 'hazardous' }, ['manifest']],
    [{ kind: 'manifest', number: '123' }, ['nine digits']],
    [{ kind: 'manifest', number: '012345678ELC', hauledOn: '2026-09-01' }, ['signed copy']],
  ] as const)('%o raises the questions: %j', (more, expected) => {
    const found = doubts(more);
    expect(found).toHaveLength(expected.length);
    for (const [index, part] of expected.entries()) expect(found[index]).toContain(part);
  });

  // The last value that isn't questioned, and the first that is. A load is 15,780 lb unless the case says otherwise.
  it.each([
    [{ grossPounds: 0, tarePounds: 0, cubicYardsTenths: 1_300 }, { cubicYardsTenths: 1_301 }],
    [{ grossPounds: 2_000, tarePounds: 1_000 }, { grossPounds: 1_999 }],
    [{ grossPounds: 31_580 }, { grossPounds: 31_480 }],
    [{ grossPounds: 80_000 }, { grossPounds: 80_001 }],
    [{ grossPounds: 31_580 }, { grossPounds: 31_579 }],
    // 4,000 lb in 100 cubic yards is 40 lb a yard, and 42,000 lb in 10 is 4,200 lb a yard.
    [{ grossPounds: 35_480, cubicYardsTenths: 1_000 }, { grossPounds: 35_479 }],
    [{ grossPounds: 73_480, cubicYardsTenths: 100 }, { grossPounds: 73_481 }],
    // 15,780 lb at $68.50 a ton is $540.47.
    [{ ratePerTonCents: 6_850, feeCents: 54_147 }, { feeCents: 54_148 }],
    [{ hauledOn: '2026-10-14' }, { hauledOn: '2026-10-15' }],
    [{ hauledOn: '2026-08-15' }, { hauledOn: '2026-08-14' }],
    [{ kind: 'manifest', number: '012345678ELC', hauledOn: '2026-09-09' }, { hauledOn: '2026-09-08' }],
  ] as const)('%o raises no question, but with %o it does', (fine, odd) => {
    expect(doubts(fine)).toEqual([]);
    expect(doubts({ ...fine, ...odd })).toHaveLength(1);
  });

  it('ask whether weights were mixed up when a truck is as heavy empty as full', () => {
    expect(doubts({ tarePounds: 47_260 })[0]).toContain('mixed up');
  });

  it('count missing copies for manifests only', () => {
    const by = { scheme: 'calgreen', targetPpm: 650_000 } as const;
    const returned = load({ kind: 'manifest', returnedOn: '2026-10-13' });
    expect(wasteTotals([load({}), returned], by).awaitedCopies).toBe(0);
  });

  it('with the same number and facility raise a question', () => {
    expect(doubts({}, [load({ facility: 'LANDFILL' })])).toEqual(['Ticket T-1 of Landfill is already entered.']);
    expect(doubts({}, [load({ isVoid: true })])).toEqual([]);
  });
});

it('keeps one daily log per day and site', () => {
  expect(siteLogId('c1', '2026-10-14')).toBe('c1_2026-10-14');
  const log = siteLogSchema.parse({
    siteId: 'c1',
    date: '2026-10-14',
    reports: [{ id: 'r1', at: '2026-10-14T15:00:00.000Z', sky: 'rain', temperatureF: 48, windMph: 12 }],
    crew: [{ id: 'k1', name: 'Hector', minutes: 450 }],
    delays: [{ id: 'd1', cause: 'weather', minutes: 90 }],
  });
  expect(dayMinutes(log)).toEqual({ worked: 450, lost: 90 });
  expect(hoursText(450)).toBe('7.5 h');
  expect(log.reports.map(weatherText)).toEqual(['Rain, 48 °F, wind 12 mph']);
});

it('suggests the usual gates based on the site’s facts', () => {
  const file = siteFileSchema.parse({ title: 'Mill', state: 'AZ' });
  const kindsOf = (more: Partial<typeof file>, known: Parameters<typeof usualGates>[2]['known'] = []) =>
    usualGates('s1', { ...file, ...more }, { known, today: '2026-10-14' }).map(({ kind }) => kind);
  expect(kindsOf({})).toEqual(expect.arrayContaining(['dig-ticket', 'asbestos-notice', 'dust']));
  expect(kindsOf({ state: 'TX' })).not.toContain('dust');
  expect(kindsOf({ isResidential: true, dwellingUnits: 1 })).not.toContain('asbestos-notice');
  expect(kindsOf({}, [{ kind: 'permit' }])).not.toContain('permit');
  const hazards = [
    {
      id: 'h',
      kind: 'refrigerant' as const,
      material: 'Rooftop unit',
      place: '',
      amount: 1,
      unit: 'each' as const,
      category: 'friable' as const,
      removedOn: '',
      removedBy: '',
    },
  ];
  expect(kindsOf({ hazards })).toContain('refrigerant');
});

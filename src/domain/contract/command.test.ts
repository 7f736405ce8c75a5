import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { contractMathText } from './command';

const { cases } = z
  .object({
    cases: z.array(
      z.object({
        id: z.string(),
        calculator: z.string(),
        title: z.string(),
        input: z.unknown(),
        expected: z.unknown(),
      }),
    ),
  })
  .parse(JSON.parse(readFileSync(join(import.meta.dirname, 'cases/worked.json'), 'utf8')));

const answer = (calculator: string, input: unknown): unknown => {
  const { printed, fault } = contractMathText(JSON.stringify({ calculator, input }));
  if (printed === undefined) throw new Error(fault);
  return JSON.parse(JSON.stringify(printed));
};

describe('worked contract examples', () => {
  it('include all 86', () => {
    expect(cases).toHaveLength(86);
  });

  it.each(cases)('$id: $title', ({ calculator, input, expected }) => {
    expect(answer(calculator, input)).toEqual(expected);
  });
});

const PERIOD = { periodStart: '2026-06-01', periodEnd: '2026-07-01' };
const CONTRACT = { originalContractSumCents: 100_000, lines: [{ id: 'all', scheduledValueCents: 100_000 }] };
const applied = (applications: object[], retainage: object = { method: 'flat', workBasisPoints: 1_000 }): unknown =>
  answer('applicationForPayment', { ...CONTRACT, applications, retainage });

describe('inputs beyond the worked examples', () => {
  it.each([
    [
      'pause',
      { ...PERIOD, pauseFrom: '2026-06-01', resumeOn: '2026-06-01', priceCents: 100 },
      { pausedDays: 0, newPeriodEnd: '2026-07-01' },
    ],
    ['rightToCancel', { signedOn: '2026-11-24', businessDays: 3, holidays: ['2026-11-27'] }, { lastDay: '2026-11-30' }],
    ['depositLimit', { contractCents: 1_000_000, rule: 'third-plus-special-order' }, { maxDepositCents: 333_333 }],
    ['depositLimit', { contractCents: 1_000_001, rule: 'one-third' }, { maxDepositCents: 333_333 }],
    // Eight business days from Monday, across Thanksgiving.
    [
      'preliminaryNotice',
      { rule: 'business-days', firstFurnishedOn: '2026-11-23', days: 8, holidays: ['2026-11-26'] },
      { deadline: '2026-12-04' },
    ],
    [
      'preliminaryNotice',
      { rule: 'days', firstFurnishedOn: '2028-02-10', days: 20, servedOn: '2028-03-02' },
      { deadline: '2028-03-01', onTime: false },
    ],
    [
      'asbestosApplicability',
      { facility: 'residential', dwellingUnits: 4, partOfLargerProject: true, operation: 'demolition' },
      { noticeRequired: true },
    ],
    [
      'diversionRate',
      {
        scheme: 'leed-v4.1',
        tickets: [
          { kind: 'recycled', pounds: 1 },
          { kind: 'landfill', pounds: 1 },
        ],
      },
      { meets: true },
    ],
    [
      'workInProgress',
      { contractCents: 100, estimatedTotalCostCents: 100, costToDateCents: 50, billedToDateCents: 50 },
      { overbilledCents: 0, underbilledCents: 0 },
    ],
  ])('give for %s %j the expected answer', (calculator, input, expected) => {
    expect(answer(calculator, input)).toMatchObject(expected);
  });

  it('carry an amended rate, a fixed amount and a punch list into later applications', () => {
    const work = { thisPeriodCents: { all: 20_000 } };
    expect(
      applied([
        { number: 1, ...work },
        { number: 2, ...work, retainage: { workBasisPoints: 500 } },
        { number: 3, ...work },
        { number: 4, retainage: { punchListCents: 1_000 } },
        { number: 5 },
        { number: 6, retainage: { workBasisPoints: 250 } },
      ]),
    ).toMatchObject({
      applications: [2_000, 2_000, 3_000, 1_500, 1_500, 1_500].map((line5Cents) => ({ line5Cents })),
    });
  });

  it('accept none, per-line and fixed as methods', () => {
    const work = [{ number: 1, thisPeriodCents: { all: 20_000 } }];
    expect(applied(work, { method: 'none' })).toMatchObject({ applications: [{ line5aCents: 0, line5Cents: 0 }] });
    expect(applied(work, { method: 'fixed', fixedCents: 700 })).toMatchObject({ applications: [{ line5Cents: 700 }] });
    expect(applied(work, { method: 'per-line', rounding: 'line', workBasisPoints: 500 })).toMatchObject({
      applications: [{ line5Cents: 1_000 }],
    });
  });
});

describe('an invalid input file', () => {
  it.each([
    ['nothing', 'file: not JSON'],
    ['[]', 'file: must be an object with “calculator” and “input”'],
    ['{"calculator":"guess","input":{}}', 'calculator: must be one of periodSchedule, planChange'],
    ['{"calculator":"pause"}', 'input: must be an object'],
    [
      '{"calculator":"planChange","input":{"periodStart":"2026-02-30"}}',
      'periodStart: must be a date as YYYY-MM-DD (and 4 more)',
    ],
    [
      JSON.stringify({
        calculator: 'pause',
        input: { ...PERIOD, pauseFrom: '2026-05-31', resumeOn: '2026-06-02', priceCents: 1 },
      }),
      'pauseFrom: must be from',
    ],
    [
      JSON.stringify({ calculator: 'pause', input: { ...PERIOD, pauseFrom: '2026-06-02', resumeOn: '2026-06-02' } }),
      'priceCents: must be a whole number of cents',
    ],
    [
      '{"calculator":"dumpTicket","input":{"grossPounds":1,"tarePounds":2,"ratePerTonCents":1}}',
      'tarePounds: must not be more',
    ],
    [
      '{"calculator":"dumpTicket","input":{"grossPounds":1.5,"tarePounds":1,"ratePerTonCents":1}}',
      'grossPounds: must be a whole number of pounds',
    ],
    [
      '{"calculator":"noticeWindow","input":{"referenceDate":"2026-09-01","minDaysBefore":60,"maxDaysBefore":30}}',
      'maxDaysBefore: must not be less',
    ],
    [
      '{"calculator":"depositLimit","input":{"contractCents":1,"rule":"half"}}',
      'rule: must be lesser-of-1000-or-10pct',
    ],
    ['{"calculator":"preliminaryNotice","input":{"firstFurnishedOn":"2026-01-01"}}', 'rule: must be days'],
    [
      '{"calculator":"breakage","input":{"totalCents":1,"includedVisits":2,"performed":3,"method":"remote"}}',
      'performed: must be at most 2',
    ],
    [
      JSON.stringify({
        calculator: 'applicationForPayment',
        input: {
          ...CONTRACT,
          applications: [{ number: 1 }],
          retainage: { method: 'cap-of-contract-sum', workBasisPoints: 1_000 },
        },
      }),
      'retainage.capBasisPoints: is needed for cap-of-contract-sum',
    ],
    [
      JSON.stringify({
        calculator: 'applicationForPayment',
        input: { ...CONTRACT, applications: [{ number: 1 }], retainage: { method: 'flat' } },
      }),
      'retainage.workBasisPoints: is needed for flat',
    ],
    [
      JSON.stringify({
        calculator: 'applicationForPayment',
        input: { ...CONTRACT, applications: [{ number: 1 }] },
      }),
      'retainage: ',
    ],
    [
      JSON.stringify({
        calculator: 'applicationForPayment',
        input: { ...CONTRACT, applications: [{ number: 1, thisPeriodCents: { all: 0.5 } }], retainage: {} },
      }),
      'applications.0.thisPeriodCents.all: must be a whole number of cents',
    ],
  ])('is refused: %s', (text, fault) => {
    const outcome = contractMathText(text);
    expect(outcome.printed).toBeUndefined();
    expect(outcome.fault).toContain(fault);
    expect(outcome.fault).not.toContain('\n');
  });
});

describe('an error message', () => {
  const fault = (calculator: string, input: object): string =>
    contractMathText(JSON.stringify({ calculator, input })).fault;
  const ticket = { grossPounds: 10, tarePounds: 1, ratePerTonCents: 1 };

  it.each([
    [{ ...ticket, grossPounds: 'ten' }, 'grossPounds: must be a whole number of pounds'],
    [{ ...ticket, grossPounds: null }, 'grossPounds: must be a whole number of pounds'],
    [{ ...ticket, grossPounds: undefined }, 'grossPounds: must be a whole number of pounds (it is missing)'],
    [{ ...ticket, grossPounds: 1e30 }, 'grossPounds: must be a whole number of pounds'],
    [
      { ...ticket, grossPounds: 'ten', tarePounds: 'one' },
      'grossPounds: must be a whole number of pounds (and 1 more)',
    ],
  ])('counts a present but wrong field once, not as missing: %j', (input, expected) => {
    expect(fault('dumpTicket', input)).toBe(expected);
  });

  it('says that a field with default wording or allowed values is wrong or missing', () => {
    expect(fault('applicationForPayment', { ...CONTRACT, applications: [{ number: 1 }], retainage: 'flat' })).toBe(
      'retainage: must be an object',
    );
    expect(fault('depositLimit', { contractCents: 1 })).toMatch(/^rule: must be lesser-.* \(it is missing\)$/);
  });
});

it('requires the number of dwellings before exempting a home from notices', () => {
  const home = { facility: 'residential', operation: 'demolition', pipeLinearFeet: 300 };
  expect(contractMathText(JSON.stringify({ calculator: 'asbestosApplicability', input: home })).fault).toBe(
    'dwellingUnits: is needed for a residential building',
  );
  expect(answer('asbestosApplicability', { ...home, partOfLargerProject: true })).toMatchObject({
    noticeRequired: true,
  });
  expect(answer('asbestosApplicability', { ...home, facility: 'commercial' })).toMatchObject({ noticeRequired: true });
});

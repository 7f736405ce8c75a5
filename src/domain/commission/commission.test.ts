import { describe, expect, it } from 'vitest';
import { invoiceSchema, type CreditNote, type Invoice } from '../invoice/schema';
import { jobSchema, type Job } from '../job/schema';
import type { DocumentLine } from '../billing/schema';
import { buildDocument, buildLine } from '@/testing/factories/billing';
import type { PaidInvoice } from './events';
import { payRuleSchema, planFault, type PayPlan, type PayRule } from './plan';
import { linesOfMember, linesOfWork, type PaidWork } from './work';

const PLACE = { timeZone: 'America/Chicago', currency: 'USD' } as const;
const rule = (fields: Partial<PayRule>): PayRule =>
  payRuleSchema.parse({ id: 'r', name: 'Rule', kind: 'invoiced', ratePpm: 100_000, ...fields });
const plan = (startsOn: string, rules: PayRule[], callbackDays = 0): PayPlan => ({ startsOn, callbackDays, rules });

type Line = Partial<DocumentLine> & { id: string; netCents: number };

/** An invoice with 8% tax on each line, issued on a given day. */
function paid(id: string, issuedOn: string, lines: Line[], more: Partial<Invoice> = {}): PaidInvoice {
  const invoice = invoiceSchema.parse({
    ...{ draftNumber: 'D', title: 'Work', customerId: 'c', number: id.toUpperCase(), issuedOn, state: 'issued' },
    document: buildDocument({
      lines: lines.map(({ netCents, ...line }) => buildLine({ unitPriceCents: netCents, ...line })),
    }),
    parts: lines.map(({ id: lineId, netCents }) => ({
      ...{ id: `line:${lineId}`, name: lineId, netCents },
      taxes: [{ taxId: 't', amountCents: Math.round(netCents * 0.08) }],
    })),
    ...more,
  });
  const salesCents = lines.reduce((sum, { netCents }) => sum + netCents, 0);
  return {
    id,
    invoice,
    creditNotes: [],
    entries: [{ id: 'e1', kind: 'issued', on: issuedOn, salesCents, creditNoteId: '' }],
  };
}

function credited(one: PaidInvoice, on: string, parts: Record<string, number>, id = 'n1'): PaidInvoice {
  const note = {
    id,
    parts: Object.entries(parts).map(([line, netCents]) => ({ id: `line:${line}`, name: line, netCents, taxes: [] })),
  };
  const salesCents = -Object.values(parts).reduce((sum, cents) => sum + cents, 0);
  return {
    ...one,
    creditNotes: [...one.creditNotes, note as unknown as CreditNote & { id: string }],
    entries: [...one.entries, { id: `e-${id}`, kind: 'credited', on, salesCents, creditNoteId: id }],
  };
}

const job = (fields: Partial<Job> = {}): Job & { id: string } => ({
  ...jobSchema.parse({
    ...{ title: 'No heat', customerId: 'c', number: 'J1', progress: 'work-done', technicianIds: ['ann', 'bob'] },
    progressLog: [{ state: 'work-done', at: '2026-11-04T20:00:00.000Z', by: 'u' }],
    invoice: { status: null, customerId: 'c' },
    ...fields,
  }),
  id: 'j1',
});

const work = (fields: Partial<PaidWork>): PaidWork => ({
  ...{ job: job(), invoices: [], estimates: [], sellerOf: {}, callbacks: [], categoryOf: {} },
  crew: [
    { technicianId: 'ann', minutes: 180 },
    { technicianId: 'bob', minutes: 60 },
  ],
  ...fields,
});

const pays = (given: PaidWork, plans: PayPlan[]): string[] =>
  linesOfWork(given, plans, PLACE).map(({ technicianId, on, cents }) => `${technicianId} ${on} ${cents}`);

const LINES: Line[] = [
  { id: 'labor', netCents: 100_000, kind: 'labour' },
  { id: 'part', netCents: 50_000, kind: 'material', pricebookItemId: 'capacitor', unitCostCents: 20_000 },
];

describe('a percentage commission', () => {
  it('of an invoice goes to the seller and the crew, before tax', () => {
    const invoice = paid('i1', '2026-11-05', LINES, { estimateId: 'est' });
    const split = rule({ sellerPpm: 400_000 });
    const given = work({ invoices: [invoice], sellerOf: { est: 'sue' } });
    // 10% of $1,500.00; 40% of that for selling, the rest split in two.
    expect(pays(given, [plan('2026-11-01', [split])])).toEqual([
      'sue 2026-11-05 6000',
      'ann 2026-11-05 4500',
      'bob 2026-11-05 4500',
    ]);
    expect(linesOfWork(given, [plan('2026-11-01', [split])], PLACE)[1]?.formula).toBe(
      '10% of $1,500.00 billed on invoice I1; your part for doing the work: 30%',
    );
    // No one in particular sold it, so the crew gets all of it.
    expect(pays(work({ invoices: [invoice] }), [plan('2026-11-01', [split])])).toEqual([
      'ann 2026-11-05 7500',
      'bob 2026-11-05 7500',
    ]);
  });

  it('is split by hours if the rule says so, for only the named lines and people', () => {
    const invoices = [paid('i1', '2026-11-05', LINES)];
    const of = (fields: Partial<PayRule>) =>
      pays(work({ invoices, categoryOf: { capacitor: 'parts' } }), [plan('2026-11-01', [rule(fields)])]);
    expect(of({ crewSplit: 'hours' })).toEqual(['ann 2026-11-05 11250', 'bob 2026-11-05 3750']);
    expect(of({ itemKinds: ['labour'] })).toEqual(['ann 2026-11-05 5000', 'bob 2026-11-05 5000']);
    expect(of({ categories: [{ id: 'parts', name: 'Parts' }] })).toEqual([
      'ann 2026-11-05 2500',
      'bob 2026-11-05 2500',
    ]);
    expect(of({ technicianIds: ['bob'] })).toEqual(['bob 2026-11-05 7500']);
    expect(of({ jobTypes: [{ id: 'maintenance', name: 'Maintenance' }] })).toEqual([]);
  });

  it('pays out every cent once, and takes back credits to the cent', () => {
    const three = work({
      crew: ['ann', 'bob', 'cal'].map((technicianId) => ({ technicianId, minutes: 0 })),
      invoices: [
        credited(
          credited(paid('i1', '2026-11-05', [{ id: 'a', netCents: 10_010 }]), '2026-11-09', { a: 3333 }),
          '2026-11-10',
          { a: 6677 },
          'n2',
        ),
      ],
    });
    const lines = linesOfWork(three, [plan('2026-11-01', [rule({})])], PLACE);
    const sum = (of: typeof lines) => of.reduce((total, { cents }) => total + cents, 0);
    // 10% of $100.10 is $10.01; of what is left after the first credit 6.677, so $6.68; then nothing.
    expect(sum(lines.filter(({ on }) => on === '2026-11-05'))).toBe(1001);
    expect(sum(lines.filter(({ on }) => on <= '2026-11-09'))).toBe(668);
    for (const who of ['ann', 'bob', 'cal'])
      expect(sum(lines.filter(({ technicianId }) => technicianId === who))).toBe(0);
  });

  it('of the margin skips lines without a known cost, and is never negative', () => {
    const margin = (lines: Line[]) =>
      linesOfWork(
        work({ crew: [{ technicianId: 'ann', minutes: 0 }], invoices: [paid('i1', '2026-11-05', lines)] }),
        [plan('2026-11-01', [rule({ kind: 'margin', ratePpm: 200_000 })])],
        PLACE,
      );
    // $500.00 less $200.00; the labor has no cost.
    expect(margin(LINES)).toMatchObject([
      { cents: 6000, formula: '20% of $300.00 margin (1 line without a known cost left out) on invoice I1' },
    ]);
    expect(margin([{ id: 'a', netCents: 1000, unitCostCents: 4000 }])).toEqual([]);
  });

  it('of collected money follows payments, without tax and tip', () => {
    const settlements = [
      { id: 's1', kind: 'payment' as const, name: '', amountCents: 54_000, at: '2026-11-06T02:00:00.000Z' },
      { id: 's2', kind: 'payment' as const, name: '', amountCents: 108_000, at: '2026-11-20T18:00:00.000Z' },
      { id: 's3', kind: 'refund' as const, name: '', amountCents: 16_200, at: '2026-12-01T18:00:00.000Z' },
    ];
    const one = paid('i1', '2026-11-05', LINES);
    const invoice = { ...one, invoice: { ...one.invoice, document: { ...one.invoice.document, settlements } } };
    // Of $1,620.00 with tax, a third is paid first (the evening before, in Chicago), then the rest, and a tenth is refunded.
    expect(
      pays(work({ crew: [{ technicianId: 'ann', minutes: 0 }], invoices: [invoice] }), [
        plan('2026-11-01', [rule({ kind: 'collected' })]),
      ]),
    ).toEqual(['ann 2026-11-05 5000', 'ann 2026-11-20 10000', 'ann 2026-12-01 -1500']);
  });
});

describe('a fixed amount', () => {
  it('is paid per billed item, and taken back when the invoice is voided', () => {
    const spiff = rule({
      kind: 'spiff',
      ratePpm: 0,
      amountCents: 2500,
      items: [{ id: 'capacitor', name: 'Capacitor' }],
    });
    const one = paid('i1', '2026-11-05', [{ ...LINES[1], id: 'part', netCents: 50_000, quantityE4: 30_000 }]);
    const voided = {
      ...one,
      entries: [
        ...one.entries,
        { id: 'e2', kind: 'voided' as const, on: '2026-11-12', salesCents: -50_000, creditNoteId: '' },
      ],
    };
    expect(
      pays(work({ crew: [{ technicianId: 'ann', minutes: 0 }], invoices: [voided] }), [plan('2026-11-01', [spiff])]),
    ).toEqual(['ann 2026-11-05 7500', 'ann 2026-11-12 -7500']);
  });

  it('is paid in proportion for a progress bill', () => {
    const spiff = rule({
      ...{ kind: 'spiff', ratePpm: 0, amountCents: 2500 },
      items: [{ id: 'capacitor', name: 'Capacitor' }],
    });
    const line = { id: 'part', pricebookItemId: 'capacitor', quantityE4: 40_000 };
    const progress = {
      completion: { kind: 'overall' as const, ppm: 250_000 },
      contract: [{ id: 'line:part', name: 'part', netCents: 80_000, taxes: [] }],
      billedBefore: [],
    };
    // Four units for $100.00 in total; a quarter of the contract is billed.
    const bill = paid('i1', '2026-11-05', [{ ...line, netCents: 20_000 }], { kind: 'progress', progress });
    expect(
      pays(work({ crew: [{ technicianId: 'ann', minutes: 0 }], invoices: [bill] }), [plan('2026-11-01', [spiff])]),
    ).toEqual(['ann 2026-11-05 2500']);
  });

  it('is paid for a finished job of its type, and for a signed member', () => {
    const bonus = rule({
      kind: 'job',
      ratePpm: 0,
      amountCents: 3001,
      jobTypes: [{ id: 'service', name: 'Service call' }],
    });
    expect(pays(work({}), [plan('2026-11-01', [bonus])])).toEqual(['ann 2026-11-04 1501', 'bob 2026-11-04 1500']);
    expect(pays(work({ job: job({ progress: 'in-progress' }) }), [plan('2026-11-01', [bonus])])).toEqual([]);
    const member = { id: 'a1', number: 'S1', on: '2026-11-06', sellerId: 'sue' };
    const plans = [plan('2026-11-01', [rule({ kind: 'member', ratePpm: 0, amountCents: 5000 })])];
    expect(linesOfMember(member, plans, 'USD')).toMatchObject([{ technicianId: 'sue', cents: 5000 }]);
    expect(linesOfMember({ ...member, sellerId: '' }, plans, 'USD')).toEqual([]);
  });
});

describe('a callback', () => {
  const back = (bookedAt: string) => [{ id: 'j2', number: 'J2', bookedAt }];
  const given = (bookedAt: string) =>
    work({
      invoices: [paid('i1', '2026-11-05', LINES, { estimateId: 'est' })],
      sellerOf: { est: 'sue' },
      callbacks: back(bookedAt),
    });
  const plans = [plan('2026-11-01', [rule({ sellerPpm: 400_000 })], 30)];

  it('within the period takes back the work commission, but not the sales commission', () => {
    expect(pays(given('2026-12-04T18:00:00.000Z'), plans)).toEqual([
      'sue 2026-11-05 6000',
      'ann 2026-11-05 4500',
      'bob 2026-11-05 4500',
      'ann 2026-12-04 -4500',
      'bob 2026-12-04 -4500',
    ]);
  });

  it('after the period takes back nothing', () => {
    expect(pays(given('2026-12-05T18:00:00.000Z'), plans)).toHaveLength(3);
  });
});

describe('a sales commission', () => {
  const sold = {
    id: 'est',
    number: 'E1',
    on: '2026-11-02',
    sellerId: 'sue',
    lines: [],
    parts: [{ id: 'line:a', name: 'a', netCents: 200_000, taxes: [] }],
  };
  const plans = [plan('2026-11-01', [rule({ kind: 'sold', ratePpm: 50_000, sellerPpm: 1_000_000 })])];
  it('is paid on the approval date, and taken back when the job is canceled', () => {
    expect(pays(work({ estimates: [sold] }), plans)).toEqual(['sue 2026-11-02 10000']);
    const canceled = job({
      progress: 'cancelled',
      progressLog: [{ state: 'cancelled', at: '2026-11-09T18:00:00.000Z', by: 'u', reason: 'x' }],
    });
    expect(pays(work({ job: canceled, estimates: [sold] }), plans)).toEqual([
      'sue 2026-11-02 10000',
      'sue 2026-11-09 -10000',
    ]);
  });
});

describe('rules with a start date', () => {
  it('change nothing before that date, including later changes of earlier invoices', () => {
    const plans = [plan('2026-11-01', [rule({})]), plan('2026-11-08', [rule({ ratePpm: 200_000 })])];
    const alone = (invoices: PaidInvoice[]) => work({ crew: [{ technicianId: 'ann', minutes: 0 }], invoices });
    const earlier = credited(paid('i1', '2026-11-07', LINES), '2026-11-20', { labor: 100_000 });
    expect(pays(alone([earlier]), plans)).toEqual(['ann 2026-11-07 15000', 'ann 2026-11-20 -10000']);
    expect(pays(alone([paid('i1', '2026-11-08', LINES)]), plans)).toEqual(['ann 2026-11-08 30000']);
    expect(pays(alone([paid('i1', '2026-10-31', LINES)]), plans)).toEqual([]);
  });

  it('must start today or later once rules exist, and never in a closed period', () => {
    const today = '2026-11-24';
    const begun = [plan('2026-11-01', [])];
    expect(planFault('2026-11-16', { plans: [], today, closedThrough: '2026-11-15' })).toBe('');
    expect(planFault('2026-11-15', { plans: [], today, closedThrough: '2026-11-15' })).toContain('closed');
    expect(planFault('2026-11-23', { plans: begun, today, closedThrough: '' })).toContain('today or later');
    expect(planFault(today, { plans: begun, today, closedThrough: '' })).toBe('');
  });
});

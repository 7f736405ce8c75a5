import { describe, expect, it } from 'vitest';
import { buildDocument, buildLine, buildTax, buildZone } from '@/testing/factories/billing';
import { approvalSchema } from '../estimate/schema';
import { totalsOf } from '../billing/parts';
import { invoiceInputSchema } from './schema';
import { billedParts, contractParts, progressDraft } from './progressDraft';
import { nextDates, rhythmText } from './recurring';

const document = buildDocument({
  type: 'estimate',
  lines: [
    buildLine({ id: 'demolition', unitPriceCents: 300_000 }),
    buildLine({ id: 'haulage', unitPriceCents: 99_999 }),
  ],
  tax: { zone: buildZone([buildTax(82_500)]) },
});
const approval = approvalSchema.parse({
  revisionNumber: 1,
  optionId: '',
  selectedLineIds: [],
  quantitiesE4: {},
  totalCents: 432_999,
  documentHash: 'a'.repeat(64),
  signature: null,
  by: 'office',
  at: '2026-05-01T10:00:00.000Z',
});
const estimate = { document, approval };
const draft = invoiceInputSchema.parse({
  draftNumber: 'D26-AAAAA',
  title: 'Old mill',
  customerId: 'ada',
  document: buildDocument({}),
});

describe('a progress bill', () => {
  it('and the later ones add up to the contract, to the cent', () => {
    const contract = totalsOf(contractParts(estimate, '2026-06-01')).totalCents;
    const first = progressDraft({
      draft,
      estimate,
      billedBefore: [],
      completion: { kind: 'overall', ppm: 333_333 },
      today: '2026-06-01',
    });
    expect(first).toMatchObject({
      kind: 'progress',
      document: { type: 'invoice', lines: [{ id: 'demolition' }, { id: 'haulage' }] },
    });
    expect(invoiceInputSchema.safeParse(first).success).toBe(true);
    const firstParts = contractParts(estimate, '2026-06-01').map((part) => ({
      ...part,
      netCents: Math.round(part.netCents / 3),
      taxes: part.taxes.map((tax) => ({ ...tax, amountCents: Math.round(tax.amountCents / 3) })),
    }));
    const rest = progressDraft({
      draft,
      estimate,
      billedBefore: firstParts,
      completion: { kind: 'overall', ppm: 1_000_000 },
      today: '2026-07-01',
    });
    expect(totalsOf(firstParts).totalCents + rest.totalCents).toBe(contract);
  });

  it('counts issued invoices, but not drafts or void ones', () => {
    const parts = contractParts(estimate, '2026-06-01');
    expect(
      billedParts([
        { state: 'draft', parts },
        { state: 'void', parts },
      ]),
    ).toEqual([]);
    expect(billedParts([{ state: 'issued', parts }])).toEqual(parts);
  });

  it('requires an accepted estimate', () => {
    expect(() => contractParts({ document, approval: null }, '2026-06-01')).toThrow();
  });
});

describe('a recurring invoice', () => {
  it('lists its next dates, until it ends or is paused', () => {
    const monthly = {
      nextOn: '2026-01-31',
      endsOn: '',
      every: 1,
      unit: 'month' as const,
      anchorDay: 31,
      isActive: true,
    };
    expect(nextDates(monthly, 3)).toEqual(['2026-01-31', '2026-02-28', '2026-03-31']);
    expect(nextDates({ ...monthly, endsOn: '2026-02-28' }, 3)).toEqual(['2026-01-31', '2026-02-28']);
    expect(nextDates({ ...monthly, isActive: false }, 3)).toEqual([]);
    expect([rhythmText(monthly), rhythmText({ every: 2, unit: 'week' })]).toEqual(['Every month', 'Every 2 weeks']);
  });
});

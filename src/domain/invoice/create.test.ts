import { describe, expect, it } from 'vitest';
import { buildDiscount, buildLine, buildDocument } from '@/testing/factories/billing';
import { buildCustomer } from '@/testing/factories/customer';
import { buildInvoice } from '@/testing/factories/invoice';
import { buildJob } from '@/testing/factories/job';
import { buildProperty } from '@/testing/factories/property';
import { buildTaxZone } from '@/testing/factories/tax';
import { calculateDocument } from '../billing/calculate';
import { DEFAULT_BILLING_SETTINGS } from '../billing/settings';
import { customerSchema } from '../customer/schema';
import { estimateSchema, type Estimate } from '../estimate/schema';
import { newNumber } from '../record/number';
import type { Stored } from '../record/schema';
import { copyOfInvoice, linesToPrice, newInvoiceDraft, type InvoiceOrigin } from './create';

const settings = { ...DEFAULT_BILLING_SETTINGS, paymentTerms: 'net-15' as const, invoiceMessage: 'Thank you.' };
const address = { street: '1 Congress Ave', unit: '', city: 'Austin', state: 'TX', postalCode: '78701', country: 'US' };
const customer = buildCustomer({ id: 'ada' });
const property = buildProperty({ id: 'house', customerId: 'ada', address });
const job = buildJob({ id: 'job-1', customerId: 'ada', title: 'Boiler does not fire', poNumber: 'PO-7' });

function draft(origin: Partial<InvoiceOrigin> = {}) {
  let id = 0;
  return newInvoiceDraft({
    draftNumber: 'D26-AAAAA',
    today: '2026-06-01',
    settings,
    zones: [buildTaxZone({ id: 'austin' })],
    customer,
    property,
    newLineId: () => `new-${(id += 1)}`,
    ...origin,
  });
}

function acceptedEstimate(): Stored<Estimate> {
  const document = buildDocument({
    type: 'estimate',
    options: [
      { id: 'good', name: 'Good', description: '', isRecommended: false },
      { id: 'best', name: 'Best', description: '', isRecommended: true },
    ],
    lines: [
      buildLine({ id: 'always', unitPriceCents: 10_000 }),
      buildLine({ id: 'only-good', optionId: 'good' }),
      buildLine({ id: 'only-best', optionId: 'best', unitPriceCents: 90_000 }),
      buildLine({ id: 'extra', isOptional: true, isSelected: false }),
      buildLine({ id: 'filters', isQuantityEditable: true, unitPriceCents: 1_000 }),
    ],
  });
  const approval = {
    revisionNumber: 1,
    optionId: 'best',
    selectedLineIds: [],
    quantitiesE4: { filters: 30_000 },
    totalCents: 103_000,
    documentHash: 'a'.repeat(64),
    signature: null,
    by: 'office',
    at: '2026-05-01T10:00:00.000Z',
  };
  const fields = estimateSchema.parse({
    number: 'E26-AAAAA',
    title: 'New boiler',
    customerId: 'ada',
    document,
    state: 'approved',
    approval,
  });
  return {
    ...fields,
    id: 'estimate-1',
    createdBy: '',
    createdAt: '',
    updatedBy: '',
    updatedAt: '',
    revision: '',
    baseRevision: '',
  };
}

describe('a draft invoice', () => {
  it('of a job has the customer, address, due date and local taxes filled in', () => {
    const invoice = draft({ job, workLines: [buildLine({ name: 'Igniter', unitPriceCents: 8_000 })] });
    expect(invoice).toMatchObject({
      customerId: 'ada',
      customerEmail: 'ada@example.com',
      billTo: { name: 'Ada Lovelace', address: { street: '12 Elm St' } },
      propertyId: 'house',
      propertyAddress: '1 Congress Ave, Austin, TX 78701',
      jobId: 'job-1',
      poNumber: 'PO-7',
      title: 'Boiler does not fire',
      paymentTerms: 'net-15',
      dueOn: '2026-06-16',
      message: 'Thank you.',
    });
    expect(invoice.document.tax.zone?.name).toBe('Austin, Texas');
    expect(invoice.totalCents).toBe(8_660);
    expect(linesToPrice(invoice)).toEqual([]);
  });

  it('of a job without lines has one line with its title, to be priced', () => {
    const invoice = draft({ job });
    expect(invoice.document.lines).toMatchObject([{ id: 'new-1', name: 'Boiler does not fire', unitPriceCents: 0 }]);
    expect(linesToPrice(invoice)).toEqual(['new-1']);
  });

  it('of an accepted estimate bills the chosen lines, less earlier bills', () => {
    const first = draft({ estimate: acceptedEstimate() });
    expect(first.document.lines.map(({ id, quantityE4 }) => [id, quantityE4])).toEqual([
      ['always', 10_000],
      ['only-best', 10_000],
      ['filters', 30_000],
    ]);
    expect(calculateDocument(first.document).totalCents).toBe(103_000);
    const rest = draft({
      estimate: acceptedEstimate(),
      billed: [buildLine({ id: 'only-best' }), buildLine({ id: 'filters', quantityE4: 20_000 })],
    });
    expect(rest.document.lines.map(({ id, quantityE4 }) => [id, quantityE4])).toEqual([
      ['always', 10_000],
      ['filters', 10_000],
    ]);
  });

  it('of an estimate includes fees and fixed discounts once, and percentages every time', () => {
    const accepted = acceptedEstimate();
    const fee = { id: 'f', name: 'Permit', kind: 'fixed', amountCents: 5_000, ratePpm: 0, taxClass: 'fee' } as const;
    const document = {
      ...accepted.document,
      fees: [fee],
      discounts: [
        buildDiscount({ name: 'Neighbor', amountCents: 2_000 }, { id: 'fixed' }),
        buildDiscount({ name: 'Member', ratePpm: 100_000 }, { id: 'share' }),
      ],
    };
    const given = (billed: NonNullable<InvoiceOrigin['billed']>) => {
      const { discounts, fees } = draft({ estimate: { ...accepted, document }, billed }).document;
      return [...discounts, ...fees].map(({ id }) => id);
    };
    expect(given([])).toEqual(['fixed', 'share', 'f']);
    expect(given([buildLine({ id: 'only-best' })])).toEqual(['share']);
  });

  it('of a job with an accepted estimate bills agreed and extra work, each once', () => {
    const [always] = acceptedEstimate().document.lines;
    const workLines = [
      buildLine({ id: 'pump', name: 'Condensate pump', unitPriceCents: 19_000 }),
      ...(always ? [always] : []),
      buildLine({ id: 'extra', name: 'Declined' }),
    ];
    const invoice = draft({ job, estimate: acceptedEstimate(), workLines });
    expect(invoice.document.lines.map(({ id }) => id)).toEqual(['always', 'only-best', 'filters', 'pump']);
    expect(calculateDocument(invoice.document).totalCents).toBe(103_000 + 19_000);
  });

  it('uses the customer’s terms, and warns about an exemption without a certificate', () => {
    // An explicit choice counts; without one, as in older records, the company's terms apply.
    expect(draft({ customer: buildCustomer({ paymentTerms: 'on-receipt' }) })).toMatchObject({
      paymentTerms: 'due-on-receipt',
      dueOn: '2026-06-01',
    });
    expect(
      draft({
        customer: buildCustomer(customerSchema.pick({ paymentTerms: true }).parse({ paymentTerms: 'due-on-receipt' })),
      }),
    ).toMatchObject({ paymentTerms: 'net-15', dueOn: '2026-06-16' });
    const invoice = draft({
      customer: buildCustomer({ paymentTerms: 'net-60', isTaxExempt: true }),
      job,
      workLines: [buildLine()],
    });
    expect(invoice.dueOn).toBe('2026-07-31');
    const { issues, taxCents } = calculateDocument(invoice.document);
    expect(taxCents).toBeGreaterThan(0);
    expect(issues.some(({ path }) => path === 'tax')).toBe(true);
  });

  it('starts empty when nothing is known', () => {
    expect(draft({ customer: null, property: null })).toMatchObject({
      customerId: '',
      title: '',
      document: { lines: [], type: 'invoice' },
      totalCents: 0,
    });
  });

  it('copied from another is dated today, with new lines and no payments', () => {
    const line = buildLine({ id: 'old' });
    const paid = buildDocument({
      lines: [line],
      settlements: [{ id: 's', kind: 'payment', name: '', amountCents: 500, at: '' }],
    });
    const copy = copyOfInvoice(
      buildInvoice({ state: 'issued', document: paid, jobId: 'job-1', paymentTerms: 'net-7' }),
      { draftNumber: 'D26-BBBBB', today: '2026-06-01', newLineId: () => 'fresh' },
    );
    expect(copy).toMatchObject({
      draftNumber: 'D26-BBBBB',
      jobId: '',
      dueOn: '2026-06-08',
      document: { date: '2026-06-01', settlements: [], lines: [{ id: 'fresh' }] },
    });
    expect(copy).not.toHaveProperty('number');
  });

  it('copied from another has current taxes, and its discounts need approval again', () => {
    const zone = buildTaxZone({ id: 'austin' });
    const [state] = zone.taxes;
    if (!state) throw new Error('The factory has a tax');
    const original = draft({ job, workLines: [buildLine({ id: 'old' })] });
    const discount = buildDiscount({ ratePpm: 100_000 }, { id: 'd', lineIds: ['old'], approvedBy: 'manager' });
    const copy = copyOfInvoice(
      buildInvoice({ ...original, document: { ...original.document, discounts: [discount] } }),
      {
        draftNumber: 'D26-BBBBB',
        today: '2026-06-01',
        newLineId: () => 'fresh',
        zones: [{ ...zone, name: 'Austin from July', taxes: [state] }],
      },
    );
    expect(copy.document.discounts).toMatchObject([{ id: 'd', lineIds: ['fresh'], approvedBy: '' }]);
    expect(copy.document.tax.zone).toMatchObject({ name: 'Austin from July', taxes: [{ id: 'state' }] });
    // $90.00 plus 6.25%, without the extra 2%.
    expect(copy.totalCents).toBe(9_563);
  });

  it('is numbered with the year and five characters', () => {
    expect(newNumber('invoiceDraft', new Date('2026-06-01T12:00:00.000Z'), () => 0)).toBe('D26-22222');
  });
});

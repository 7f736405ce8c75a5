import { describe, expect, it } from 'vitest';
import { booksOf } from './ofRecords';
import { planHash, resolved, type PlanInput, type PlannedRow } from './plan';
import { planBooks } from './planBooks';
import { booksFactsSchema, mappingSchema } from './setup';
import {
  cashPayment,
  day,
  planInput,
  SAMPLE,
  sampleInvoice,
  sampleMapping,
  sampleParty,
} from '@/testing/factories/quickbooks';

const invoiceDocuments = booksOf({ invoices: [sampleInvoice('i1')], creditNotes: [], payments: [] }, [], day);
const plan = (overrides: Partial<PlanInput> = {}): Map<string, PlannedRow> =>
  new Map(planBooks(planInput({ documents: invoiceDocuments, ...overrides })).map((row) => [row.key, row]));
const withFacts = (facts: object, mapping: object = {}): Partial<PlanInput> => ({
  setup: {
    ...planInput().setup,
    facts: booksFactsSchema.parse({ usesTax: true, isTaxAutomatic: true, ...facts }),
    mapping: mappingSchema.parse({ ...sampleMapping, ...mapping }),
  },
});

describe('a first push to QuickBooks', () => {
  it('creates the customer, then the invoice with our tax and our mark', () => {
    const rows = planBooks(planInput({ documents: invoiceDocuments }));
    expect(rows.map(({ key, op }) => [key, op])).toEqual([
      ['customer:customer-1', 'create'],
      ['invoice:i1', 'create'],
    ]);
    const [, invoice] = rows;
    expect(invoice).toMatchObject({
      oursCents: SAMPLE.totalCents,
      theirsCents: SAMPLE.totalCents,
      theirsTaxCents: 330,
    });
    expect(invoice?.body).toMatchObject({
      DocNumber: '1042',
      CustomerRef: { value: '@customer:customer-1' },
      TxnTaxDetail: { TotalTax: 3.3 },
      AllowOnlineCreditCardPayment: false,
      PrivateNote: 'fieldwright:invoice:i1 · No. 1042',
    });
    expect(invoice?.body?.['Line']).toMatchObject([
      {
        Amount: 200,
        SalesItemLineDetail: { Qty: 2, UnitPrice: 100, ItemRef: { value: '1' }, TaxCodeRef: { value: 'NON' } },
      },
      { Amount: 40, SalesItemLineDetail: { TaxCodeRef: { value: 'TAX' } } },
    ]);
    const sent = resolved(invoice?.body ?? {}, () => '58');
    expect(sent['CustomerRef']).toEqual({ value: '58' });
  });

  it('sets the business unit’s class on the lines or the document, before the line kind’s', () => {
    const ofUnit = { ...sampleInvoice('i1'), businessUnitId: 'u1' };
    const documents = booksOf({ invoices: [ofUnit], creditNotes: [], payments: [] }, [], day);
    const mapping = { classes: { labour: '7' }, unitClasses: { u1: '5' } };
    const bodyWith = (facts: object) => plan({ documents, ...withFacts(facts, mapping) }).get('invoice:i1')?.body;
    expect(bodyWith({ classesPerLine: true })?.['Line']).toMatchObject([
      { SalesItemLineDetail: { ClassRef: { value: '5' } } },
      { SalesItemLineDetail: { ClassRef: { value: '5' } } },
    ]);
    expect(bodyWith({ classesPerLine: true })).not.toHaveProperty('ClassRef');
    expect(bodyWith({ classesPerDocument: true })).toMatchObject({ ClassRef: { value: '5' } });
    expect(JSON.stringify(bodyWith({}))).not.toContain('ClassRef');
  });

  it('skips anything before the start date, and everything without one', () => {
    for (const startOn of ['', '2026-03-03']) expect(plan({ setup: { ...planInput().setup, startOn } }).size).toBe(0);
  });

  it('blocks only what depends on an open decision', () => {
    const payments = [cashPayment()];
    const rows = plan({ documents: [...invoiceDocuments, ...payments], ...withFacts({}, { items: { labour: '1' } }) });
    expect(rows.get('invoice:i1')).toMatchObject({ op: 'blocked', reason: 'Choose the item for “Material” lines.' });
    expect(rows.get('payment:p1')?.op).toBe('create');
  });

  it('does not read text starting with @ as a reference', () => {
    const party = sampleParty({ companyName: '@Home Heating', firstName: '@Ada' });
    const rows = plan({ parties: new Map([[party.key, party]]) });
    expect([rows.get('customer:customer-1')?.op, rows.get('invoice:i1')?.op]).toEqual(['create', 'create']);
  });

  it('creates an item if asked to, given its account', () => {
    const rows = plan(withFacts({}, { items: { labour: 'new', material: '2' }, accounts: { labour: '79' } }));
    expect(rows.get('item:labour')).toMatchObject({
      op: 'create',
      body: { Name: 'Labor', IncomeAccountRef: { value: '79' } },
    });
    const without = plan(withFacts({}, { items: { labour: 'new', material: '2' } }));
    expect(without.get('item:labour')?.op).toBe('blocked');
    expect(without.get('invoice:i1')?.op).toBe('blocked');
  });

  it('refuses closed periods, other currencies, and books without sales tax', () => {
    expect(plan(withFacts({ closedThrough: '2026-03-02' })).get('invoice:i1')?.reason).toContain(
      'closed through 2026-03-02',
    );
    expect(plan(withFacts({ homeCurrency: 'CAD' })).get('invoice:i1')?.reason).toContain('kept in CAD');
    expect(plan(withFacts({ usesTax: false })).get('invoice:i1')?.reason).toContain('Sales tax is turned off');
  });

  it('refuses a document too long for QuickBooks', () => {
    const [invoice] = invoiceDocuments;
    const lines = Array.from({ length: 120 }, () => ({
      role: 'labour' as const,
      description: 'x'.repeat(4000),
      quantityE4: 10_000,
      unitCents: 0,
      netCents: 0,
      isTaxed: false,
    }));
    const long = invoice ? [{ ...invoice, lines: [...invoice.lines, ...lines] }] : [];
    expect(plan({ documents: long }).get('invoice:i1')?.reason).toContain('too long for QuickBooks');
  });

  it('predicts the tax in QuickBooks, with its rounding, or as unknown', () => {
    const lists = {
      items: [],
      taxCodes: [
        {
          Id: '9',
          Name: 'County',
          Active: true,
          Taxable: true,
          SalesTaxRateList: {
            TaxRateDetail: [
              { TaxRateRef: { value: '1', name: undefined } },
              { TaxRateRef: { value: '2', name: undefined } },
            ],
          },
        },
      ],
      taxRates: [
        { Id: '1', Name: 'State', Active: true, RateValue: 6.25 },
        { Id: '2', Name: 'County', Active: true, RateValue: 1.9875 },
      ],
    };
    const zone = { taxCodes: { '': '9' }, taxLead: 'quickbooks' };
    // $40.00: 6.25% is 2.50, and 1.9875% is 0.795, which QuickBooks rounds to 0.80.
    const manual = plan({ ...withFacts({ isTaxAutomatic: false }, zone), lists }).get('invoice:i1');
    expect(manual).toMatchObject({ oursTaxCents: 330, theirsTaxCents: 330 });
    const rounded = plan({
      ...withFacts({ isTaxAutomatic: false }, zone),
      lists: { ...lists, taxRates: lists.taxRates.map((rate) => ({ ...rate, RateValue: 4.11 })) },
    });
    expect(rounded.get('invoice:i1')).toMatchObject({
      theirsTaxCents: 328,
      theirsCents: 24_328,
      reason: 'QuickBooks rounds its tax differently.',
    });
    const automatic = plan(withFacts({}, { taxLead: 'quickbooks' })).get('invoice:i1');
    expect(automatic).toMatchObject({ theirsTaxCents: null, theirsCents: null });
    expect(automatic?.body).not.toHaveProperty('TxnTaxDetail');
  });
});

it('applies a confirmation only to the plan that was shown', () => {
  const rows = planBooks(planInput({ documents: invoiceDocuments }));
  const other = booksOf(
    { invoices: [sampleInvoice('i1', { dueOn: '2026-05-01' })], creditNotes: [], payments: [] },
    [],
    day,
  );
  expect(planHash(planBooks(planInput({ documents: invoiceDocuments })))).toBe(planHash(rows));
  expect(planHash(planBooks(planInput({ documents: other })))).not.toBe(planHash(rows));
});

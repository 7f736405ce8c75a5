import { describe, expect, it } from 'vitest';
import { booksOf } from './ofRecords';
import { planHash, resolved, type PlanInput, type PlannedRow } from './plan';
import { planBooks } from './planBooks';
import { booksFactsSchema, mappingSchema } from './setup';
import {
  cashPayment,
  day,
  emptyRemote,
  planInput,
  remoteCustomer,
  remoteDocument,
  SAMPLE,
  sampleCredit,
  sampleInvoice,
  sampleLink,
  sampleMapping,
  samplePayment,
  settled,
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
const ADA = remoteCustomer({ Id: '58', DisplayName: 'Ada Lovelace', PrimaryEmailAddr: { Address: 'ADA@example.com' } });

describe('a first push', () => {
  it('makes the customer first and the invoice after it, with our tax and a mark of ours', () => {
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

  it('leaves out what is from before the first day, and everything while there is no first day', () => {
    for (const startOn of ['', '2026-03-03']) expect(plan({ setup: { ...planInput().setup, startOn } }).size).toBe(0);
  });

  it('stops only what needs what nobody has decided', () => {
    const payments = [cashPayment()];
    const rows = plan({ documents: [...invoiceDocuments, ...payments], ...withFacts({}, { items: { labour: '1' } }) });
    expect(rows.get('invoice:i1')).toMatchObject({ op: 'blocked', reason: 'Choose the item for “Material” lines.' });
    expect(rows.get('payment:p1')?.op).toBe('create');
  });

  it('makes an item where asked to, and needs its account', () => {
    const rows = plan(withFacts({}, { items: { labour: 'new', material: '2' }, accounts: { labour: '79' } }));
    expect(rows.get('item:labour')).toMatchObject({
      op: 'create',
      body: { Name: 'Labor', IncomeAccountRef: { value: '79' } },
    });
    const without = plan(withFacts({}, { items: { labour: 'new', material: '2' } }));
    expect(without.get('item:labour')?.op).toBe('blocked');
    expect(without.get('invoice:i1')?.op).toBe('blocked');
  });

  it('writes into no closed period, no other currency, and no books without sales tax', () => {
    expect(plan(withFacts({ closedThrough: '2026-03-02' })).get('invoice:i1')?.reason).toContain(
      'closed through 2026-03-02',
    );
    expect(plan(withFacts({ homeCurrency: 'CAD' })).get('invoice:i1')?.reason).toContain('kept in CAD');
    expect(plan(withFacts({ usesTax: false })).get('invoice:i1')?.reason).toContain('Sales tax is turned off');
  });

  it('does not begin what a record cannot hold', () => {
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

  it('says what tax QuickBooks will come to: rounded as it does, or not known', () => {
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

describe('what QuickBooks has already', () => {
  const linked = sampleLink('customer:customer-1');
  const theirs = (fields: object = {}) =>
    remoteDocument({
      Id: '130',
      DocNumber: '1042',
      TotalAmt: 243.3,
      TxnTaxDetail: { TotalTax: 3.3 },
      CustomerRef: { value: '58' },
      ...fields,
    });
  const remote = (invoice: ReturnType<typeof theirs>) => ({
    ...emptyRemote(),
    customers: [ADA],
    documents: { ...emptyRemote().documents, Invoice: [invoice] },
  });
  const pushed = sampleLink('invoice:i1', {
    entity: 'Invoice',
    remoteId: '130',
    isOurs: true,
    totalCents: 24_330,
    taxCents: 330,
  });

  it('is linked by number and amount, and never doubled; another amount under the number is asked for', () => {
    expect(plan({ links: new Map([linked]), remote: remote(theirs()) }).get('invoice:i1')).toMatchObject({
      op: 'link',
      remoteId: '130',
    });
    expect(
      plan({ links: new Map([linked]), remote: remote(theirs({ TotalAmt: 99 })) }).get('invoice:i1'),
    ).toMatchObject({ op: 'blocked', theirsCents: 9_900 });
  });

  it('is recognized by our mark when the answer was lost', () => {
    const lost = theirs({ DocNumber: '', PrivateNote: 'fieldwright:invoice:i1 · No. 1042' });
    expect(plan({ links: new Map([linked]), remote: remote(lost) }).get('invoice:i1')).toMatchObject({
      op: 'link',
      reason: 'We wrote it earlier, and its answer was lost.',
    });
  });

  it('stays as it is when nothing changed, also when QuickBooks counted its version up', () => {
    const rows = plan({ links: new Map([linked, pushed]), remote: remote(theirs({ SyncToken: '4' })) });
    expect(rows.get('invoice:i1')).toMatchObject({ op: 'leave', reason: '' });
  });

  it('that somebody changed, voided or deleted there is shown and not overwritten', () => {
    const links = new Map([linked, pushed]);
    expect(plan({ links, remote: remote(theirs({ TotalAmt: 250 })) }).get('invoice:i1')).toMatchObject({
      op: 'blocked',
      body: null,
      theirsCents: 25_000,
    });
    expect(
      plan({ links, remote: remote(theirs({ TotalAmt: 0, PrivateNote: 'Voided - fieldwright:invoice:i1' })) }).get(
        'invoice:i1',
      )?.reason,
    ).toContain('voided in QuickBooks');
    expect(plan({ links, remote: emptyRemote() }).get('invoice:i1')?.reason).toContain('no longer in QuickBooks');
  });

  it('is voided where it was voided here, and left alone where it never got there', () => {
    const voided = booksOf(
      { invoices: [sampleInvoice('i1', { state: 'void' })], creditNotes: [], payments: [] },
      [],
      day,
    );
    expect(
      plan({ documents: voided, links: new Map([linked, pushed]), remote: remote(theirs()) }).get('invoice:i1'),
    ).toMatchObject({ op: 'void', remoteId: '130' });
    expect(plan({ documents: voided }).get('invoice:i1')).toMatchObject({ op: 'leave' });
  });

  it('a payment that somebody entered there by hand is linked, once', () => {
    const documents = [cashPayment(), cashPayment({ key: 'payment:p2' })];
    const byHand = remoteDocument({ Id: '7', TxnDate: '2026-03-05', TotalAmt: 50, CustomerRef: { value: '58' } });
    const rows = plan({
      documents,
      links: new Map([linked]),
      remote: { ...emptyRemote(), customers: [ADA], documents: { ...emptyRemote().documents, Payment: [byHand] } },
    });
    expect([rows.get('payment:p1')?.op, rows.get('payment:p2')?.op]).toEqual(['link', 'create']);
  });
});

it('a credit is applied by a payment of nothing, and a deposit that waited is changed when it settles an invoice', () => {
  const invoice = sampleInvoice('i1', {}, [settled('credit', 'c1', 4_330), settled('payment', 'p1', 10_000)]);
  const documents = booksOf(
    {
      invoices: [invoice],
      creditNotes: [sampleCredit('c1')],
      payments: [samplePayment('p1', { amountCents: 10_000 })],
    },
    [],
    day,
  );
  const rows = plan({ documents });
  expect(rows.get('apply:credit:c1')?.body).toMatchObject({
    TotalAmt: 0,
    Line: [
      { Amount: 43.3, LinkedTxn: [{ TxnId: '@invoice:i1', TxnType: 'Invoice' }] },
      { Amount: 43.3, LinkedTxn: [{ TxnId: '@credit:c1', TxnType: 'CreditMemo' }] },
    ],
  });
  const sent = sampleLink('payment:p1', {
    entity: 'Payment',
    remoteId: '70',
    isOurs: true,
    totalCents: 10_000,
    sentHash: 'older',
  });
  const there = remoteDocument({ Id: '70', TotalAmt: 100, TxnDate: '2026-03-05' });
  const later = plan({
    documents,
    links: new Map([sent]),
    remote: { ...emptyRemote(), documents: { ...emptyRemote().documents, Payment: [there] } },
  });
  expect(later.get('payment:p1')).toMatchObject({ op: 'update', reason: 'What it pays changed here.' });
});

it('a payout is one deposit: payments by name or as a sum, less fees and refunds, which is what the bank received', () => {
  const payments = [
    samplePayment('p1', { amountCents: 20_000 }),
    samplePayment('p2', { amountCents: 5_000, invoiceId: '' }),
  ];
  // 200.00 + 50.00 − 7.55 of fees − 10.00 of a refund = 232.45
  const payout = {
    id: 'po_1',
    arrivesOn: '2026-03-09',
    amountCents: 23_245,
    feeCents: 755,
    payments: [
      { paymentId: 'p1', amountCents: 20_000 },
      { paymentId: 'p2', amountCents: 5_000 },
    ],
  };
  const documents = booksOf({ invoices: [], creditNotes: [], payments }, [payout], day);
  const lines = (deposits: object) =>
    plan({ documents, ...withFacts({}, { deposits }) }).get('payout:po_1')?.body?.['Line'];
  expect(lines({ card: '35' })).toEqual([
    { Amount: 250, DetailType: 'DepositLineDetail', DepositLineDetail: { AccountRef: { value: '35' } } },
    { Amount: -10, DetailType: 'DepositLineDetail', DepositLineDetail: { AccountRef: { value: '35' } } },
    { Amount: -7.55, DetailType: 'DepositLineDetail', DepositLineDetail: { AccountRef: { value: '60' } } },
  ]);
  expect(lines({})).toMatchObject([
    { Amount: 200, LinkedTxn: [{ TxnId: '@payment:p1', TxnType: 'Payment', TxnLineId: '0' }] },
    { Amount: 50, LinkedTxn: [{ TxnId: '@payment:p2' }] },
    { Amount: -10, DepositLineDetail: { AccountRef: { value: '30' } } },
    { Amount: -7.55, DepositLineDetail: { AccountRef: { value: '60' } } },
  ]);
});

it('a confirmation holds for what was seen, and for nothing else', () => {
  const rows = planBooks(planInput({ documents: invoiceDocuments }));
  const other = booksOf(
    { invoices: [sampleInvoice('i1', { dueOn: '2026-05-01' })], creditNotes: [], payments: [] },
    [],
    day,
  );
  expect(planHash(planBooks(planInput({ documents: invoiceDocuments })))).toBe(planHash(rows));
  expect(planHash(planBooks(planInput({ documents: other })))).not.toBe(planHash(rows));
});

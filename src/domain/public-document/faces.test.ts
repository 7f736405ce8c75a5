import { describe, expect, it } from 'vitest';
import { calculateDocument } from '../billing/calculate';
import { companySchema } from '../company/schema';
import { EMPTY_ADDRESS } from '../contact/schema';
import { chosenDocument } from '../estimate/choice';
import { estimateSchema, type Estimate } from '../estimate/schema';
import { invoiceSchema } from '../invoice/schema';
import { paymentSchema, type Payment } from '../payment/schema';
import { pricebookItemSchema } from '../pricebook/schema';
import { buildDiscount, buildDocument, buildLine, buildTax, buildZone } from '@/testing/factories/billing';
import { customerDocument } from './customerDocument';
import { currentApproval, faceOfEstimate } from './faceOfEstimate';
import { faceOfInvoice } from './faceOfInvoice';
import { faceOfItem } from './faces/item';
import { publicDocumentSchema } from './schema';
import { assertStorable } from './size';

const NOW = '2026-06-02T15:00:00.000Z';
const company = companySchema.parse({
  name: 'Lovelace Heating',
  phone: '5125550134',
  ownerId: 'SECRET-owner',
  timeZone: 'America/Chicago',
});
const common = {
  companyId: 'c1',
  id: 'e1',
  company,
  settings: { footer: 'License 77' },
  customer: { name: 'Ada', address: EMPTY_ADDRESS },
  serviceAddress: null,
  canPayByCard: true,
  now: NOW,
};

const secretLine = buildLine({ id: 'l1', unitCostCents: 987_654, pricebookItemId: 'SECRET-item' });
const discounts = [
  buildDiscount(
    { ratePpm: 100_000, name: 'Spring', reason: 'SECRET-reason', code: 'SECRET-code', approvalAboveCents: 987_651 },
    { id: 'd1', discountId: 'SECRET-discount', approvedBy: 'SECRET-manager' },
  ),
  buildDiscount({ amountCents: 500, name: 'SECRET-unused', code: 'SECRET-other' }, { id: 'd2' }),
  buildDiscount({ amountCents: 700, name: 'SECRET-exhausted', usageLimit: 3 }, { id: 'd3', discountId: 'x' }),
];
const document = buildDocument({
  type: 'estimate',
  lines: [secretLine, buildLine({ id: 'l2', isOptional: true, isSelected: false, unitPriceCents: 5000 })],
  discounts,
  enteredCodes: ['secret-code'],
  discountUsage: { x: { total: 3, byCustomer: 987_652 } },
  tax: { zone: buildZone([buildTax(80_000)]) },
});
const estimate: Estimate = estimateSchema.parse({
  number: 'E26-1',
  title: 'Furnace',
  customerId: 'cu1',
  document,
  internalNotes: 'SECRET-notes',
  changeRequest: '',
  state: 'approved',
  approval: {
    revisionNumber: 1,
    optionId: '',
    selectedLineIds: ['l2'],
    quantitiesE4: {},
    totalCents: 14_580,
    documentHash: 'a'.repeat(64),
    signature: { name: 'Ada', kind: 'typed' },
    by: 'customer',
    byUid: 'SECRET-uid',
    at: NOW,
    ipAddress: '203.0.113.9',
    userAgent: 'SECRET-agent',
  },
});

const invoice = invoiceSchema.parse({
  draftNumber: 'D26-1',
  number: 'INV-1',
  title: 'Furnace',
  customerId: 'cu1',
  document: { ...document, type: 'invoice' },
  internalNotes: 'SECRET-notes',
  issuedBy: 'SECRET-uid',
  state: 'disputed',
  stateReason: 'SECRET-why',
  issuedOn: '2026-06-01',
  totalCents: 9720,
  balanceCents: 9720,
  dueOn: '2026-06-15',
});
const payment = paymentSchema.parse({
  customerId: 'cu1',
  method: 'card',
  state: 'succeeded',
  amountCents: 100,
  receivedOn: '2026-06-02',
  note: 'SECRET-note',
  enteredBy: 'SECRET-uid',
  stripePaymentIntentId: 'SECRET-pi',
  stripeFeeCents: 987_653,
  reference: 'SECRET-ref',
});

/** Lists every string and number in a value, including keys. */
const leaves = (value: unknown): string => JSON.stringify(value);

describe('public documents', () => {
  it('contain nothing internal', async () => {
    const item = pricebookItemSchema.parse({
      name: 'Filter',
      costCents: 987_654,
      vendor: 'SECRET-vendor',
      vendorPartNumber: 'SECRET-part',
      priceCents: 2000,
    });
    const faces = [
      await faceOfEstimate({ ...common, estimate, signedRevision: null, deposits: [] }),
      await faceOfEstimate({
        ...common,
        estimate: {
          ...estimate,
          approval: estimate.approval && {
            ...estimate.approval,
            by: 'office',
            signature: { name: 'SECRET-phone', kind: 'typed', imageDataUrl: '' },
          },
        },
        signedRevision: null,
        deposits: [],
      }),
      faceOfInvoice({ ...common, invoice, payments: [payment], today: '2026-06-02' }),
      faceOfItem({ ...common, sharedAt: NOW, item, currency: 'USD' }),
    ];
    for (const face of faces) {
      expect(() => publicDocumentSchema.parse(face)).not.toThrow();
      expect(leaves(face)).not.toMatch(/secret/i);
      expect(leaves(face)).not.toMatch(/98765\d|9876\.5\d|9,876\.5\d/);
    }
  });

  it('match the stored document’s amounts for any choice', () => {
    const choices = [[], ['l2']].map((selectedLineIds) => ({ optionId: '', selectedLineIds, quantitiesE4: {} }));
    for (const choice of choices) {
      const [stored, shown] = [document, customerDocument(document)].map((input) =>
        calculateDocument(chosenDocument(input, choice)),
      );
      expect(shown?.totalCents).toBe(stored?.totalCents);
      expect(shown?.taxCents).toBe(stored?.taxCents);
      expect(shown?.discountCents).toBe(stored?.discountCents);
    }
  });

  it('of an approved estimate show the choice, the signer and the deposit due', async () => {
    const withDeposit = {
      ...estimate,
      document: { ...document, deposit: { kind: 'percent' as const, ratePpm: 500_000, amountCents: 0 } },
    };
    const deposits = [{ id: 'p1', kind: 'payment' as const, name: 'Card', amountCents: 1000, at: NOW }];
    const face = await faceOfEstimate({ ...common, estimate: withDeposit, signedRevision: null, deposits });
    expect(face.estimate).toMatchObject({
      depositDueCents: 7290 - 1000,
      depositPaidCents: 1000,
      approval: { name: 'Ada', totalCents: 14_580 },
    });
    // Everyone with the link can read it: the signer's network address is only for the company.
    expect(face.paper).toMatchObject({ stamp: 'Accepted', signature: { name: 'Ada', address: '' } });
    expect(JSON.stringify(face)).not.toContain('203.0.113.9');
    expect(face.estimate?.document.settlements).toEqual([]);
  });

  it('of a changed estimate list what is new since the signature', async () => {
    const after = {
      ...estimate,
      state: 'sent' as const,
      revisionNumber: 2,
      document: { ...document, lines: [{ ...secretLine, quantityE4: 20_000 }, document.lines[1] ?? secretLine] },
    };
    const face = await faceOfEstimate({
      ...common,
      estimate: after,
      signedRevision: { document, terms: '' },
      deposits: [],
    });
    expect(face.estimate?.changes[0]).toEqual({
      label: 'Service call',
      before: '1 × $100.00',
      after: '2 × $100.00',
      changeCents: 10_000,
    });
    expect(face.estimate?.depositDueCents).toBe(0);
    expect(face.paper?.signature).toBeNull();
  });

  it('of an invoice show no failed payments, and payments less refunds', () => {
    const money = (changes: Partial<Payment>) =>
      paymentSchema.parse({
        ...payment,
        state: 'succeeded',
        amountCents: 10_000,
        receivedOn: '2026-06-01',
        ...changes,
      });
    const { invoice: shown } = faceOfInvoice({
      ...common,
      invoice,
      today: '2026-06-02',
      payments: [
        money({ state: 'failed', amountCents: 7_777 }),
        money({ state: 'part-refunded', refundedCents: 2_500 }),
        money({ state: 'processing', amountCents: 300 }),
      ],
    });
    expect(shown?.payments.map(({ amountCents, isProcessing }) => [amountCents, isProcessing])).toEqual([
      [7_500, false],
      [300, true],
    ]);
  });

  it('expire half a year after the last answer or payment, but not with a balance', async () => {
    const [sentAt, later] = ['2026-01-01T00:00:00.000Z', '2026-02-01T00:00:00.000Z'];
    const endOf = (changes: Partial<Estimate>, deposits: Parameters<typeof faceOfEstimate>[0]['deposits'] = []) =>
      faceOfEstimate({
        ...common,
        estimate: { ...estimate, approval: null, sentAt, ...changes },
        signedRevision: null,
        deposits,
      }).then(({ endsAt }) => endsAt.slice(0, 10));
    const deposit = { id: 'p', kind: 'payment' as const, name: '', amountCents: 1, at: later };
    expect(await endOf({ state: 'declined', answeredAt: '' })).toBe('2026-06-30');
    expect(await endOf({ state: 'declined', answeredAt: later })).toBe('2026-07-31');
    expect(await endOf({ state: 'sent', validUntil: '2026-03-01' })).toBe('2026-08-28');
    expect(await endOf({ state: 'approved' }, [deposit])).toBe('2026-07-31');

    const owed = { ...invoice, state: 'issued' as const, issuedAt: sentAt, sentAt, balanceCents: 100 };
    const settled = { ...owed, balanceCents: 0, document: { ...invoice.document, settlements: [deposit] } };
    const ends = [owed, settled].map(
      (one) => faceOfInvoice({ ...common, invoice: one, payments: [], today: '2026-06-02' }).endsAt,
    );
    expect(ends.map((end) => end.slice(0, 10))).toEqual(['', '2026-07-31']);
  });

  it('that are too large say what to do', () => {
    const long = faceOfItem({
      ...common,
      sharedAt: NOW,
      currency: 'USD',
      item: { ...pricebookItemSchema.parse({ name: 'Filter' }), description: 'x'.repeat(1_000_000) },
    });
    expect(() => assertStorable(long)).toThrow('too large');
  });
});

it.each([
  [1, 'approved', true],
  [1, 'converted', true],
  // Revised since: the change hasn't been signed yet.
  [2, 'approved', false],
  [1, 'declined', false],
  [1, 'sent', false],
] as const)('applies an approval of revision 1 to revision %i, which is %s: %j', (revisionNumber, state, holds) => {
  expect(currentApproval({ ...estimate, revisionNumber, state }) !== null).toBe(holds);
});

it.each([
  ['is owed', {}, true],
  ['is paid', { state: 'issued', balanceCents: 0 }, false],
  ['was voided', { state: 'void' }, false],
  ['is a draft', { state: 'draft' }, false],
] as const)('lets an invoice that %s be paid by card: %j', (_what, changes, canPayByCard) => {
  const face = faceOfInvoice({ ...common, invoice: { ...invoice, ...changes }, payments: [], today: '2026-06-02' });
  expect(face.invoice?.canPayByCard).toBe(canPayByCard);
});

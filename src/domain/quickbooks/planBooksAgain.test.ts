import { describe, expect, it } from 'vitest';
import { booksOf } from './ofRecords';
import { type PlanInput, type PlannedRow } from './plan';
import { planBooks } from './planBooks';
import {
  cashPayment,
  day,
  emptyRemote,
  planInput,
  remoteCustomer,
  remoteDocument,
  sampleInvoice,
  sampleLink,
} from '@/testing/factories/quickbooks';

const invoiceDocuments = booksOf({ invoices: [sampleInvoice('i1')], creditNotes: [], payments: [] }, [], day);
const plan = (overrides: Partial<PlanInput> = {}): Map<string, PlannedRow> =>
  new Map(planBooks(planInput({ documents: invoiceDocuments, ...overrides })).map((row) => [row.key, row]));
const ADA = remoteCustomer({ Id: '58', DisplayName: 'Ada Lovelace', PrimaryEmailAddr: { Address: 'ADA@example.com' } });

describe('a record already in QuickBooks', () => {
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

  it('is linked by number and amount without a duplicate, and a different amount needs a decision', () => {
    expect(plan({ links: new Map([linked]), remote: remote(theirs()) }).get('invoice:i1')).toMatchObject({
      op: 'link',
      remoteId: '130',
    });
    expect(
      plan({ links: new Map([linked]), remote: remote(theirs({ TotalAmt: 99 })) }).get('invoice:i1'),
    ).toMatchObject({ op: 'blocked', theirsCents: 9_900 });
  });

  it('is recognized by our mark if the answer was lost', () => {
    const lost = theirs({ DocNumber: '', PrivateNote: 'fieldwright:invoice:i1 · No. 1042' });
    expect(plan({ links: new Map([linked]), remote: remote(lost) }).get('invoice:i1')).toMatchObject({
      op: 'link',
      reason: 'We wrote it earlier, and its answer was lost.',
    });
  });

  it('is left alone when unchanged, even with a newer version there', () => {
    const rows = plan({ links: new Map([linked, pushed]), remote: remote(theirs({ SyncToken: '4' })) });
    expect(rows.get('invoice:i1')).toMatchObject({ op: 'leave', reason: '' });
  });

  it('changed, voided or deleted there is shown, not overwritten', () => {
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

  it('is voided if it was voided here, and left alone if it never got there', () => {
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

  it('for a payment entered there by hand is linked once', () => {
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

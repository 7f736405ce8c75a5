import { describe, expect, it } from 'vitest';
import { booksOf } from './ofRecords';
import { type PlanInput, type PlannedRow } from './plan';
import { planBooks } from './planBooks';
import { booksFactsSchema, mappingSchema } from './setup';
import {
  cashPayment,
  day,
  emptyRemote,
  planInput,
  remoteCustomer,
  sampleInvoice,
  sampleLink,
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
const ADA = remoteCustomer({ Id: '58', DisplayName: 'Ada Lovelace', PrimaryEmailAddr: { Address: 'ADA@example.com' } });

describe('QuickBooks customers', () => {
  const remoteWith = (...customers: ReturnType<typeof remoteCustomer>[]) => ({
    remote: { ...emptyRemote(), customers },
  });
  const party = (rows: Map<string, PlannedRow>) => rows.get('customer:customer-1');

  it('are linked by name plus e-mail, phone or street, in any format', () => {
    expect(party(plan(remoteWith(ADA)))).toMatchObject({ op: 'link', remoteId: '58', reason: 'Same name and e-mail' });
    const turned = remoteCustomer({
      Id: '9',
      DisplayName: 'LOVELACE, Ada',
      PrimaryPhone: { FreeFormNumber: '+1 555.010.0199' },
    });
    expect(party(plan(remoteWith(turned)))).toMatchObject({ op: 'link', reason: 'Same name and phone' });
  });

  it('need a decision if two match, and the invoice waits', () => {
    const rows = plan(remoteWith(ADA, remoteCustomer({ ...ADA, Id: '59', DisplayName: 'Ada  Lovelace.' })));
    expect(party(rows)).toMatchObject({ op: 'blocked', choices: [{ id: '58' }, { id: '59' }] });
    expect(rows.get('invoice:i1')).toMatchObject({ op: 'blocked', reason: 'Waits for Ada Lovelace.' });
  });

  it('need a decision if the same name has another e-mail', () => {
    const other = remoteCustomer({
      Id: '58',
      DisplayName: 'Ada Lovelace',
      PrimaryEmailAddr: { Address: 'other@example.com' },
    });
    expect(party(plan(remoteWith(other)))?.reason).toContain('same name, but other contact data');
    const decided = {
      links: new Map([
        sampleLink('customer:customer-1', { state: 'decided', remoteId: '', entity: '', decision: 'create' }),
      ]),
    };
    expect(party(plan({ ...remoteWith(other), ...decided }))).toMatchObject({
      op: 'create',
      body: { DisplayName: 'Ada Lovelace (C)' },
    });
  });

  it('get a suffix if a vendor has the same name, with a note', () => {
    const rows = plan({ remote: { ...emptyRemote(), otherNames: ['ada lovelace'] } });
    expect(party(rows)).toMatchObject({ op: 'create', body: { DisplayName: 'Ada Lovelace (C)' } });
    expect(party(rows)?.reason).toContain('name is taken');
  });

  it('that were deactivated or merged there block what needs them', () => {
    const links = new Map([sampleLink('customer:customer-1')]);
    for (const customers of [[], [{ ...ADA, Active: false }]]) {
      const rows = plan({ links, remote: { ...emptyRemote(), customers } });
      expect(party(rows)?.op).toBe('blocked');
      expect(rows.get('invoice:i1')?.op).toBe('blocked');
    }
  });

  it('are linked to only one of ours; a second match needs a decision', () => {
    const second = sampleParty({ key: 'customer:customer-2' });
    const documents = [cashPayment(), cashPayment({ key: 'payment:p2', customerId: 'customer-2' })];
    const rows = plan({
      documents,
      ...remoteWith(ADA),
      parties: new Map([
        ['customer:customer-1', sampleParty()],
        ['customer:customer-2', second],
      ]),
    });
    expect(rows.get('customer:customer-1')?.op).toBe('link');
    expect(rows.get('customer:customer-2')?.reason).toContain('linked to another customer of yours');
  });

  it('have their properties as sub-customers if the company wants that', () => {
    const parties = new Map([
      ['customer:customer-1', sampleParty()],
      [
        'property:pr1',
        sampleParty({
          key: 'property:pr1',
          parentKey: 'customer:customer-1',
          displayName: 'Ada Lovelace – 12 Elm St',
          email: '',
          phone: '',
        }),
      ],
    ]);
    const documents = booksOf(
      { invoices: [sampleInvoice('i1', { propertyId: 'pr1' })], creditNotes: [], payments: [] },
      [],
      day,
    );
    const rows = plan({ documents, parties, ...withFacts({}, { hasSubCustomers: true }) });
    expect([...rows.keys()]).toEqual(['customer:customer-1', 'property:pr1', 'invoice:i1']);
    expect(rows.get('property:pr1')?.body).toMatchObject({ ParentRef: { value: '@customer:customer-1' }, Job: true });
  });
});

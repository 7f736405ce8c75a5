import { describe, expect, it } from 'vitest';
import type { CheckedRow, ImportPlan } from './plan';
import { createdBy, importOf, outcomesOf, sample } from '@/testing/importPlan';

const rowOf = (plan: ImportPlan, row: number): CheckedRow | undefined => plan.rows.find((other) => other.row === row);
const draftOf = (plan: ImportPlan, row: number) => rowOf(plan, row)?.draft;
const phonesOf = (plan: ImportPlan, row: number): number =>
  [
    draftOf(plan, row)?.customer.phone,
    ...(draftOf(plan, row)?.customer.contacts ?? []).map(({ phone }) => phone),
  ].filter(Boolean).length;
const emailsOf = (plan: ImportPlan, row: number): number =>
  [
    draftOf(plan, row)?.customer.email,
    ...(draftOf(plan, row)?.customer.contacts ?? []).map(({ email }) => email),
  ].filter(Boolean).length;

describe('a Housecall Pro list', () => {
  const plan = importOf(sample('01-hcp-customers.csv'));

  it('has one row per customer, with numbered address columns', () => {
    expect(plan.preset).toBe('housecall-pro');
    expect(outcomesOf(plan)).toEqual({
      2: 'create',
      3: 'create',
      4: 'create',
      5: 'create',
      6: 'create',
      7: 'duplicate',
      8: 'error',
    });
    expect(plan.groups).toMatchObject([{ firstRow: 2, rows: [{ row: 7, reason: 'Same phone' }] }]);
    const { customers, properties } = createdBy(plan);
    expect([customers.length, properties.length]).toEqual([5, 6]);
    expect(new Set(properties.map(({ id }) => id)).size).toBe(6);
    expect(draftOf(plan, 2)?.properties).toMatchObject([
      { address: { street: '12 Larkspur Ln', city: 'Austin', state: 'TX', postalCode: '78704' }, accessNotes: '' },
      { address: { street: '480 Quarry Rd', unit: 'Unit B', postalCode: '78664' }, accessNotes: 'Rental; call tenant' },
    ]);
    expect(draftOf(plan, 2)?.customer.billingAddress.street).toBe('12 Larkspur Ln');
    expect(draftOf(plan, 6)?.properties).toEqual([]);
  });

  it('keeps ids, phones, tags and the kind of customer', () => {
    expect(draftOf(plan, 2)).toMatchObject({
      externalId: 'cus_a1f0c2',
      customer: { phone: '5125550101', tags: ['VIP', 'annual plan'], kind: 'person' },
    });
    expect(emailsOf(plan, 2)).toBe(3);
    expect(draftOf(plan, 3)?.customer).toMatchObject({ kind: 'company', companyName: 'Ferreira Bakery LLC' });
    expect(draftOf(plan, 3)?.properties[0]?.address.postalCode).toBe('02110');
    expect(draftOf(plan, 4)?.customer.isDoNotService).toBe(true);
    expect(draftOf(plan, 5)?.customer).toMatchObject({ kind: 'company', companyName: 'Maple Street HOA' });
  });

  it('reports an incomplete address and an invalid e-mail', () => {
    expect(rowOf(plan, 4)?.issues).toMatchObject([{ reason: 'This address has no city or ZIP', isKept: true }]);
    expect(rowOf(plan, 5)?.issues).toMatchObject([{ value: 'not-an-address', isKept: true }]);
    expect(rowOf(plan, 8)?.issues).toMatchObject([{ reason: 'There is no name in this row' }]);
  });
});

describe('a Jobber list', () => {
  const plan = importOf(sample('03-jobber-clients.csv'));

  it('has one row per property, with the client and the property in the J-ID', () => {
    expect(plan.preset).toBe('jobber');
    expect(outcomesOf(plan)).toEqual({
      2: 'create',
      3: 'property',
      4: 'create',
      5: 'create',
      6: 'duplicate',
      7: 'error',
    });
    expect(plan.groups).toMatchObject([{ firstRow: 2, rows: [{ row: 6, reason: 'The same ID (87550001)' }] }]);
    const { customers, properties } = createdBy(plan);
    expect(customers.map(({ data }) => data.externalId)).toEqual(['87550001', '87550002', '87550003']);
    expect(properties.map(({ data }) => data.customerId)).toEqual([
      customers[0]?.id,
      customers[0]?.id,
      customers[1]?.id,
    ]);
    expect(rowOf(plan, 2)?.draft?.propertyKey).toBe('98290001');
  });

  it('keeps several values per cell, custom fields, and abbreviates states', () => {
    expect([phonesOf(plan, 2), emailsOf(plan, 2)]).toEqual([3, 2]);
    expect(draftOf(plan, 2)?.customer).toMatchObject({ tags: ['Client'], notes: 'CFT[Filter size]: 16x25x1' });
    expect(draftOf(plan, 2)?.properties).toMatchObject([
      { gateCode: '#1180', address: { state: 'TX', country: 'US' } },
    ]);
    expect(draftOf(plan, 3)?.properties).toMatchObject([
      { label: 'Rental', address: { street: '210 Sycamore Ave', unit: '(RENTAL PROPERTY)', state: 'TX' } },
    ]);
    expect(draftOf(plan, 4)?.customer).toMatchObject({ kind: 'company', companyName: 'Blue Heron Apartments' });
    expect(draftOf(plan, 5)).toMatchObject({ status: 'archived', properties: [] });
  });

  it('archives a client only if all of its rows are archived', () => {
    const made = importOf(
      [
        'J-ID,Display Name,Main Phone #s,E-mails,Service Street 1,Service City,Archived',
        '1_1,Wen Li,,,1 A St,Dallas,true',
        '1_2,Wen Li,,,2 B St,Dallas,false',
        '2_3,Ann Poe,,,3 C St,Dallas,true',
        '2_4,Ann Poe,,,4 D St,Dallas,true',
      ].join('\n'),
    );
    expect(createdBy(made).customers.map(({ data }) => data.status)).toEqual(['active', 'archived']);
  });

  it('does not merge strangers whose ids a spreadsheet rounded', () => {
    const made = importOf(
      [
        'J-ID,Display Name,Main Phone #s,E-mails,Service Street 1,Service City',
        '8.755E+16,Noor Haddad,817-555-0110,,1 A St,Dallas',
        '8.755E+16,Wen Li,817-555-0114,,2 B St,Dallas',
        '########,Ann Poe,8.18E+09,,3 C St,Dallas',
      ].join('\n'),
    );
    const { customers, properties } = createdBy(made);
    expect(customers.map(({ data }) => [data.name, data.externalId])).toEqual([
      ['Noor Haddad', ''],
      ['Wen Li', ''],
      ['Ann Poe', ''],
    ]);
    expect(new Set(properties.map(({ data }) => data.customerId)).size).toBe(3);
    expect(made.rows[0]?.issues).toMatchObject([{ column: 'J-ID', value: '8.755E+16', isKept: true }]);
    expect(customers[2]?.data).toMatchObject({ phone: '', notes: 'J-ID: ########\nMain Phone #s: 8.18E+09' });
  });
});

it('does not merge two names under one id into one customer', () => {
  const made = importOf('Id,Name,Street,City\n7,Ada King,1 A St,Austin\n7,Bob Ross,2 B St,Austin');
  expect(outcomesOf(made)).toEqual({ 2: 'create', 3: 'duplicate' });
  expect(made.groups[0]?.rows).toMatchObject([{ reason: 'The same ID (7), but another name' }]);
});

describe('a FieldPulse list', () => {
  const plan = importOf(sample('10-fieldpulse-customers.csv'));

  it('has the service address in plain columns, next to a billing address', () => {
    expect(outcomesOf(plan)).toEqual({ 2: 'create', 3: 'create', 4: 'duplicate', 5: 'error' });
    expect(createdBy(plan).properties).toHaveLength(2);
    expect(draftOf(plan, 3)).toMatchObject({
      externalId: '1042',
      customer: {
        kind: 'company',
        companyName: 'Pine & Sons',
        billingAddress: { street: 'PO Box 12', postalCode: '97308' },
      },
      properties: [{ address: { street: '900 Mill Rd', city: 'Salem', state: 'OR', postalCode: '97301-4410' } }],
    });
    expect(draftOf(plan, 2)).toMatchObject({
      customer: { tags: ['gold', 'filters'], billingAddress: { street: '18 Fern Ct' } },
    });
    expect(plan.groups).toMatchObject([{ firstRow: 2, rows: [{ row: 4, reason: 'Same e-mail' }] }]);
  });
});

describe('a QuickBooks list', () => {
  it('from Online has a title and a footer, and sub-customers are properties', () => {
    const plan = importOf(sample('12-qbo-customer-contact-list.csv'));
    expect(plan).toMatchObject({ preset: 'quickbooks', headerRow: 5 });
    expect(outcomesOf(plan)).toEqual({ 6: 'create', 7: 'property', 8: 'create', 9: 'create', 11: 'skip' });
    const { customers, properties } = createdBy(plan);
    expect([customers.length, properties.length]).toEqual([3, 3]);
    expect(phonesOf(plan, 6)).toBe(2);
    expect(draftOf(plan, 6)?.customer).toMatchObject({
      companyName: 'Blue Heron Apartments',
      lastName: 'Marek',
      billingAddress: { city: 'Dallas' },
    });
    expect(properties[1]?.data).toMatchObject({
      customerId: customers[0]?.id,
      label: 'Building C',
      address: { street: '46 Heron Way', city: 'Dallas', state: 'TX', postalCode: '75201' },
    });
    expect(draftOf(plan, 8)?.customer).toMatchObject({ firstName: 'Dana', lastName: 'Okafor' });
    expect(emailsOf(plan, 8)).toBe(2);
    expect(draftOf(plan, 9)?.customer.lastName).toBe('Müller-Ødegård');
  });

  it('from Desktop contains several lists in one file', () => {
    const plan = importOf(sample('14-qbd-customers.iif'));
    expect(plan).toMatchObject({ preset: 'quickbooks', headerRow: 3 });
    expect(outcomesOf(plan)).toEqual({ 4: 'create', 5: 'property', 6: 'create', 7: 'skip', 8: 'skip' });
    const { customers, properties } = createdBy(plan);
    expect(customers).toHaveLength(2);
    expect(customers[0]?.data).toMatchObject({
      companyName: 'Café Ångström',
      externalId: '12',
      paymentTerms: 'net-30',
      notes: 'Prefers mornings\nRing twice',
      tags: ['Commercial'],
    });
    expect(customers[1]?.data).toMatchObject({ firstName: 'Jo', lastName: 'Smith', status: 'archived' });
    expect(properties.map(({ data }) => [data.label, data.address.street])).toEqual([
      ['', '5 Rue Ln'],
      ['Oven hood', '7 Rue Ln'],
    ]);
  });
});

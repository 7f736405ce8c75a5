import { describe, expect, it } from 'vitest';
import { createdBy, importOf, outcomesOf, sample } from '@/testing/importPlan';

const made = (name: string) => createdBy(importOf(sample(`hostile/${name}`)));
const customersOf = (name: string) => made(name).customers.map(({ data }) => data);

describe('phone numbers in disguise', () => {
  it('are phone numbers, and words beside them are kept', () => {
    expect(customersOf('customers-phones.csv').map(({ phone, notes }) => [phone, notes])).toEqual([
      ['5125550116', ''],
      ['(512) 555-0114', ''],
      ['5125550115', ''],
      ['512-555-0109', 'Phone: call his wife Jo 512-555-0109'],
      ['', ''],
    ]);
  });

  it('and addresses with the state in full are read whole', () => {
    const { customers, properties } = made('import-phones-addresses.csv');
    expect(customers.map(({ data }) => data.phone)).toEqual([
      '512-555-0141',
      '(512) 555-0142',
      '(512) 555-0143',
      '5125550144',
      '512-555-0145',
      '512-555-0146 ext. 12',
      '512-555-0147',
    ]);
    expect(customers.every(({ data }) => data.notes === '')).toBe(true);
    expect(
      properties.map(({ data: { address } }) => [address.street, address.unit, address.city, address.state]),
    ).toEqual([
      ['12 Elm St', '', 'Austin', 'TX'],
      ['14 Elm St', '', 'Austin', 'TX'],
      ['16 Elm St', '', 'Washington', 'DC'],
      ['18 Elm St', '', 'Austin', 'TX'],
      ['20 Elm St', 'Apt 4', 'Austin', 'TX'],
      ['22 Elm St', '', 'Austin', 'TX'],
      ['24 Elm St', '', 'Austin', 'TX'],
    ]);
  });

  it('lose the “.0” of a spreadsheet, as ZIP codes and ids do', () => {
    const { customers, properties } = made('import-point-zero.csv');
    expect(customers.map(({ data }) => data.phone)).toEqual(['5125550103', '5125550104']);
    expect(properties.map(({ data }) => data.address.postalCode)).toEqual(['78701', '02138']);
    const [first] = createdBy(importOf('Id,Name,Phone\n1042.0,Ada King,5125550103.0')).customers;
    expect(first?.data).toMatchObject({ externalId: '1042', phone: '5125550103' });
  });
});

describe('a printed list', () => {
  it('has titles with page numbers and a count of its customers, which are no customers', () => {
    expect(outcomesOf(importOf(sample('hostile/customers-page-titles.csv')))).toEqual({
      3: 'create',
      4: 'skip',
      5: 'skip',
      6: 'create',
      7: 'skip',
    });
  });

  it('with old Mac line ends keeps the lines of a note', () => {
    expect(customersOf('customers-cr-only-note.csv').map(({ notes }) => notes)).toEqual(['two\nlines']);
  });

  it('with broken quotes in one row takes the short row behind it', () => {
    expect(outcomesOf(importOf(sample('hostile/customers-short-row-after-broken.csv')))).toEqual({
      2: 'error',
      3: 'create',
    });
  });
});

import { describe, expect, it } from 'vitest';
import { guessByContent } from './guess';
import { guessMapping } from './mapping';
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

describe('a list of something else', () => {
  it('makes one customer of all of its invoices', () => {
    const plan = importOf(sample('hostile/customers-is-an-invoice-list.csv'));
    expect(outcomesOf(plan)).toEqual({ 2: 'create', 3: 'duplicate' });
    expect(plan.groups).toMatchObject([{ firstRow: 2, rows: [{ row: 3, reason: 'The same name' }] }]);
  });

  it('takes the people out of jobs, with all of their places, and nothing about the jobs', () => {
    const { customers, properties } = createdBy(
      importOf(
        [
          'Job #,Customer name,Phone,Street,City,State,Zip,Job status,Description,Tags,Total',
          '1,Noor Haddad,817-555-0110,3 Elm St,Austin,TX,78701,Done,Filter,rush,10',
          '2,Noor Haddad,,9 Oak St,Austin,TX,78701,Open,Coil,,20',
          '3,Noor Haddad,817-555-0110,3 Elm St,Austin,TX,78701,Open,Coil,,20',
          '4,Noor Haddad,817-555-0199,5 Ash St,Waco,TX,76701,Open,Coil,,20',
        ].join('\n'),
      ),
    );
    // The fourth has another phone: somebody of the same name.
    expect(customers.map(({ data }) => [data.name, data.notes, data.tags, data.status])).toEqual([
      ['Noor Haddad', '', [], 'active'],
      ['Noor Haddad', '', [], 'active'],
    ]);
    expect(properties.map(({ data }) => data.address.street)).toEqual(['3 Elm St', '9 Oak St', '5 Ash St']);
  });

  it('of customers, rows that differ only in what is not imported are one', () => {
    const plan = importOf('Name,City,Balance\nAda King,Austin,5\nADA KING,austin,6\nAda King,Waco,7');
    expect(outcomesOf(plan)).toEqual({ 2: 'create', 3: 'duplicate', 4: 'create' });
  });
});

describe('columns with names that nobody knows', () => {
  it('are taken where their name and their values say the same, and else only guessed', () => {
    const columns = ['Customer', 'Main Phone #', 'Cell ph.', 'addr', 'st', 'Permit', 'balance'];
    const rows = [{ cells: ['Ada King', '512-555-0101', '5125550102', '12 Elm St', 'TX', '5125550103', '5.00'] }];
    const mapping = guessMapping(columns, 'generic', rows);
    expect(mapping).toEqual(['displayName', 'phone', 'mobilePhone', 'billingAddress', 'billingState', '', '']);
    expect(guessByContent('Permit', ['5125550103'], mapping)).toEqual({
      target: 'otherPhone',
      words: 'phone numbers',
      isNamed: false,
    });
    expect(guessByContent('balance', ['5.00'], mapping)).toBeNull();
    expect(guessByContent('Where', ['12 Elm St, Austin, TX 78701'], ['displayName', ''])).toMatchObject({
      target: 'billingAddress',
      isNamed: true,
    });
  });
});

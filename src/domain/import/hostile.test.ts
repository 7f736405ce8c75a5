import { describe, expect, it } from 'vitest';
import { recognizeKind } from './fileKind';
import { guessByContent } from './guess';
import { guessMapping } from './mapping';
import { createdBy, importOf, outcomesOf, sample } from '@/testing/importPlan';

const made = (name: string) => createdBy(importOf(sample(`hostile/${name}`)));
const customersOf = (name: string) => made(name).customers.map(({ data }) => data);

describe('oddly written phone numbers', () => {
  it('are recognized, and words next to them are kept', () => {
    expect(customersOf('customers-phones.csv').map(({ phone, notes }) => [phone, notes])).toEqual([
      ['5125550116', ''],
      ['(512) 555-0114', ''],
      ['5125550115', ''],
      ['512-555-0109', 'Phone: call his wife Jo 512-555-0109'],
      ['', ''],
    ]);
  });

  it('are read next to addresses with the full state name', () => {
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

  it('lose a spreadsheet’s “.0”, as do ZIP codes and ids', () => {
    const { customers, properties } = made('import-point-zero.csv');
    expect(customers.map(({ data }) => data.phone)).toEqual(['5125550103', '5125550104']);
    expect(properties.map(({ data }) => data.address.postalCode)).toEqual(['78701', '02138']);
    const [first] = createdBy(importOf('Id,Name,Phone\n1042.0,Ada King,5125550103.0')).customers;
    expect(first?.data).toMatchObject({ externalId: '1042', phone: '5125550103' });
  });
});

describe('a printed customer list', () => {
  it('has titles, page numbers and totals that are not customers', () => {
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

  it('with broken quotes in one row keeps the short row after it', () => {
    expect(outcomesOf(importOf(sample('hostile/customers-short-row-after-broken.csv')))).toEqual({
      2: 'error',
      3: 'create',
    });
  });
});

describe('a list of other records', () => {
  it('makes one customer out of several invoices', () => {
    const plan = importOf(sample('hostile/customers-is-an-invoice-list.csv'));
    expect(outcomesOf(plan)).toEqual({ 2: 'create', 3: 'duplicate' });
    expect(plan.groups).toMatchObject([{ firstRow: 2, rows: [{ row: 3, reason: 'The same name' }] }]);
  });

  it('takes customers and their addresses from jobs, and nothing else', () => {
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
    // The fourth has a different phone number, so it's another person with the same name.
    expect(customers.map(({ data }) => [data.name, data.notes, data.tags, data.status])).toEqual([
      ['Noor Haddad', '', [], 'active'],
      ['Noor Haddad', '', [], 'active'],
    ]);
    expect(properties.map(({ data }) => data.address.street)).toEqual(['3 Elm St', '9 Oak St', '5 Ash St']);
  });

  it('merges customer rows that differ only in unimported columns', () => {
    const plan = importOf('Name,City,Balance\nAda King,Austin,5\nADA KING,austin,6\nAda King,Waco,7');
    expect(outcomesOf(plan)).toEqual({ 2: 'create', 3: 'duplicate', 4: 'create' });
  });
});

describe('columns with unknown names', () => {
  it('are mapped if name and values agree, and otherwise only suggested', () => {
    const columns = ['Customer', 'Main Phone #', 'Cell ph.', 'addr', 'st', 'Permit', 'balance'];
    const rows = [{ cells: ['Ada King', '512-555-0101', '5125550102', '12 Elm St', 'TX', '5125550103', '5.00'] }];
    const mapping = guessMapping(columns, 'generic', rows);
    expect(mapping).toEqual(['displayName', 'phone', 'mobilePhone', 'billingAddress', 'billingState', '', '']);
    expect(guessByContent('Permit', ['5125550103'], mapping)).toEqual({
      target: 'otherPhone',
      words: 'phone numbers',
      isNamed: false,
    });
    expect(guessByContent('Office #', ['512 555 0112 ext 7'], mapping)).toMatchObject({ isNamed: true });
    expect(guessByContent('Office Fax', ['512 555 0112'], mapping)).toMatchObject({ isNamed: false });
    expect(guessByContent('balance', ['5.00'], mapping)).toBeNull();
    expect(guessByContent('Where', ['12 Elm St, Austin, TX 78701'], ['displayName', ''])).toMatchObject({
      target: 'billingAddress',
      isNamed: true,
    });
  });
});

describe('files of other products in unknown layouts', () => {
  const addresses = (name: string) =>
    made(name).properties.map(({ data: { address, gateCode, accessNotes } }) =>
      [
        address.street,
        address.unit,
        address.city,
        address.state,
        address.postalCode,
        address.country,
        gateCode,
        accessNotes,
      ]
        .filter(Boolean)
        .join('|'),
    );

  it('are read with odd headers and foreign phone numbers', () => {
    expect(
      customersOf('contacts-odd-headers.csv').map(({ name, phone, contacts }) => [name, phone, contacts[0]?.phone]),
    ).toEqual([
      ['José & Ana Ramírez', '(512) 555-0181', '512.555.0182'],
      ["Ellen O'Malley-Smith III", '1-512-555-0183 x 204', undefined],
      ['BRIGHT HORIZONS DAYCARE LLC', '+1 (737) 555 0184', undefined],
      ['Yuki Tanaka', '+81 3-1234-5678', '512 555 0185'],
      ['Hans Müller', '+49 (0)30 123456', undefined],
    ]);
    expect(addresses('contacts-odd-headers.csv')).toEqual([
      '1204 W. 6th Street, Apt. #3-B|Austin|TX|78703-4410|US|#4412*',
      'PO Box 88|Round Rock|TX|78664|US',
      '9900 N Lamar Blvd Ste 200|AUSTIN|TX|78753|US|0911',
      '77 Lake Rd|Lago Vista|TX|78645|US',
      '12 Oak Ct, Bldg C|Leander|TX|78641|US',
    ]);
  });

  it('are read with addresses of two countries in one column', () => {
    expect(addresses('addresses-in-one-column.csv')).toEqual([
      '1500 Market St Unit 4|Denver|CO|80202|US',
      '742 Evergreen Ter.|Grand Junction|CO|81501|US',
      'County Road 12 #455|Fort Collins|CO|US',
      '55 Rue Sainte-Catherine|Montréal|QC|H2X 3Y7|CA',
      '100 King St W|Suite 5|Toronto|ON|M5X 1A9|CA',
      '100 N Main St|New York|NY|10001|US',
    ]);
  });

  it('are read from address books that name addresses instead of numbering them', () => {
    expect(addresses('google-contacts.csv')).toEqual(['12 Elm St|Austin|TX|78701|US', '3 Main St|Kyle|TX|78640|US']);
    expect(customersOf('google-contacts.csv').map(({ tags }) => tags)).toEqual([[], []]);
    expect(addresses('outlook-contacts.csv')).toEqual([
      '9 Ash Ln|Waco|TX|76701|US',
      '40 Industrial Dr|Temple|TX|76501|US',
    ]);
  });

  it.each([
    [
      'documents',
      'invoices',
      'Doc No.,Doc Date,Bill To,Ship To City,Net,Tax,Gross,Outstanding',
      '1,2,Rosa Diaz,Kyle,1,2,3,4',
    ],
    [
      'charges of cards',
      'payments',
      'id,Created date (UTC),Amount,Amount Refunded,Currency,Status,Customer Email,Card Last4',
      'ch_1,2026-03-02,5.00,0.00,usd,Paid,rosa@example.com,4242',
    ],
    ['money that came in', 'payments', 'Received,From,Ref,Type,Amt', '03/02/26,Rosa Diaz,1042,Check,433'],
    [
      'work orders',
      'jobs',
      'WO,Customer,Site,Scheduled For,Tech,Problem',
      '1,Rosa Diaz,22 Elm St,2026-03-04,Sam,No heat',
    ],
    ['flat rates', 'prices', 'Task #,Task Name,Flat Rate,Std Hrs,Matl Cost', 'P-100,Faucet,389,1.5,112'],
    ['leads', 'customers', 'Lead Date,Lead Name,Phone,Source', '2026-03-01,Tom Fry,512-555-0120,Angi'],
  ])('recognize a list of %s as %s', (_what, kind, columns, row) => {
    expect(recognizeKind(columns.split(','))).toBe(kind);
    const named = new Map([
      ['invoices', 'Rosa Diaz'],
      ['jobs', 'Rosa Diaz'],
      ['customers', 'Tom Fry'],
    ]).get(kind);
    if (named !== undefined)
      expect(createdBy(importOf(`${columns}\n${row}`)).customers.map(({ data }) => data.name)).toEqual([named]);
  });
});

import { describe, expect, it } from 'vitest';
import { findMisfits } from './fit';
import { guessMapping } from './mapping';
import { readRow } from './rows';
import { openCsv, readRows } from './table';

/** Returns the first data row of a CSV text, with its columns mapped by name. */
function read(text: string) {
  const source = openCsv(text);
  if (typeof source === 'string') throw new Error(source);
  const [row] = [...readRows(source)];
  if (!row) throw new Error('no row');
  return readRow(row, source.columns, guessMapping(source.columns, 'generic'));
}

it('strips the quotes that a newsletter service puts around each tag', () => {
  const { draft } = read('Name,Tags\nAnn Lee,"""VIP"",""Spring tune-up"""');
  expect(draft?.customer.tags).toEqual(['VIP', 'Spring tune-up']);
});

describe('reading a row', () => {
  it('creates a customer with a property', () => {
    const { draft, issues } = read(
      'First Name,Last Name,Phone,Email,Street,City,State,Zip\n Zoë ,O’Brien,(512) 555-0134,ZOE@Example.com,12 Elm St,Austin,TX,78701',
    );
    expect(issues).toEqual([]);
    expect(draft).toMatchObject({
      customer: {
        kind: 'person',
        firstName: 'Zoë',
        lastName: 'O’Brien',
        phone: '(512) 555-0134',
        email: 'zoe@example.com',
        source: 'import',
      },
      properties: [
        { address: { street: '12 Elm St', city: 'Austin', state: 'TX', postalCode: '78701', country: 'US' } },
      ],
    });
    expect(draft?.customer.billingAddress).toEqual(draft?.properties[0]?.address);
  });

  it('keeps additional phones and e-mails as contacts', () => {
    const { draft } = read(
      'Name,Phone,Mobile,Email\nAda Lovelace,512-555-0134 x12,"512-555-0199, 512-555-0200","a@x.com; b@x.com"',
    );
    expect(draft?.customer).toMatchObject({ phone: '512-555-0134 x12', email: 'a@x.com' });
    expect(draft?.customer.contacts).toMatchObject([
      { name: 'Ada Lovelace', role: 'Mobile', phone: '512-555-0199', email: 'b@x.com' },
      { name: 'Ada Lovelace', role: 'Mobile', phone: '512-555-0200', email: '' },
    ]);
  });

  it('keeps values that do not fit in the notes, and says so', () => {
    const { draft, issues } = read(
      'Name,Phone,Email,Terms,Lead Source,Notes\nAda Lovelace,call wife,nope,Net 45,The blue boat,Has a dog',
    );
    expect(issues.map(({ column, value, isKept }) => [column, value, isKept])).toEqual([
      ['Phone', 'call wife', true],
      ['Email', 'nope', true],
      ['Terms', 'Net 45', true],
    ]);
    expect(draft?.customer).toMatchObject({ phone: '', email: '', source: 'other', paymentTerms: '' });
    for (const kept of ['Has a dog', 'call wife', 'nope', 'Net 45', 'The blue boat'])
      expect(draft?.customer.notes).toContain(kept);
  });

  it('fails when a value is too long, instead of cutting it', () => {
    const { draft, issues } = read(`First Name,Last Name,Notes\n${'x'.repeat(10_000)},Lovelace,${'n'.repeat(10_001)}`);
    expect(draft).toBeNull();
    expect(issues).toMatchObject([
      { column: 'First Name', value: 'x'.repeat(10_000), reason: 'At most 80 characters', isKept: false },
      { column: 'Notes', reason: 'At most 10000 characters', isKept: false },
    ]);
    expect(read(`Name,Notes\nAda,${'n'.repeat(10_000)}`).draft?.customer.notes).toHaveLength(10_000);
  });

  it('fails without a name, with too many values, or with broken quotes', () => {
    expect(read('Name,Phone\n,512-555-0134').issues).toMatchObject([{ reason: 'There is no name in this row' }]);
    expect(read('Name,City\nLovelace, Ada,Austin').issues).toMatchObject([
      { reason: 'This row has 3 values for 2 columns' },
    ]);
    expect(read('Name,City\n"Lovelace,Austin\nx,y').issues).toMatchObject([
      { reason: 'The quotes in this row are broken', value: '"Lovelace,Austin' },
    ]);
  });

  it('accepts short rows, emoji, right-to-left text and line breaks', () => {
    expect(read('Name,Phone,Email\nAda').draft?.customer).toMatchObject({ lastName: 'Ada', phone: '' });
    expect(read('First Name,Last Name,Street\n👩‍🔧 محمد,שלום,"12 Elm St\nRear"').draft).toMatchObject({
      customer: { firstName: '👩‍🔧 محمد', lastName: 'שלום' },
      properties: [{ address: { street: '12 Elm St Rear' } }],
    });
  });

  it('splits names and addresses', () => {
    expect(read('Name,Address\n"Lovelace, Ada","12 Elm St, Apt 4, Austin, TX 78701, USA"').draft).toMatchObject({
      customer: {
        firstName: 'Ada',
        lastName: 'Lovelace',
        billingAddress: {
          street: '12 Elm St',
          unit: 'Apt 4',
          city: 'Austin',
          state: 'TX',
          postalCode: '78701',
          country: 'US',
        },
      },
    });
    expect(read('Name,Address\nBlue Ridge LLC,The lot behind the mill').draft?.customer).toMatchObject({
      kind: 'company',
      companyName: 'Blue Ridge LLC',
      billingAddress: { street: 'The lot behind the mill', city: '' },
    });
  });

  it('distinguishes a church from a person named Church', () => {
    const kindOf = (name: string) => read(`Name,Street\n${name},1 A St`).draft?.customer.kind;
    expect(kindOf('Dora Church')).toBe('person');
    expect(['Grace Church', 'Hill Country Bible Church', 'St. Mark’s Church'].map(kindOf)).toEqual([
      'company',
      'company',
      'company',
    ]);
  });

  it('treats a company’s address as a business, unless it is residential or the file says so', () => {
    const useOf = (columns: string, values: string) =>
      read(`Company,First name,Last name,Street${columns}\n${values}`).draft?.properties[0]?.use;
    expect(useOf('', 'Pflugerville Dental Studio,,,201 W Main St')).toBe('business');
    expect(useOf('', 'Blue Heron Apartments LLC,,,480 Quarry Rd')).toBe('home');
    expect(useOf('', ',Dana,Okafor,12 Larkspur Ln')).toBe('home');
    expect(useOf(',Property use', 'Pflugerville Dental Studio,,,201 W Main St,Home')).toBe('home');
  });

  it('restores a ZIP’s dropped zero only where ZIPs begin with one', () => {
    const lost = read('Name,Street,City,State,Zip\nAda,1 Main St,Boston,MA,2108');
    expect(lost.draft?.customer.billingAddress.postalCode).toBe('02108');
    expect(lost.issues).toMatchObject([{ column: 'Zip', value: '2108', isKept: true }]);
    const short = read('Name,Street,City,State,Zip\nAda,1 Main St,Austin,TX,7870');
    expect(short.draft?.customer.billingAddress.postalCode).toBe('7870');
  });

  it.each([
    ['Exempt', true],
    ['Not exempt', false],
    ['yes', true],
    ['', false],
  ])('reads %j as tax exempt: %j', (cell, isTaxExempt) => {
    expect(read(`Name,Tax Exempt\nAda,${cell}`).draft?.customer.isTaxExempt).toBe(isTaxExempt);
  });

  it('understands flags as people write them', () => {
    const flags = 'Name,Tax Exempt,Do Not Service,Status,Terms,Tags,Lead Source\n';
    expect(read(`${flags}Ada,Exempt,bad cheques,Archived,Net 30,"vip, Pool;vip",Google Ads`).draft).toMatchObject({
      status: 'archived',
      customer: {
        isTaxExempt: true,
        isDoNotService: true,
        doNotServiceReason: 'bad cheques',
        paymentTerms: 'net-30',
        tags: ['vip', 'Pool'],
        source: 'google',
      },
    });
    expect(read(`${flags}Ada,no,No,Active,Due on receipt,,referral`).draft?.customer.paymentTerms).toBe('on-receipt');
    expect(read(`${flags}Ada,no,No,Active,,,referral`).draft).toMatchObject({
      status: 'active',
      customer: { isTaxExempt: false, isDoNotService: false, doNotServiceReason: '', source: 'referral', notes: '' },
    });
  });
});

describe('opening a file', () => {
  it.each([
    ['', 'empty'],
    ['\n \r\n', 'empty'],
    ['Name,Phone\n', 'no-rows'],
    ['Ada,ada@example.com\nBob,bob@example.com', 'no-header'],
    ['Ada,512-555-0134\nBob,512-555-0135', 'no-header'],
  ])('refuses %j: %s', (text, problem) => {
    expect(openCsv(text)).toBe(problem);
  });

  it('accepts a title above the columns, and a line naming the separator', () => {
    expect(openCsv('Customer Contact List\nBlue Ridge\n\nCustomer,Phone,Email\nAda,1,2')).toMatchObject({
      columns: ['Customer', 'Phone', 'Email'],
      headerRow: 4,
    });
    expect(openCsv('sep=;\nName;City\nAda;Austin')).toMatchObject({ columns: ['Name', 'City'], delimiter: ';' });
    expect(openCsv('\ufeffName;City\nAda, the first;Austin')).toMatchObject({ columns: ['Name', 'City'] });
  });

  it('notices swapped columns', () => {
    const columns = ['Name', 'Phone', 'Email'];
    const rows = Array.from({ length: 20 }, (_, index) => ({
      cells: [`Ada ${index}`, `a${index}@x.com`, '512-555-0134'],
    }));
    expect(findMisfits(columns, ['displayName', 'phone', 'email'], rows).map(({ message }) => message)).toEqual([
      '“Phone” mostly holds e-mail addresses, but goes to “Main phone”.',
      '“Email” mostly holds phone numbers, but goes to “E-mail”.',
    ]);
    expect(findMisfits(columns, ['displayName', 'email', 'phone'], rows)).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { fromStoredMapping, guessMapping, mapColumn, mappingProblem, toStoredMapping } from './mapping';
import { recognizePreset } from './presets';
import { uniqueNames } from './table';

const JOBBER =
  'J-ID,Display Name,Company Name,Title,First Name,Last Name,Main Phone #s,Mobile Phone #s,E-mails,Lead Source,Tags,Billing Street 1,Billing Street 2,Billing City,Billing State,Billing Zip code,Billing Country,Service Property Name,Service Street 1,Service Street 2,Service City,Service State,Service Zip code,Service Country';
const HOUSECALL =
  'Customer ID,First Name,Last Name,Display Name,Email,Mobile Number,Home Number,Work Number,Company,Job Title,Street,Street Line 2,City,State,Zip,Lead Source,Tags,Notifications Enabled,Do Not Service,Notes';
const QUICKBOOKS_DESKTOP =
  'Active Status,Customer,Balance,Balance Total,Company,Mr./Ms./...,First Name,M.I.,Last Name,Primary Contact,Main Phone,Fax,Alt. Phone,Main Email,Bill to 1,Bill to 2,Bill to 3,Ship to 1,Ship to 2,Ship to 3,Customer Type,Terms,Tax Code,Resale Num,Account No.';
const QUICKBOOKS_ONLINE =
  'Name,Company name,Street Address,City,State,Country,Zip,Phone,Email,Attachments,Open Balance';
const QUICKBOOKS_REPORT = 'Customer full name,Phone numbers,Email,Full name,Billing address,Shipping address';
const GOOGLE = 'First Name,Last Name,E-mail Address,Phone,Street,City,State,Zip';

const GROUP = ['Street Line 1', 'Street Line 2', 'City', 'State', 'Postal Code', 'Billing?', 'Notes'];

const columnsOf = (line: string): string[] => uniqueNames(line.split(','));
const targetsOf = (line: string): Record<string, string> => {
  const columns = columnsOf(line);
  const mapping = guessMapping(columns, recognizePreset(columns));
  return Object.fromEntries(
    columns
      .map((column, index): [string, string] => [column, mapping[index] ?? ''])
      .filter(([, target]) => target !== ''),
  );
};

describe('a file’s source', () => {
  it.each([
    ['jobber', JOBBER],
    ['housecall-pro', HOUSECALL],
    ['quickbooks', QUICKBOOKS_DESKTOP],
    ['quickbooks', QUICKBOOKS_ONLINE],
    ['quickbooks', QUICKBOOKS_REPORT],
    ['generic', GOOGLE],
    ['generic', 'Name,Phone,Email'],
  ])('is recognized as %s by its columns', (preset, line) => {
    expect(recognizePreset(columnsOf(line))).toBe(preset);
  });
});

describe('column mapping', () => {
  it('recognizes a Jobber export', () => {
    expect(targetsOf(JOBBER)).toMatchObject({
      'J-ID': 'externalPairId',
      'Main Phone #s': 'phone',
      'Mobile Phone #s': 'mobilePhone',
      'E-mails': 'email',
      'Lead Source': 'source',
      'Billing Street 1': 'billingStreet',
      'Billing Zip code': 'billingPostalCode',
      'Service Property Name': 'serviceLabel',
      'Service Street 1': 'serviceStreet',
      'Service Street 2': 'serviceUnit',
      'Service Zip code': 'servicePostalCode',
      'Display Name': 'displayName',
    });
  });

  it('recognizes a Housecall Pro export, whose only address is the service address', () => {
    expect(targetsOf(HOUSECALL)).toMatchObject({
      'Customer ID': 'externalId',
      'Mobile Number': 'mobilePhone',
      'Home Number': 'otherPhone',
      'Work Number': 'otherPhone',
      Company: 'companyName',
      Street: 'serviceStreet',
      'Street Line 2': 'serviceUnit',
      City: 'serviceCity',
      Zip: 'servicePostalCode',
      'Do Not Service': 'doNotService',
    });
  });

  it('recognizes three kinds of QuickBooks export', () => {
    expect(targetsOf(QUICKBOOKS_DESKTOP)).toMatchObject({
      'Active Status': 'status',
      Customer: 'displayName',
      'Main Phone': 'phone',
      'Alt. Phone': 'otherPhone',
      'Main Email': 'email',
      'Bill to 1': 'billingAddress',
      'Bill to 3': 'billingAddress',
      'Ship to 2': 'serviceAddress',
      Terms: 'paymentTerms',
      'Tax Code': 'taxable',
      'Account No.': 'externalId',
    });
    expect(targetsOf(QUICKBOOKS_ONLINE)).toMatchObject({
      Name: 'displayName',
      'Street Address': 'billingStreet',
      City: 'billingCity',
      Zip: 'billingPostalCode',
    });
    expect(targetsOf(QUICKBOOKS_REPORT)).toMatchObject({
      'Customer full name': 'displayName',
      'Phone numbers': 'phone',
      'Billing address': 'billingAddress',
      'Shipping address': 'serviceAddress',
    });
  });

  it('treats “Address” next to a city as the street in any list', () => {
    expect(targetsOf('Client Name,Cell,E-Mail,Address,City,ST,ZIP Code')).toMatchObject({
      'Client Name': 'displayName',
      Cell: 'mobilePhone',
      'E-Mail': 'email',
      Address: 'billingStreet',
      City: 'billingCity',
      'ZIP Code': 'billingPostalCode',
    });
    expect(targetsOf('Name,Address')).toMatchObject({ Address: 'billingAddress' });
  });

  it('reads “#” as number, and a separate address next to the billing address', () => {
    expect(targetsOf('Customer #,Customer,Phone #,Address Line 1,City,Zip,Billing Address Line 1,Billing Zip')).toEqual(
      {
        'Customer #': 'externalId',
        Customer: 'displayName',
        'Phone #': 'phone',
        'Address Line 1': 'serviceStreet',
        City: 'serviceCity',
        Zip: 'servicePostalCode',
        'Billing Address Line 1': 'billingStreet',
        'Billing Zip': 'billingPostalCode',
      },
    );
  });

  it('stores hundreds of numbered address columns as one entry', () => {
    const columns = [
      'First Name',
      ...Array.from({ length: 61 }, (_, index) => GROUP.map((part) => `Address_${index + 1} ${part}`)),
    ].flat();
    const mapping = guessMapping(columns, 'housecall-pro');
    expect(mapping.slice(1).every((target) => target === 'addressGroup')).toBe(true);
    const stored = toStoredMapping(columns, mapping);
    expect(stored).toEqual({ firstName: 'First Name', addressGroup: '*' });
    expect(fromStoredMapping(columns, stored)).toEqual(mapping);
    const without = mapColumn(mapping.slice(0, 8), 3, '');
    expect(fromStoredMapping(columns.slice(0, 8), toStoredMapping(columns.slice(0, 8), without))).toEqual(without);
  });

  it('handles repeated and missing names', () => {
    expect(uniqueNames(['Phone', ' phone ', '', 'Phone', 'x'.repeat(400)])).toEqual([
      'Phone',
      'phone',
      'Column 3',
      'Phone (2)',
      'x'.repeat(190),
    ]);
  });
});

describe('a column mapping', () => {
  it('assigns a field to one column, but notes to several', () => {
    expect(mapColumn(['phone', '', ''], 2, 'phone')).toEqual(['', '', 'phone']);
    expect(mapColumn(['notes', '', ''], 2, 'notes')).toEqual(['notes', '', 'notes']);
    expect(mapColumn(['notes', '', 'phone'], 2, '')).toEqual(['notes', '', '']);
  });

  it('needs a name', () => {
    expect(mappingProblem(['phone', 'email'])).toContain('name');
    expect(mappingProblem(['phone', 'displayName'])).toBe('');
  });

  it('is stored with the import and restored for the same file', () => {
    const columns = columnsOf(QUICKBOOKS_DESKTOP);
    const mapping = guessMapping(columns, 'quickbooks');
    const stored = toStoredMapping(columns, mapping);
    expect(stored).toMatchObject({ displayName: 'Customer', 'billingAddress#2': 'Bill to 2' });
    expect(fromStoredMapping(columns, stored)).toEqual(mapping);
  });
});

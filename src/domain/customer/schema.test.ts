import { describe, expect, it } from 'vitest';
import { customerInputSchema, customerNames, customerSchema, newCustomer } from './schema';

const parse = (customer: object) => customerInputSchema.safeParse(customer);
const issueOf = (customer: object) => {
  const issue = parse(customer).error?.issues[0];
  return issue ? `${issue.path.join('.')}: ${issue.message}` : null;
};

describe('customerInputSchema', () => {
  it('requires a name for a person, and a company name for a company', () => {
    expect(issueOf({ kind: 'person' })).toBe('lastName: Enter a first or last name');
    expect(issueOf({ kind: 'person', companyName: 'Elm Dental' })).toBe('lastName: Enter a first or last name');
    expect(issueOf({ kind: 'person', firstName: 'Ada' })).toBeNull();
    expect(issueOf({ kind: 'person', lastName: 'Lovelace' })).toBeNull();
    expect(issueOf({ kind: 'company', firstName: 'Ada' })).toBe('companyName: Enter the company name');
    expect(issueOf({ kind: 'company', companyName: 'Elm Dental' })).toBeNull();
    expect(issueOf({ kind: 'person', firstName: '   ' })).toBe('lastName: Enter a first or last name');
  });

  it('starts without any consent', () => {
    expect(customerInputSchema.parse({ lastName: 'L' }).consent).toEqual({
      email: 'unknown',
      sms: 'unknown',
      phone: 'unknown',
    });
  });

  it('limits contacts, tags and notes', () => {
    const contacts = Array.from({ length: 11 }, (_, index) => ({ id: `c${index}`, name: 'Bob' }));
    expect(issueOf({ lastName: 'L', contacts })).toBe('contacts: At most 10 contacts');
    expect(issueOf({ lastName: 'L', contacts: contacts.slice(1) })).toBeNull();
    const tags = Array.from({ length: 21 }, (_, index) => `t${index}`);
    expect(issueOf({ lastName: 'L', tags })).toBe('tags: At most 20 tags');
    expect(issueOf({ lastName: 'L', tags: tags.slice(1) })).toBeNull();
    expect(issueOf({ lastName: 'L', tags: [' '] })).toBe('tags.0: A tag cannot be empty');
    expect(issueOf({ lastName: 'L', notes: 'x'.repeat(10_001) })).toBe('notes: At most 10000 characters');
    expect(issueOf({ lastName: 'L', notes: '🔧'.repeat(5_000) })).toBeNull();
  });
});

describe('customerNames', () => {
  const names = (kind: 'person' | 'company', firstName: string, lastName: string, companyName = '') =>
    customerNames({ kind, firstName, lastName, companyName });

  it('shows a person by first and last name, and sorts by the last', () => {
    expect(names('person', 'Ada', 'Lovelace')).toEqual({ name: 'Ada Lovelace', sortName: 'lovelace, ada' });
    expect(names('person', 'Ada', '')).toEqual({ name: 'Ada', sortName: 'ada' });
    expect(names('person', '', 'Lovelace')).toEqual({ name: 'Lovelace', sortName: 'lovelace' });
  });

  it('shows and sorts a company by its name, not its contact’s', () => {
    expect(names('company', 'Ada', 'Lovelace', 'Elm Dental')).toEqual({ name: 'Elm Dental', sortName: 'elm dental' });
  });

  it('never leaves a customer without a name if there is any', () => {
    expect(names('person', '', '', 'Elm Dental')).toEqual({ name: 'Elm Dental', sortName: 'elm dental' });
    expect(names('company', 'Ada', 'Lovelace', '')).toEqual({ name: 'Ada Lovelace', sortName: 'ada lovelace' });
  });

  it('keeps names in any script', () => {
    expect(names('person', 'Élodie', 'Ünal')).toEqual({ name: 'Élodie Ünal', sortName: 'ünal, élodie' });
    expect(names('person', 'محمد', 'علي').name).toBe('محمد علي');
  });

  it('fits the record even at full length', () => {
    const input = customerInputSchema.parse({
      firstName: 'a'.repeat(80),
      lastName: 'b'.repeat(80),
      companyName: 'c'.repeat(160),
    });
    expect(customerSchema.safeParse(newCustomer(input)).success).toBe(true);
  });
});

describe('newCustomer', () => {
  it('is active, and remembers its import', () => {
    const input = customerInputSchema.parse({ lastName: 'L' });
    expect(newCustomer(input)).toMatchObject({ status: 'active', importId: '', externalId: '', mergedIntoId: '' });
    expect(newCustomer(input, { importId: 'i1', externalId: 'QB-7' })).toMatchObject({
      importId: 'i1',
      externalId: 'QB-7',
    });
  });
});

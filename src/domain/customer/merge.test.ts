import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressSchema } from '../contact/schema';
import { noteSchema } from '../note/schema';
import { mergedFields, notesOfRemainder } from './merge';
import { CONSENTS, CONTACT_LIMIT, CUSTOMER_SOURCES, customerSchema, TAG_LIMIT, type Customer } from './schema';

const short = fc.constantFrom('', 'Ada', 'Bob', 'Ünal', '👩‍🔧');
const phone = fc.constantFrom('', '512-555-0134', '512-555-0199');
const email = fc.constantFrom('', 'a@example.com', 'b@example.com');
const tag = fc.constantFrom(
  'vip',
  'net',
  'maintenance',
  'gate',
  'dog',
  ...Array.from({ length: 20 }, (_, index) => `tag ${index}`),
);
const address = fc
  .record({
    street: fc.constantFrom('', '12 Elm St'),
    unit: fc.constantFrom('', 'Apt 4'),
    city: fc.constantFrom('', 'Austin', 'Waco'),
    state: fc.constantFrom('', 'TX'),
    postalCode: fc.constantFrom('', '78701'),
  })
  .map((parts) => addressSchema.parse(parts));
const consent = fc.constantFrom(...CONSENTS);
const contact = fc.record({
  id: fc.stringMatching(/^[a-z]{6}$/),
  name: fc.constantFrom('Cy', 'Di', 'Eve'),
  role: short,
  phone,
  email,
});

const customer: fc.Arbitrary<Customer> = fc
  .record({
    kind: fc.constantFrom('person' as const, 'company' as const),
    firstName: short,
    lastName: short,
    companyName: short,
    phone,
    email,
    contacts: fc.array(contact, { maxLength: CONTACT_LIMIT }),
    billingAddress: address,
    tags: fc.array(tag, { maxLength: TAG_LIMIT }),
    source: fc.constantFrom(...CUSTOMER_SOURCES),
    language: short,
    consent: fc.record({ email: consent, sms: consent, phone: consent }),
    isDoNotService: fc.boolean(),
    doNotServiceReason: short,
    isTaxExempt: fc.boolean(),
    notes: fc.oneof(fc.constantFrom('', 'Side gate', 'Side gate. Dog.'), fc.constant('x'.repeat(9_998))),
    name: fc.oneof(short, fc.constant('N'.repeat(330))),
    sortName: short,
  })
  .map((fields) => customerSchema.parse(fields));

const folded = (survivor: Customer, duplicate: Customer): Customer => ({
  ...survivor,
  ...mergedFields(survivor, duplicate),
});
const always = (check: (merged: Customer, survivor: Customer, duplicate: Customer) => void): void => {
  fc.assert(
    fc.property(customer, customer, (survivor, duplicate) => {
      check(folded(survivor, duplicate), survivor, duplicate);
    }),
  );
};
const plain = (fields: Partial<Customer> = {}) => customerSchema.parse({ name: 'Ada', sortName: 'ada', ...fields });

describe('merging a duplicate into a customer', () => {
  it('keeps all of the survivor’s fields', () => {
    always((merged, survivor) => {
      for (const field of [
        'firstName',
        'lastName',
        'companyName',
        'phone',
        'email',
        'language',
        'doNotServiceReason',
        'source',
      ] as const) {
        if (survivor[field] !== '') expect(merged[field]).toBe(survivor[field]);
      }
      for (const part of ['street', 'unit', 'city', 'state', 'postalCode'] as const) {
        if (survivor.billingAddress[part] !== '')
          expect(merged.billingAddress[part]).toBe(survivor.billingAddress[part]);
      }
      expect(merged.contacts).toEqual(expect.arrayContaining(survivor.contacts));
      expect(merged.tags).toEqual(expect.arrayContaining(survivor.tags));
      expect(merged.notes.startsWith(survivor.notes)).toBe(true);
      expect(merged.isDoNotService || !survivor.isDoNotService).toBe(true);
    });
  });

  it('fills in empty fields', () => {
    always((merged, survivor, duplicate) => {
      for (const field of [
        'firstName',
        'lastName',
        'companyName',
        'phone',
        'email',
        'language',
        'doNotServiceReason',
        'source',
      ] as const) {
        if (survivor[field] === '') expect(merged[field]).toBe(duplicate[field]);
      }
      if (Object.entries(survivor.billingAddress).every(([part, value]) => part === 'country' || value === '')) {
        expect(merged.billingAddress).toEqual(duplicate.billingAddress);
      }
    });
  });

  it('never mixes two addresses', () => {
    always((merged, survivor, duplicate) => {
      expect([survivor.billingAddress, duplicate.billingAddress]).toContainEqual(merged.billingAddress);
    });
  });

  it('keeps “do not service” and refused consent', () => {
    always((merged, survivor, duplicate) => {
      expect(merged.isDoNotService).toBe(survivor.isDoNotService || duplicate.isDoNotService);
      for (const channel of ['email', 'sms', 'phone'] as const) {
        if ([survivor.consent[channel], duplicate.consent[channel]].includes('no'))
          expect(merged.consent[channel]).toBe('no');
        else if (survivor.consent[channel] === 'unknown')
          expect(merged.consent[channel]).toBe(duplicate.consent[channel]);
      }
    });
  });

  it('keeps the duplicate’s tags, phone and e-mail while there is room', () => {
    always((merged, survivor, duplicate) => {
      const tags = new Set([...survivor.tags, ...duplicate.tags]);
      if (tags.size <= TAG_LIMIT) expect(new Set(merged.tags)).toEqual(tags);
      if (merged.contacts.length === CONTACT_LIMIT) return;
      const phones = [merged.phone, ...merged.contacts.map((person) => person.phone)];
      const emails = [merged.email, ...merged.contacts.map((person) => person.email)];
      if (duplicate.phone !== '') expect(phones).toContain(duplicate.phone);
      if (duplicate.email !== '') expect(emails).toContain(duplicate.email);
    });
  });

  it('always gives a valid record', () => {
    always((merged) => expect(customerSchema.safeParse(merged).error).toBeUndefined());
  });

  it('changes nothing when the duplicate has nothing new', () => {
    const survivor = plain({ phone: '512-555-0134', notes: 'Side gate. Dog.', tags: ['vip'] });
    expect(mergedFields(survivor, survivor)).toEqual({});
    expect(mergedFields(survivor, plain())).toEqual({});
    expect(mergedFields(survivor, plain({ notes: 'Dog.' }))).toEqual({});
  });

  it('adds each second phone as another contact', () => {
    const first = folded(plain({ phone: '512-555-0134' }), plain({ name: 'Bob', phone: '512-555-0100' }));
    const second = folded(first, plain({ name: 'Cy', phone: '512-555-0101' }));
    expect(second.contacts.map(({ name, phone: number }) => [name, number])).toEqual([
      ['Bob', '512-555-0100'],
      ['Cy', '512-555-0101'],
    ]);
    expect(new Set(second.contacts.map(({ id }) => id)).size).toBe(2);
    const other = folded(plain({ name: 'Di', phone: '512-555-0103' }), plain({ name: 'Eve', phone: '512-555-0104' }));
    const all = folded(second, other).contacts;
    expect(all.map(({ name }) => name)).toEqual(['Bob', 'Cy', 'Di', 'Eve']);
    expect(new Set(all.map(({ id }) => id)).size).toBe(4);
  });

  it('appends the duplicate’s notes below the survivor’s', () => {
    expect(folded(plain({ notes: 'One' }), plain({ notes: 'Two' })).notes).toBe('One\n\nTwo');
    expect(notesOfRemainder(plain({ notes: 'One' }), plain({ notes: 'Two' }))).toEqual([]);
  });

  it('leaves notes alone that would be too long, and returns the duplicate’s in full', () => {
    const [survivor, duplicate] = [
      plain({ notes: 'x'.repeat(9_999) }),
      plain({ name: 'Bob', notes: `${'y'.repeat(9_990)}📌${'z'.repeat(8)}` }),
    ];
    expect(folded(survivor, duplicate).notes).toBe(survivor.notes);
    const pieces = notesOfRemainder(survivor, duplicate);
    expect(pieces.join('')).toBe(`From the merged record “Bob”:\n${duplicate.notes}`);
    expect(pieces.every((piece) => noteSchema.shape.text.parse(piece) === piece)).toBe(true);
  });

  // Wherever the heading makes a chunk end, one of the two has an emoji across the boundary.
  it.each(['', 'y'])('never splits an emoji where a note is full (%j before)', (before) => {
    const notes = `${before}${'📌'.repeat(4_999)}`;
    const pieces = notesOfRemainder(plain({ notes: 'x'.repeat(9_999) }), plain({ name: 'Bob', notes }));
    expect(pieces).toHaveLength(2);
    expect(pieces.join('')).toContain(notes);
    for (const piece of pieces) expect(piece).not.toMatch(/\p{Surrogate}/u);
  });

  it('returns contacts and tags that do not fit', () => {
    const people = (prefix: string) =>
      Array.from({ length: CONTACT_LIMIT }, (_, index) => ({
        id: `${prefix}${index}`,
        name: `${prefix} ${index}`,
        role: '',
        phone: '',
        email: '',
      }));
    const tags = (prefix: string) => Array.from({ length: TAG_LIMIT }, (_, index) => `${prefix} ${index}`);
    const survivor = plain({ contacts: people('Ann'), tags: tags('vip'), phone: '512-555-0134' });
    const duplicate = plain({ name: 'Bob', contacts: people('Cy'), tags: tags('gold'), phone: '512-555-0100' });
    const [text = ''] = notesOfRemainder(survivor, duplicate);
    for (const lost of ['512-555-0100', 'Cy 0', 'Cy 9', 'gold 0', 'gold 19']) expect(text).toContain(lost);
  });
});

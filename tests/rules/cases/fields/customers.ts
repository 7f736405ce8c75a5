import {
  CONSENTS,
  CONTACT_LIMIT,
  CUSTOMER_KINDS,
  CUSTOMER_SOURCES,
  CUSTOMER_TERMS,
  UNCHOSEN_TERMS,
} from '@/domain/customer/schema';
import { CONTACT } from '../../support/records';
import { DELETED, type Fields, type Value } from '../../support/types';
import { address, email, flag, oneOf, other, phone, text, texts, type CollectionFields } from './spec';

const contact: Fields = { ...CONTACT, id: 'c', name: 'Ann' };
const contacts = (count: number, last: Value = contact): Value[] => [
  ...Array.from({ length: count - 1 }, (): Value => contact),
  last,
];
const { role: _role, ...withoutRole } = contact;

export const customers: CollectionFields = {
  specs: {
    kind: oneOf(CUSTOMER_KINDS),
    firstName: text(80),
    lastName: text(80),
    companyName: text(160),
    phone,
    email,
    contacts: other,
    billingAddress: address,
    tags: texts(20, 40),
    source: oneOf(CUSTOMER_SOURCES),
    language: text(40),
    consent: other,
    isDoNotService: flag,
    doNotServiceReason: text(300),
    paymentTerms: oneOf([...CUSTOMER_TERMS, UNCHOSEN_TERMS]),
    isTaxExempt: flag,
    notes: text(10_000),
    name: text(330),
    sortName: text(330),
    status: oneOf(['active', 'archived']),
    externalId: text(200),
    importId: text(128),
    mergedIntoId: other,
  },
  refused: [
    ['eleven contacts', { contacts: contacts(CONTACT_LIMIT + 1) }],
    ['contacts as a text', { contacts: 'Ann' }],
    ['contacts as a map', { contacts: { 0: contact } }],
    // The rules look at each place of the list on its own.
    ...Array.from({ length: CONTACT_LIMIT }, (_, index): [string, Fields] => [
      `contact ${index + 1} without a name`,
      { contacts: contacts(index + 1, { ...contact, name: '' }) },
    ]),
    ['contact that is a text', { contacts: ['Ann'] }],
    ['contact with a part missing', { contacts: [withoutRole] }],
    ['contact with an unknown part', { contacts: [{ ...contact, vip: true }] }],
    ['contact with a bad id', { contacts: [{ ...contact, id: 'a/b' }] }],
    ['contact with a numeric name', { contacts: [{ ...contact, name: 5 }] }],
    ['contact with a long name', { contacts: [{ ...contact, name: 'x'.repeat(121) }] }],
    ['contact with a long role', { contacts: [{ ...contact, role: 'x'.repeat(201) }] }],
    ['contact with a bad phone', { contacts: [{ ...contact, phone: 'call me' }] }],
    ['contact with a long phone', { contacts: [{ ...contact, phone: '1'.repeat(41) }] }],
    ['contact with a bad email', { contacts: [{ ...contact, email: 'nobody' }] }],
    ['consent of two channels', { consent: { email: 'yes', sms: 'no' } }],
    ['consent with a channel too many', { consent: { email: 'yes', sms: 'no', phone: 'no', fax: 'yes' } }],
    ['consent to nonsense', { consent: { email: 'yes', sms: 'no', phone: 'maybe' } }],
    ['consent as booleans', { consent: { email: true, sms: true, phone: true } }],
    ['merged into another by a client', { mergedIntoId: 'r2' }],
    ['merge mark deleted', { mergedIntoId: DELETED }],
  ],
  taken: [
    ['no contacts, no tags', { contacts: [], tags: [] }],
    [
      'everything empty',
      {
        kind: 'person',
        firstName: '',
        companyName: '',
        phone: '',
        email: '',
        source: '',
        language: '',
        doNotServiceReason: '',
        notes: '',
        externalId: '',
        importId: '',
        isDoNotService: false,
        billingAddress: { street: '', unit: '', city: '', state: '', postalCode: '', country: '' },
      },
    ],
    ...CONSENTS.map((consent): [string, Fields] => [
      `consent ${consent}`,
      { consent: { email: consent, sms: consent, phone: consent } },
    ]),
    ...CUSTOMER_SOURCES.map((source): [string, Fields] => [`source ${source}`, { source }]),
    ...[...CUSTOMER_TERMS, UNCHOSEN_TERMS].map((paymentTerms): [string, Fields] => [
      `terms ${paymentTerms}`,
      { paymentTerms },
    ]),
    ['phones as people type them', { phone: '512.555.0134 x12' }],
    ['a contact of a name alone', { contacts: [{ id: 'c', name: 'Ann', role: '', phone: '', email: '' }] }],
    ['several lines and other scripts', { notes: 'a\nb\tc', name: 'Zoë 😀 李', tags: ['vip, gold', 'ümlaut'] }],
  ],
};

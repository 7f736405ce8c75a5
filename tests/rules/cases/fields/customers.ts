import { CONSENTS, CUSTOMER_TERMS, UNCHOSEN_TERMS } from '@/domain/customer/schema';
import type { Fields } from '../../support/types';
import type { CollectionFields } from './spec';

const contact: Fields = { id: 'c', name: 'Ann', role: '', phone: '', email: '' };

export const customers: CollectionFields = {
  readers: [
    ['contact with a very long name', { contacts: [{ ...contact, name: 'x'.repeat(600) }] }],
    ['contact with a bad phone', { contacts: [{ ...contact, phone: 'call me' }] }],
    ['contact with a long phone', { contacts: [{ ...contact, phone: '1'.repeat(41) }] }],
    ['contact with a bad e-mail address', { contacts: [{ ...contact, email: 'nobody' }] }],
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
    ['a custom lead source', { source: 'Ab3dE9xy' }],
    ...[...CUSTOMER_TERMS, UNCHOSEN_TERMS].map((paymentTerms): [string, Fields] => [
      `terms ${paymentTerms}`,
      { paymentTerms },
    ]),
    ['phones as people type them', { phone: '512.555.0134 x12' }],
    ['a contact with only a name', { contacts: [contact] }],
    ['several lines and other scripts', { notes: 'a\nb\tc', name: 'Zoë 😀 李', tags: ['vip, gold', 'ümlaut'] }],
  ],
};

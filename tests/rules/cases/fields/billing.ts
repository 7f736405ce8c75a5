import { fileAddress, FOREIGN_PICTURES } from '../../support/hosts';
import { PAPER, SMALL_PAPER } from '../../support/papers';
import { recordOf } from '../../support/records';
import { chars, times } from '../../support/samples';
import type { Fields, Value } from '../../support/types';
import type { CollectionFields } from './spec';

/** Returns invalid values for a nested document. */
function badPapers(type: 'estimate' | 'invoice'): [string, Value][] {
  const paper = SMALL_PAPER(type);
  const without = (field: string): Fields =>
    Object.fromEntries(Object.entries(paper).filter(([name]) => name !== field));
  return [
    ['of another type', { ...paper, type: type === 'invoice' ? 'estimate' : 'invoice' }],
    ['with an extra field', { ...paper, totalCents: 1 }],
    ['with 501 lines', PAPER(type, 501)],
    ['with lines as a map', { ...paper, lines: { a: 1 } }],
    ['without lines', without('lines')],
    ['without a tax', without('tax')],
    ['without a date', without('date')],
    ['with another date', { ...paper, date: 'today' }],
    ['with an empty date', { ...paper, date: '' }],
    ['in another currency', { ...paper, currency: 'XXX' }],
    ['already paid', { ...paper, settlements: [{ id: 'p1', kind: 'payment', amountCents: 1 }] }],
    ['with a negative tip', { ...paper, tipCents: -1 }],
    ['with a tip in fractions of a cent', { ...paper, tipCents: 0.5 }],
    ['with taxes as a list', { ...paper, tax: [] }],
  ];
}

/** A picture that isn't the company's. */
const ELSEWHERE: Fields = { id: 'x', url: 'https://evil.example/x', caption: '' };

/** A list that only functions fill. */
const kept = (field: string): [string, Fields] => [`${field} not empty`, { [field]: ['2024-05-01T08:00:00.000Z'] }];

const pictures = (count: number): Fields[] =>
  times(count, (index) => ({
    id: `p${String(index)}`,
    url: fileAddress(`companies/A/pictures/${String(index)}.png`),
    caption: '',
  }));
const OWN = pictures(1);

export const estimates: CollectionFields = {
  later: ['findingIds', 'sentCredentials'],
  refused: [
    ...badPapers('estimate').map(([label, document]): [string, Fields] => [`a document ${label}`, { document }]),
    ...['sent', 'approved', 'converted'].map((state): [string, Fields] => [`state ${state}`, { state }]),
    ['approved', { approval: { totalCents: 1 } }],
    ...FOREIGN_PICTURES.map((url): [string, Fields] => [`a picture ${url}`, { photos: [...OWN, { ...OWN[0], url }] }]),
    ['the last of 20 pictures elsewhere', { photos: [...pictures(19), ELSEWHERE] }],
    ['one of 20 pictures elsewhere', { photos: [...pictures(7), ELSEWHERE, ...pictures(12)] }],
    ['21 pictures', { photos: pictures(21) }],
    ['pictures as text', { photos: 'vip' }],
    ['a huge picture', { photos: [{ url: chars(2000) }] }],
    kept('remindedAt'),
    kept('invoiceIds'),
  ],
  taken: [
    [
      'no lines yet',
      {
        document: { ...SMALL_PAPER('estimate'), lines: [] },
        validUntil: '',
        message: '',
        terms: '',
        photos: [],
        propertyId: '',
        totalCents: 0,
      },
    ],
    [
      'a document without the fields that have defaults',
      { document: { type: 'estimate', currency: 'CAD', date: '2024-05-01', lines: [], tax: {} } },
    ],
  ],
};

const billTo = (part: Fields): Fields => ({ billTo: { ...(recordOf('invoices')['billTo'] as Fields), ...part } });

export const invoices: CollectionFields = {
  refused: [
    ...badPapers('invoice').map(([label, document]): [string, Fields] => [`a document ${label}`, { document }]),
    ['state issued', { state: 'issued' }],
    ['status paid', { status: 'paid' }],
    ['open', { isOpen: true }],
    ['with parts', { parts: [{ id: 'tip' }] }],
    ...FOREIGN_PICTURES.map((url): [string, Fields] => [`a picture ${url}`, { photos: [...OWN, { ...OWN[0], url }] }]),
    ['the last of 20 pictures elsewhere', { photos: [...pictures(19), ELSEWHERE] }],
    ['one of 20 pictures elsewhere', { photos: [...pictures(7), ELSEWHERE, ...pictures(12)] }],
    ['21 pictures', { photos: pictures(21) }],
    ['pictures as text', { photos: 'vip' }],
    ['a huge picture', { photos: [{ url: chars(2000) }] }],
    kept('remindedAt'),
    kept('creditNoteIds'),
    ['progress of a standard invoice', { kind: 'standard' }],
    ['progress with an extra field', { progress: { completion: {}, contract: [], billedBefore: [], paid: 1 } }],
  ],
  readers: [['billed to someone with a long name', billTo({ name: chars(331) })]],
  taken: [
    [
      'a standard invoice',
      { kind: 'standard', progress: null, dueOn: '', serviceDate: '', customerEmail: '', jobId: '', totalCents: 0 },
    ],
    ['without lines', { document: { ...SMALL_PAPER('invoice'), lines: [] } }],
  ],
};

const template = (part: Fields): Fields => ({
  template: { ...(recordOf('recurringInvoices')['template'] as Fields), ...part },
});

export const recurringInvoices: CollectionFields = {
  refused: [
    ...badPapers('invoice').map(([label, document]): [string, Fields] => [
      `a template's document ${label}`,
      template({ document }),
    ]),
  ],
  readers: [
    ['a template without a title', template({ title: '' })],
    ['without a day', { nextOn: '' }],
  ],
  taken: [['without an end', { endsOn: '', mode: 'send', isActive: false }]],
};

export const settings: CollectionFields = {
  readers: [['a malformed prefix', { invoicePrefix: 'INV 1' }]],
  taken: [
    [
      'no reminders, no prefixes',
      { invoicePrefix: '', creditNotePrefix: '', invoiceReminders: { isOn: false, daysAfterDue: [] } },
    ],
  ],
};

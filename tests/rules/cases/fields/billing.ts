import { PAYMENT_TERMS } from '@/domain/customer/schema';
import { RECURRENCE_UNITS } from '@/domain/invoice/schema';
import { CURRENCIES } from '@/domain/money/schema';
import { JOB_NATURES } from '@/domain/tax/schema';
import { BILL_TO, BILLING_RECORDS, PAPER, SMALL_PAPER } from '../../support/billingRecords';
import { chars } from '../../support/records';
import type { Fields, Value } from '../../support/types';
import {
  date,
  email,
  flag,
  id,
  integer,
  oneOf,
  other,
  requiredText,
  text,
  type CollectionFields,
  type FieldSpec,
} from './spec';

const cents = integer(0, 100_000_000_000);
/** What only functions write has one value when it is made, and is never changed by people. */
const unset = text(0);
const zero = integer(0, 0);

const many = (count: number): Value[] => Array.from({ length: count }, (_, index) => ({ id: `m${index}` }));

/** What a nested document must not be. */
function badPapers(type: 'estimate' | 'invoice'): [string, Value][] {
  const paper = SMALL_PAPER(type);
  const without = (field: string): Fields =>
    Object.fromEntries(Object.entries(paper).filter(([name]) => name !== field));
  return [
    ['of the other type', { ...paper, type: type === 'invoice' ? 'estimate' : 'invoice' }],
    ['with more', { ...paper, totalCents: 1 }],
    ['with 501 lines', PAPER(type, 501)],
    ['with lines as a map', { ...paper, lines: { a: 1 } }],
    ['without lines', without('lines')],
    ['without a tax', without('tax')],
    ['without a date', without('date')],
    ['with another date', { ...paper, date: 'today' }],
    ['with an empty date', { ...paper, date: '' }],
    ['in another currency', { ...paper, currency: 'XXX' }],
    ['paid already', { ...paper, settlements: [{ id: 'p1', kind: 'payment', amountCents: 1 }] }],
    ['with 11 options', { ...paper, options: many(11) }],
    ['with 21 discounts', { ...paper, discounts: many(21) }],
    ['with 21 fees', { ...paper, fees: many(21) }],
    ['with 21 codes', { ...paper, enteredCodes: many(21) }],
    ['with a negative tip', { ...paper, tipCents: -1 }],
    ['with a fraction of a tip', { ...paper, tipCents: 0.5 }],
    ['with taxes as a list', { ...paper, tax: [] }],
  ];
}

/** A list that functions alone fill. */
const kept = (field: string): [string, Fields] => [`${field} not empty`, { [field]: ['2024-05-01T08:00:00.000Z'] }];

export const estimates: CollectionFields = {
  specs: {
    number: text(20),
    title: requiredText(160),
    customerId: id,
    customerName: text(330),
    customerSortName: text(330),
    propertyId: text(128),
    propertyAddress: text(600),
    jobId: text(128),
    document: other,
    validUntil: date,
    message: text(2000),
    terms: text(10_000),
    internalNotes: text(10_000),
    photos: other,
    totalCents: cents,
    state: oneOf(['draft']),
    revisionNumber: integer(1, 1),
    token: unset,
    sentAt: unset,
    firstViewedAt: unset,
    lastViewedAt: unset,
    viewCount: zero,
    answeredAt: unset,
    declineReason: unset,
    changeRequest: unset,
    approval: other,
    remindedAt: other,
    convertedAt: unset,
    convertedJobId: unset,
    invoiceIds: other,
  },
  refused: [
    ...badPapers('estimate').map(([label, document]): [string, Fields] => [`a document ${label}`, { document }]),
    ...['sent', 'approved', 'converted'].map((state): [string, Fields] => [`state ${state}`, { state }]),
    ['approved', { approval: { totalCents: 1 } }],
    kept('remindedAt'),
    kept('invoiceIds'),
    ['21 pictures', { photos: many(21) }],
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
      'a document without what has a default',
      { document: { type: 'estimate', currency: 'CAD', date: '2024-05-01', lines: [], tax: {} } },
    ],
  ],
};

const billTo = (part: Fields): Fields => ({ billTo: { ...BILL_TO, ...part } });
const terms = oneOf(PAYMENT_TERMS);

const invoiceSpecs: Record<string, FieldSpec> = {
  title: requiredText(160),
  customerEmail: email,
  billTo: other,
  propertyId: text(128),
  propertyAddress: text(600),
  jobId: text(128),
  jobNumber: text(20),
  estimateId: text(128),
  document: other,
  serviceDate: date,
  paymentTerms: terms,
  dueOn: date,
  poNumber: text(60),
  message: text(2000),
  terms: text(10_000),
  internalNotes: text(10_000),
  totalCents: cents,
};

export const invoices: CollectionFields = {
  specs: {
    kind: oneOf(['standard', 'progress']),
    draftNumber: text(20),
    customerId: id,
    customerName: text(330),
    customerSortName: text(330),
    ...invoiceSpecs,
    progress: other,
    state: oneOf(['draft']),
    status: oneOf(['draft']),
    number: unset,
    issuedOn: unset,
    issuedAt: unset,
    issuedBy: unset,
    parts: other,
    documentHash: unset,
    taxCents: zero,
    paidCents: zero,
    refundedCents: zero,
    creditedCents: zero,
    writtenOffCents: zero,
    balanceCents: zero,
    isOpen: other,
    token: unset,
    sentAt: unset,
    firstViewedAt: unset,
    lastViewedAt: unset,
    viewCount: zero,
    remindedAt: other,
    creditNoteIds: other,
    stateReason: unset,
    recurringInvoiceId: unset,
  },
  refused: [
    ...badPapers('invoice').map(([label, document]): [string, Fields] => [`a document ${label}`, { document }]),
    ['state issued', { state: 'issued' }],
    ['status paid', { status: 'paid' }],
    ['open', { isOpen: true }],
    ['with parts', { parts: [{ id: 'tip' }] }],
    kept('remindedAt'),
    kept('creditNoteIds'),
    ['progress of a standard one', { kind: 'standard' }],
    ['progress with more', { progress: { completion: {}, contract: [], billedBefore: [], paid: 1 } }],
    ['billed to somebody long', billTo({ name: chars(331) })],
    ['billed to an address without a street', billTo({ address: {} })],
  ],
  taken: [
    [
      'a standard one',
      { kind: 'standard', progress: null, dueOn: '', serviceDate: '', customerEmail: '', jobId: '', totalCents: 0 },
    ],
    ['without lines', { document: { ...SMALL_PAPER('invoice'), lines: [] } }],
  ],
};

const template = (part: Fields): Fields => ({
  template: { ...BILLING_RECORDS.recurringInvoices.template, document: SMALL_PAPER('invoice'), ...part },
});

export const recurringInvoices: CollectionFields = {
  specs: {
    name: requiredText(160),
    customerId: id,
    customerName: text(330),
    customerSortName: text(330),
    template: other,
    every: integer(1, 24),
    unit: oneOf(RECURRENCE_UNITS),
    nextOn: date,
    endsOn: date,
    anchorDay: integer(1, 31),
    mode: oneOf(['draft', 'send']),
    isActive: flag,
    lastRunOn: unset,
  },
  refused: [
    ...badPapers('invoice').map(([label, document]): [string, Fields] => [
      `a template's document ${label}`,
      template({ document }),
    ]),
    ['a template that is issued', template({ number: 'INV-1' })],
    ['a template without a title', template({ title: '' })],
    ['without a day', { nextOn: '' }],
  ],
  taken: [['without an end', { endsOn: '', mode: 'send', isActive: false }]],
};

const settingsOf = BILLING_RECORDS.settings;

export const settings: CollectionFields = {
  specs: {
    currency: oneOf(CURRENCIES),
    invoicePrefix: text(8),
    creditNotePrefix: text(8),
    estimateValidDays: integer(1, 365),
    paymentTerms: terms,
    defaultJobNature: oneOf(JOB_NATURES),
    pricesIncludeTax: flag,
    taxRounding: oneOf(['line', 'document']),
    deposit: other,
    estimateMessage: text(2000),
    estimateTerms: text(10_000),
    invoiceMessage: text(2000),
    invoiceTerms: text(10_000),
    footer: text(500),
    templates: other,
    invoiceReminders: other,
    estimateReminders: other,
  },
  refused: [
    ['an odd prefix', { invoicePrefix: 'INV 1' }],
    ['a deposit above everything', { deposit: { ...settingsOf.deposit, ratePpm: 1_000_001 } }],
    ['a deposit with more', { deposit: { ...settingsOf.deposit, x: 1 } }],
    ['a negative deposit', { deposit: { ...settingsOf.deposit, amountCents: -1 } }],
    ['templates without one', { templates: { estimate: settingsOf.templates.estimate } }],
    ...Object.keys(settingsOf.templates).flatMap((name): [string, Fields][] => [
      [
        `a long subject of ${name}`,
        { templates: { ...settingsOf.templates, [name]: { subject: chars(201), body: '' } } },
      ],
      [
        `a long body of ${name}`,
        { templates: { ...settingsOf.templates, [name]: { subject: '', body: chars(5001) } } },
      ],
    ]),
    ['six reminders', { invoiceReminders: { isOn: true, daysAfterDue: [1, 2, 3, 4, 5, 6] } }],
    ...[0, 1, 2, 3, 4].map((place): [string, Fields] => [
      `reminder ${place + 1} after no day`,
      {
        estimateReminders: {
          isOn: true,
          daysAfterSent: [1, 2, 3, 4, 5].map((day, index) => (index === place ? 0 : day)),
        },
      },
    ]),
    ['reminders on by a text', { invoiceReminders: { isOn: 'yes', daysAfterDue: [] } }],
  ],
  taken: [
    [
      'no reminders, no prefixes',
      { invoicePrefix: '', creditNotePrefix: '', invoiceReminders: { isOn: false, daysAfterDue: [] } },
    ],
  ],
};

import type { Fields, Value } from './types';

const AT = '2024-05-01T08:00:00.000Z';
const chars = (count: number): string => 'x'.repeat(count);
const times = <T extends Value>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));
const id = chars(128);
const MOST_CENTS = 100_000_000_000;

const ADDRESS: Fields = {
  street: chars(200),
  unit: chars(60),
  city: chars(120),
  state: chars(60),
  postalCode: chars(20),
  country: chars(60),
};

/** What a document holds besides its lines. */
const REST: Fields = {
  currency: 'USD',
  date: '2024-05-01',
  options: times(10, (index) => ({ id: `o${index}` })),
  selectedOptionId: 'o1',
  discounts: times(20, (index) => ({ id: `d${index}` })),
  enteredCodes: times(20, () => 'CODE'),
  discountUsage: {},
  fees: times(20, (index) => ({ id: `f${index}` })),
  tax: { zone: null },
  tipCents: MOST_CENTS,
  deposit: { kind: 'none', ratePpm: 0, amountCents: 0 },
  settlements: [],
};

/** A document with as many lines as there may be. */
export const PAPER = (type: 'estimate' | 'invoice', lines = 500): Fields => ({
  type,
  ...REST,
  lines: times(lines, (index) => ({ id: `l${index}`, name: 'Work' })),
});
/** ... and one that is quick to send. */
export const SMALL_PAPER = (type: 'estimate' | 'invoice'): Fields => ({
  ...PAPER(type, 1),
  options: [],
  discounts: [],
  enteredCodes: [],
  fees: [],
});

export const BILL_TO: Fields = { name: chars(330), address: ADDRESS };

const invoiceTexts: Fields = {
  title: chars(160),
  customerEmail: `${chars(60)}.o'neil+tag@mail.example.com`,
  billTo: BILL_TO,
  propertyId: id,
  propertyAddress: chars(600),
  jobId: id,
  jobNumber: chars(20),
  estimateId: id,
  serviceDate: '2024-05-01',
  paymentTerms: 'due-on-receipt',
  dueOn: '2024-05-31',
  poNumber: chars(60),
  message: chars(2000),
  terms: chars(10_000),
  internalNotes: chars(10_000),
  totalCents: MOST_CENTS,
};

const TEMPLATE: Fields = { subject: chars(200), body: chars(5000) };

/** Records of quote to cash with every field as large as its schema lets it be, without the audit fields. */
export const BILLING_RECORDS = {
  estimates: {
    number: chars(20),
    title: chars(160),
    customerId: id,
    customerName: chars(330),
    customerSortName: chars(330),
    propertyId: id,
    propertyAddress: chars(600),
    jobId: id,
    document: PAPER('estimate'),
    validUntil: '2024-06-30',
    message: chars(2000),
    terms: chars(10_000),
    internalNotes: chars(10_000),
    photos: times(20, (index) => ({ id: `p${index}`, url: 'https://files.example/x', caption: '' })),
    totalCents: MOST_CENTS,
    state: 'draft',
    revisionNumber: 1,
    token: '',
    sentAt: '',
    firstViewedAt: '',
    lastViewedAt: '',
    viewCount: 0,
    answeredAt: '',
    declineReason: '',
    changeRequest: '',
    approval: null,
    remindedAt: [],
    convertedAt: '',
    convertedJobId: '',
    invoiceIds: [],
  },
  invoices: {
    kind: 'progress',
    draftNumber: chars(20),
    customerId: id,
    customerName: chars(330),
    customerSortName: chars(330),
    ...invoiceTexts,
    document: PAPER('invoice'),
    progress: { completion: { kind: 'overall', ppm: 1 }, contract: [], billedBefore: [] },
    state: 'draft',
    status: 'draft',
    number: '',
    issuedOn: '',
    issuedAt: '',
    issuedBy: '',
    parts: [],
    documentHash: '',
    taxCents: 0,
    paidCents: 0,
    refundedCents: 0,
    creditedCents: 0,
    writtenOffCents: 0,
    balanceCents: 0,
    isOpen: false,
    token: '',
    sentAt: '',
    firstViewedAt: '',
    lastViewedAt: '',
    viewCount: 0,
    remindedAt: [],
    creditNoteIds: [],
    stateReason: '',
    recurringInvoiceId: '',
  },
  recurringInvoices: {
    name: chars(160),
    customerId: id,
    customerName: chars(330),
    customerSortName: chars(330),
    template: { ...invoiceTexts, document: PAPER('invoice') },
    every: 24,
    unit: 'month',
    nextOn: '2024-05-31',
    endsOn: '2029-12-31',
    anchorDay: 31,
    mode: 'draft',
    isActive: true,
    lastRunOn: '',
  },
  settings: {
    currency: 'USD',
    invoicePrefix: 'INV/2-xX',
    creditNotePrefix: 'CN/22-xX',
    estimateValidDays: 365,
    paymentTerms: 'due-on-receipt',
    defaultJobNature: 'capital-improvement',
    pricesIncludeTax: false,
    taxRounding: 'document',
    deposit: { kind: 'percent', ratePpm: 1_000_000, amountCents: MOST_CENTS },
    estimateMessage: chars(2000),
    estimateTerms: chars(10_000),
    invoiceMessage: chars(2000),
    invoiceTerms: chars(10_000),
    footer: chars(500),
    templates: { estimate: TEMPLATE, invoice: TEMPLATE, receipt: TEMPLATE, statement: TEMPLATE, reminder: TEMPLATE },
    invoiceReminders: { isOn: true, daysAfterDue: [3, 14, 30, 60, 365] },
    estimateReminders: { isOn: true, daysAfterSent: [3, 10, 20, 30, 60] },
  },
  creditNotes: {
    number: 'CN-1',
    invoiceId: 'r1',
    invoiceNumber: 'INV-1',
    customerId: 'r1',
    issuedOn: '2024-05-01',
    issuedAt: AT,
    issuedBy: 'manager',
    totalCents: 1,
  },
  payments: {
    invoiceId: 'r1',
    customerId: 'r1',
    method: 'cash',
    state: 'succeeded',
    amountCents: 1,
    receivedOn: '2024-05-01',
    note: '',
  },
  ledger: {
    kind: 'payment',
    on: '2024-05-01',
    month: '2024-05',
    at: AT,
    by: 'office',
    customerId: 'r1',
    balanceChangeCents: -1,
    moneyCents: 1,
  },
  ledgerMonths: { month: '2024-05', receivedCents: 1 },
  summaries: { byDueOn: {} },
  balances: { openCount: 1, balanceCents: 1, overpaidCents: 0 },
} satisfies Record<string, Fields>;

/** What of them is smaller in most cases. */
export const SMALLER_BILLING = {
  estimates: { document: SMALL_PAPER('estimate'), photos: [], message: 'x', terms: 'x', internalNotes: 'x' },
  invoices: { document: SMALL_PAPER('invoice'), message: 'x', terms: 'x', internalNotes: 'x' },
  recurringInvoices: {
    template: {
      ...BILLING_RECORDS.recurringInvoices.template,
      document: SMALL_PAPER('invoice'),
      message: 'x',
      terms: 'x',
      internalNotes: 'x',
    },
  },
} satisfies Record<string, Fields>;

/** A change of one field that each of them takes, or would. */
export const BILLING_CHANGES = {
  estimates: { title: 'Leak' },
  invoices: { title: 'Leak' },
  recurringInvoices: { name: 'Monthly' },
  settings: { estimateValidDays: 14 },
  creditNotes: { totalCents: 0 },
  payments: { amountCents: 2 },
  ledger: { moneyCents: 2 },
  ledgerMonths: { receivedCents: 2 },
  summaries: { byDueOn: { x: 1 } },
  balances: { balanceCents: 0 },
} satisfies Record<keyof typeof BILLING_RECORDS, Fields>;

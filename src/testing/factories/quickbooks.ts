import { buildInvoice, buildPayment } from './invoice';
import { buildDocument, buildLine } from './billing';
import type { Settlement } from '@/domain/billing/schema';
import { creditNoteSchema, type Invoice } from '@/domain/invoice/schema';
import type { Payment } from '@/domain/payment/schema';
import type { Stored } from '@/domain/record/schema';
import { bookDocument, type BookDocument, type BookParty } from '@/domain/quickbooks/books';
import { EMPTY_ADDRESS } from '@/domain/contact/schema';
import { remoteCustomerSchema, remoteDocumentSchema, type RemoteBooks } from '@/domain/quickbooks/remote';
import { booksFactsSchema, mappingSchema, directionsSchema, type QuickbooksLink } from '@/domain/quickbooks/setup';
import type { PlanInput } from '@/domain/quickbooks/plan';

/** Totals of these samples, calculated by hand: $200.00 of labor and $40.00 of parts, with 8.25% tax on the parts, $3.30. */
export const SAMPLE = { netCents: 24_000, taxCents: 330, totalCents: 24_330 };

export const settled = (kind: Settlement['kind'], id: string, amountCents: number): Settlement => ({
  id,
  kind,
  name: '',
  amountCents,
  at: '2026-03-05T10:00:00.000Z',
});

export function sampleInvoice(
  id: string,
  overrides: Partial<Stored<Invoice>> = {},
  settlements: Settlement[] = [],
): Stored<Invoice> {
  const document = buildDocument({
    date: '2026-03-02',
    lines: [
      buildLine({ id: 'l1', name: 'Labor', kind: 'labour', quantityE4: 20_000, unitPriceCents: 10_000 }),
      buildLine({ id: 'l2', name: 'Capacitor', kind: 'material', quantityE4: 10_000, unitPriceCents: 4_000 }),
    ],
    tax: { date: '2026-03-02' },
    settlements,
  });
  return buildInvoice({
    id,
    state: 'issued',
    number: '1042',
    issuedOn: '2026-03-02',
    dueOn: '2026-04-01',
    document,
    totalCents: SAMPLE.totalCents,
    taxCents: SAMPLE.taxCents,
    parts: [
      { id: 'line:l1', name: 'Labor', netCents: 20_000, taxes: [] },
      { id: 'line:l2', name: 'Capacitor', netCents: 4_000, taxes: [{ taxId: 't', amountCents: 330 }] },
    ],
    ...overrides,
  });
}

export const samplePayment = (id: string, overrides: Partial<Stored<Payment>> = {}): Stored<Payment> =>
  buildPayment({ id, invoiceId: 'i1', invoiceNumber: '1042', method: 'card', receivedOn: '2026-03-05', ...overrides });

export const sampleCredit = (id: string) => ({
  ...creditNoteSchema.parse({
    number: 'CN-7',
    invoiceId: 'i1',
    invoiceNumber: '1042',
    customerId: 'customer-1',
    customerName: 'Ada Lovelace',
    issuedOn: '2026-03-06',
    issuedAt: '2026-03-06T10:00:00.000Z',
    issuedBy: 'user-1',
    reason: 'Wrong part',
    parts: [{ id: 'line:l2', name: 'Capacitor', netCents: 4_000, taxes: [{ taxId: 't', amountCents: 330 }] }],
    taxCents: 330,
    totalCents: 4_330,
  }),
  id,
});

export const day = (instant: string): string => instant.slice(0, 10);

export const sampleParty = (overrides: Partial<BookParty> = {}): BookParty => ({
  key: 'customer:customer-1',
  parentKey: '',
  displayName: 'Ada Lovelace',
  firstName: 'Ada',
  lastName: 'Lovelace',
  companyName: '',
  email: 'ada@example.com',
  phone: '(555) 010-0199',
  address: { ...EMPTY_ADDRESS, street: '12 Elm St', city: 'Asheville', state: 'NC', postalCode: '28801' },
  isTaxExempt: false,
  ...overrides,
});

export const remoteCustomer = (fields: Record<string, unknown>) =>
  remoteCustomerSchema.parse({ SyncToken: '0', Active: true, ...fields });
export const remoteDocument = (fields: Record<string, unknown>) =>
  remoteDocumentSchema.parse({ SyncToken: '0', TxnDate: '2026-03-02', ...fields });

export const emptyRemote = (): RemoteBooks => ({
  customers: [],
  otherNames: [],
  documents: { Invoice: [], CreditMemo: [], Payment: [], SalesReceipt: [], JournalEntry: [], Deposit: [] },
  papers: [],
});

export const sampleMapping = mappingSchema.parse({
  items: { labour: '1', material: '2', tip: '3', badDebt: '4' },
  accounts: { tip: '90' },
  deposits: { card: '35' },
  undepositedId: '30',
  receivableId: '84',
  bankId: '36',
  feeId: '60',
});

export function planInput(overrides: Partial<PlanInput> = {}): PlanInput {
  return {
    documents: [],
    parties: new Map([['customer:customer-1', sampleParty()]]),
    links: new Map(),
    remote: emptyRemote(),
    lists: { items: [], taxCodes: [], taxRates: [] },
    setup: {
      mapping: sampleMapping,
      facts: booksFactsSchema.parse({ usesTax: true, isTaxAutomatic: true }),
      directions: directionsSchema.parse({}),
      startOn: '2026-01-01',
    },
    ...overrides,
  };
}

export const sampleLink = (key: string, overrides: Partial<QuickbooksLink> = {}): [string, QuickbooksLink] => [
  key,
  {
    key,
    entity: 'Customer',
    state: 'linked',
    remoteId: '58',
    syncToken: '0',
    decision: '',
    label: '',
    on: '',
    totalCents: 0,
    taxCents: 0,
    sentHash: '',
    isOurs: false,
    note: '',
    at: '2026-03-02T10:00:00.000Z',
    ...overrides,
  },
];

export const cashPayment = (overrides: Partial<BookDocument> = {}): BookDocument =>
  bookDocument({
    key: 'payment:p1',
    kind: 'payment',
    number: '1042',
    on: '2026-03-05',
    customerId: 'customer-1',
    customerName: 'Ada Lovelace',
    totalCents: 5_000,
    method: 'cash',
    ...overrides,
  });

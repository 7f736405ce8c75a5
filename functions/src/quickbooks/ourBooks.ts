import type { DocumentSnapshot, Query } from 'firebase-admin/firestore';
import type { CompanyFields } from '@/domain/company/schema';
import { customerSchema } from '@/domain/customer/schema';
import { creditNoteSchema, invoiceSchema } from '@/domain/invoice/schema';
import { ledgerEntrySchema } from '@/domain/ledger/schema';
import { paymentSchema } from '@/domain/payment/schema';
import { propertySchema } from '@/domain/property/schema';
import { bookKey, type BookDocument, type BookParty } from '@/domain/quickbooks/books';
import { booksOf, type Payout } from '@/domain/quickbooks/ofRecords';
import type { CompanyCollectionName } from '@/domain/record/manifests';
import { calendarDay } from '@/lib/dates';
import { inGroupsOf } from '@/lib/inGroupsOf';
import type { Deps } from '../platform/admin';
import { inCompany } from '../platform/collections';
import { pagesOf } from '../platform/pagesOf';
import { recordsIn } from '../platform/readable';
import { readAdjustments } from './ourAdjustments';

const PAGE = 500;
const AT_ONCE = 300;

type Place = { companyId: string; company: Pick<CompanyFields, 'timeZone'> };

/** Returns all of a query's results, or null if there are more than `most`. */
async function all(query: Query): Promise<DocumentSnapshot[]> {
  const found: DocumentSnapshot[] = [];
  for await (const page of pagesOf(query, PAGE)) found.push(...page);
  return found;
}

async function byIds(
  { db }: Deps,
  companyId: string,
  collection: CompanyCollectionName,
  ids: Iterable<string>,
): Promise<DocumentSnapshot[]> {
  const refs = [...new Set(ids)].filter((id) => id !== '').map((id) => inCompany(db, companyId, collection).doc(id));
  const groups = await Promise.all(inGroupsOf(AT_ONCE, refs).map((group) => db.getAll(...group)));
  return groups.flat().filter(({ exists }) => exists);
}

/**
 * Reads the company's accounting documents, dated from `from` (to `to`, if given). Documents referenced by a write-off, refund, payment
 * or credit of these days are read too, however old they are.
 */
export async function readOurBooks(
  deps: Deps,
  { companyId, company }: Place,
  { from, to = '' }: { from: string; to?: string },
  payouts: readonly Payout[],
): Promise<BookDocument[]> {
  const within = (collection: CompanyCollectionName, field: string): Query => {
    const query = inCompany(deps.db, companyId, collection).where(field, '>=', from).orderBy(field);
    return to === '' ? query : query.where(field, '<=', to);
  };
  const [invoices, creditNotes, payments, entries] = await Promise.all([
    all(within('invoices', 'issuedOn')),
    all(within('creditNotes', 'issuedOn')),
    all(within('payments', 'receivedOn')),
    all(within('ledger', 'on')),
  ]);
  const moved = recordsIn(ledgerEntrySchema, entries).filter(
    ({ kind }) => kind === 'written-off' || kind === 'refund' || kind === 'credit-used',
  );
  const heldPayments = new Set(payments.map(({ id }) => id));
  const olderPayments = await byIds(
    deps,
    companyId,
    'payments',
    moved.map(({ paymentId }) => paymentId).filter((id) => !heldPayments.has(id)),
  );
  const allPayments = recordsIn(paymentSchema, [...payments, ...olderPayments]);
  const notes = recordsIn(creditNoteSchema, creditNotes);
  const heldInvoices = new Set(invoices.map(({ id }) => id));
  const olderInvoices = await byIds(
    deps,
    companyId,
    'invoices',
    [...moved, ...notes, ...allPayments].map(({ invoiceId }) => invoiceId).filter((id) => !heldInvoices.has(id)),
  );
  const records = {
    invoices: recordsIn(invoiceSchema, [...invoices, ...olderInvoices]),
    creditNotes: notes,
    payments: allPayments,
  };
  const dayOf = (instant: string): string => calendarDay(company.timeZone, new Date(instant));
  return [...booksOf(records, payouts, dayOf), ...(await readAdjustments(deps, companyId, from))]
    .filter(({ on }) => on >= from && (to === '' || on <= to))
    .toSorted((a, b) => a.on.localeCompare(b.on) || a.key.localeCompare(b.key));
}

/** Reads customers and properties named by documents, by key. Merged customers are skipped: their documents name the survivor. */
export async function readParties(
  deps: Deps,
  companyId: string,
  documents: readonly BookDocument[],
  more: Iterable<string>,
): Promise<Map<string, BookParty>> {
  const idsIn = (kind: string): string[] =>
    [...more].filter((key) => key.startsWith(`${kind}:`)).map((key) => key.slice(kind.length + 1));
  const properties = recordsIn(
    propertySchema,
    await byIds(deps, companyId, 'properties', [
      ...documents.map(({ propertyId }) => propertyId),
      ...idsIn('property'),
    ]),
  );
  const customerIds = [
    ...documents.map(({ customerId }) => customerId),
    ...properties.map(({ customerId }) => customerId),
    ...idsIn('customer'),
  ];
  const customers = recordsIn(customerSchema, await byIds(deps, companyId, 'customers', customerIds));
  const names = new Map(customers.map(({ id, name }) => [id, name]));
  const parties: BookParty[] = [
    ...customers.map((customer): BookParty => ({
      key: bookKey('customer', customer.id),
      parentKey: '',
      displayName: customer.name,
      firstName: customer.firstName,
      lastName: customer.lastName,
      companyName: customer.companyName,
      email: customer.email,
      phone: customer.phone,
      address: customer.billingAddress,
      isTaxExempt: customer.isTaxExempt,
    })),
    ...properties.map((property): BookParty => ({
      key: bookKey('property', property.id),
      parentKey: bookKey('customer', property.customerId),
      displayName: [
        names.get(property.customerId) ?? '',
        property.label || property.address.street || property.id.slice(0, 6),
      ]
        .filter(Boolean)
        .join(' – '),
      firstName: '',
      lastName: '',
      companyName: '',
      email: '',
      phone: '',
      address: property.address,
      isTaxExempt: false,
    })),
  ];
  return new Map(parties.map((party) => [party.key, party]));
}

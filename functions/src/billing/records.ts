import type { DocumentReference, DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { BILLING_SETTINGS_ID, billingSettingsSchema, type BillingSettings } from '@/domain/billing/settings';
import { companySchema } from '@/domain/company/schema';
import { invoiceSchema, type Invoice } from '@/domain/invoice/schema';
import { paymentSchema, type Payment } from '@/domain/payment/schema';
import { calendarDay } from '@/lib/dates';
import type { Deps } from '../platform/admin';
import { companyRef, inCompany } from '../platform/collections';
import { notFound } from '../platform/errors';
import { fieldsIn } from '../platform/readable';

/** A record as it is stored, with where it lies. `data` is for the audit fields of the next write. */
export type Held<T> = { ref: DocumentReference; record: T; data: Record<string, unknown> };

/** @throws AppError `not-found`. Ids of other companies are not found. */
export async function readInvoice(
  { db }: Deps,
  transaction: Transaction,
  companyId: string,
  invoiceId: string,
): Promise<Held<Invoice>> {
  return heldInvoice(await transaction.get(inCompany(db, companyId, 'invoices').doc(invoiceId)));
}

export function heldInvoice(snapshot: DocumentSnapshot): Held<Invoice> {
  const data = snapshot.data();
  if (!data) throw notFound('Invoice');
  return { ref: snapshot.ref, record: invoiceSchema.parse(data), data };
}

/** The invoices in these documents. A draft that nobody can read is left out and logged: nothing is owed on it, and it hides no other. */
export const heldInvoices = (documents: readonly DocumentSnapshot[]): Held<Invoice>[] =>
  documents.flatMap((document) =>
    document.get('state') === 'draft' && fieldsIn(invoiceSchema, [document]).length === 0 ? [] : heldInvoice(document),
  );

/** @throws AppError `not-found`. */
export async function readPayment(
  { db }: Deps,
  transaction: Transaction,
  companyId: string,
  paymentId: string,
): Promise<Held<Payment>> {
  const snapshot = await transaction.get(inCompany(db, companyId, 'payments').doc(paymentId));
  const data = snapshot.data();
  if (!data) throw notFound('Payment');
  return { ref: snapshot.ref, record: paymentSchema.parse(data), data };
}

export type CompanyDay = { today: string; settings: BillingSettings; sampleCustomerIds: readonly string[] };

/** The database, or a transaction on it. */
type Reader = { getAll: (...refs: DocumentReference[]) => Promise<DocumentSnapshot[]> };

/** The company's calendar day, which everything that happens now counts for, and how it bills. */
export async function readCompanyDay({ db, now }: Deps, reader: Reader, companyId: string): Promise<CompanyDay> {
  const settingsRef = inCompany(db, companyId, 'settings').doc(BILLING_SETTINGS_ID);
  const [company, settings] = await reader.getAll(companyRef(db, companyId), settingsRef);
  const { timeZone, sampleData } = companySchema.parse(company?.data() ?? {});
  return {
    today: calendarDay(timeZone, new Date(now())),
    settings: billingSettingsSchema.parse(settings?.data() ?? {}),
    sampleCustomerIds: sampleData.customers,
  };
}

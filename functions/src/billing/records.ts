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

/** A stored record with its reference. `data` provides the audit fields for the next write. */
export type Held<T> = { ref: DocumentReference; record: T; data: Record<string, unknown> };

/** @throws AppError `not-found`, also for ids of other companies. */
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

/**
 * Parses the invoices in these documents. An unreadable draft is skipped and logged: nothing is owed on it, and it must not hide the
 * others.
 */
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

/** Returns the company's calendar day, which applies to everything that happens now, and its billing settings. */
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

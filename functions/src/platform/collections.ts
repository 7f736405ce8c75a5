import type { CollectionReference, DocumentReference, Firestore } from 'firebase-admin/firestore';

/** The collections below a company that functions work on. */
export type CompanyCollection =
  | 'customers'
  | 'properties'
  | 'equipment'
  | 'jobs'
  | 'photos'
  | 'notes'
  | 'taxExemptions'
  | 'taxes'
  | 'discounts'
  | 'discountUses'
  | 'estimates'
  | 'invoices'
  | 'recurringInvoices'
  | 'creditNotes'
  | 'payments'
  | 'ledger'
  | 'ledgerMonths'
  | 'summaries'
  | 'balances'
  | 'counters'
  | 'settings'
  | 'pricebook'
  | 'pricebookSettings'
  | 'pricebookChanges'
  | 'pricebookChangeRows'
  | 'pricebookChangeResults'
  | 'pricebookDirectory'
  | 'shares'
  | 'mail'
  | 'manualJ'
  | 'invites'
  | 'merges'
  | 'directory'
  | 'activity';

export const users = (db: Firestore): CollectionReference => db.collection('users');

export const companyRef = (db: Firestore, companyId: string): DocumentReference => db.doc(`companies/${companyId}`);

export const inCompany = (db: Firestore, companyId: string, name: CompanyCollection): CollectionReference =>
  companyRef(db, companyId).collection(name);

/** The company's technicians, which live under its owner's account. */
export const techniciansOf = (db: Firestore, ownerUid: string): CollectionReference =>
  users(db).doc(ownerUid).collection('technicians');

import type { CollectionReference, DocumentReference, Firestore } from 'firebase-admin/firestore';
import type { PublicKind } from '@/domain/public-document/schema';
import { inCompany, type CompanyCollection } from '../platform/collections';

/** What is shown under links, by token. */
export const publicDocuments = (db: Firestore): CollectionReference => db.collection('publicDocuments');

/** Something that can be shown under a link. */
export type Subject = { companyId: string; kind: PublicKind; subjectId: string };

const COLLECTIONS: Record<PublicKind, CompanyCollection> = {
  estimate: 'estimates',
  invoice: 'invoices',
  'service-report': 'jobs',
  'pricebook-item': 'pricebook',
  'load-calculation': 'manualJ',
  plumbing: 'plumbingCalc',
  inspection: 'inspections',
  readings: 'diagnostics',
  visit: 'schedule',
};
export const SUBJECT_NAMES: Record<PublicKind, string> = {
  estimate: 'Estimate',
  invoice: 'Invoice',
  'service-report': 'Job',
  'pricebook-item': 'Item',
  'load-calculation': 'Load calculation',
  plumbing: 'Plumbing calculation',
  inspection: 'Inspection',
  readings: 'Set of readings',
  visit: 'Visit',
};

export const subjectRef = (db: Firestore, { companyId, kind, subjectId }: Subject): DocumentReference =>
  inCompany(db, companyId, COLLECTIONS[kind]).doc(subjectId);

/** Whether the token is beside the record: people write it as a whole. */
export const isTokenBeside = (kind: PublicKind): boolean => kind !== 'estimate' && kind !== 'invoice';

/** Where the token is: on the record, or beside it. */
export const tokenRef = (db: Firestore, subject: Subject): DocumentReference =>
  isTokenBeside(subject.kind)
    ? inCompany(db, subject.companyId, 'shares').doc(`${subject.kind}-${subject.subjectId}`)
    : subjectRef(db, subject);

export const tokenOf = (data: Record<string, unknown> | undefined): string =>
  typeof data?.['token'] === 'string' ? data['token'] : '';

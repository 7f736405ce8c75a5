import type { CollectionReference, DocumentReference, Firestore } from 'firebase-admin/firestore';
import type { CompanyCollectionName } from '@/domain/record/manifests';

/** Functions' private data under a company: no one else reads it, so it has no manifest. */
type ServerCollection =
  | 'aiRuns'
  | 'counters'
  | 'keys'
  | 'pushes'
  | 'scoreMarks'
  | 'shares'
  | 'suppressions'
  | 'withheldWinners';

/** The collections under a company that functions work on. */
export type CompanyCollection = CompanyCollectionName | ServerCollection;

export const users = (db: Firestore): CollectionReference => db.collection('users');

export const companyRef = (db: Firestore, companyId: string): DocumentReference => db.doc(`companies/${companyId}`);

export const inCompany = (db: Firestore, companyId: string, name: CompanyCollection): CollectionReference =>
  companyRef(db, companyId).collection(name);

/** Returns the company's technicians, which are stored under its owner's account. */
export const techniciansOf = (db: Firestore, ownerUid: string): CollectionReference =>
  users(db).doc(ownerUid).collection('technicians');

import type { CollectionReference, DocumentReference, Firestore } from 'firebase-admin/firestore';

/** The served site of each company, by company id. Only functions read it. */
export const publicSites = (db: Firestore): CollectionReference => db.collection('publicSites');

export const publicSiteRef = (db: Firestore, companyId: string): DocumentReference => publicSites(db).doc(companyId);

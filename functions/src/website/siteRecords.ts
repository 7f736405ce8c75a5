import type { CollectionReference, DocumentReference, Firestore } from 'firebase-admin/firestore';

/** What is served of each company's site, by the company's id. Nobody but functions reads it. */
export const publicSites = (db: Firestore): CollectionReference => db.collection('publicSites');

export const publicSiteRef = (db: Firestore, companyId: string): DocumentReference => publicSites(db).doc(companyId);

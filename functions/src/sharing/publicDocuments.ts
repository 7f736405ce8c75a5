import type { CollectionReference, DocumentReference, Firestore } from 'firebase-admin/firestore';
import { FACES } from '@/domain/public-document/faces';
import type { PublicKind } from '@/domain/public-document/schema';
import { inCompany } from '../platform/collections';

/** The documents shown under links, by token. */
export const publicDocuments = (db: Firestore): CollectionReference => db.collection('publicDocuments');

/** Something that can be shown under a link. */
export type Subject = { companyId: string; kind: PublicKind; subjectId: string };

export const subjectRef = (db: Firestore, { companyId, kind, subjectId }: Subject): DocumentReference =>
  inCompany(db, companyId, FACES[kind].collection).doc(subjectId);

/** Whether the token is stored separately from the record, because people write the whole record. */
export const isTokenBeside = (kind: PublicKind): boolean => !FACES[kind].hasTokenOnRecord;

/** Returns where the token is stored: on the record or separately. */
export const tokenRef = (db: Firestore, subject: Subject): DocumentReference =>
  isTokenBeside(subject.kind)
    ? inCompany(db, subject.companyId, 'shares').doc(`${subject.kind}-${subject.subjectId}`)
    : subjectRef(db, subject);

export const tokenOf = (data: Record<string, unknown> | undefined): string =>
  typeof data?.['token'] === 'string' ? data['token'] : '';

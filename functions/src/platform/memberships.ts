import type { CollectionReference, DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import { companySchema } from '@/domain/company/schema';
import { membershipSchema } from '@/domain/team/membership';
import { userSchema, type User } from '@/domain/user/schema';
import type { Deps } from './admin';
import { companyRef, users } from './collections';

/** What people are in companies that they do not work in at the moment. */
export const memberships = (db: Firestore): CollectionReference => db.collection('memberships');

export const membershipRef = (db: Firestore, uid: string, companyId: string): DocumentReference =>
  memberships(db).doc(`${uid}_${companyId}`);

/**
 * Somebody as a member of the company, with the role, rights and flags that they have there, also while they work in another of their
 * companies; null for who does not belong to it or is disabled. `transaction`: reads in it.
 */
export async function memberOf(
  { db }: Pick<Deps, 'db'>,
  companyId: string,
  uid: string,
  transaction?: Transaction,
): Promise<User | null> {
  const read = transaction ?? db;
  const stored = (await read.getAll(users(db).doc(uid)))[0]?.data();
  const user = stored ? userSchema.safeParse(stored).data : undefined;
  if (!user || user.disabled) return null;
  if (user.companyId === companyId) return { ...user, id: uid };
  if (!user.hasOtherCompanies) return null;
  const [membership, company] = await read.getAll(membershipRef(db, uid, companyId), companyRef(db, companyId));
  if (!membership?.exists || !company?.exists) return null;
  const { role, rights } = membershipSchema.parse(membership.data());
  const { features, withdrawnFeatures: readOnlyFeatures } = companySchema.parse(company.data());
  return { ...user, id: uid, companyId, role, rights, features, readOnlyFeatures };
}

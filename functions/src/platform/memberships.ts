import type { CollectionReference, DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import { companySchema, type CompanyFields } from '@/domain/company/schema';
import { membershipSchema, type Membership } from '@/domain/team/membership';
import { userSchema, type User, type UserFields } from '@/domain/user/schema';
import type { Deps } from './admin';
import { companyRef, users } from './collections';

/** What people are in companies that they do not work in at the moment. */
export const memberships = (db: Firestore): CollectionReference => db.collection('memberships');

export const membershipRef = (db: Firestore, uid: string, companyId: string): DocumentReference =>
  memberships(db).doc(`${uid}_${companyId}`);

/** The fields of `users/{uid}` that say where somebody works and what they may do there. */
export type Place = Pick<UserFields, 'companyId' | 'role' | 'rights' | 'features' | 'readOnlyFeatures'>;

/** What `users/{uid}` holds where somebody works in `company`, the one of the membership. */
export const placeOf = (
  { companyId, role, rights }: Membership,
  { features, withdrawnFeatures: readOnlyFeatures }: CompanyFields,
): Place => ({ companyId, role, rights, features, readOnlyFeatures });

/** The same; null where the company is gone. `transaction`: reads in it. */
export async function placeIn(
  { db }: Pick<Deps, 'db'>,
  membership: Membership,
  transaction?: Transaction,
): Promise<Place | null> {
  const [company] = await (transaction ?? db).getAll(companyRef(db, membership.companyId));
  return company?.exists ? placeOf(membership, companySchema.parse(company.data())) : null;
}

/** `isAway`: works in another of their companies at the moment. */
export type Colleague = User & { isAway: boolean };

/**
 * Somebody as they are in the company, with the role, rights and flags that they have there, also while they work in another of their
 * companies, and also when disabled; null for who does not belong to it. `transaction`: reads in it.
 */
export async function colleagueIn(
  deps: Pick<Deps, 'db'>,
  companyId: string,
  uid: string,
  transaction?: Transaction,
): Promise<Colleague | null> {
  const { db } = deps;
  const read = transaction ?? db;
  const stored = (await read.getAll(users(db).doc(uid)))[0]?.data();
  const user = stored ? userSchema.safeParse(stored).data : undefined;
  if (!user) return null;
  if (user.companyId === companyId) return { ...user, id: uid, isAway: false };
  if (!user.hasOtherCompanies) return null;
  const [membership] = await read.getAll(membershipRef(db, uid, companyId));
  if (!membership?.exists) return null;
  const place = await placeIn(deps, membershipSchema.parse(membership.data()), transaction);
  return place && { ...user, ...place, id: uid, isAway: true };
}

/** The same for who may act there: null also for who is disabled. */
export async function memberOf(...of: Parameters<typeof colleagueIn>): Promise<User | null> {
  const colleague = await colleagueIn(...of);
  return colleague?.disabled === false ? colleague : null;
}

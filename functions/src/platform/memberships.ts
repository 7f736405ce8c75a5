import type { CollectionReference, DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import { companySchema, type CompanyFields } from '@/domain/company/schema';
import { membershipSchema, type Membership } from '@/domain/team/membership';
import { userSchema, type User, type UserFields } from '@/domain/user/schema';
import type { Deps } from './admin';
import { companyRef, users } from './collections';

/** People's memberships in companies they aren't currently working in. */
export const memberships = (db: Firestore): CollectionReference => db.collection('memberships');

export const membershipRef = (db: Firestore, uid: string, companyId: string): DocumentReference =>
  memberships(db).doc(`${uid}_${companyId}`);

/** The fields of `users/{uid}` that say where someone works and what they may do there. */
export type Place = Pick<UserFields, 'companyId' | 'role' | 'rights' | 'features' | 'readOnlyFeatures'>;

/** Returns the fields of `users/{uid}` while someone works in `company`, the membership's company. */
export const placeOf = (
  { companyId, role, rights }: Membership,
  { features, withdrawnFeatures: readOnlyFeatures }: CompanyFields,
): Place => ({ companyId, role, rights, features, readOnlyFeatures });

/** The same; null if the company is gone. `transaction`: reads in it. */
export async function placeIn(
  { db }: Pick<Deps, 'db'>,
  membership: Membership,
  transaction?: Transaction,
): Promise<Place | null> {
  const [company] = await (transaction ?? db).getAll(companyRef(db, membership.companyId));
  return company?.exists ? placeOf(membership, companySchema.parse(company.data())) : null;
}

/** `isAway`: currently works in another of their companies. */
export type Colleague = User & { isAway: boolean };

/**
 * Returns someone's membership in the company, with their role, permissions and flags there, even while they work in another of their
 * companies, and even if disabled; null if they don't belong to it. `transaction`: reads in it.
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

/** The same, but only if they may act there: null also if they are disabled. */
export async function memberOf(...of: Parameters<typeof colleagueIn>): Promise<User | null> {
  const colleague = await colleagueIn(...of);
  return colleague?.disabled === false ? colleague : null;
}

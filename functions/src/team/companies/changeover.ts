import type { Transaction } from 'firebase-admin/firestore';
import { companySchema, type CompanyFields } from '@/domain/company/schema';
import { membershipSchema, COMPANIES_A_PERSON, type Membership } from '@/domain/team/membership';
import type { User, UserFields } from '@/domain/user/schema';
import type { Deps } from '../../platform/admin';
import { companyRef } from '../../platform/collections';
import { precondition } from '../../platform/errors';
import { membershipRef, memberships } from '../../platform/memberships';

/** The fields of `users/{uid}` that say where somebody works and what they may do there. */
type Place = Pick<UserFields, 'companyId' | 'role' | 'rights' | 'features' | 'readOnlyFeatures' | 'hasOtherCompanies'>;

/** The companies of somebody, without the one that they work in now. */
export async function otherCompaniesOf({ db }: Deps, transaction: Transaction, uid: string): Promise<Membership[]> {
  const found = await transaction.get(memberships(db).where('uid', '==', uid).limit(COMPANIES_A_PERSON));
  return found.docs.map((document) => membershipSchema.parse(document.data()));
}

/** Keeps what somebody is in the company that they leave for another of theirs. The place of one write. */
export function setAside(
  { db }: Deps,
  transaction: Transaction,
  {
    user,
    company,
  }: { user: Omit<User, 'updatedAt'>; company: Pick<CompanyFields, 'name' | 'ownerId'> & { id: string } },
): void {
  const { id: uid, role, rights, email } = user;
  const isOwner = company.ownerId === uid;
  const membership: Membership = {
    uid,
    companyId: company.id,
    companyName: company.name,
    role,
    rights,
    isOwner,
    email,
  };
  transaction.set(membershipRef(db, uid, company.id), membership);
}

/**
 * What `users/{uid}` holds once somebody works in the company of `membership`; null where the company is gone. Reads at once: the writes come
 * after it.
 */
export async function placeIn(
  { db }: Deps,
  transaction: Transaction,
  { companyId, role, rights }: Membership,
): Promise<Omit<Place, 'hasOtherCompanies'> | null> {
  const stored = await transaction.get(companyRef(db, companyId));
  if (!stored.exists) return null;
  const { features, withdrawnFeatures: readOnlyFeatures } = companySchema.parse(stored.data());
  return { companyId, role, rights, features, readOnlyFeatures };
}

/** @throws AppError `failed-precondition` for who belongs to as many companies as anybody may */
export function assertRoomForCompany(others: readonly Membership[]): void {
  if (others.length + 1 >= COMPANIES_A_PERSON)
    throw precondition(`Nobody can belong to more than ${COMPANIES_A_PERSON} companies. Leave one of yours first.`);
}

import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { membershipSchema, COMPANIES_A_PERSON, type Membership } from '@/domain/team/membership';
import type { User } from '@/domain/user/schema';
import type { Deps } from '../../platform/admin';
import { precondition } from '../../platform/errors';
import { membershipRef, memberships } from '../../platform/memberships';

/** Returns someone's companies, except the one they are working in now. */
export async function otherCompaniesOf({ db }: Deps, transaction: Transaction, uid: string): Promise<Membership[]> {
  const found = await transaction.get(memberships(db).where('uid', '==', uid).limit(COMPANIES_A_PERSON));
  return found.docs.map((document) => membershipSchema.parse(document.data()));
}

/** Stores someone's role in the company they are leaving for another of theirs. Counts as one write. */
export function setAside(
  { db }: Deps,
  transaction: Transaction,
  { id: uid, role, rights, email }: Pick<User, 'id' | 'role' | 'rights' | 'email'>,
  company: DocumentSnapshot,
): void {
  const isOwner = company.get('ownerId') === uid;
  const membership: Membership = { uid, companyId: company.id, role, rights, isOwner, email };
  transaction.set(membershipRef(db, uid, company.id), membership);
}

/** @throws AppError `failed-precondition` if they already belong to the maximum number of companies */
export function assertRoomForCompany(others: readonly Membership[]): void {
  if (others.length + 1 >= COMPANIES_A_PERSON)
    throw precondition(`You cannot belong to more than ${COMPANIES_A_PERSON} companies. Leave one of yours first.`);
}

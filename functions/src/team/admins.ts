import type { Transaction } from 'firebase-admin/firestore';
import type { User } from '@/domain/user/schema';
import type { Member } from '../platform/access';
import type { Deps } from '../platform/admin';
import { updatedStamp } from '../platform/audit';
import { users } from '../platform/collections';
import { notFound, precondition } from '../platform/errors';
import { colleagueIn, membershipRef, type Colleague } from '../platform/memberships';

/** Enough to see whether there is another admin. */
const LOOK_AT = 20;

/**
 * Returns the colleague `uid` with their role in the caller's company, read in the transaction. Throws `not-found` also for people of
 * other companies.
 */
export async function colleagueOf(
  deps: Deps,
  transaction: Transaction,
  { companyId }: Pick<Member, 'companyId'>,
  uid: string,
): Promise<Colleague> {
  const colleague = await colleagueIn(deps, companyId, uid, transaction);
  if (!colleague) throw notFound('users');
  return colleague;
}

/** Changes a colleague's data for the caller's company, where it is currently stored. */
export function changeColleague(
  { db, now }: Deps,
  transaction: Transaction,
  { companyId, uid: by }: Pick<Member, 'companyId' | 'uid'>,
  { colleague, changes }: { colleague: Colleague; changes: Partial<Pick<User, 'role' | 'rights'>> },
): void {
  if (colleague.isAway) transaction.update(membershipRef(db, colleague.id, companyId), changes);
  else transaction.update(users(db).doc(colleague.id), { ...changes, ...updatedStamp(by, now()) });
}

/** Throws `failed-precondition` when `uid` is the only admin who can sign in: no one could ever fix that. */
export async function assertOtherAdmin(
  { db }: Deps,
  transaction: Transaction,
  companyId: string,
  uid: string,
): Promise<void> {
  const admins = await transaction.get(
    users(db).where('companyId', '==', companyId).where('role', '==', 'admin').limit(LOOK_AT),
  );
  const others = admins.docs.filter((snapshot) => snapshot.id !== uid && snapshot.get('disabled') !== true);
  if (others.length === 0) throw precondition('This is the last admin. Make someone else an admin first.');
}

import type { Transaction } from 'firebase-admin/firestore';
import { userSchema, type User } from '@/domain/user/schema';
import type { Member } from '../platform/access';
import type { Deps } from '../platform/admin';
import { users } from '../platform/collections';
import { notFound, precondition } from '../platform/errors';

/** Enough to see whether somebody else is an admin too. */
const LOOK_AT = 20;

/** The colleague `uid`, read in the transaction. Throws `not-found` also for people of other companies. */
export async function colleagueOf(
  { db }: Deps,
  transaction: Transaction,
  caller: Pick<Member, 'companyId'>,
  uid: string,
): Promise<User> {
  const snapshot = await transaction.get(users(db).doc(uid));
  const user = userSchema.parse(snapshot.data() ?? {});
  if (!snapshot.exists || user.companyId !== caller.companyId) throw notFound('users');
  return { ...user, id: uid };
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

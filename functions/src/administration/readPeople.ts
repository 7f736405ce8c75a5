import type { UserRecord } from 'firebase-admin/auth';
import type { Query } from 'firebase-admin/firestore';
import { INVITATIONS_SHOWN, PEOPLE_SHOWN, type Administration, type Person } from '@/domain/administration/api';
import { inviteSchema } from '@/domain/team/schema';
import { userName, userSchema } from '@/domain/user/schema';
import type { Member } from '../platform/access';
import type { Deps } from '../platform/admin';
import { inCompany, users } from '../platform/collections';
import { recordsIn } from '../platform/readable';

type Caller = Pick<Member, 'companyId' | 'company'>;

/** How many a query finds: what was read, unless it was cut off. */
const countOf = async (query: Query, { read, limit }: { read: number; limit: number }): Promise<number> =>
  read < limit ? read : (await query.count().get()).data().count;

/** The company's people, with when they were last here as Auth knows it. */
export async function readPeople(
  { db, auth }: Deps,
  { companyId, company }: Caller,
): Promise<Pick<Administration, 'people' | 'peopleCount'>> {
  const all = users(db).where('companyId', '==', companyId);
  const { docs } = await all.limit(PEOPLE_SHOWN).get();
  const known = docs.length === 0 ? [] : (await auth.getUsers(docs.map(({ id: uid }) => ({ uid })))).users;
  const accounts = new Map(known.map((account) => [account.uid, account]));
  const people = docs.map((document): Person => {
    const user = userSchema.parse(document.data());
    const account = accounts.get(document.id);
    return {
      ...{ uid: document.id, name: userName(user), email: user.email, role: user.role, rights: user.rights },
      isOwner: document.id === company.ownerId,
      isDisabled: user.disabled || account === undefined || account.disabled,
      isConfirmed: account?.emailVerified ?? false,
      lastSeenAt: account ? lastSeen(account) : '',
    };
  });
  const peopleCount = await countOf(all, { read: docs.length, limit: PEOPLE_SHOWN });
  return { people: people.toSorted((a, b) => a.name.localeCompare(b.name)), peopleCount };
}

/** Auth writes times as `Sun, 29 Nov 2026 04:00:00 GMT`, and renews a sign-in that is in use each hour. */
function lastSeen({ metadata: { lastRefreshTime, lastSignInTime } }: UserRecord): string {
  const at = Date.parse(lastRefreshTime || lastSignInTime);
  return Number.isNaN(at) ? '' : new Date(at).toISOString();
}

/** The invitations nobody has accepted yet, expired ones among them. */
export async function readInvitations(
  { db }: Deps,
  companyId: string,
): Promise<Pick<Administration, 'invitations' | 'invitationCount'>> {
  const pending = inCompany(db, companyId, 'invites').where('status', '==', 'pending');
  const { docs } = await pending.limit(INVITATIONS_SHOWN).get();
  return {
    invitations: recordsIn(inviteSchema, docs).map(({ id, email, role, expiresAt, mailError }) => ({
      ...{ id, email, role, expiresAt, mailError },
    })),
    invitationCount: await countOf(pending, { read: docs.length, limit: INVITATIONS_SHOWN }),
  };
}

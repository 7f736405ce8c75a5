import type { UserRecord } from 'firebase-admin/auth';
import type { Query } from 'firebase-admin/firestore';
import { INVITATIONS_SHOWN, PEOPLE_SHOWN, type Administration, type Person } from '@/domain/administration/api';
import { formatPhone } from '@/domain/contact/format';
import { inviteSchema } from '@/domain/team/schema';
import { userName, userSchema } from '@/domain/user/schema';
import type { Member } from '../platform/access';
import { ACCOUNTS_AT_ONCE } from '../platform/accountsAtOnce';
import type { Deps } from '../platform/admin';
import { inCompany, users } from '../platform/collections';
import { recordsIn } from '../platform/readable';
import { awayMembers } from '../team/companies/awayMembers';

type Caller = Pick<Member, 'companyId' | 'company'>;

/** Returns a query's total: the number already read, or a count query if the limit cut it off. */
const countOf = async (query: Query, { read, limit }: { read: number; limit: number }): Promise<number> =>
  read < limit ? read : (await query.count().get()).data().count;

/** Returns the company's people, with when Auth last saw each of them. */
export async function readPeople(
  { db, auth }: Deps,
  { companyId, company }: Caller,
): Promise<Pick<Administration, 'people' | 'peopleCount'>> {
  const all = users(db).where('companyId', '==', companyId);
  const [{ docs }, elsewhere] = await Promise.all([all.limit(PEOPLE_SHOWN).get(), awayMembers({ db }, companyId)]);
  const here = docs.map((document) => {
    const { role, rights, email, disabled, ...name } = userSchema.parse(document.data());
    return { uid: document.id, name: userName({ ...name, email }), email, role, rights, disabled, isAway: false };
  });
  const away = elsewhere.map(({ uid, name, email, role, rights }) => {
    return { uid, name, email, role, rights, disabled: false, isAway: true };
  });
  const shown = [...here, ...away].slice(0, ACCOUNTS_AT_ONCE);
  const known = shown.length === 0 ? [] : (await auth.getUsers(shown.map(({ uid }) => ({ uid })))).users;
  const accounts = new Map(known.map((account) => [account.uid, account]));
  const people = shown.map(({ disabled, ...person }): Person => {
    const account = accounts.get(person.uid);
    return {
      ...person,
      isOwner: person.uid === company.ownerId,
      isDisabled: disabled || account === undefined || account.disabled,
      isConfirmed: account?.emailVerified ?? false,
      lastSeenAt: account ? lastSeen(account) : '',
    };
  });
  const peopleCount = (await countOf(all, { read: docs.length, limit: PEOPLE_SHOWN })) + away.length;
  return { people: people.toSorted((a, b) => a.name.localeCompare(b.name)), peopleCount };
}

/** Auth writes times as `Sun, 29 Nov 2026 04:00:00 GMT`, and refreshes an active sign-in every hour. */
function lastSeen({ metadata: { lastRefreshTime, lastSignInTime } }: UserRecord): string {
  const at = Date.parse(lastRefreshTime || lastSignInTime);
  return Number.isNaN(at) ? '' : new Date(at).toISOString();
}

/** Returns invitations that haven't been accepted yet, including expired ones. */
export async function readInvitations(
  { db }: Deps,
  companyId: string,
): Promise<Pick<Administration, 'invitations' | 'invitationCount'>> {
  const pending = inCompany(db, companyId, 'invites').where('status', '==', 'pending');
  const { docs } = await pending.limit(INVITATIONS_SHOWN).get();
  return {
    invitations: recordsIn(inviteSchema, docs).map(({ id, email, phone, role, expiresAt, mailError }) => ({
      ...{ id, email: email || formatPhone(phone), role, expiresAt, mailError },
    })),
    invitationCount: await countOf(pending, { read: docs.length, limit: INVITATIONS_SHOWN }),
  };
}

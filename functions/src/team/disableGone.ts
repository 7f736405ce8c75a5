import { FieldPath, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { COMPANIES_A_PERSON } from '@/domain/team/membership';
import { userSchema } from '@/domain/user/schema';
import { ACCOUNTS_AT_ONCE } from '../platform/accountsAtOnce';
import type { Deps } from '../platform/admin';
import { updatedStamp } from '../platform/audit';
import { users } from '../platform/collections';
import { defineNightly } from '../platform/defineNightly';
import { inPages, sharesOf } from '../platform/nightly/companyWork';
import { eachFound } from '../platform/nightly/eachFound';
import { memberships } from '../platform/memberships';
import type { Nightly } from '../platform/nightly/runNightly';
import { forgetDevices } from '../push/devices';
import { invitationsToWithdraw } from './withdrawInvitations';

/** Yields active members whose account was deleted, by company. Auth is queried a hundred at a time, across companies. */
async function* goneByCompany({ db, auth }: Deps, after: string): ReturnType<Nightly['work']> {
  const gone = new Map<string, QueryDocumentSnapshot[]>();
  const ask = async (active: readonly QueryDocumentSnapshot[]): Promise<void> => {
    const { users: known } = await auth.getUsers(active.map(({ id: uid }) => ({ uid })));
    const there = new Set(known.map(({ uid }) => uid));
    for (const user of active.filter(({ id }) => !there.has(id))) {
      const companyId = String(user.get('companyId') ?? '');
      gone.set(companyId, [...(gone.get(companyId) ?? []), user]);
    }
  };
  let active: QueryDocumentSnapshot[] = [];
  for await (const user of inPages(users(db).orderBy(FieldPath.documentId()).select('disabled', 'companyId'))) {
    if (user.get('disabled') !== true) active.push(user);
    if (active.length < ACCOUNTS_AT_ONCE) continue;
    await ask(active);
    active = [];
  }
  if (active.length > 0) await ask(active);
  yield* sharesOf(gone, after);
}

/** Disables the user documents whose account was deleted, and withdraws their invitations. */
export const goneAccounts: Nightly = {
  work: goneByCompany,
  perCompany: (deps, share) =>
    eachFound(share, async ({ id }) => {
      await disableGone(deps, id);
      return { disabled: 1 };
    }),
};

/** Nightly: removes membership from people whose account is gone. Their token expired within the hour, but their document would stay. */
export const disableGoneAccounts = defineNightly(
  'disableGoneAccounts',
  { schedule: '20 8 * * *', secrets: [] },
  goneAccounts,
);

/**
 * Disables someone whose account was deleted, withdraws their invitations and removes their devices; only the latter if they are already
 * disabled or were never a member.
 */
export async function disableGone(deps: Deps, uid: string): Promise<void> {
  const ref = users(deps.db).doc(uid);
  await forgetDevices(deps, uid);
  await deps.db.runTransaction(async (transaction) => {
    const stored = (await transaction.get(ref)).data();
    if (!stored || stored['disabled'] === true) return;
    const { companyId } = userSchema.parse(stored);
    const elsewhere = await transaction.get(memberships(deps.db).where('uid', '==', uid).limit(COMPANIES_A_PERSON));
    const withdraw =
      companyId === null
        ? () => undefined
        : await invitationsToWithdraw(deps, transaction, { companyId, uid, role: null, by: '' });
    withdraw();
    for (const membership of elsewhere.docs) transaction.delete(membership.ref);
    transaction.update(ref, { disabled: true, ...updatedStamp('', deps.now()) });
  });
}

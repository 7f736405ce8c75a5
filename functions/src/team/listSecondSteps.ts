import { listSecondSteps as contract } from '@/domain/team/api';
import { canAct } from '@/domain/access/permissions';
import { inGroupsOf } from '@/lib/inGroupsOf';
import { deniedByRole, member } from '../platform/access';
import { ACCOUNTS_AT_ONCE } from '../platform/accountsAtOnce';
import type { Deps } from '../platform/admin';
import { users } from '../platform/collections';
import { defineCallable } from '../platform/defineCallable';

/** In a larger team, only the first of these are checked. */
const MOST_MEMBERS = 500;

/** Returns the accounts that have a second factor. */
async function withSecondFactor({ auth }: Pick<Deps, 'auth'>, uids: readonly string[]): Promise<string[]> {
  const { users: accounts } = await auth.getUsers(uids.map((uid) => ({ uid })));
  return accounts.filter(({ multiFactor }) => (multiFactor?.enrolledFactors ?? []).length > 0).map(({ uid }) => uid);
}

/** Lists the company's members who sign in with an authenticator app. @throws AppError `permission-denied` for non-admins */
export const listSecondSteps = defineCallable(
  contract,
  { access: member(), rateLimit: { perMinute: 20 } },
  async (deps, _, caller) => {
    if (!canAct({ role: caller.user.role }, 'changeRole')) throw await deniedByRole(deps, caller.company);
    const members = await users(deps.db).where('companyId', '==', caller.companyId).limit(MOST_MEMBERS).select().get();
    const uids = members.docs.map(({ id }) => id);
    const found = await Promise.all(inGroupsOf(ACCOUNTS_AT_ONCE, uids).map((group) => withSecondFactor(deps, group)));
    return { uids: found.flat() };
  },
);

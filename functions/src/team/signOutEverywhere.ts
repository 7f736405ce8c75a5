import { canAct } from '@/domain/access/permissions';
import { signOutEverywhere as contract } from '@/domain/team/api';
import { userName } from '@/domain/user/schema';
import { deniedByRole, member } from '../platform/access';
import { recordActivity } from '../platform/activity';
import { defineCallable } from '../platform/defineCallable';
import { forgetDevices } from '../push/devices';
import { colleagueOf } from './admins';

/**
 * Ends all of the caller's sessions, or for an admin a colleague's: no device can renew its sign-in, the last token expires within the
 * hour, and notifications end immediately. It is recorded in the activity. @throws AppError `permission-denied` for a colleague if the
 * caller isn't an admin, `not-found` for other companies' people
 */
export const signOutEverywhere = defineCallable(
  contract,
  { access: member(), rateLimit: { perMinute: 10 } },
  async (deps, { uid }, caller) => {
    const whose = uid === '' ? caller.uid : uid;
    if (whose !== caller.uid && !canAct({ role: caller.user.role }, 'changeRole'))
      throw await deniedByRole(deps, caller.company);
    await deps.db.runTransaction(async (transaction) => {
      const colleague = await colleagueOf(deps, transaction, caller, whose);
      recordActivity(deps, transaction, caller.companyId, {
        actorUid: caller.uid,
        verb: 'updated',
        subjectType: 'user',
        subjectId: whose,
        subjectName: userName(colleague),
        detail: 'signed out on all devices',
      });
    });
    await deps.auth.revokeRefreshTokens(whose);
    await forgetDevices(deps, whose);
    return { done: true as const };
  },
);

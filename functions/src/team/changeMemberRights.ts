import { changeMemberRights as contract } from '@/domain/team/api';
import { formatCents } from '@/domain/money/format';
import { userName } from '@/domain/user/schema';
import { member } from '../platform/access';
import { recordActivity } from '../platform/activity';
import { defineCallable } from '../platform/defineCallable';
import { changeColleague, colleagueOf } from './admins';

/** Grants a colleague permissions beyond their role, or revokes them; effective from their next action. Throws `not-found`. */
export const changeMemberRights = defineCallable(
  contract,
  { access: member({ action: 'changeRole' }), rateLimit: { perMinute: 30 } },
  async (deps, { uid, rights }, caller) => {
    await deps.db.runTransaction(async (transaction) => {
      const colleague = await colleagueOf(deps, transaction, caller, uid);
      changeColleague(deps, transaction, caller, { colleague, changes: { rights } });
      recordActivity(deps, transaction, caller.companyId, {
        actorUid: caller.uid,
        verb: 'role-changed',
        subjectType: 'user',
        subjectId: uid,
        subjectName: userName(colleague),
        detail: [
          rights.collects ? 'collects on site' : 'does not collect on site',
          rights.seesCosts ? 'sees costs' : 'sees no costs',
          `credits up to ${formatCents(rights.creditLimitCents)}`,
          `refunds up to ${formatCents(rights.refundLimitCents)}`,
        ].join(', '),
      });
    });
    return { done: true as const };
  },
);

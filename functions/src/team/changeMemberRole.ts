import { changeMemberRole as contract } from '@/domain/team/api';
import { userName } from '@/domain/user/schema';
import { member } from '../platform/access';
import { recordActivity } from '../platform/activity';
import { defineCallable } from '../platform/defineCallable';
import { precondition } from '../platform/errors';
import { assertOtherAdmin, changeColleague, colleagueOf } from './admins';
import { technicianToLink } from './technicianRecord';
import { invitationsToWithdraw } from './withdrawInvitations';

/**
 * Changes a colleague's role, withdraws their invitations that it doesn't allow, and gives a technician their record. Throws `not-found`,
 * and `failed-precondition` for the owner and the last admin.
 */
export const changeMemberRole = defineCallable(
  contract,
  { access: member({ action: 'changeRole' }), rateLimit: { perMinute: 30 } },
  async (deps, { uid, role }, caller) => {
    await deps.db.runTransaction(async (transaction) => {
      const colleague = await colleagueOf(deps, transaction, caller, uid);
      if (colleague.role === role) return;
      if (uid === caller.company.ownerId) throw precondition('The owner of the company stays an admin.');
      if (colleague.role === 'admin') await assertOtherAdmin(deps, transaction, caller.companyId, uid);
      const { companyId } = caller;
      const withdraw = await invitationsToWithdraw(deps, transaction, { companyId, uid, role, by: caller.uid });
      const linkTechnician =
        role === 'technician' &&
        (await technicianToLink(deps, transaction, {
          invitedPhone: '',
          ...colleague,
          uid,
          ownerId: caller.company.ownerId,
          by: caller.uid,
        }));
      withdraw();
      if (linkTechnician) linkTechnician();
      changeColleague(deps, transaction, caller, { colleague, changes: { role } });
      recordActivity(deps, transaction, caller.companyId, {
        actorUid: caller.uid,
        verb: 'role-changed',
        subjectType: 'user',
        subjectId: uid,
        subjectName: userName(colleague),
        detail: `${colleague.role} → ${role}`,
      });
    });
    return { done: true as const };
  },
);

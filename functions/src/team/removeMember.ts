import { warn } from 'firebase-functions/logger';
import { DEFAULT_ROLE } from '@/domain/access/roles';
import { removeMember as contract } from '@/domain/team/api';
import { TECHNICIAN_LIST_LIMIT } from '@/domain/technician/schema';
import { userName } from '@/domain/user/schema';
import { member } from '../platform/access';
import { recordActivity } from '../platform/activity';
import { updatedAudit, updatedStamp } from '../platform/audit';
import { techniciansOf, users } from '../platform/collections';
import { defineCallable } from '../platform/defineCallable';
import { precondition } from '../platform/errors';
import { assertOtherAdmin, colleagueOf } from './admins';
import { invitationsToWithdraw } from './withdrawInvitations';

/**
 * Takes a colleague out of the company, unlinks the technicians they signed in as and withdraws whom they had invited. The rules read the membership
 * on each request, so their access ends with the transaction. Throws `not-found`, and `failed-precondition` for the
 * owner and the last admin.
 */
export const removeMember = defineCallable(
  contract,
  { access: member({ action: 'removeMember' }), rateLimit: { perMinute: 30 } },
  async (deps, { uid }, caller) => {
    const { db, auth } = deps;

    await db.runTransaction(async (transaction) => {
      const colleague = await colleagueOf(deps, transaction, caller, uid);
      if (uid === caller.company.ownerId) throw precondition('The owner of the company cannot be removed.');
      if (colleague.role === 'admin') await assertOtherAdmin(deps, transaction, caller.companyId, uid);
      const technicians = await transaction.get(
        techniciansOf(db, caller.company.ownerId).where('linkedUid', '==', uid).limit(TECHNICIAN_LIST_LIMIT),
      );
      const withdraw = await invitationsToWithdraw(deps, transaction, {
        companyId: caller.companyId,
        uid,
        role: null,
        by: caller.uid,
      });
      const now = deps.now();
      withdraw();
      for (const technician of technicians.docs) {
        transaction.update(technician.ref, { linkedUid: '', ...updatedAudit(caller.uid, now, technician.data()) });
      }
      transaction.update(users(db).doc(uid), {
        companyId: null,
        role: DEFAULT_ROLE,
        features: {},
        readOnlyFeatures: {},
        ...updatedStamp(caller.uid, now),
      });
      recordActivity(deps, transaction, caller.companyId, {
        actorUid: caller.uid,
        verb: 'removed',
        subjectType: 'user',
        subjectId: uid,
        subjectName: userName(colleague),
        detail: colleague.role,
      });
    });

    // Only signs their devices out sooner; the removal above already holds and must not look failed.
    await auth.revokeRefreshTokens(uid).catch((error: unknown) => {
      warn('tokens not revoked', { uid, reason: error instanceof Error ? error.message : 'unknown' });
    });
    return { done: true as const };
  },
);

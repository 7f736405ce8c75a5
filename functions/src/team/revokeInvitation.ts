import { revokeInvitation as contract } from '@/domain/team/api';
import { inviteSchema } from '@/domain/team/schema';
import { member } from '../platform/access';
import { recordActivity } from '../platform/activity';
import { updatedAudit } from '../platform/audit';
import { inCompany } from '../platform/collections';
import { defineCallable } from '../platform/defineCallable';
import { notFound, precondition } from '../platform/errors';

/** Withdraws an invitation that hasn't been accepted yet; doing so twice isn't an error. Throws `not-found`, `failed-precondition`. */
export const revokeInvitation = defineCallable(
  contract,
  { access: member({ action: 'inviteMember' }), rateLimit: { perMinute: 30 } },
  async (deps, { inviteId }, caller) => {
    const ref = inCompany(deps.db, caller.companyId, 'invites').doc(inviteId);

    await deps.db.runTransaction(async (transaction) => {
      const stored = await transaction.get(ref);
      if (!stored.exists) throw notFound('invites');
      const { status } = inviteSchema.parse(stored.data());
      if (status === 'accepted')
        throw precondition('This invitation has already been accepted. Remove the member instead.');
      if (status === 'revoked') return;
      transaction.update(ref, { status: 'revoked', ...updatedAudit(caller.uid, deps.now(), stored.data()) });
      recordActivity(deps, transaction, caller.companyId, {
        actorUid: caller.uid,
        verb: 'deleted',
        subjectType: 'invite',
        subjectId: inviteId,
      });
    });
    return { done: true as const };
  },
);

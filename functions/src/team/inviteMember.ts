import { addDays } from 'date-fns/addDays';
import { inviteMember as contract } from '@/domain/team/api';
import { INVITE_VALID_DAYS, type Invite } from '@/domain/team/schema';
import { AppError } from '@/lib/appError';
import { member } from '../platform/access';
import { recordActivity } from '../platform/activity';
import { createdAudit, updatedAudit } from '../platform/audit';
import { inCompany, users } from '../platform/collections';
import { defineCallable } from '../platform/defineCallable';
import { denied } from '../platform/errors';
import { inviteIdOf } from './inviteId';
import { mayInvite } from './withdrawInvitations';

/**
 * Invites an e-mail address to the caller's company; an earlier invitation of the address is renewed. Throws
 * `permission-denied` when a manager invites an admin, and `already-exists` for an address of a member.
 */
export const inviteMember = defineCallable(
  contract,
  { access: member({ action: 'inviteMember', requiresVerifiedEmail: true }), rateLimit: { perMinute: 20 } },
  async (deps, { email, role }, caller) => {
    if (!mayInvite(caller.user.role, role)) throw denied('Only an admin may invite an admin.');
    const { db } = deps;
    const inviteId = inviteIdOf(email);
    const ref = inCompany(db, caller.companyId, 'invites').doc(inviteId);

    await db.runTransaction(async (transaction) => {
      const stored = await transaction.get(ref);
      const members = await transaction.get(
        users(db).where('companyId', '==', caller.companyId).where('email', '==', email).limit(1),
      );
      if (!members.empty) {
        throw new AppError({ code: 'already-exists', userMessage: `${email} already belongs to your company.` });
      }
      const now = deps.now();
      const invite: Invite = {
        companyId: caller.companyId,
        companyName: caller.company.name,
        email,
        role,
        status: 'pending',
        invitedBy: caller.uid,
        expiresAt: addDays(now, INVITE_VALID_DAYS).toISOString(),
        acceptedBy: '',
      };
      const created = createdAudit(caller.uid, now);
      const audit = stored.exists ? { ...created, ...updatedAudit(caller.uid, now, stored.data()) } : created;
      transaction.set(ref, { ...invite, ...audit });
      // Everyone reads the activity, but not everyone the invitations: so no address here.
      recordActivity(deps, transaction, caller.companyId, {
        actorUid: caller.uid,
        verb: 'invited',
        subjectType: 'invite',
        subjectId: inviteId,
        detail: role,
      });
    });
    return { inviteId };
  },
);

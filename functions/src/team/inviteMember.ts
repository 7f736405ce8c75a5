import { addDays } from 'date-fns/addDays';
import type { Transaction } from 'firebase-admin/firestore';
import { inviteMember as contract } from '@/domain/team/api';
import { toTextNumber } from '@/domain/message/textNumber';
import { invitationMailFault, invitationPath, mailsSoFar, TRIAL_INVITATIONS_A_DAY } from '@/domain/team/invitationMail';
import { INVITE_VALID_DAYS, inviteSchema, type Invite } from '@/domain/team/schema';
import { userName } from '@/domain/user/schema';
import { AppError } from '@/lib/appError';
import { MAIL_SECRETS } from '../mail/config';
import { member } from '../platform/access';
import { recordActivity } from '../platform/activity';
import type { Deps } from '../platform/admin';
import { createdAudit, updatedAudit } from '../platform/audit';
import { inCompany, users } from '../platform/collections';
import { defineCallable } from '../platform/defineCallable';
import { denied } from '../platform/errors';
import { memberships } from '../platform/memberships';
import { TEXT_SECRETS } from '../twilio/config';
import { inviteIdOf, inviteIdOfPhone, keyHashOf } from './inviteId';
import { mailInvitation } from './mailInvitation';
import { mayInvite } from './withdrawInvitations';

/**
 * Invites an e-mail address or a cell phone number to the caller's company, and sends the link; an earlier invitation is renewed. If
 * sending fails, that is reported but the invitation remains. Throws `permission-denied` when a manager invites an admin, and
 * `already-exists` for a member's address.
 */
export const inviteMember = defineCallable(
  contract,
  {
    access: member({ action: 'inviteMember', requiresVerifiedEmail: true }),
    rateLimit: { perMinute: 20, perNetwork: 40 },
    secrets: [...MAIL_SECRETS, ...TEXT_SECRETS],
  },
  async (deps, input, caller) => {
    const { email, role, firstName, lastName } = input;
    if (!mayInvite(caller.user.role, role)) throw denied('Only an admin may invite an admin.');
    const { db } = deps;
    const phone = email === '' ? toTextNumber(input.phone) : '';
    const inviteId = phone === '' ? inviteIdOf(email) : await inviteIdOfPhone(deps, phone);
    const key = deps.newId();
    const invites = inCompany(db, caller.companyId, 'invites');
    const ref = invites.doc(inviteId);

    const { invite, fault } = await db.runTransaction(async (transaction) => {
      const stored = await transaction.get(ref);
      if (email !== '') await assertIsNoMember(deps, transaction, caller.companyId, email);
      const now = deps.now();
      const mailed = await transaction.get(
        invites.where('mailedAt', '>', addDays(now, -1).toISOString()).limit(TRIAL_INVITATIONS_A_DAY + 1),
      );
      const earlier = stored.exists ? inviteSchema.parse(stored.data()) : null;
      const mailCount = mailsSoFar(earlier, now);
      const fault = invitationMailFault({
        company: caller.company,
        isByText: phone !== '',
        mailCount,
        othersToday: mailed.docs.filter(({ id }) => id !== inviteId).length,
      });
      const invite: Invite = {
        companyId: caller.companyId,
        companyName: caller.company.name,
        email,
        phone,
        firstName,
        lastName,
        role,
        status: 'pending',
        invitedBy: caller.uid,
        expiresAt: addDays(now, INVITE_VALID_DAYS).toISOString(),
        acceptedBy: '',
        keyHash: keyHashOf(key),
        ...(fault === ''
          ? { mailState: 'sending', mailError: '', mailedAt: now, mailCount: mailCount + 1 }
          : { mailState: 'failed', mailError: fault, mailedAt: earlier?.mailedAt ?? '', mailCount }),
      };
      const created = createdAudit(caller.uid, now);
      const audit = stored.exists ? { ...created, ...updatedAudit(caller.uid, now, stored.data()) } : created;
      transaction.set(ref, { ...invite, ...audit });
      // Everyone can read the activity, but not the invitations: so no address here.
      recordActivity(deps, transaction, caller.companyId, {
        actorUid: caller.uid,
        verb: 'invited',
        subjectType: 'invite',
        subjectId: inviteId,
        detail: role,
      });
      return { invite, fault };
    });
    const path = phone === '' ? '' : invitationPath({ ...invite, inviteId, key });
    if (fault !== '') return { inviteId, mailError: fault, path };
    const inviter = { uid: caller.uid, email: caller.email, name: userName(caller.user) };
    const mailError = await mailInvitation(deps, {
      inviteId,
      invite,
      key,
      company: caller.company,
      inviter,
      origin: caller.origin,
    });
    return { inviteId, mailError, path };
  },
);

/** The number's owner becomes known only on acceptance. @throws AppError `already-exists` for a member's address */
async function assertIsNoMember(
  { db }: Deps,
  transaction: Transaction,
  companyId: string,
  email: string,
): Promise<void> {
  const here = users(db).where('companyId', '==', companyId).where('email', '==', email).limit(1);
  const away = memberships(db).where('companyId', '==', companyId).where('email', '==', email).limit(1);
  const [members, others] = [await transaction.get(here), await transaction.get(away)];
  if (!members.empty || !others.empty)
    throw new AppError({ code: 'already-exists', userMessage: `${email} already belongs to your company.` });
}

import { createHash } from 'node:crypto';
import { canAct } from '@/domain/access/permissions';
import { removeSecondStep as contract } from '@/domain/team/api';
import { userName, type User } from '@/domain/user/schema';
import { userMessageOf } from '@/lib/appError';
import { paths } from '@/lib/paths';
import { MAIL_SECRETS } from '../mail/config';
import { sendLetter } from '../mail/sendLetter';
import { deniedByRole, member, type Member } from '../platform/access';
import { recordActivity } from '../platform/activity';
import type { Deps } from '../platform/admin';
import { appUrl } from '../platform/config';
import { defineCallable } from '../platform/defineCallable';
import { precondition } from '../platform/errors';
import { colleagueOf } from './admins';

/**
 * Removes a colleague's authenticator app from their account, for a lost or broken phone, ends their sessions and notifies them. No one
 * can do it for their own account here: with a stolen session, that would remove its protection. @throws AppError `permission-denied` for
 * non-admins, `not-found` for other companies' people, `failed-precondition` for oneself and if there is no such app
 */
export const removeSecondStep = defineCallable(
  contract,
  {
    access: member({ requiresVerifiedEmail: true }),
    rateLimit: { perMinute: 5, perNetwork: 30 },
    secrets: MAIL_SECRETS,
  },
  async (deps, { uid }, caller) => {
    if (!canAct({ role: caller.user.role }, 'changeRole')) throw await deniedByRole(deps, caller.company);
    if (uid === caller.uid)
      throw precondition('Remove your own authenticator app under Settings, You: that asks for your sign-in again.');
    const colleague = await deps.db.runTransaction(async (transaction) => {
      const found = await colleagueOf(deps, transaction, caller, uid);
      const { multiFactor } = await deps.auth.getUser(uid);
      if ((multiFactor?.enrolledFactors ?? []).length === 0)
        throw precondition(`${userName(found)} has no authenticator app.`);
      recordActivity(deps, transaction, caller.companyId, {
        actorUid: caller.uid,
        verb: 'updated',
        subjectType: 'user',
        subjectId: uid,
        subjectName: userName(found),
        detail: 'authenticator app removed by an admin',
      });
      return found;
    });
    await deps.auth.updateUser(uid, { multiFactor: { enrolledFactors: null } });
    await deps.auth.revokeRefreshTokens(uid);
    return { done: true as const, mailError: await tell(deps, caller, colleague) };
  },
);

/** Notifies the account's owner, so that their protection can't be removed unnoticed. Returns why it failed; '' = it didn't. */
async function tell(deps: Deps, { companyId, company, uid, user, email }: Member, colleague: User): Promise<string> {
  const by = userName(user) || email;
  try {
    await sendLetter(deps, {
      companyId,
      company,
      sendId: `step-${createHash('sha256').update([uid, colleague.id, deps.now()].join(' ')).digest('hex').slice(0, 32)}`,
      about: { subjectType: 'invite', subjectId: colleague.id, customerId: '' },
      to: colleague.email,
      isToCompany: true,
      replyTo: email,
      letter: {
        subject: `${by} removed your authenticator app`,
        message: `${by} removed the authenticator app from your account, as for a phone that is lost. Your sign-ins on all devices have ended; your password alone signs you in until you add an app again.\n\nIf you did not ask for that, change your password now and call ${by}.`,
        linkLabel: 'Open your sign-in settings',
      },
      link: `${appUrl('')}${paths.settings}?tab=profile`,
    });
    return '';
  } catch (error) {
    return userMessageOf(error);
  }
}

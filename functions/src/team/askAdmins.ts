import { createHash } from 'node:crypto';
import { askAdmins as contract } from '@/domain/team/api';
import { ASK_WORDS, type Ask } from '@/domain/team/asks';
import { userName, userSchema } from '@/domain/user/schema';
import { paths } from '@/lib/paths';
import type { Deliver } from '../mail/client';
import { MAIL_SECRETS } from '../mail/config';
import { sendLetter } from '../mail/sendLetter';
import { member, type Member } from '../platform/access';
import type { Deps } from '../platform/admin';
import { users } from '../platform/collections';
import { appUrl } from '../platform/config';
import { defineCallable } from '../platform/defineCallable';
import { precondition } from '../platform/errors';
import { fieldsIn } from '../platform/readable';
import { awayMembers } from './companies/awayMembers';

/** Maximum admins notified: one of them is enough. */
const TOLD = 5;

/** Lets someone who was denied ask the people who could allow it. */
export const askAdmins = defineCallable(
  contract,
  {
    access: member({ requiresVerifiedEmail: true }),
    rateLimit: { perMinute: 5, perNetwork: 30 },
    secrets: MAIL_SECRETS,
  },
  async (deps, { ask }, caller) => ({ told: await tellAdmins(deps, caller, ask) }),
);

/**
 * E-mails the request to the admins of the caller's company; the same request on the same UTC day sends nothing. Returns how many were
 * notified.
 * @throws AppError `failed-precondition` if no admin has an address; as `sendLetter`
 */
export async function tellAdmins(
  deps: Deps,
  { companyId, company, uid, user, email }: Member,
  ask: Ask,
  deliver?: Deliver,
): Promise<number> {
  const found = await users(deps.db).where('companyId', '==', companyId).where('role', '==', 'admin').limit(TOLD).get();
  const here = fieldsIn(userSchema, found.docs).filter(({ disabled }) => !disabled);
  const away = (await awayMembers(deps, companyId)).filter(({ role }) => role === 'admin');
  const admins = [...here, ...away].filter((admin) => admin.email !== '').slice(0, TOLD);
  if (admins.length === 0) throw precondition('No admin of your company can be reached by e-mail. Ask them in person.');
  const name = userName(user) || email;
  const subject = `${name} asks ${ASK_WORDS[ask]}`;
  const day = deps.now().slice(0, 10);
  await Promise.all(
    admins.map((admin) =>
      sendLetter(
        deps,
        {
          companyId,
          company,
          sendId: `ask-${createHash('sha256').update([uid, ask, day, admin.email].join(' ')).digest('hex').slice(0, 32)}`,
          about: { subjectType: 'invite', subjectId: uid, customerId: '' },
          to: admin.email,
          isToCompany: true,
          replyTo: email,
          letter: {
            subject,
            message: `${subject}.\n\nRoles and rights are under Settings, Team. If that is not intended, there is nothing to do.`,
            linkLabel: 'Open the team',
          },
          link: `${appUrl('')}${paths.settings}?tab=team`,
        },
        deliver,
      ),
    ),
  );
  return admins.length;
}

import { renderLetter } from '@/documents/email/renderLetter';
import type { CompanyFields } from '@/domain/company/schema';
import { formatPaperDate } from '@/domain/paper/dates';
import { printedCompany } from '@/domain/paper/header';
import { invitationLetter, invitationPath } from '@/domain/team/invitationMail';
import type { Invite } from '@/domain/team/schema';
import { AppError } from '@/lib/appError';
import type { Deliver } from '../mail/client';
import { abuseAddress } from '../mail/config';
import { sendMail } from '../mail/sendMail';
import { updatedStamp } from '../platform/audit';
import type { Deps } from '../platform/admin';
import { inCompany } from '../platform/collections';
import { appUrl } from '../platform/config';

export type InvitationMail = {
  inviteId: string;
  invite: Invite;
  /** The key by which the link verifies the address; its hash is on the invitation. */
  key: string;
  company: CompanyFields;
  /** The inviter: replies go to their address. */
  inviter: { uid: string; email: string; name: string };
  /** The URL of the app it is sent from; '' for the server's own. */
  origin: string;
};

type Outcome = Pick<Invite, 'mailState' | 'mailError'>;

/** E-mails an invitation, or texts it to a number, and records the result on it. Returns why it wasn't sent, as a message; '' if it was. */
export async function mailInvitation(deps: Deps, mail: InvitationMail, deliver?: Deliver): Promise<string> {
  const outcome =
    mail.invite.email === ''
      ? await (await import('./textInvitation')).textInvitation(deps, mail)
      : await attempt(deps, mail, deliver);
  await inCompany(deps.db, mail.invite.companyId, 'invites')
    .doc(mail.inviteId)
    .update({ ...outcome, ...updatedStamp(mail.inviter.uid, deps.now()) });
  return outcome.mailError;
}

/** Limits and a missing mail server are refusals with a message too: the invitation's link can be sent manually. */
async function attempt(
  deps: Deps,
  { inviteId, invite, key, company, inviter, origin }: InvitationMail,
  deliver?: Deliver,
): Promise<Outcome> {
  const { companyId, email, expiresAt } = invite;
  const sendId = deps.newId();
  try {
    const { subject, message } = invitationLetter({
      ...invite,
      inviterName: inviter.name,
      untilText: formatPaperDate(expiresAt, company),
    });
    const link = { label: 'Sign up and join', address: `${appUrl(origin)}${invitationPath({ ...invite, key })}` };
    const abuse = { address: abuseAddress(), reference: `${companyId}/${sendId}` };
    const outcome = await sendMail(
      deps,
      {
        companyId,
        sendId,
        contact: null,
        about: { kind: 'invitation', subjectType: 'invite', subjectId: inviteId, customerId: '' },
        to: [email],
        fromName: company.name,
        replyTo: inviter.email,
        subject,
        ...renderLetter({ company: printedCompany(company), subject, message, link, abuse }),
        sentBy: inviter.uid,
      },
      deliver,
    );
    if (outcome.state === 'unclear') return { mailState: 'unclear', mailError: outcome.error };
    return { mailState: outcome.error === '' ? 'sent' : 'failed', mailError: outcome.error };
  } catch (error) {
    if (error instanceof AppError) return { mailState: 'failed', mailError: error.userMessage };
    throw error;
  }
}

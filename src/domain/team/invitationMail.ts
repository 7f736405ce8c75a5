import { paths } from '@/lib/paths';
import { ROLE_LABELS, type Role } from '../access/roles';
import { hasPaidOnce } from '../mail/allowance';
import type { Invite } from './schema';

/** One address is e-mailed so often about one invitation: who does not answer is not to be pestered. */
const MAILS_OF_AN_INVITATION = 5;
/** Anybody can be behind a company that has never paid; a shop that tries us out does not hire more people in a day. */
export const TRIAL_INVITATIONS_A_DAY = 10;

/** The page on which somebody who was invited signs up, with the address filled in. The address is what counts, not the link. */
export const invitationPath = (email: string): string => `${paths.register}?invited&email=${encodeURIComponent(email)}`;

type Allowance = {
  company: Parameters<typeof hasPaidOnce>[0];
  /** E-mails about this invitation so far. */
  mailCount: number;
  /** Addresses that the company e-mailed invitations to in the last 24 hours, this one apart. */
  othersToday: number;
};

/** Why no email goes out for an invitation, as a message; '' when one may. */
export function invitationMailFault({ company, mailCount, othersToday }: Allowance): string {
  if (mailCount >= MAILS_OF_AN_INVITATION)
    return `This address has been e-mailed ${MAILS_OF_AN_INVITATION} times. Send the link yourself.`;
  if (!hasPaidOnce(company) && othersToday >= TRIAL_INVITATIONS_A_DAY)
    return `Until your company has paid for the first time, ${TRIAL_INVITATIONS_A_DAY} invitations a day go out by e-mail. Send the link yourself.`;
  return '';
}

/** How often an address was e-mailed about an invitation that is renewed at `now`; one that has expired begins again. */
export const mailsSoFar = (stored: Pick<Invite, 'expiresAt' | 'mailCount'> | null, now: string): number =>
  stored === null || stored.expiresAt <= now ? 0 : stored.mailCount;

const article = (role: Role): string => (/^[aeiou]/i.test(ROLE_LABELS[role]) ? 'an' : 'a');
/** The role someone is invited to: "a technician"; a plain user has no particular one. */
const asRole = (role: Role): string => {
  if (role === 'user') return '';
  return role === 'office' ? ' to work in the office' : ` as ${article(role)} ${ROLE_LABELS[role].toLowerCase()}`;
};

/** The e-mail that tells somebody that they are invited. `untilText` is the last day, as it is shown. */
export function invitationLetter({
  companyName,
  inviterName,
  email,
  role,
  untilText,
}: Pick<Invite, 'companyName' | 'email' | 'role'> & { inviterName: string; untilText: string }): {
  subject: string;
  message: string;
} {
  return {
    subject: `Join ${companyName} on Fieldwright`,
    message: [
      'Hi,',
      `${inviterName} invites you to join ${companyName} on Fieldwright${asRole(role)}.`,
      `Sign up with this address, ${email}, and confirm it. The invitation is good until ${untilText}.`,
      'If you do not know who this is from, ignore this e-mail: nothing happens.',
    ].join('\n\n'),
  };
}

import { paths } from '@/lib/paths';
import { ROLE_LABELS, type Role } from '../access/roles';
import { hasPaidOnce } from '../mail/allowance';
import type { Invite } from './schema';

/** One address is e-mailed so often about one invitation: who does not answer is not to be pestered. */
const MAILS_OF_AN_INVITATION = 5;
/** Anybody can be behind a company that has never paid; a shop that tries us out does not hire more people in a day. */
export const TRIAL_INVITATIONS_A_DAY = 10;

/** What the link of an invitation carries: all of it in the e-mail, without the key where the inviter passes it on by hand. */
export type InvitationLink = Partial<Pick<Invite, 'companyId' | 'firstName' | 'lastName'>> &
  Pick<Invite, 'email'> & { /** Proves that its reader gets mail to the address. */ key?: string };

/** The page on which somebody who was invited signs up, with the address filled in. Without a key, the address has to be confirmed. */
export function invitationPath({ email, companyId, firstName, lastName, key }: InvitationLink): string {
  const rest = { company: companyId, first: firstName, last: lastName, key };
  const more = Object.entries(rest).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [`&${name}=${encodeURIComponent(value)}`],
  );
  return `${paths.register}?invited&email=${encodeURIComponent(email)}${more.join('')}`;
}

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
  firstName,
  role,
  untilText,
}: Pick<Invite, 'companyName' | 'email' | 'firstName' | 'role'> & { inviterName: string; untilText: string }): {
  subject: string;
  message: string;
} {
  return {
    subject: `Join ${companyName} on Fieldwright`,
    message: [
      firstName === '' ? 'Hi,' : `Hi ${firstName},`,
      `${inviterName} invites you to join ${companyName} on Fieldwright${asRole(role)}.`,
      `The button signs you up with this address, ${email}: you choose a password, and are in. It is yours alone, and good until ${untilText}.`,
      'If you do not know who this is from, ignore this e-mail: nothing happens.',
    ].join('\n\n'),
  };
}

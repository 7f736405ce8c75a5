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
  Pick<Invite, 'email'> & {
    /** Which one it is, where no address says so: of a number that it was texted to. */
    inviteId?: string;
    /** Proves that its reader gets mail to the address, or texts to the number. */
    key?: string;
  };

/**
 * The page on which somebody who was invited signs up, with the address filled in. Without a key, the address has to be confirmed; so does the one
 * that somebody enters who was invited by text.
 */
export function invitationPath({ email, inviteId = '', companyId, firstName, lastName, key }: InvitationLink): string {
  const rest = {
    email,
    company: companyId,
    invite: email === '' ? inviteId : '',
    first: firstName,
    last: lastName,
    key,
  };
  const more = Object.entries(rest).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [`&${name}=${encodeURIComponent(value)}`],
  );
  return `${paths.register}?invited${more.join('')}`;
}

type Allowance = {
  company: Parameters<typeof hasPaidOnce>[0];
  /** Whether it is a number that texts go to, or an address. */
  isByText: boolean;
  /** E-mails or texts about this invitation so far. */
  mailCount: number;
  /** Addresses and numbers that the company sent invitations to in the last 24 hours, this one apart. */
  othersToday: number;
};

/** Why no e-mail or text goes out for an invitation, as a message; '' when one may. */
export function invitationMailFault({ company, isByText, mailCount, othersToday }: Allowance): string {
  if (mailCount >= MAILS_OF_AN_INVITATION)
    return `This ${isByText ? 'number has been texted' : 'address has been e-mailed'} ${MAILS_OF_AN_INVITATION} times. Send the link yourself.`;
  if (!hasPaidOnce(company) && othersToday >= TRIAL_INVITATIONS_A_DAY)
    return `Until your company has paid for the first time, ${TRIAL_INVITATIONS_A_DAY} invitations a day go out by e-mail or text. Send the link yourself.`;
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

/** The text that tells somebody that they are invited, as short as it can be. `link`: where they sign up. */
export const invitationText = ({
  companyName,
  inviterName,
  role,
  link,
}: Pick<Invite, 'companyName' | 'role'> & { inviterName: string; link: string }): string =>
  `${companyName}: ${inviterName} invites you to join us on Fieldwright${asRole(role)}. Sign up here, it is yours alone: ${link}`;

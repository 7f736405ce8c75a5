import { paths } from '@/lib/paths';
import { ROLE_LABELS, type Role } from '../access/roles';
import { hasPaidOnce } from '../mail/allowance';
import type { Invite } from './schema';

/** Maximum e-mails to one address about one invitation, so that people who don't answer aren't pestered. */
const MAILS_OF_AN_INVITATION = 5;
/** Anyone can be behind a company that has never paid; a shop trying us out doesn't hire more people in a day. */
export const TRIAL_INVITATIONS_A_DAY = 10;

/** The contents of an invitation's link: everything in the e-mail, but without the key if the inviter passes it on manually. */
export type InvitationLink = Partial<Pick<Invite, 'companyId' | 'firstName' | 'lastName'>> &
  Pick<Invite, 'email'> & {
    /** The invitation's ID if no address identifies it: for one texted to a number. */
    inviteId?: string;
    /** Proves that its recipient receives mail at the address, or texts at the number. */
    key?: string;
  };

/**
 * Returns the sign-up page for an invited person, with the address prefilled. Without a key, the address must be verified; so must the
 * address entered by someone invited by text.
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
  /** Whether it goes to a number by text, rather than to an address. */
  isByText: boolean;
  /** E-mails or texts about this invitation so far. */
  mailCount: number;
  /** Addresses and numbers that the company sent invitations to in the last 24 hours, excluding this one. */
  othersToday: number;
};

/** Returns why no e-mail or text can be sent for an invitation, as a message; '' if it can. */
export function invitationMailFault({ company, isByText, mailCount, othersToday }: Allowance): string {
  if (mailCount >= MAILS_OF_AN_INVITATION)
    return `This ${isByText ? 'number has been texted' : 'address has been e-mailed'} ${MAILS_OF_AN_INVITATION} times. Send the link yourself.`;
  if (!hasPaidOnce(company) && othersToday >= TRIAL_INVITATIONS_A_DAY)
    return `Until your company has paid for the first time, ${TRIAL_INVITATIONS_A_DAY} invitations a day go out by e-mail or text. Send the link yourself.`;
  return '';
}

/** Returns how often an address was e-mailed about an invitation that is renewed at `now`; an expired one restarts the count. */
export const mailsSoFar = (stored: Pick<Invite, 'expiresAt' | 'mailCount'> | null, now: string): number =>
  stored === null || stored.expiresAt <= now ? 0 : stored.mailCount;

const article = (role: Role): string => (/^[aeiou]/i.test(ROLE_LABELS[role]) ? 'an' : 'a');
/** Returns the role someone is invited to: "a technician"; empty for a plain user. */
const asRole = (role: Role): string => {
  if (role === 'user') return '';
  return role === 'office' ? ' to work in the office' : ` as ${article(role)} ${ROLE_LABELS[role].toLowerCase()}`;
};

/** Builds the invitation e-mail. `untilText` is the last day, formatted for display. */
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

/** Builds the invitation text message, as short as possible. `link`: where they sign up. */
export const invitationText = ({
  companyName,
  inviterName,
  role,
  link,
}: Pick<Invite, 'companyName' | 'role'> & { inviterName: string; link: string }): string =>
  `${companyName}: ${inviterName} invites you to join us on Fieldwright${asRole(role)}. Sign up here, it is yours alone: ${link}`;

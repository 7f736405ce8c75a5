import { invitationPath, type InvitationLink } from '@/domain/team/invitationMail';

/** What an inviter can send along with the e-mail. It has no key: the person who uses it still has to confirm the address. */
export const invitationLink = (link: InvitationLink): string => linkTo(invitationPath(link));

/** A page of this app, as an address that somebody can open. */
export const linkTo = (path: string): string => `${window.location.origin}${path}`;

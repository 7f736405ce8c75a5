import { invitationPath, type InvitationLink } from '@/domain/team/invitationMail';

/** Returns a link the inviter can send along with the e-mail. It contains no key: its user still has to confirm the address. */
export const invitationLink = (link: InvitationLink): string => linkTo(invitationPath(link));

/** Returns the full URL of a page of this app. */
export const linkTo = (path: string): string => `${window.location.origin}${path}`;

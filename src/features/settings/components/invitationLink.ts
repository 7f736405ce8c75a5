import { invitationPath, type InvitationLink } from '@/domain/team/invitationMail';

/** What an inviter can send along with the e-mail. It has no key: the person who uses it still has to confirm the address. */
export const invitationLink = (link: InvitationLink): string => `${window.location.origin}${invitationPath(link)}`;

import { invitationPath, type InvitationLink } from '@/domain/team/invitationMail';

/** What an inviter can send along with the e-mail. It has no key, so that whoever uses it confirms the address themselves. */
export const invitationLink = (link: InvitationLink): string => `${window.location.origin}${invitationPath(link)}`;

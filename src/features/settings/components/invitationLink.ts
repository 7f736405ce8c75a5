import { invitationPath } from '@/domain/team/invitationMail';

/** What an inviter can send along besides the e-mail. The invitation counts for the address, not for the link. */
export const invitationLink = (email: string): string => `${window.location.origin}${invitationPath(email)}`;

import { invitationPath } from '@/domain/team/invitationMail';

/** What an inviter can send along with the email. The invitation is tied to the address, not to the link. */
export const invitationLink = (email: string): string => `${window.location.origin}${invitationPath(email)}`;

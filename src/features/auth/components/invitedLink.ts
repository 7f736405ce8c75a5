import type { Invitation } from '@/data/registration';

/** What an invitation's link says: who is invited, and with the key of the e-mail what lets them in. */
export type InvitedLink = { email: string; firstName: string; lastName: string; invitation?: Invitation };

/** Reads the link that `invitationPath` writes. */
export function invitedLinkOf(params: URLSearchParams): InvitedLink {
  const said = (name: string): string => params.get(name) ?? '';
  const [companyId, key] = [said('company'), said('key')];
  return {
    email: said('email').trim().toLowerCase(),
    firstName: said('first'),
    lastName: said('last'),
    ...(companyId !== '' && key !== '' && { invitation: { companyId, key, inviteId: said('invite') } }),
  };
}

/** The link of a text, which lets in any address that its reader confirms; undefined for that of an e-mail. */
export const textedLinkOf = ({ email, invitation }: InvitedLink): Invitation | undefined =>
  email === '' && invitation?.inviteId ? invitation : undefined;

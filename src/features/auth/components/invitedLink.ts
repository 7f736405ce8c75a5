import type { Invitation } from '@/data/registration';

/** Contents of an invitation link: the invitee and, with the key from the e-mail, the invitation that admits them. */
export type InvitedLink = { email: string; firstName: string; lastName: string; invitation?: Invitation };

/** Parses the link that `invitationPath` builds. */
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

/** Returns the invitation of a texted link, which admits any e-mail address that the recipient confirms; undefined for e-mailed links. */
export const textedLinkOf = ({ email, invitation }: InvitedLink): Invitation | undefined =>
  email === '' && invitation?.inviteId ? invitation : undefined;

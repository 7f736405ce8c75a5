import { paths } from '@/lib/paths';

/** What an inviter can send along: it opens the registration with the address filled in. The address is what counts. */
export const invitationLink = (email: string): string =>
  `${window.location.origin}${paths.register}?invited&email=${encodeURIComponent(email)}`;

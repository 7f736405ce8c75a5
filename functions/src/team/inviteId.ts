import { createHash } from 'node:crypto';

/** The id of the invitation of an e-mail address: the same for the same address, so that inviting again renews. */
export function inviteIdOf(email: string): string {
  return createHash('sha256').update(email.trim().toLowerCase()).digest('hex').slice(0, 40);
}

/** What is kept of the key in an invitation's e-mail. */
export const keyHashOf = (key: string): string => createHash('sha256').update(key).digest('hex');

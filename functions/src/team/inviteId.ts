import { createHash } from 'node:crypto';
import { contactHash } from '../messages/contactHash';
import type { Deps } from '../platform/admin';

/** The id of the invitation of an e-mail address: the same for the same address, so that inviting again renews. */
export function inviteIdOf(email: string): string {
  return createHash('sha256').update(email.trim().toLowerCase()).digest('hex').slice(0, 40);
}

/** Shorter than that of an address, so that an id says what it is of. */
const PHONE_ID_LENGTH = 24;

/**
 * The same for a mobile number (E.164), with this server's key: who reads that somebody was invited must not find the number by trying all of them.
 */
export const inviteIdOfPhone = async (deps: Deps, phone: string): Promise<string> =>
  (await contactHash(deps, 'sms', phone)).slice(0, PHONE_ID_LENGTH);

/** Whether an id is of somebody who was invited by number: then its key alone says who may use it. */
export const isInviteOfPhone = (inviteId: string): boolean => inviteId.length === PHONE_ID_LENGTH;

/** What is kept of the key in an invitation's e-mail. */
export const keyHashOf = (key: string): string => createHash('sha256').update(key).digest('hex');

/** Whether the key of a link is the one of a stored invitation. A renewed invitation has another. */
export const isOfKey = (stored: { keyHash?: unknown } | undefined, key: string): boolean =>
  key !== '' && stored?.keyHash === keyHashOf(key);

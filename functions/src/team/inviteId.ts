import { createHash } from 'node:crypto';
import { contactHash } from '../messages/contactHash';
import type { Deps } from '../platform/admin';

/** Returns the invitation id for an e-mail address: the same for the same address, so that inviting again renews. */
export function inviteIdOf(email: string): string {
  return createHash('sha256').update(email.trim().toLowerCase()).digest('hex').slice(0, 40);
}

/** Shorter than an address's id, so that the length shows the type. */
const PHONE_ID_LENGTH = 24;

/**
 * The same for a cell phone number (E.164), keyed with this server's key: someone who sees that a person was invited must not be able to
 * find the number by trying all of them.
 */
export const inviteIdOfPhone = async (deps: Deps, phone: string): Promise<string> =>
  (await contactHash(deps, 'sms', phone)).slice(0, PHONE_ID_LENGTH);

/** Whether an id is for someone invited by number: then only its key decides who may use it. */
export const isInviteOfPhone = (inviteId: string): boolean => inviteId.length === PHONE_ID_LENGTH;

/** Returns what is stored of the key in an invitation's e-mail. */
export const keyHashOf = (key: string): string => createHash('sha256').update(key).digest('hex');

/** Whether a link's key matches a stored invitation. A renewed invitation has a different one. */
export const isOfKey = (stored: { keyHash?: unknown } | undefined, key: string): boolean =>
  key !== '' && stored?.keyHash === keyHashOf(key);

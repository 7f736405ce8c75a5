import { createHmac } from 'node:crypto';
import type { MessageChannel } from '@/domain/message/settings';
import type { Deps } from '../platform/admin';
import { contactsKey } from '../platform/keys';

/**
 * Identifies an address or number (E.164) that must be recognized after the customer's record is gone: a hash keyed with this server's
 * key, because anyone with a copy of the database could try all phone numbers against a plain one.
 */
export const contactHash = async (deps: Deps, channel: MessageChannel, address: string): Promise<string> =>
  createHmac('sha256', await contactsKey(deps))
    .update(`${channel}:${address.toLowerCase()}`)
    .digest('hex');

import { createHmac } from 'node:crypto';
import type { MessageChannel } from '@/domain/message/settings';
import type { Deps } from '../platform/admin';
import { contactsKey } from '../platform/keys';

/**
 * What stands for an address or a number (E.164) where it must be known again after the customer's record is gone: a hash with this
 * server's key, because whoever has a copy of the database could try all phone numbers on a plain one.
 */
export const contactHash = async (deps: Deps, channel: MessageChannel, address: string): Promise<string> =>
  createHmac('sha256', await contactsKey(deps))
    .update(`${channel}:${address.toLowerCase()}`)
    .digest('hex');

import { createHmac } from 'node:crypto';
import { z } from 'zod';
import type { Deps } from '../../platform/admin';
import { companyKey } from '../../platform/keys';
import { inboundDomain } from './config';

/** Mail programs lowercase addresses, so they can't contain record ids. */
const TOKEN_LENGTH = 26;
const TOKEN = /^[a-z2-7]{26}$/;
const PREFIX = 'reply';
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567';

const base32 = (bytes: Buffer): string =>
  [...bytes]
    .map((byte) => ALPHABET[byte % ALPHABET.length] ?? '')
    .join('')
    .slice(0, TOKEN_LENGTH);

/** mailThreads/{token}: the conversation an address belongs to; with customer '' it's for any sender. Only functions read it. */
const mailThreadSchema = z.object({ companyId: z.string().min(1), customerId: z.string() });
export type MailThread = z.infer<typeof mailThreadSchema>;

/**
 * Returns the reply address for a customer's conversation: the same for all their mail, and unguessable; '' if this server doesn't
 * receive mail.
 */
export async function threadAddress(deps: Deps, { companyId, customerId }: MailThread): Promise<string> {
  const domain = inboundDomain();
  if (domain === '') return '';
  const key = await companyKey(deps, companyId, 'mailThreads');
  const token = base32(createHmac('sha256', key).update(customerId).digest());
  const ref = deps.db.collection('mailThreads').doc(token);
  if (!(await ref.get()).exists) await ref.set({ companyId, customerId });
  return `${PREFIX}+${token}@${domain}`;
}

/** Returns the conversation an address belongs to, or null if it was never assigned. */
export async function threadOfAddress({ db }: Deps, address: string): Promise<MailThread | null> {
  const [local = '', domain = ''] = address.trim().toLowerCase().split('@');
  const [prefix, token = ''] = local.split('+');
  if (prefix !== PREFIX || domain !== inboundDomain() || domain === '' || !TOKEN.test(token)) return null;
  return mailThreadSchema.safeParse((await db.collection('mailThreads').doc(token).get()).data()).data ?? null;
}

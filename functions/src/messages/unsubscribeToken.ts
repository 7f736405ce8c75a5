import { createHmac, timingSafeEqual } from 'node:crypto';
import type { ConsentPurpose } from '@/domain/message/consent';
import { isRecordId } from '@/domain/record/recordId';
import type { Deps } from '../platform/admin';
import { functionUrl } from '../platform/config';
import { companyKey, knownCompanyKey } from '../platform/keys';
import { contactHash } from './contactHash';

/** The recipient and e-mail an unsubscribe link is for. The address is included only as a hash. */
export type UnsubscribeClaim = {
  companyId: string;
  sendId: string;
  purpose: Extract<ConsentPurpose, 'reviews' | 'marketing'>;
  hash: string;
};

const PURPOSES = { r: 'reviews', m: 'marketing' } as const;
const HASH = /^[0-9a-f]{64}$/;

const signed = (claim: string, key: string): string =>
  createHmac('sha256', key).update(claim).digest('base64url').slice(0, 22);

/**
 * Returns the unsubscribe URL. It needs no account and never expires: an opt-out must work for at least 30 days (16 CFR 316.4), and there
 * is no reason to stop then.
 */
export async function unsubscribeLink(
  deps: Deps,
  { companyId, sendId, purpose, email }: Omit<UnsubscribeClaim, 'hash'> & { email: string },
): Promise<string> {
  const letter = purpose === 'reviews' ? 'r' : 'm';
  const hash = Buffer.from(await contactHash(deps, 'email', email), 'hex').toString('base64url');
  const claim = [companyId, sendId, letter, hash].join('.');
  const key = await companyKey(deps, companyId, 'unsubscribe');
  return `${functionUrl('unsubscribe')}/${claim}.${signed(claim, key)}`;
}

/** Reads a token; null if we didn't sign it. */
export async function readUnsubscribeToken(deps: Deps, token: string): Promise<UnsubscribeClaim | null> {
  const [companyId = '', sendId = '', letter = '', packed = '', signature = '', ...rest] = token.split('.');
  const hash = Buffer.from(packed, 'base64url').toString('hex');
  if (rest.length > 0 || !isRecordId(companyId) || !isRecordId(sendId) || !HASH.test(hash)) return null;
  if (letter !== 'r' && letter !== 'm') return null;
  const key = await knownCompanyKey(deps, companyId, 'unsubscribe');
  if (key === '') return null;
  const [given, wanted] = [signature, signed([companyId, sendId, letter, packed].join('.'), key)].map((part) =>
    Buffer.from(part),
  );
  if (!given || !wanted || given.length !== wanted.length || !timingSafeEqual(given, wanted)) return null;
  return { companyId, sendId, purpose: PURPOSES[letter], hash };
}

import { contractVersionSchema } from '@/domain/contract/record/version';
import type { Deliver } from '../mail/client';
import type { Deps } from '../platform/admin';
import type { Share } from '../platform/nightly/companyWork';
import type { Counts } from '../platform/nightly/counts';
import { eachFound } from '../platform/nightly/eachFound';
import { mailLinks } from './mailLinks';
import { sealAndMail } from './sealAndMail';
import { lostLetters, settleLetters } from './settleLetters';

/**
 * Sends what an interrupted server couldn't: letters to signers whose turn has come, and copies of fully signed documents. Only hashes of
 * links are stored, so each letter gets a new link, and the lost letter's link is revoked. A letter that may have arrived isn't sent
 * again; it is listed for a person to handle.
 */
export const sendLostLetters = (deps: Deps, share: Share, deliver?: Deliver): Promise<Counts> =>
  eachFound(share, async ({ ref }) => {
    const { companyId } = share;
    const version = contractVersionSchema.parse((await ref.get()).data());
    const { contractId, orderId } = version;
    const which = { companyId, contractId, orderId };
    let letters = 0;
    if (version.state === 'signed') await sealAndMail(deps, { ...which, version: version.version }, deliver);
    if (version.state === 'out') {
      const lost = await lostLetters(deps, companyId, version);
      const act = { now: deps.now(), byUid: '', ipAddress: '', userAgent: '' };
      letters = await mailLinks(deps, { ...which, act, isReminder: false, lost }, deliver);
    }
    await settleLetters(deps, companyId, version);
    return { letters };
  });

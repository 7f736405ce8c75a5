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
 * Sends what the server could not before it ended: letters to signers whose turn has come, and copies of what all have signed. Their links are
 * stored as hashes alone, so that each gets a new one, and the link of the letter that was lost ends. A letter that may have arrived is not
 * sent again; it is listed with what needs somebody.
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

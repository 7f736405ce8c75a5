import { info } from 'firebase-functions/logger';
import { hasFeature } from '@/domain/access/features';
import { isReminderDue, nextReminder } from '@/domain/contract/record/reminders';
import { signersToAsk } from '@/domain/contract/record/signing';
import type { ContractVersion, VersionSigner } from '@/domain/contract/record/version';
import { assertMayMail, SYSTEM } from '../mail/allowance';
import type { Deliver } from '../mail/client';
import type { Deps } from '../platform/admin';
import { updatedStamp } from '../platform/audit';
import { toAppError } from '../platform/errors';
import type { Share } from '../platform/nightly/companyWork';
import type { Counts } from '../platform/nightly/counts';
import { eachFound } from '../platform/nightly/eachFound';
import { mailLinks } from './mailLinks';
import { openContract, openVersion, type OpenedContract } from './records';

/**
 * Reminds signers on the days set in their contract. A reminder is recorded with its link before its letter is sent, so that after an
 * interruption it goes out with the lost letters, once. While the company can't send mail, nothing is recorded: the reminder waits as
 * long as it is still useful.
 */
export const remindOnDay = (deps: Deps, share: Share, deliver?: Deliver): Promise<Counts> =>
  eachFound(share, async ({ ref }) => {
    const { companyId } = share;
    const found = await deps.db.runTransaction(async (transaction) => {
      const stored = await transaction.get(ref);
      const which = { contractId: String(stored.get('contractId')), orderId: String(stored.get('orderId') ?? '') };
      const opened = await openContract(deps, transaction, companyId, which);
      const version = await openVersion(deps, transaction, opened, Number(stored.get('version')));
      const { contract, company, now } = opened;
      const remindAt = nextReminder({ version, contract, timeZone: company.timeZone, now });
      if (remindAt !== version.remindAt) transaction.update(ref, { remindAt, ...updatedStamp('', now) });
      return { opened, version, which };
    });
    const automatic = new Set(await remindable(deps, found));
    if (automatic.size === 0) return {};
    const act = { now: deps.now(), byUid: '', ipAddress: '', userAgent: '' };
    const reminded = await mailLinks(deps, { companyId, ...found.which, act, isReminder: true, automatic }, deliver);
    return { reminded };
  });

/** Returns the ids of signers due for a reminder whom the company may e-mail now. */
async function remindable(
  deps: Deps,
  { opened, version }: { opened: OpenedContract; version: ContractVersion },
): Promise<string[]> {
  const { contract, company, companyId, now } = opened;
  if (!hasFeature(company.features, 'contracts')) return [];
  const due = signersToAsk(version).filter((signer) =>
    isReminderDue({ version, contract, timeZone: company.timeZone, now }, signer),
  );
  const allowed: string[] = [];
  for (const signer of due) if (await mayBeMailed(deps, opened, signer)) allowed.push(signer.partyId);
  if (allowed.length < due.length)
    info('signers not reminded', { companyId, contractId: contract.id, count: due.length - allowed.length });
  return allowed;
}

async function mayBeMailed(
  deps: Deps,
  { companyId, contract: { customerId } }: OpenedContract,
  { email }: VersionSigner,
): Promise<boolean> {
  try {
    await assertMayMail(deps, { companyId, customerId, to: [email], sentBy: SYSTEM });
    return true;
  } catch (error) {
    const { code } = toAppError(error);
    if (code === 'failed-precondition' || code === 'rate-limited' || code === 'permission-denied') return false;
    throw error;
  }
}

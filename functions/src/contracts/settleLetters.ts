import { askingLetter, copyLetter, isTooLate, lettersUnderWay } from '@/domain/contract/record/letters';
import { signersToAsk } from '@/domain/contract/record/signing';
import { contractVersionSchema, versionId, type ContractVersion } from '@/domain/contract/record/version';
import { isDoneWith } from '../mail/nextTry';
import type { Deps } from '../platform/admin';
import { updatedStamp } from '../platform/audit';
import { inCompany } from '../platform/collections';

/** Returns the signers whose letter for this version certainly wasn't sent. */
export async function lostLetters(deps: Deps, companyId: string, version: ContractVersion): Promise<Set<string>> {
  const lost = new Set<string>();
  for (const signer of lettersUnderWay(version))
    if (!(await isDoneWith(deps, { companyId, sendId: askingLetter(version, signer) }))) lost.add(signer.partyId);
  return lost;
}

/** Whether anyone still needs a letter for this version. */
async function isOwed(deps: Deps, companyId: string, version: ContractVersion): Promise<boolean> {
  if (isTooLate(version, deps.now())) return false;
  if (version.state === 'signed') {
    for (const signer of version.signers)
      if (signer.email !== '' && !(await isDoneWith(deps, { companyId, sendId: copyLetter(version, signer) })))
        return true;
    return false;
  }
  if (version.state !== 'out') return false;
  if (signersToAsk(version).some(({ state, email }) => state === 'waiting' && email !== '')) return true;
  return (await lostLetters(deps, companyId, version)).size > 0;
}

/** Marks all letters of a version as settled: accepted by the mail server, or listed as unknown. */
export async function settleLetters(
  deps: Deps,
  companyId: string,
  { contractId, orderId, version }: Pick<ContractVersion, 'contractId' | 'orderId' | 'version'>,
): Promise<void> {
  const ref = inCompany(deps.db, companyId, 'contractVersions').doc(versionId(contractId, version, orderId));
  const seen = contractVersionSchema.safeParse((await ref.get()).data()).data;
  if (!seen || seen.lettersSince === '' || (await isOwed(deps, companyId, seen))) return;
  await deps.db.runTransaction(async (transaction) => {
    const stored = contractVersionSchema.safeParse((await transaction.get(ref)).data()).data;
    // Someone else's letter has become due since.
    if (stored?.lettersSince !== seen.lettersSince) return;
    const signers = stored.signers.map((signer) => ({ ...signer, letterAt: '' }));
    transaction.update(ref, { signers, lettersSince: '', ...updatedStamp('', deps.now()) });
  });
}

import { answerSigning as contract, type SigningAnswer } from '@/domain/contract/record/api';
import { consented, declined, signed, signerOf, withdrawn, type SigningAct } from '@/domain/contract/record/signing';
import type { Contract, ContractLogEntry } from '@/domain/contract/record/schema';
import { isInForce } from '@/domain/contract/record/state';
import type { ContractVersion } from '@/domain/contract/record/version';
import { MAIL_SECRETS } from '../mail/config';
import { CONNECTION_SECRETS } from '../oauth/config';
import { anyone } from '../platform/access';
import { defineCallable } from '../platform/defineCallable';
import { precondition } from '../platform/errors';
import { countCall } from '../platform/rateLimit';
import { assertSigned } from '../sharing/assertSigned';
import { openLink } from './links';
import { mailLinks } from './mailLinks';
import { orderAfterAnswer } from './orderSigning';
import { storeVersion } from './records';
import { sealAndMail } from './sealAndMail';
import { signingView } from './signingView';

/** Lets a signer consent, sign, withdraw the signature or decline. The page isn't trusted: everything is rechecked here. */
export const answerSigning = defineCallable(
  contract,
  {
    access: anyone(),
    rateLimit: { perMinute: 20 },
    secrets: [...MAIL_SECRETS, ...CONNECTION_SECRETS],
    memory: '512MiB',
    timeoutSeconds: 120,
  },
  async (deps, { token, answer }, caller) => {
    await countCall(deps, `signing_${token}`, 30);
    if (answer.kind === 'sign') assertSigned(answer.signature);
    const done = await deps.db.runTransaction(async (transaction) => {
      const linked = await openLink(deps, transaction, token);
      const { companyId, contract: record, now, today, signer } = linked;
      // Signed on a colleague's device that was handed over: kept with the signature.
      const byUid = caller.user?.companyId === companyId ? caller.uid : '';
      const act = { now, byUid, ...caller.device };
      if (linked.order && !isInForce(record.state)) throw precondition('This contract is closed.');
      const version = await answered(linked.version, signer.partyId, answer, act);
      const isChanged = version !== linked.version;
      if (isChanged) {
        const followed = linked.order
          ? { orderChanges: orderAfterAnswer(linked.order.order, signer, answer, { signedOn: today, now, byUid }) }
          : follow(version, today, answer);
        storeVersion(deps, transaction, linked, { version, isNew: false, by: byUid, ...followed });
      }
      const view = signingView({ ...linked, version, signer: signerOf(version, signer.partyId) });
      return { view, companyId, contractId: record.id, version, act, isChanged };
    });
    const { companyId, contractId, version, act } = done;
    const { orderId } = version;
    if (done.isChanged && answer.kind === 'sign') {
      if (version.state === 'signed')
        await sealAndMail(deps, { companyId, contractId, orderId, version: version.version });
      else await mailLinks(deps, { companyId, contractId, orderId, act, isReminder: false });
    }
    return done.view;
  },
);

function answered(
  version: ContractVersion,
  partyId: string,
  answer: SigningAnswer,
  act: SigningAct,
): Promise<ContractVersion> {
  switch (answer.kind) {
    case 'consent':
      return consented(version, partyId, act);
    case 'sign':
      return signed(version, partyId, answer, act);
    case 'withdraw':
      return withdrawn(version, partyId, act);
    case 'decline':
      return declined(version, partyId, answer.reason, act);
  }
}

type StoredLog = Pick<ContractLogEntry, 'kind' | 'text'>;

function follow(version: ContractVersion, today: string, answer: SigningAnswer) {
  const changes: Partial<Contract> = version.state === 'signed' ? { state: 'active', signedOn: today } : {};
  const log: StoredLog | null =
    version.state === 'signed'
      ? { kind: 'signed', text: `Version ${version.version}` }
      : answer.kind === 'decline'
        ? { kind: 'declined', text: answer.reason }
        : null;
  return { changes, ...(log && { log }) };
}

import type { Transaction } from 'firebase-admin/firestore';
import { sendContract as contract } from '@/domain/contract/record/api';
import { contractPaper } from '@/domain/contract/record/paper';
import { sentVersion, type SigningAct } from '@/domain/contract/record/signing';
import { PAPER_TEXT_LIMIT } from '@/domain/contract/record/version';
import { AppError } from '@/lib/appError';
import { stableJson } from '@/lib/stableJson';
import type { Deliver } from '../mail/client';
import { MAIL_SECRETS } from '../mail/config';
import { member } from '../platform/access';
import type { Deps } from '../platform/admin';
import { defineCallable } from '../platform/defineCallable';
import { precondition } from '../platform/errors';
import { assertRevision } from './assertRevision';
import { assertExhibitFiles } from './exhibitFiles';
import { mailLinks } from './mailLinks';
import { openContract, storeVersion, type OpenedContract } from './records';

/** Freezes a draft as a version and asks the first signers. */
export const sendContract = defineCallable(
  contract,
  {
    access: member({ action: 'manageContracts', feature: 'contracts', requiresVerifiedEmail: true }),
    rateLimit: { perMinute: 20, perNetwork: 60 },
    secrets: MAIL_SECRETS,
    memory: '512MiB',
    timeoutSeconds: 300,
  },
  (deps, { contractId, revision }, caller) =>
    sendDraft(
      deps,
      { companyId: caller.companyId, contractId, revision },
      { now: deps.now(), byUid: caller.uid, ...caller.device },
    ),
);

/** Sends a draft. If interrupted after the version is stored, the hourly run sends its letters. */
export async function sendDraft(
  deps: Deps,
  which: Which,
  act: SigningAct,
  deliver?: Deliver,
): Promise<{ version: number; mailed: number }> {
  const { companyId, contractId } = which;
  const asked = await deps.db.runTransaction((transaction) => openDraft(deps, transaction, which));
  await assertExhibitFiles(companyId, asked.contract.exhibits);
  const number = await deps.db.runTransaction(async (transaction) => {
    // The same revision: the exhibits whose files were just checked.
    const opened = await openDraft(deps, transaction, which);
    const { contract: draft, company, today } = opened;
    const paper = stableJson(contractPaper({ contract: draft, company, version: draft.version + 1, today }));
    if (paper.length > PAPER_TEXT_LIMIT)
      throw new AppError({
        code: 'too-large',
        userMessage: 'This contract is too long to be sent. Shorten its clauses, exhibits or lines.',
      });
    const version = await sentVersion(draft, paper, act);
    storeVersion(deps, transaction, opened, {
      version,
      isNew: true,
      by: act.byUid,
      changes: { state: 'out', sentAt: act.now, signedOn: '' },
      log: { kind: 'sent', text: `Version ${version.version}` },
    });
    return version.version;
  });
  const mailed = await mailLinks(deps, { companyId, contractId, orderId: '', act, isReminder: false }, deliver);
  return { version: number, mailed };
}

type Which = { companyId: string; contractId: string; revision: string };

async function openDraft(
  deps: Deps,
  transaction: Transaction,
  { companyId, contractId, revision }: Which,
): Promise<OpenedContract> {
  const opened = await openContract(deps, transaction, companyId, { contractId });
  assertRevision(opened.stored, revision, 'contract');
  if (opened.contract.state !== 'draft') throw precondition('This contract is out for signature already.');
  return opened;
}

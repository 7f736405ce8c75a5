import { sendContract as contract } from '@/domain/contract/record/api';
import { contractPaper } from '@/domain/contract/record/paper';
import { sentVersion } from '@/domain/contract/record/signing';
import { PAPER_TEXT_LIMIT } from '@/domain/contract/record/version';
import { AppError } from '@/lib/appError';
import { stableJson } from '@/lib/stableJson';
import { MAIL_SECRETS } from '../mail/config';
import { member } from '../platform/access';
import { defineCallable } from '../platform/defineCallable';
import { precondition } from '../platform/errors';
import { assertRevision } from './assertRevision';
import { mailLinks } from './mailLinks';
import { openContract, storeVersion } from './records';

/** Freezes a draft as a version and asks those who sign first. */
export const sendContract = defineCallable(
  contract,
  {
    access: member({ action: 'manageContracts', feature: 'contracts', requiresVerifiedEmail: true }),
    rateLimit: { perMinute: 20 },
    secrets: MAIL_SECRETS,
  },
  async (deps, { contractId, revision }, caller) => {
    const act = { now: deps.now(), byUid: caller.uid, ...caller.device };
    const number = await deps.db.runTransaction(async (transaction) => {
      const opened = await openContract(deps, transaction, caller.companyId, { contractId });
      assertRevision(opened.stored, revision, 'contract');
      const { contract: draft, company, today } = opened;
      if (draft.state !== 'draft') throw precondition('This contract is out for signature already.');
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
        by: caller.uid,
        changes: { state: 'out', sentAt: act.now, signedOn: '' },
        log: { kind: 'sent', text: `Version ${version.version}` },
      });
      return version.version;
    });
    const mailed = await mailLinks(deps, {
      companyId: caller.companyId,
      contractId,
      orderId: '',
      act,
      isReminder: false,
    });
    return { version: number, mailed };
  },
);

import type { Transaction } from 'firebase-admin/firestore';
import { changeContract as contract, type ContractChange } from '@/domain/contract/record/api';
import { earliestEnd } from '@/domain/contract/record/covers';
import type { Contract, ContractLogEntry } from '@/domain/contract/record/schema';
import { revoked, voided, type SigningAct } from '@/domain/contract/record/signing';
import { isInForce } from '@/domain/contract/record/state';
import { member } from '../platform/access';
import type { Deps } from '../platform/admin';
import { updatedAudit } from '../platform/audit';
import { defineCallable } from '../platform/defineCallable';
import { precondition } from '../platform/errors';
import { assertRevision } from './assertRevision';
import { logged, openContract, openVersion, storeVersion, type OpenedContract } from './records';

/** Lets the office recall, complete, close or cancel a contract, or update its certificates of insurance. */
export const changeContract = defineCallable(
  contract,
  { access: member({ action: 'manageContracts', feature: 'contracts' }), rateLimit: { perMinute: 60 } },
  (deps, { contractId, revision, change }, caller) =>
    deps.db.runTransaction(async (transaction) => {
      const opened = await openContract(deps, transaction, caller.companyId, { contractId });
      assertRevision(opened.stored, revision, 'contract');
      const act = { now: opened.now, byUid: caller.uid, ...caller.device };
      const after = await changed(deps, transaction, opened, change, act);
      return { state: after };
    }),
);

async function changed(
  deps: Deps,
  transaction: Transaction,
  opened: OpenedContract,
  change: ContractChange,
  act: SigningAct,
): Promise<string> {
  const { contract: record, today } = opened;
  const { state } = record;
  switch (change.kind) {
    case 'reopen': {
      if (state !== 'out') throw precondition('Only a contract that is out for signature can be taken back.');
      const version = await voided(await openVersion(deps, transaction, opened), change.reason, act);
      storeVersion(deps, transaction, opened, {
        version,
        isNew: false,
        by: act.byUid,
        changes: { state: 'draft', signedCount: 0 },
        log: { kind: 'reopened', text: change.reason },
      });
      return 'draft';
    }
    case 'revoke': {
      const version = await revoked(await openVersion(deps, transaction, opened), change.partyId, act);
      storeVersion(deps, transaction, opened, { version, isNew: false, by: act.byUid });
      return state;
    }
    case 'reminders': {
      if (state !== 'out') throw precondition('Reminders are changed while the contract is out for signature.');
      const version = await openVersion(deps, transaction, opened);
      const changes = { terms: { ...record.terms, remindAfterDays: change.remindAfterDays } };
      storeVersion(deps, transaction, opened, { version, isNew: false, by: act.byUid, changes });
      return state;
    }
    case 'cancel': {
      if (state === 'closed' || state === 'canceled') throw precondition('This contract is over already.');
      const changes = { state: 'canceled' as const, cancelReason: change.reason };
      const log = { kind: 'canceled' as const, text: change.reason };
      if (state === 'out') {
        const version = await voided(await openVersion(deps, transaction, opened), change.reason, act);
        storeVersion(deps, transaction, opened, { version, isNew: false, by: act.byUid, changes, log });
      } else store(transaction, opened, changes, log, act);
      return 'canceled';
    }
    case 'complete':
      if (state !== 'active') throw precondition('Only an active contract can be completed.');
      store(transaction, opened, { state: 'complete', completedOn: today }, { kind: 'completed', text: '' }, act);
      return 'complete';
    case 'close':
      if (state !== 'complete') throw precondition('Only a completed contract can be closed.');
      store(transaction, opened, { state: 'closed', closedOn: today }, { kind: 'closed', text: '' }, act);
      return 'closed';
    case 'covers':
      if (!isInForce(state)) throw precondition('Change the draft itself.');
      store(
        transaction,
        opened,
        { covers: change.covers, coverEndsOn: earliestEnd(change.covers) },
        { kind: 'covers', text: '' },
        act,
      );
      return state;
  }
}

function store(
  transaction: Transaction,
  { ref, contract: record, stored, now }: OpenedContract,
  changes: Partial<Contract>,
  log: Pick<ContractLogEntry, 'kind' | 'text'>,
  { byUid }: SigningAct,
): void {
  transaction.update(ref, {
    ...changes,
    log: logged(record, { ...log, at: now, by: byUid }),
    ...updatedAudit(byUid, now, stored),
  });
}

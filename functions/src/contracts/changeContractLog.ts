import { changeContractLog as contract } from '@/domain/contract/money/api';
import { contractLogSchema, withNumbers } from '@/domain/contract/money/log';
import { member } from '../platform/access';
import { inCompany } from '../platform/collections';
import { defineCallable } from '../platform/defineCallable';
import { parseRecord } from '../sharing/parseRecord';
import { assertRevision } from './assertRevision';
import { openForChange, writeWhole } from './openMoney';

/** The office keeps budget, costs, subcontracts, RFIs and submittals of a contract. */
export const changeContractLog = defineCallable(
  contract,
  { access: member({ action: 'manageContracts', feature: 'contracts' }), rateLimit: { perMinute: 120 } },
  (deps, { contractId, revision, change }, caller) =>
    deps.db.runTransaction(async (transaction) => {
      const ref = inCompany(deps.db, caller.companyId, 'contractLogs').doc(contractId);
      const [{ today, now }, found] = await Promise.all([
        openForChange(deps, transaction, caller.companyId, contractId),
        transaction.get(ref),
      ]);
      const stored = found.data();
      assertRevision(stored, revision, 'list');
      const log = parseRecord(contractLogSchema, stored ?? { contractId });
      const { kind, ...fields } = change;
      const changes =
        change.kind === 'requests'
          ? { requests: withNumbers(change.requests) }
          : { ...fields, ...(kind === 'budget' ? { estimatedOn: today } : {}) };
      writeWhole(transaction, ref, stored, { ...log, ...changes }, { uid: caller.uid, now });
      return {};
    }),
);

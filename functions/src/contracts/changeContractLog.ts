import { changeContractLog as contract } from '@/domain/contract/money/api';
import { clocksOf, storedClocks } from '@/domain/contract/money/clocks';
import { withNumbers } from '@/domain/contract/money/log';
import { isSame } from '@/lib/stableJson';
import { member } from '../platform/access';
import { defineCallable } from '../platform/defineCallable';
import { assertRevision } from './assertRevision';
import { openForChange, storeBook, writeWhole } from './openMoney';

/** The office keeps budget, costs, subcontracts, RFIs and submittals of a contract. What was paid to subcontractors stops their clocks. */
export const changeContractLog = defineCallable(
  contract,
  { access: member({ action: 'manageContracts', feature: 'contracts' }), rateLimit: { perMinute: 120 } },
  (deps, { contractId, revision, change }, caller) =>
    deps.db.runTransaction(async (transaction) => {
      const opened = await openForChange(deps, transaction, caller.companyId, contractId);
      const { log, logRef, logData, today, now } = opened;
      assertRevision(logData, revision, 'list');
      const { kind, ...fields } = change;
      const changes =
        change.kind === 'requests'
          ? { requests: withNumbers(change.requests) }
          : { ...fields, ...(kind === 'budget' ? { estimatedOn: today } : {}) };
      const after = { ...log, ...changes };
      writeWhole(transaction, logRef, logData, after, { uid: caller.uid, now });
      const { book, bookData, applications, timeZone } = opened;
      if (bookData && !isSame(storedClocks(clocksOf(book, applications, timeZone, after)), book.clocks))
        storeBook(transaction, { ...opened, log: after }, book, applications, caller.uid);
      return {};
    }),
);

import { changeContractLog as contract } from '@/domain/contract/money/api';
import { clocksOf, storedClocks } from '@/domain/contract/money/clocks';
import { COST_LIMIT, withNumbers, type Cost } from '@/domain/contract/money/log';
import { isSame } from '@/lib/stableJson';
import { member } from '../platform/access';
import { defineCallable } from '../platform/defineCallable';
import { precondition } from '../platform/errors';
import { assertRevision } from './assertRevision';
import { openForChange, storeBook, writeWhole } from './openMoney';

/** Keeps the dump ticket fees when the office edits costs. @throws AppError `failed-precondition` for too many */
function besideTickets(before: readonly Cost[], entered: readonly Cost[]): Cost[] {
  const costs = [
    ...entered.filter(({ ticketId }) => ticketId === ''),
    ...before.filter(({ ticketId }) => ticketId !== ''),
  ];
  if (costs.length > COST_LIMIT)
    throw precondition(`A contract keeps ${COST_LIMIT} costs, those of dump tickets included.`);
  return costs;
}

/** Lets the office maintain a contract's budget, costs, subcontracts, RFIs and submittals. Payments to subcontractors stop their clocks. */
export const changeContractLog = defineCallable(
  contract,
  { access: member({ action: 'manageContracts', feature: 'contracts' }), rateLimit: { perMinute: 120 } },
  async (deps, { contractId, revision, change }, caller) => {
    const { companyId } = caller;
    const ticketIds = await deps.db.runTransaction(async (transaction) => {
      const opened = await openForChange(deps, transaction, companyId, contractId);
      const { log, logRef, logData, today, now } = opened;
      assertRevision(logData, revision, 'list');
      const { kind, ...fields } = change;
      const changes =
        change.kind === 'requests'
          ? { requests: withNumbers(change.requests) }
          : change.kind === 'costs'
            ? { costs: besideTickets(log.costs, change.costs) }
            : { ...fields, ...(kind === 'budget' ? { estimatedOn: today } : {}) };
      const after = { ...log, ...changes };
      writeWhole(transaction, logRef, logData, after, { uid: caller.uid, now });
      const { book, bookData, applications, timeZone } = opened;
      if (bookData && !isSame(storedClocks(clocksOf(book, applications, timeZone, after)), book.clocks))
        storeBook(transaction, { ...opened, log: after }, book, applications, caller.uid);
      return after.ticketsLeftOut.slice(0, COST_LIMIT - after.costs.length);
    });
    if (ticketIds.length === 0) return {};
    await (await import('./ticketCost')).settleLeftOut(deps, companyId, { contractId, ticketIds });
    return {};
  },
);

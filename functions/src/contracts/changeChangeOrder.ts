import { changeChangeOrder as contract, type ChangeOrderChange } from '@/domain/contract/money/api';
import {
  CHANGE_ORDER_LIMIT,
  changeAmountCents,
  changeOrderSchema,
  movedOrder,
  withSignature,
  type ChangeOrderRecord,
} from '@/domain/contract/money/changeOrder';
import { member } from '../platform/access';
import { inCompany } from '../platform/collections';
import { defineCallable } from '../platform/defineCallable';
import { notFound, precondition } from '../platform/errors';
import { assertRevision } from './assertRevision';
import { openForChange, writeWhole, type OpenedMoney } from './openMoney';

/** A change order, from draft to both signatures. Numbers follow on one another for each contract and are given when it is first saved. */
export const changeChangeOrder = defineCallable(
  contract,
  { access: member({ action: 'manageContracts', feature: 'contracts' }), rateLimit: { perMinute: 120 } },
  (deps, { contractId, orderId, revision, change }, { companyId, uid }) =>
    deps.db.runTransaction(async (transaction) => {
      const ref = inCompany(deps.db, companyId, 'changeOrders').doc(orderId);
      const [opened, found] = await Promise.all([
        openForChange(deps, transaction, companyId, contractId),
        transaction.get(ref),
      ]);
      const stored = found.data();
      if (stored && stored['contractId'] !== contractId) throw notFound('Change order');
      assertRevision(stored, revision, 'change order');
      const before = opened.orders.find(({ id }) => id === orderId) ?? null;
      if (change.kind === 'delete') {
        if (!before) throw notFound('Change order');
        if (before.state !== 'draft' || before.number !== lastNumber(opened))
          throw precondition('Only the last change order can be deleted, and only as a draft: numbers have no gaps.');
        transaction.delete(ref);
        return { number: before.number };
      }
      const after = changed(opened, before, change, uid);
      writeWhole(transaction, ref, stored, after, { uid, now: opened.now });
      return { number: after.number };
    }),
);

const lastNumber = ({ orders }: OpenedMoney): number => Math.max(0, ...orders.map(({ number }) => number));

function changed(
  opened: OpenedMoney,
  before: (ChangeOrderRecord & { id: string }) | null,
  change: Exclude<ChangeOrderChange, { kind: 'delete' }>,
  by: string,
): ChangeOrderRecord {
  const { now: at, today } = opened;
  if (change.kind === 'save') return saved(opened, before, change.fields);
  if (!before) throw notFound('Change order');
  const { id: _, ...order } = before;
  if (change.kind !== 'sign') return movedOrder(order, change, at);
  if (change.signature.signedOn > today) throw precondition('It cannot be signed on a day that has not come yet.');
  return withSignature(order, change.signature, { by, at });
}

function saved(
  opened: OpenedMoney,
  before: ChangeOrderRecord | null,
  fields: Extract<ChangeOrderChange, { kind: 'save' }>['fields'],
): ChangeOrderRecord {
  if (before && before.state !== 'draft') throw precondition('Take it back before you change it.');
  const number = before?.number ?? lastNumber(opened) + 1;
  if (number > CHANGE_ORDER_LIMIT) throw precondition(`A contract has at most ${CHANGE_ORDER_LIMIT} change orders.`);
  return changeOrderSchema.parse({
    ...fields,
    contractId: opened.contract.id,
    number,
    amountCents: changeAmountCents(fields),
  });
}

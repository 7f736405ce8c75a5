import { changeChangeOrder as contract, type ChangeOrderChange } from '@/domain/contract/money/api';
import {
  CHANGE_ORDER_LIMIT,
  changeAmountCents,
  changeOrderSchema,
  movedOrder,
  withSignature,
  type ChangeOrderRecord,
} from '@/domain/contract/money/changeOrder';
import { orderFault } from '@/domain/contract/money/orderLimit';
import { headOf } from '@/domain/contract/record/chain';
import type { SigningAct } from '@/domain/contract/record/signing';
import type { ContractVersion } from '@/domain/contract/record/version';
import type { CompanyFields } from '@/domain/company/schema';
import type { Transaction } from 'firebase-admin/firestore';
import { MAIL_SECRETS } from '../mail/config';
import { member, type Member } from '../platform/access';
import type { Deps } from '../platform/admin';
import { inCompany } from '../platform/collections';
import { defineCallable } from '../platform/defineCallable';
import { notFound, precondition } from '../platform/errors';
import { assertRevision } from './assertRevision';
import { mailLinks } from './mailLinks';
import { openForChange, writeWhole, type OpenedMoney } from './openMoney';
import { sentOrder, versionAfterStep } from './orderSigning';
import { openVersion, writeVersion } from './records';

/**
 * Handles a change order, from draft to both signatures. Numbers are consecutive per contract and assigned on the first save. Sending
 * freezes the content as a version that both sides sign under their own links; a paper signature is recorded in the same chain.
 */
export const changeChangeOrder = defineCallable(
  contract,
  {
    access: member({ action: 'manageContracts', feature: 'contracts' }),
    rateLimit: { perMinute: 120 },
    secrets: MAIL_SECRETS,
  },
  async (deps, input, caller) => {
    const act = { now: deps.now(), byUid: caller.uid, ...caller.device };
    const number = await step(deps, input, caller, act);
    const { contractId, orderId, change } = input;
    // Without a verified address no e-mail is sent: the links are then shared manually.
    if (change.kind === 'send' && caller.isEmailVerified)
      await mailLinks(deps, { companyId: caller.companyId, contractId, orderId, act, isReminder: false });
    return { number };
  },
);

type Input = { contractId: string; orderId: string; revision: string; change: ChangeOrderChange };

const step = (
  deps: Deps,
  { contractId, orderId, revision, change }: Input,
  { companyId, uid, company, isEmailVerified }: Member,
  act: SigningAct,
): Promise<number> =>
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
      return before.number;
    }
    const after = changed(opened, before, change, uid);
    const version = before
      ? await versionOf(
          deps,
          transaction,
          { companyId, opened, company, before, after, isEmailVerified },
          { change, act },
        )
      : null;
    writeWhole(transaction, ref, stored, version ? { ...after, ...shownOf(version.version) } : after, {
      uid,
      now: opened.now,
    });
    if (version) writeVersion(deps, transaction, { ...opened, companyId, company }, { ...version, by: uid });
    return after.number;
  });

const shownOf = (version: ContractVersion) => ({
  version: version.version,
  paper: version.paper,
  paperHash: version.paperHash,
  chainHead: headOf(version.events, version.startsAfter),
});

type Signing = {
  companyId: string;
  opened: OpenedMoney;
  company: CompanyFields;
  before: ChangeOrderRecord & { id: string };
  after: ChangeOrderRecord;
  isEmailVerified: boolean;
};

/** Returns the version a step creates or changes, or null if it changes none. */
async function versionOf(
  deps: Deps,
  transaction: Transaction,
  { companyId, opened, company, before, after, isEmailVerified }: Signing,
  { change, act }: { change: ChangeOrderChange; act: SigningAct },
): Promise<{ version: ContractVersion; isNew: boolean } | null> {
  if (change.kind === 'send') {
    const version = await sentOrder(opened, company, { ...after, id: before.id }, act);
    return { version: isEmailVerified ? version : { ...version, lettersSince: '' }, isNew: true };
  }
  if (before.version === 0 || change.kind === 'save' || change.kind === 'delete') return null;
  const stored = await openVersion(deps, transaction, {
    companyId,
    contract: opened.contract,
    order: { order: before },
  });
  const given =
    change.kind === 'sign'
      ? { kind: change.kind, party: change.signature.party, text: `${change.signature.name}, ${change.signature.how}` }
      : change;
  const version = await versionAfterStep(stored, given, act);
  return version === stored ? null : { version, isNew: false };
}

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
  const fault = change.kind === 'send' || change.kind === 'sign' ? orderFault(opened, before) : '';
  if (fault !== '') throw precondition(fault);
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
    // If the change order was sent before, the next version follows its last one.
    ...(before && {
      version: before.version,
      paper: before.paper,
      paperHash: before.paperHash,
      chainHead: before.chainHead,
    }),
    ...fields,
    contractId: opened.contract.id,
    number,
    amountCents: changeAmountCents(fields),
  });
}

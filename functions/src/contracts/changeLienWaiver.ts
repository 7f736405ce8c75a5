import type { Transaction } from 'firebase-admin/firestore';
import { changeLienWaiver as contract, type WaiverChange } from '@/domain/contract/money/api';
import {
  isUnconditional,
  lienWaiverSchema,
  notClearedFault,
  settledCents,
  type LienWaiver,
} from '@/domain/contract/money/lienWaiver';
import { waiverFormFor } from '@/domain/contract/law/lienLaw';
import { paymentSchema, type Payment } from '@/domain/payment/schema';
import { member } from '../platform/access';
import type { Deps } from '../platform/admin';
import { inCompany } from '../platform/collections';
import { defineCallable } from '../platform/defineCallable';
import { notFound, precondition } from '../platform/errors';
import { parseRecord } from '../sharing/parseRecord';
import { assertRevision } from './assertRevision';
import { openMoney, writeWhole, type OpenedMoney } from './openMoney';

/** Lets the office write, sign and void a lien waiver. The amounts it's based on are read from the ledger at signing. */
export const changeLienWaiver = defineCallable(
  contract,
  { access: member({ action: 'manageContracts', feature: 'contracts' }), rateLimit: { perMinute: 120 } },
  (deps, { contractId, waiverId, revision, change }, { companyId, uid }) =>
    deps.db.runTransaction(async (transaction) => {
      const all = inCompany(deps.db, companyId, 'lienWaivers');
      const ref = all.doc(waiverId);
      const [opened, { docs }, found] = await Promise.all([
        openMoney(deps, transaction, companyId, contractId),
        transaction.get(all.where('contractId', '==', contractId)),
        transaction.get(ref),
      ]);
      const stored = found.data();
      if (stored && stored['contractId'] !== contractId) throw notFound('Lien waiver');
      assertRevision(stored, revision, 'waiver');
      const before = stored ? parseRecord(lienWaiverSchema, stored) : null;
      if (change.kind === 'delete') {
        if (!before) throw notFound('Lien waiver');
        if (before.state !== 'draft') throw precondition('A signed waiver is voided, not deleted.');
        transaction.delete(ref);
        return { number: before.number };
      }
      const last = Math.max(0, ...docs.map((each) => Number(each.data()['number'])));
      const payments =
        change.kind === 'sign' && before ? await paymentsOf(deps, transaction, { companyId, opened, before }) : [];
      const after = changed({ opened, before, change, number: last + 1, payments });
      writeWhole(transaction, ref, stored, after, { uid, now: opened.now });
      return { number: after.number };
    }),
);

type WithId = Payment & { id: string };
type Asked = { companyId: string; opened: OpenedMoney; before: LienWaiver };

/** Reads the payments of the application's bill from the ledger. */
async function paymentsOf(
  deps: Deps,
  transaction: Transaction,
  { companyId, opened, before }: Asked,
): Promise<WithId[]> {
  const invoiceId = opened.applications.find(({ id }) => id === before.applicationId)?.invoiceId ?? '';
  if (invoiceId === '' || !isUnconditional(before.kind)) return [];
  const { docs } = await transaction.get(
    inCompany(deps.db, companyId, 'payments').where('invoiceId', '==', invoiceId).limit(50),
  );
  return docs.map((each) => ({ ...parseRecord(paymentSchema, each.data()), id: each.id }));
}

type Step = {
  opened: OpenedMoney;
  before: LienWaiver | null;
  change: Exclude<WaiverChange, { kind: 'delete' }>;
  number: number;
  payments: readonly WithId[];
};

function changed({ opened, before, change, number, payments }: Step): LienWaiver {
  if (change.kind === 'save') {
    if (before && before.state !== 'draft') throw precondition('It is signed: void it and write another.');
    const { applicationId } = change.fields;
    if (applicationId !== '' && !opened.applications.some(({ id }) => id === applicationId))
      throw notFound('Application');
    return lienWaiverSchema.parse({
      ...change.fields,
      contractId: opened.contract.id,
      number: before?.number ?? number,
    });
  }
  if (!before) throw notFound('Lien waiver');
  if (change.kind === 'void') {
    if (before.state !== 'signed') throw precondition('Only a signed waiver is voided.');
    return { ...before, state: 'void', voidReason: change.reason };
  }
  return signed(opened, before, change.signing, payments);
}

function signed(
  { book, today }: OpenedMoney,
  waiver: LienWaiver,
  signing: Extract<WaiverChange, { kind: 'sign' }>['signing'],
  payments: readonly WithId[],
): LienWaiver {
  if (waiver.state !== 'draft') throw precondition('It is signed already.');
  if (signing.signedOn > today || signing.clearedOn > today) throw precondition('That day has not come yet.');
  const form = waiverFormFor(book.terms.state, signing.signedOn);
  // A form with a weak source only triggers a warning on screen and blocks no one.
  if (form?.isPrescribed && form.basis.confidence !== 'low' && waiver.formText.trim() === '')
    throw precondition(
      `This state prescribes the wording${form.statute === '' ? '' : ` (${form.statute})`}. Enter the form from the statute first: other words may be void.`,
    );
  const fault = notClearedFault(waiver, payments, signing.clearedOn);
  if (fault !== '') throw precondition(fault);
  return {
    ...waiver,
    ...signing,
    state: 'signed',
    ruleId: form?.basis.ruleId ?? '',
    needsNotary: form?.needsNotary ?? false,
    paymentIds: payments.filter((payment) => settledCents(payment) > 0).map(({ id }) => id),
  };
}

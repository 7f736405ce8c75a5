import { isMemberPrice } from '@/domain/discount/memberPrice';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { issueInvoices as contract } from '@/domain/invoice/api';
import { settledFields } from '@/domain/invoice/settlements';
import { invoiceSchema, type Invoice } from '@/domain/invoice/schema';
import { depositExposure, exposureOf, NO_EXPOSURE } from '@/domain/ledger/addUp';
import { discountsOfDocument, moneyOfParts } from '@/domain/ledger/ofDocument';
import { heldOf } from '@/domain/payment/refunds';
import { depositSettlement } from '@/domain/payment/deposits';
import { SAMPLE_CUSTOMER } from '@/domain/sample-data/words';
import { seriesOf } from '@/domain/business-unit/units';
import { discountUseId } from '@/domain/discount/discountRecord';
import { documentHash } from '@/domain/public-document/customerDocument';
import { member } from '../platform/access';
import type { Deps } from '../platform/admin';
import { stampOf, updatedAudit, updatedStamp } from '../platform/audit';
import { inCompany } from '../platform/collections';
import { defineCallable } from '../platform/defineCallable';
import { toAppError } from '../platform/errors';
import { openBooks, type Books } from './books';
import { readDraftSources, type DraftSources } from './draftSources';
import { prepareDraft, type ReadyDraft } from './issueDraft';
import { moneyTransaction } from './moneyTransaction';
import { keepCounter, nextNumber, readCounter, type Counter } from './numbers';
import { readCompanyDay, type CompanyDay, type Held } from './records';

/** The issuer: a member, or '' when a recurring invoice issues itself. */
export type Issuer = { companyId: string; uid: string };
export type IssueResult = { invoiceId: string; number: string; error: string };

/** Numbers and freezes drafts; the result explains which can't be issued. */
export const issueInvoices = defineCallable(
  contract,
  {
    access: member({ action: 'issueInvoice', feature: 'invoices' }),
    rateLimit: { perMinute: 300 },
    timeoutSeconds: 180,
    memory: '512MiB',
  },
  async (deps, { invoiceIds }, { companyId, uid }) => ({
    results: await issueDrafts(deps, { companyId, uid }, invoiceIds),
  }),
);

/**
 * Issues drafts in the given order, in one transaction: numbers are consecutive, without gaps or duplicates. A draft that was already
 * issued returns its existing number.
 */
export function issueDrafts(deps: Deps, issuer: Issuer, invoiceIds: readonly string[]): Promise<IssueResult[]> {
  return moneyTransaction(deps, issuer.companyId, (transaction) =>
    issueInTransaction(deps, transaction, issuer, [...new Set(invoiceIds)]),
  );
}

type Draft = Held<Invoice>;
type Batch = CompanyDay & { issuer: Issuer; sources: DraftSources; counter: Counter; books: Books };

async function issueInTransaction(
  deps: Deps,
  transaction: Transaction,
  issuer: Issuer,
  ids: readonly string[],
): Promise<IssueResult[]> {
  const { companyId } = issuer;
  const [day, snapshots] = await Promise.all([
    readCompanyDay(deps, transaction, companyId),
    transaction.getAll(...ids.map((id) => inCompany(deps.db, companyId, 'invoices').doc(id))),
  ]);
  const results = new Map<string, IssueResult>();
  const drafts: Draft[] = [];
  for (const snapshot of snapshots) {
    const data = snapshot.data();
    const parsed = invoiceSchema.safeParse(data);
    const answer = (number: string, error: string): unknown =>
      results.set(snapshot.id, { invoiceId: snapshot.id, number, error });
    if (!data) answer('', 'Invoice not found');
    else if (!parsed.success) answer('', parsed.error.issues[0]?.message ?? 'It is not complete.');
    else if (parsed.data.state !== 'draft') answer(parsed.data.number, '');
    else if (day.sampleCustomerIds.includes(parsed.data.customerId)) answer('', SAMPLE_CUSTOMER);
    else drafts.push({ ref: snapshot.ref, record: parsed.data, data });
  }
  if (drafts.length > 0) {
    const handlers = [issuer.uid, ...drafts.map(({ data }) => text(data['updatedBy']))];
    const sources = await readDraftSources(
      deps,
      transaction,
      companyId,
      drafts.map(({ record }) => record),
      handlers,
    );
    const depositors = [...sources.estimates.values()].flatMap(({ deposits }) =>
      deposits.map(({ record }) => record.customerId),
    );
    const books = await openBooks(deps, transaction, {
      companyId,
      on: [day.today],
      customerIds: [...drafts.map(({ record }) => record.customerId), ...depositors],
    });
    const series = drafts.map(({ record }) => seriesOf(day.settings, record.businessUnitId, 'invoicePrefix'));
    const counter = await readCounter(deps, transaction, companyId, 'invoices', series);
    const batch: Batch = { ...day, issuer, sources, counter, books };
    for (const draft of drafts) results.set(draft.ref.id, await issueOne(deps, transaction, draft, batch));
    if (counter.isChanged) {
      books.close();
      keepCounter(transaction, counter, issuer.uid, deps.now());
    }
  }
  return ids.map((invoiceId) => results.get(invoiceId) ?? { invoiceId, number: '', error: 'Invoice not found' });
}

async function issueOne(deps: Deps, transaction: Transaction, draft: Draft, batch: Batch): Promise<IssueResult> {
  const { issuer, sources, settings, today } = batch;
  let ready: ReadyDraft;
  try {
    const handlers = [issuer.uid, text(draft.data['updatedBy'])];
    ready = prepareDraft(draft.record, {
      sources,
      settings,
      today,
      handlers,
    });
  } catch (error) {
    const { code, userMessage } = toAppError(error);
    if (code === 'unknown' || code === 'unavailable') throw error;
    return { invoiceId: draft.ref.id, number: '', error: userMessage };
  }
  const number = nextNumber(batch.counter, seriesOf(settings, draft.record.businessUnitId, 'invoicePrefix'));
  const invoice = await freeze(deps, draft, ready, number, batch);
  post(draft.ref.id, invoice, ready, batch);
  settleDeposits(deps, transaction, draft, invoice, batch);
  transaction.update(draft.ref, { ...invoice, ...updatedAudit(issuer.uid, deps.now(), draft.data) });
  countUses(deps, transaction, invoice, ready, batch);
  rememberBill(deps, transaction, draft.ref.id, invoice, batch);
  return { invoiceId: draft.ref.id, number, error: '' };
}

async function freeze(
  deps: Deps,
  { record }: Draft,
  ready: ReadyDraft,
  number: string,
  { issuer, today, sources }: Batch,
): Promise<Invoice> {
  const now = deps.now();
  const { document, parts, progress, dueOn, taxCents, totalCents } = ready;
  const issued: Invoice = {
    ...record,
    document,
    parts,
    progress,
    dueOn,
    taxCents,
    totalCents,
    number,
    state: 'issued',
    stateReason: '',
    issuedOn: today,
    issuedAt: now,
    issuedBy: issuer.uid,
    documentHash: await documentHash(document, record.terms),
  };
  const deposits = sources.estimates.get(record.estimateId)?.deposits ?? [];
  const settlements = deposits.map(({ ref, record: payment }) => depositSettlement(ref.id, payment, now));
  return {
    ...issued,
    ...settledFields(
      issued,
      settlements.filter(({ amountCents }) => amountCents > 0),
      today,
    ),
  };
}

/** Posts the invoice as issued, without the deposit, which has been in the books since it arrived. */
function post(
  invoiceId: string,
  invoice: Invoice,
  { result, share }: ReadyDraft,
  { books, issuer, today }: Batch,
): void {
  books.postEntry({
    entryId: `issued-${invoiceId}`,
    entry: {
      kind: 'issued',
      on: today,
      by: issuer.uid,
      customerId: invoice.customerId,
      customerName: invoice.customerName,
      invoiceId,
      invoiceNumber: invoice.number,
      estimateId: invoice.estimateId,
      businessUnitId: invoice.businessUnitId,
      balanceChangeCents: invoice.totalCents,
      ...moneyOfParts(invoice.parts, result, invoice.document, 1),
      discounts: discountsOfDocument(result, invoice.document, {
        by: issuer.uid,
        sign: 1,
        ...(share ? { share } : {}),
      }),
    },
    before: NO_EXPOSURE,
    after: exposureOf(invoice),
  });
}

function settleDeposits(
  deps: Deps,
  transaction: Transaction,
  { ref }: Draft,
  invoice: Invoice,
  { sources, books, issuer }: Batch,
): void {
  const billing = sources.estimates.get(invoice.estimateId);
  for (const { ref: paymentRef, record, data } of billing?.deposits.splice(0) ?? []) {
    transaction.update(paymentRef, {
      invoiceId: ref.id,
      invoiceNumber: invoice.number,
      ...updatedAudit(issuer.uid, deps.now(), data),
    });
    books.moveExposure(record.customerId, depositExposure(heldOf(record)), NO_EXPOSURE);
  }
}

/** Counts the uses of each defined discount, for its limits. */
function countUses(
  { db, now }: Deps,
  transaction: Transaction,
  { customerId }: Invoice,
  { usedDiscountIds }: ReadyDraft,
  { sources, issuer: { companyId, uid } }: Batch,
): void {
  const stamp = updatedStamp(uid, now());
  for (const discountId of usedDiscountIds) {
    // Member prices aren't counted: an agreement defines them.
    if (!sources.discounts.has(discountId) || isMemberPrice({ discountId })) continue;
    transaction.update(inCompany(db, companyId, 'discounts').doc(discountId), {
      usedTotal: FieldValue.increment(1),
      ...stamp,
    });
    transaction.set(
      inCompany(db, companyId, 'discountUses').doc(discountUseId(discountId, customerId)),
      {
        discountId,
        customerId,
        count: FieldValue.increment(1),
        ...stampOf(sources.uses.get(discountUseId(discountId, customerId)), uid, now()),
      },
      { merge: true },
    );
    sources.countUse(discountId, customerId);
  }
}

/** Records the bill on the estimate, and for the batch's next bill. */
function rememberBill(
  { db, now }: Deps,
  transaction: Transaction,
  invoiceId: string,
  { estimateId, parts }: Invoice,
  { sources, issuer: { companyId, uid } }: Batch,
): void {
  const billing = sources.estimates.get(estimateId);
  if (!billing) return;
  billing.billedBefore.push(...parts);
  if (!billing.estimate.invoiceIds.includes(invoiceId))
    transaction.update(inCompany(db, companyId, 'estimates').doc(estimateId), {
      invoiceIds: FieldValue.arrayUnion(invoiceId),
      ...updatedStamp(uid, now()),
    });
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

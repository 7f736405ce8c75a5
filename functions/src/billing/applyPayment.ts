import type { Transaction } from 'firebase-admin/firestore';
import type { Settlement } from '@/domain/billing/schema';
import { estimateSchema } from '@/domain/estimate/schema';
import { isSettledBy, withSettlement } from '@/domain/invoice/settlements';
import type { Invoice } from '@/domain/invoice/schema';
import { depositExposure, exposureOf, NO_EXPOSURE } from '@/domain/ledger/addUp';
import { PAYMENT_METHOD_LABELS, paymentSchema, type Payment } from '@/domain/payment/schema';
import type { Deps } from '../platform/admin';
import { createdAudit, updatedAudit } from '../platform/audit';
import { inCompany } from '../platform/collections';
import { notFound } from '../platform/errors';
import { openBooks } from './books';
import { moneyTransaction } from './moneyTransaction';
import { heldInvoice, readCompanyDay, type Held } from './records';

/**
 * The known facts of a payment. `paymentId` is the attempt's: anything arriving again under it is the same payment. Exactly one of
 * `invoiceId` and `estimateId` (a deposit) is set. Omitted fields stay as stored.
 */
export type PaymentFacts = {
  companyId: string;
  paymentId: string;
  invoiceId?: string;
  estimateId?: string;
  /** `processing` moves no money; `failed` never moved any. */
  state: 'processing' | 'succeeded' | 'failed';
  method: Payment['method'];
  /** Including the tip, in cents. */
  amountCents: number;
  tipCents?: number;
  currency?: Payment['currency'];
  /** The company's calendar day (YYYY-MM-DD); defaults to today. */
  receivedOn?: string;
  /** Uid of the person who entered it; '' for the customer. */
  enteredBy?: string;
} & Partial<
  Pick<Payment, 'reference' | 'note' | 'stripePaymentIntentId' | 'stripeFeeCents' | 'stripePayoutId' | 'failureReason'>
>;

/** `hasCounted`: whether this call, and no earlier one, counted the money. */
export type AppliedPayment = { payment: Payment; hasCounted: boolean };

/** The customer and the document a payment is for. */
type Target = Pick<Payment, 'customerId' | 'customerName' | 'businessUnitId' | 'estimateId'> & {
  invoice: Held<Invoice> | null;
};

/**
 * Stores the outcome of a payment and, once it has succeeded, settles the invoice with it and posts it to the books, exactly once no
 * matter how often or in what order events arrive. A successful payment never goes back to processing or failed; only Stripe's details
 * are added. Money for a voided invoice is kept as overpaid.
 * @throws AppError `not-found` if the invoice or estimate doesn't exist.
 */
export function applyPayment(deps: Deps, facts: PaymentFacts): Promise<AppliedPayment> {
  return moneyTransaction(deps, facts.companyId, (transaction) => applyInTransaction(deps, transaction, facts));
}

/** Like `applyPayment`, within a transaction that hasn't written anything yet. */
export async function applyInTransaction(
  deps: Deps,
  transaction: Transaction,
  facts: PaymentFacts,
): Promise<AppliedPayment> {
  const { companyId, paymentId } = facts;
  const ref = inCompany(deps.db, companyId, 'payments').doc(paymentId);
  const stored = (await transaction.get(ref)).data();
  const known = stored ? paymentSchema.parse(stored) : null;
  const audit = stored
    ? updatedAudit(facts.enteredBy ?? '', deps.now(), stored)
    : createdAudit(facts.enteredBy ?? '', deps.now());
  if (known && known.state !== 'processing' && known.state !== 'failed') {
    const details = stripeDetails(facts, known);
    if (Object.keys(details).length > 0) transaction.update(ref, { ...details, ...audit });
    return { payment: { ...known, ...details }, hasCounted: false };
  }

  const target = await readTarget(deps, transaction, facts, known);
  const { today } = await readCompanyDay(deps, transaction, companyId);
  const payment = paymentOf(facts, known, target, today, deps.now());
  if (payment.state !== 'succeeded') {
    transaction.set(ref, { ...stored, ...payment, ...audit });
    return { payment, hasCounted: false };
  }
  const books = await openBooks(deps, transaction, {
    companyId,
    on: [payment.receivedOn],
    customerIds: [payment.customerId],
  });
  const owedCents = payment.amountCents - payment.tipCents;
  const settled = target.invoice
    ? settleWith(target.invoice.record, paymentId, payment, { at: deps.now(), today })
    : null;
  books.postEntry({
    entryId: `payment-${paymentId}`,
    entry: {
      kind: 'payment',
      on: payment.receivedOn,
      by: payment.enteredBy,
      customerId: payment.customerId,
      customerName: payment.customerName,
      invoiceId: payment.invoiceId,
      invoiceNumber: payment.invoiceNumber,
      estimateId: payment.estimateId,
      businessUnitId: payment.businessUnitId,
      paymentId,
      balanceChangeCents: -owedCents,
      moneyCents: payment.amountCents,
      tipCents: payment.tipCents,
      method: payment.method,
    },
    before: target.invoice ? exposureOf(target.invoice.record) : NO_EXPOSURE,
    after: settled ? exposureOf(settled) : depositExposure(owedCents),
  });
  books.close();
  transaction.set(ref, { ...stored, ...payment, ...audit });
  if (target.invoice && settled)
    transaction.update(target.invoice.ref, {
      ...settlementFields(settled),
      ...updatedAudit(facts.enteredBy ?? '', deps.now(), target.invoice.data),
    });
  return { payment, hasCounted: true };
}

/** Returns the invoice fields that change with a settlement. */
export const settlementFields = (invoice: Invoice): Partial<Invoice> => {
  const { document, paidCents, refundedCents, creditedCents, writtenOffCents, balanceCents, isOpen, status } = invoice;
  return { document, paidCents, refundedCents, creditedCents, writtenOffCents, balanceCents, isOpen, status };
};

/** Returns an invoice with a payment applied. The tip isn't part of what was owed. */
function settleWith(
  invoice: Invoice,
  paymentId: string,
  payment: Payment,
  { at, today }: { at: string; today: string },
): Invoice {
  if (isSettledBy(invoice, paymentId)) return invoice;
  const settlement: Settlement = {
    id: paymentId,
    kind: 'payment',
    name: PAYMENT_METHOD_LABELS[payment.method],
    amountCents: payment.amountCents - payment.tipCents,
    at,
  };
  return withSettlement(invoice, settlement, today);
}

async function readTarget(
  deps: Deps,
  transaction: Transaction,
  facts: PaymentFacts,
  known: Payment | null,
): Promise<Target> {
  const { companyId } = facts;
  const invoiceId = facts.invoiceId || known?.invoiceId || '';
  const estimateId = facts.estimateId || known?.estimateId || '';
  const invoices = inCompany(deps.db, companyId, 'invoices');
  if (invoiceId !== '') {
    const invoice = heldInvoice(await transaction.get(invoices.doc(invoiceId)));
    const { customerId, customerName, businessUnitId } = invoice.record;
    if (invoice.record.state === 'draft') throw notFound('Issued invoice');
    return { customerId, customerName, businessUnitId, invoice, estimateId };
  }
  const snapshot =
    estimateId === '' ? null : await transaction.get(inCompany(deps.db, companyId, 'estimates').doc(estimateId));
  if (!snapshot?.exists) throw notFound('Estimate');
  const estimate = estimateSchema.parse(snapshot.data());
  // A deposit that arrives after its estimate was invoiced goes to the invoice.
  const issued = (await transaction.get(invoices.where('estimateId', '==', estimateId).limit(200))).docs.map(
    heldInvoice,
  );
  const invoice =
    issued.filter(({ record }) => record.isOpen).sort((a, b) => (a.record.issuedAt < b.record.issuedAt ? -1 : 1))[0] ??
    null;
  const { customerId, customerName } = estimate;
  return {
    customerId,
    customerName,
    businessUnitId: (invoice?.record ?? estimate).businessUnitId,
    invoice,
    estimateId,
  };
}

function paymentOf(facts: PaymentFacts, known: Payment | null, target: Target, today: string, now: string): Payment {
  const { companyId: _companyId, paymentId: _paymentId, ...given } = facts;
  return paymentSchema.parse({
    ...known,
    ...given,
    customerId: target.customerId,
    customerName: target.customerName,
    invoiceId: target.invoice?.ref.id ?? '',
    invoiceNumber: target.invoice?.record.number ?? '',
    estimateId: target.estimateId,
    businessUnitId: target.businessUnitId,
    currency: facts.currency ?? known?.currency ?? target.invoice?.record.document.currency,
    receivedOn: facts.receivedOn ?? today,
    receivedAt: facts.state === 'succeeded' ? now : '',
    failureReason: facts.state === 'failed' ? (facts.failureReason ?? '') : '',
  });
}

/** Details that Stripe reports only later: the fee, and the payout. */
function stripeDetails(facts: PaymentFacts, known: Payment): Partial<Payment> {
  return {
    ...(known.stripeFeeCents === null && typeof facts.stripeFeeCents === 'number'
      ? { stripeFeeCents: facts.stripeFeeCents }
      : {}),
    ...(known.stripePayoutId === '' && facts.stripePayoutId ? { stripePayoutId: facts.stripePayoutId } : {}),
    ...(known.stripePaymentIntentId === '' && facts.stripePaymentIntentId
      ? { stripePaymentIntentId: facts.stripePaymentIntentId }
      : {}),
  };
}

import type { output } from 'zod';
import type { Transaction } from 'firebase-admin/firestore';
import { estimateSchema } from '@/domain/estimate/schema';
import { invoiceSchema } from '@/domain/invoice/schema';
import { offerFinancing as contract } from '@/domain/financing/api';
import { isFinanceable } from '@/domain/financing/monthly';
import { financingSchema, type Financing } from '@/domain/financing/schema';
import { lenderLink } from '@/domain/financing/settings';
import { nextOffer, offeredCents } from '@/domain/financing/state';
import { formatCents } from '@/domain/money/format';
import { heldOf } from '@/domain/payment/refunds';
import { heldDeposits } from '@/domain/payment/deposits';
import { paymentSchema } from '@/domain/payment/schema';
import { sumOf } from '@/domain/money/amounts';
import { member, type Member } from '../platform/access';
import type { Deps } from '../platform/admin';
import { createdAudit } from '../platform/audit';
import { inCompany } from '../platform/collections';
import { defineCallable } from '../platform/defineCallable';
import { notFound, precondition } from '../platform/errors';
import { fieldsIn } from '../platform/readable';
import { readCompanyDay } from '../billing/records';

export const offerFinancing = defineCallable(
  contract,
  { access: member({ action: 'offerFinancing', feature: 'wisetack' }), rateLimit: { perMinute: 60 } },
  (deps, input, caller) => startApplication(deps, input, caller),
);

type Offer = output<typeof contract.input>;

/**
 * Notes an application and gives the link that the customer applies under. In link mode that is the merchant's own: the lender knows
 * nothing of us, and the office enters each status.
 * @throws AppError `not-found`; `failed-precondition` for what cannot be financed, or is applied for already.
 */
export function startApplication(
  deps: Deps,
  { financingId, subjectKind, subjectId, amountCents, isSecondLender }: Offer,
  { companyId, uid, user }: Pick<Member, 'companyId' | 'uid' | 'user'>,
): Promise<{ link: string }> {
  return deps.db.runTransaction(async (transaction) => {
    const ref = inCompany(deps.db, companyId, 'financing').doc(financingId);
    const known = financingSchema.safeParse((await transaction.get(ref)).data()).data;
    if (known) return { link: known.link };
    const [{ settings }, bill] = await Promise.all([
      readCompanyDay(deps, transaction, companyId),
      readBill(deps, transaction, companyId, subjectKind, subjectId),
    ]);
    const { financing } = settings;
    const format = { currency: bill.currency };
    if (!financing.isOn || lenderLink(financing.link) === '')
      throw precondition('Financing is off. An admin turns it on under Financing.');
    if (!isFinanceable(amountCents, financing))
      throw precondition(
        `${financing.lenderName} finances ${formatCents(financing.minCents, format)} to ${formatCents(financing.maxCents, format)}. Ask for the rest as a deposit.`,
      );
    const mostCents = offeredCents(nextOffer(bill, bill.applications));
    if (amountCents > mostCents)
      throw precondition(
        mostCents === 0
          ? 'All of it is paid or applied for already.'
          : `Only ${formatCents(mostCents, format)} is not paid or applied for yet.`,
      );
    const [lenderName, link] = isSecondLender
      ? [financing.secondLenderName, lenderLink(financing.secondLink)]
      : [financing.lenderName, lenderLink(financing.link)];
    if (link === '') throw precondition('Enter the link of your second lender under Financing first.');
    const now = deps.now();
    const byName = [user.firstName, user.lastName].filter(Boolean).join(' ');
    const application: Financing = financingSchema.parse({
      ...{ subjectKind, subjectId, subjectNumber: bill.number, customerId: bill.customerId },
      ...{ customerName: bill.customerName, currency: bill.currency, lenderName, link, amountCents },
      mode: 'link',
      state: 'sent',
      feePpm: isSecondLender ? 0 : financing.feePpm,
      consentAt: now,
      consentBy: uid,
      log: [{ at: now, by: uid, byName, state: 'sent', note: 'The customer agreed to get the link.' }],
    });
    transaction.create(ref, { ...application, ...createdAudit(uid, now) });
    return { link };
  });
}

type FinancedBill = {
  number: string;
  customerId: string;
  customerName: string;
  currency: Financing['currency'];
  totalCents: number;
  paidCents: number;
  applications: Financing[];
};

async function readBill(
  { db }: Deps,
  transaction: Transaction,
  companyId: string,
  subjectKind: Offer['subjectKind'],
  subjectId: string,
): Promise<FinancedBill> {
  const of = (name: 'invoices' | 'estimates' | 'payments' | 'financing') => inCompany(db, companyId, name);
  if (subjectKind === 'invoice') {
    const invoice = invoiceSchema.safeParse((await transaction.get(of('invoices').doc(subjectId))).data()).data;
    if (!invoice) throw notFound('Invoice');
    if (!invoice.isOpen) throw precondition('Nothing is owed on it.');
    const ids = [subjectId, invoice.estimateId].filter((id) => id !== '');
    const found = await transaction.get(of('financing').where('subjectId', 'in', ids).limit(100));
    const { number, customerId, customerName, document, totalCents, balanceCents } = invoice;
    return {
      ...{ number, customerId, customerName, totalCents, paidCents: totalCents - balanceCents },
      currency: document.currency,
      applications: fieldsIn(financingSchema, found.docs),
    };
  }
  const estimate = estimateSchema.safeParse((await transaction.get(of('estimates').doc(subjectId))).data()).data;
  if (!estimate) throw notFound('Estimate');
  const [found, paid] = await Promise.all([
    transaction.get(of('financing').where('subjectId', '==', subjectId).limit(100)),
    transaction.get(of('payments').where('estimateId', '==', subjectId).limit(100)),
  ]);
  const { number, customerId, customerName, document, approval } = estimate;
  return {
    ...{ number, customerId, customerName, currency: document.currency },
    totalCents: approval?.totalCents ?? estimate.totalCents,
    paidCents: sumOf(heldDeposits(fieldsIn(paymentSchema, paid.docs)).map(heldOf)),
    applications: fieldsIn(financingSchema, found.docs),
  };
}

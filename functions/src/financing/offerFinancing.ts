import type { output } from 'zod';
import type { Transaction } from 'firebase-admin/firestore';
import { customerSchema } from '@/domain/customer/schema';
import { estimateSchema } from '@/domain/estimate/schema';
import { invoiceSchema } from '@/domain/invoice/schema';
import { offerFinancing as contract } from '@/domain/financing/api';
import { isFinanceable } from '@/domain/financing/monthly';
import { financingSchema, type Financing } from '@/domain/financing/schema';
import { lenderLink } from '@/domain/financing/settings';
import { nextOffer, offeredCents } from '@/domain/financing/state';
import { formatCents } from '@/domain/money/format';
import { toTextNumber } from '@/domain/message/textNumber';
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
import { WISETACK_SECRETS } from './config';
import type { Applicant } from './lender';
import { beginAtLender, purchaseOf } from './partner';

export const offerFinancing = defineCallable(
  contract,
  {
    access: member({ action: 'offerFinancing', feature: 'wisetack', requiresVerifiedEmail: true }),
    rateLimit: { perMinute: 60, perNetwork: 180 },
    secrets: WISETACK_SECRETS,
  },
  (deps, input, caller) => startApplication(deps, input, caller),
);

type Offer = output<typeof contract.input>;

/**
 * Records an application and returns the link for the customer to apply. In link mode that is the merchant's own: the lender knows
 * nothing about us, and the office enters each status. A connected lender provides a link for the specific application.
 * @throws AppError `not-found`; `failed-precondition` if it can't be financed, or has an application already.
 */
export async function startApplication(deps: Deps, offer: Offer, by: By): Promise<{ link: string }> {
  const { application, applicant } = await noteApplication(deps, offer, by);
  if (application.mode === 'link' || application.externalId !== '') return { link: application.link };
  const which = { companyId: by.companyId, financingId: offer.financingId };
  const link = await beginAtLender(deps, which, {
    id: offer.financingId,
    merchantId: application.merchantId,
    purchaseId: purchaseOf(which),
    amountCents: application.amountCents,
    purpose: `Work on ${application.subjectKind} ${application.subjectNumber}`,
    applicant,
  });
  return { link };
}

type By = Pick<Member, 'companyId' | 'uid'> & { user: Pick<Member['user'], 'firstName' | 'lastName'> };

/** Stores an application before contacting anyone. An existing one stays unchanged. */
function noteApplication(
  deps: Deps,
  { financingId, subjectKind, subjectId, amountCents, isSecondLender, kind }: Offer,
  { companyId, uid, user }: By,
): Promise<{ application: Financing; applicant: Applicant }> {
  return deps.db.runTransaction(async (transaction) => {
    const ref = inCompany(deps.db, companyId, 'financing').doc(financingId);
    const known = financingSchema.safeParse((await transaction.get(ref)).data()).data;
    if (known)
      return { application: known, applicant: await readApplicant(deps, transaction, companyId, known.customerId) };
    const [{ settings }, bill] = await Promise.all([
      readCompanyDay(deps, transaction, companyId),
      readBill(deps, transaction, companyId, subjectKind, subjectId),
    ]);
    const { financing } = settings;
    const format = { currency: bill.currency };
    if (!financing.isOn || lenderLink(financing.link) === '')
      throw precondition('Financing is off. An admin turns it on under Financing.');
    const isPartner = financing.merchantId !== '' && !isSecondLender;
    if (kind === 'prequal' && !isPartner)
      throw precondition('Prequalification needs a lender that we are connected to. Send your own link instead.');
    if (kind === 'loan' && !isFinanceable(amountCents, financing))
      throw precondition(
        `${financing.lenderName} finances ${formatCents(financing.minCents, format)} to ${formatCents(financing.maxCents, format)}. Ask for the rest as a deposit.`,
      );
    const mostCents = offeredCents(nextOffer(bill, bill.applications));
    if (kind === 'loan' && amountCents > mostCents)
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
      ...{ customerName: bill.customerName, currency: bill.currency, lenderName, kind },
      ...(isPartner
        ? { mode: 'partner', merchantId: financing.merchantId, link: '' }
        : { mode: 'link', merchantId: '', link }),
      amountCents: kind === 'prequal' ? 0 : amountCents,
      state: 'sent',
      feePpm: isSecondLender ? 0 : financing.feePpm,
      consentAt: now,
      consentBy: uid,
      log: [{ at: now, by: uid, byName, state: 'sent', note: 'The customer agreed to get the link.' }],
    });
    // Checked before anything is written: lenders require a cell phone number.
    const applicant = await readApplicant(deps, transaction, companyId, bill.customerId);
    if (isPartner && applicant.mobile === '')
      throw precondition('The lender texts the link to a mobile phone: enter the customer’s phone first.');
    transaction.create(ref, { ...application, ...createdAudit(uid, now) });
    return { application, applicant };
  });
}

/** Returns the customer data the lender needs: the name, where to text the link, and the e-mail. */
async function readApplicant(
  { db }: Deps,
  transaction: Transaction,
  companyId: string,
  customerId: string,
): Promise<Applicant> {
  const stored = await transaction.get(inCompany(db, companyId, 'customers').doc(customerId));
  const { firstName, lastName, name, phone, email } = customerSchema.partial().parse(stored.data() ?? {});
  const [first = '', ...rest] = (name ?? '').split(' ');
  return {
    firstName: firstName || first,
    lastName: lastName || rest.join(' '),
    mobile: toTextNumber(phone ?? ''),
    email: email ?? '',
  };
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

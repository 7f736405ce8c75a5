import type { Transaction } from 'firebase-admin/firestore';
import { creditNoteSchema, invoiceSchema } from '@/domain/invoice/schema';
import { invoiceLabel } from '@/domain/invoice/facts';
import { dueText } from '@/domain/invoice/mailText';
import { paperOfCreditNote } from '@/domain/paper/creditNote';
import { formatCents } from '@/domain/money/format';
import { formatPaperDate } from '@/domain/paper/dates';
import { paperOfReceipt } from '@/domain/paper/receipt';
import { PAYMENT_METHOD_LABELS, paymentSchema } from '@/domain/payment/schema';
import type { SENDABLE_KINDS } from '@/domain/public-document/api';
import { customersCopy, paperOfEstimate } from '@/domain/public-document/faceOfEstimate';
import { isPayable, paperOfInvoice } from '@/domain/public-document/faceOfInvoice';
import type { ReportParts } from '@/domain/public-document/schema';
import type { Deps } from '../platform/admin';
import { inCompany } from '../platform/collections';
import { notFound, precondition } from '../platform/errors';
import { parseRecord } from './parseRecord';
import { readAround } from './readAround';
import { readEstimateSubject, readInvoiceSubject } from './readPaperSubjects';
import { readSentReport } from './readServiceReport';
import { readAgreementToSend } from './readAgreementToSend';
import { readStatement } from './readStatement';
import { linkOf, sendableOf, type Sendable } from './sendable';

export type SendableKind = (typeof SENDABLE_KINDS)[number];
export type SendableSubject = {
  companyId: string;
  kind: SendableKind;
  subjectId: string;
  origin?: string;
  report?: ReportParts;
};

/** Reads what is to be sent, in one snapshot. @throws AppError `not-found`, `failed-precondition` for what can't be sent. */
export const readSendable = (deps: Deps, subject: SendableSubject): Promise<Sendable> =>
  deps.db.runTransaction((transaction) => read(deps, transaction, subject), { readOnly: true });

function read(deps: Deps, transaction: Transaction, subject: SendableSubject): Promise<Sendable> {
  switch (subject.kind) {
    case 'estimate':
      return readEstimate(deps, transaction, subject);
    case 'invoice':
      return readInvoice(deps, transaction, subject);
    case 'receipt':
      return readReceipt(deps, transaction, subject);
    case 'credit-note':
      return readCreditNote(deps, transaction, subject);
    case 'statement':
      return readStatement(deps, transaction, subject);
    case 'service-report':
      return readSentReport(deps, transaction, subject);
    case 'agreement':
      return readAgreementToSend(deps, transaction, subject);
  }
}

async function readEstimate(
  deps: Deps,
  transaction: Transaction,
  { companyId, subjectId, origin }: SendableSubject,
): Promise<Sendable> {
  const stored = await transaction.get(inCompany(deps.db, companyId, 'estimates').doc(subjectId));
  if (!stored.exists) throw notFound('Estimate');
  const subject = await readEstimateSubject(deps, transaction, { companyId, subjectId }, stored.data() ?? {});
  const { estimate, company } = subject;
  return sendableOf({
    paper: customersCopy(paperOfEstimate(subject)),
    number: estimate.number,
    token: estimate.token,
    link: linkOf('estimate', estimate.token, origin),
    company,
    customerName: estimate.customerName,
    customerSortName: subject.customerSortName,
    due: dueText('estimate', formatPaperDate(estimate.validUntil, company)),
    customerId: estimate.customerId,
  });
}

async function readInvoice(
  deps: Deps,
  transaction: Transaction,
  { companyId, subjectId, origin }: SendableSubject,
): Promise<Sendable> {
  const stored = await transaction.get(inCompany(deps.db, companyId, 'invoices').doc(subjectId));
  if (!stored.exists) throw notFound('Invoice');
  const subject = await readInvoiceSubject(deps, transaction, { companyId, subjectId }, stored.data() ?? {});
  const { invoice, company } = subject;
  const customerName = invoice.billTo.name || invoice.customerName;
  return sendableOf({
    paper: paperOfInvoice(subject),
    token: invoice.token,
    link: linkOf('invoice', invoice.token, origin),
    company,
    customerName,
    customerSortName: subject.customerSortName,
    due: dueText('invoice', formatPaperDate(invoice.dueOn, company)),
    paying: !isPayable(invoice) ? 'none' : subject.canPayByCard ? 'card' : 'elsewhere',
    customerId: invoice.customerId,
  });
}

async function readReceipt(
  deps: Deps,
  transaction: Transaction,
  { companyId, subjectId, origin }: SendableSubject,
): Promise<Sendable> {
  const stored = await transaction.get(inCompany(deps.db, companyId, 'payments').doc(subjectId));
  if (!stored.exists) throw notFound('Payment');
  const payment = parseRecord(paymentSchema, stored.data());
  if (payment.state === 'processing' || payment.state === 'failed')
    throw precondition('There is no receipt yet: the money has not arrived.');
  const around = await readAround(deps, transaction, companyId, { ...payment, propertyId: '' });
  const invoice =
    payment.invoiceId === ''
      ? null
      : (await transaction.get(inCompany(deps.db, companyId, 'invoices').doc(payment.invoiceId))).data();
  const parsed = invoice && parseRecord(invoiceSchema, invoice);
  const { company, customer, settings } = around;
  const paper = paperOfReceipt({
    company,
    recipient: customer,
    footer: settings.footer,
    currency: payment.currency,
    number: payment.invoiceNumber,
    payment: {
      amountCents: payment.amountCents,
      paidAt: payment.receivedOn,
      methodText: PAYMENT_METHOD_LABELS[payment.method],
      reference: payment.reference,
      tipCents: payment.tipCents,
    },
    allocations: [
      {
        text: payment.invoiceNumber === '' ? 'Deposit' : `Invoice ${payment.invoiceNumber}`,
        amountCents: payment.amountCents - payment.tipCents,
      },
    ],
    balanceCents: parsed ? parsed.balanceCents : null,
    facts:
      payment.refundedCents > 0
        ? [{ label: 'Refunded since', value: formatCents(payment.refundedCents, payment) }]
        : [],
  });
  const token = parsed?.token ?? '';
  return sendableOf({
    paper,
    token,
    link: linkOf('invoice', token, origin),
    company,
    customerName: payment.customerName,
    customerSortName: around.customerSortName,
    due: parsed ? formatPaperDate(parsed.dueOn, company) : '',
    customerId: payment.customerId,
  });
}

async function readCreditNote(
  deps: Deps,
  transaction: Transaction,
  { companyId, subjectId, origin }: SendableSubject,
): Promise<Sendable> {
  const stored = await transaction.get(inCompany(deps.db, companyId, 'creditNotes').doc(subjectId));
  if (!stored.exists) throw notFound('Credit note');
  const note = parseRecord(creditNoteSchema, stored.data());
  const credited = await transaction.get(inCompany(deps.db, companyId, 'invoices').doc(note.invoiceId));
  if (!credited.exists) throw notFound('Invoice');
  const invoice = parseRecord(invoiceSchema, credited.data());
  const { company, customer, customerSortName, settings } = await readAround(deps, transaction, companyId, {
    ...note,
    propertyId: '',
    businessUnitId: invoice.businessUnitId,
  });
  const paper = paperOfCreditNote({
    company,
    recipient: {
      name: invoice.billTo.name || customer.name,
      address: invoice.billTo.address.street === '' ? customer.address : invoice.billTo.address,
    },
    footer: settings.footer,
    currency: invoice.document.currency,
    number: note.number,
    date: note.issuedOn,
    invoiceNumber: note.invoiceNumber || invoiceLabel(invoice),
    parts: note.parts,
    taxNames: new Map(
      (invoice.document.tax.zone?.taxes ?? []).map(({ id, name, jurisdiction }) => [
        id,
        name.includes(jurisdiction.name) ? name : `${jurisdiction.name} ${name}`,
      ]),
    ),
  });
  return sendableOf({
    paper,
    token: invoice.token,
    link: linkOf('invoice', invoice.token, origin),
    company,
    customerName: note.customerName,
    customerSortName,
    due: '',
    customerId: note.customerId,
  });
}

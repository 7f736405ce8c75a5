import type { Transaction } from 'firebase-admin/firestore';
import type { Settlement } from '@/domain/billing/schema';
import { estimateRevisionSchema, estimateSchema, type Estimate } from '@/domain/estimate/schema';
import type { Revision } from '@/domain/estimate/revisionChanges';
import { invoiceSchema } from '@/domain/invoice/schema';
import { credentialsOfEstimate } from '@/domain/paper/credentials';
import { PAYMENT_METHOD_LABELS, paymentSchema, type Payment } from '@/domain/payment/schema';
import type { EstimateSubject } from '@/domain/public-document/faceOfEstimate';
import type { InvoiceSubject } from '@/domain/public-document/faceOfInvoice';
import { hasFeature } from '@/domain/access/features';
import { publicFinancing, type PublicFinancing } from '@/domain/financing/publicOffer';
import { lateFeeNotice } from '@/domain/late-fee/fee';
import { lateFeeLimit } from '@/domain/late-fee/law';
import { spokenDay } from '@/domain/ledger/period';
import { calendarDay } from '@/lib/dates';
import type { Deps } from '../platform/admin';
import { inCompany } from '../platform/collections';
import { parseRecord } from './parseRecord';
import { readAround, type Around, type Data } from './readAround';
import { readCredentials } from './readCredentials';
import { takesCards } from './takesCards';

const PAYMENTS_READ = 200;

type Subject = { companyId: string; subjectId: string };

/** The person addressed. Older records have no `customerSortName` of their own. */
type Greeted = Pick<Around, 'customerSortName'>;

/** Reads everything an estimate is shown or printed from. */
export async function readEstimateSubject(
  deps: Deps,
  transaction: Transaction,
  { companyId, subjectId }: Subject,
  data: Data,
): Promise<EstimateSubject & Greeted> {
  const estimate = parseRecord(estimateSchema, data);
  const [around, payments, signedRevision, canPayByCard, credentials] = await Promise.all([
    readAround(deps, transaction, companyId, estimate),
    readPayments(deps, transaction, companyId, { field: 'estimateId', id: subjectId }),
    readSignedRevision(deps, transaction, { companyId, estimateId: subjectId, estimate }),
    takesCards(deps, transaction, companyId),
    readCredentials(deps, transaction, companyId),
  ]);
  return {
    companyId,
    id: subjectId,
    ...around,
    estimate,
    signedRevision,
    deposits: payments.flatMap(depositOf),
    canPayByCard,
    financing: financingOf(around),
    credentials: credentialsOfEstimate(
      estimate,
      credentials,
      calendarDay(around.company.timeZone, new Date(deps.now())),
    ),
    now: deps.now(),
  };
}

/** Reads everything an invoice is shown or printed from. */
export async function readInvoiceSubject(
  deps: Deps,
  transaction: Transaction,
  { companyId, subjectId }: Subject,
  data: Data,
): Promise<InvoiceSubject & Greeted> {
  const invoice = parseRecord(invoiceSchema, data);
  const [around, payments, canPayByCard] = await Promise.all([
    readAround(deps, transaction, companyId, invoice),
    readPayments(deps, transaction, companyId, { field: 'invoiceId', id: subjectId }),
    takesCards(deps, transaction, companyId),
  ]);
  const today = calendarDay(around.company.timeZone, new Date(deps.now()));
  const limit = lateFeeLimit(invoice.billTo.address.state, today);
  return {
    companyId,
    id: subjectId,
    ...around,
    invoice,
    payments,
    canPayByCard,
    financing: financingOf(around),
    lateFeeNotice: lateFeeNotice({ ...invoice, id: subjectId }, around.settings.lateFees, limit, spokenDay),
    now: deps.now(),
    today,
  };
}

/** Returns monthly payments, if the company still has the feature and offers them. */
const financingOf = ({ company, settings }: Pick<Around, 'company' | 'settings'>): PublicFinancing | null =>
  hasFeature(company.features, 'wisetack') ? publicFinancing(settings.financing) : null;

async function readPayments(
  { db }: Deps,
  transaction: Transaction,
  companyId: string,
  { field, id }: { field: string; id: string },
): Promise<Payment[]> {
  const found = await transaction.get(inCompany(db, companyId, 'payments').where(field, '==', id).limit(PAYMENTS_READ));
  return found.docs
    .map((snapshot) => paymentSchema.parse(snapshot.data()))
    .sort((a, b) => (a.receivedOn < b.receivedOn ? -1 : 1));
}

/** Only money actually received counts; a tip isn't part of a deposit. */
function depositOf(
  { state, method, amountCents, tipCents, refundedCents, receivedAt }: Payment,
  index: number,
): Settlement[] {
  if (state !== 'succeeded' && state !== 'part-refunded') return [];
  return [
    {
      id: `deposit-${index}`,
      kind: 'payment',
      name: `Deposit, ${PAYMENT_METHOD_LABELS[method]}`,
      amountCents: Math.max(0, amountCents - tipCents - refundedCents),
      at: receivedAt,
    },
  ];
}

type Signed = { companyId: string; estimateId: string; estimate: Estimate };

async function readSignedRevision(
  { db }: Deps,
  transaction: Transaction,
  { companyId, estimateId, estimate }: Signed,
): Promise<Revision | null> {
  const { approval, revisionNumber } = estimate;
  if (!approval || approval.revisionNumber === revisionNumber) return null;
  const stored = await transaction.get(
    inCompany(db, companyId, 'estimates').doc(estimateId).collection('revisions').doc(String(approval.revisionNumber)),
  );
  const revision = estimateRevisionSchema.safeParse(stored.data());
  return revision.success ? { document: revision.data.estimate.document, terms: revision.data.estimate.terms } : null;
}

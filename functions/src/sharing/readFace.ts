import type { Transaction } from 'firebase-admin/firestore';
import type { Settlement } from '@/domain/billing/schema';
import { diagnosticSchema } from '@/domain/diagnostics/record/schema';
import { estimateRevisionSchema, estimateSchema, type Estimate } from '@/domain/estimate/schema';
import type { Revision } from '@/domain/estimate/revisionChanges';
import { inspectionSchema } from '@/domain/inspection/schema';
import { loadProjectSchema } from '@/domain/load-calc/project/schema';
import { invoiceSchema } from '@/domain/invoice/schema';
import { PAYMENT_METHOD_LABELS, paymentSchema, type Payment } from '@/domain/payment/schema';
import { plumbingCalcSchema } from '@/domain/plumbing/record/schema';
import { pricebookItemSchema } from '@/domain/pricebook/schema';
import { faceOfEstimate, type EstimateSubject } from '@/domain/public-document/faceOfEstimate';
import { faceOfInspection } from '@/domain/public-document/faceOfInspection';
import { faceOfInvoice, type InvoiceSubject } from '@/domain/public-document/faceOfInvoice';
import { faceOfItem } from '@/domain/public-document/faceOfItem';
import { faceOfLoadCalculation } from '@/domain/public-document/faceOfLoadCalculation';
import { faceOfPlumbing } from '@/domain/public-document/faceOfPlumbing';
import { faceOfReadings } from '@/domain/public-document/faceOfReadings';
import { faceOfVisit } from '@/domain/public-document/faceOfVisit';
import { credentialsOfEstimate } from '@/domain/paper/credentials';
import { faceOfServiceReport } from '@/domain/public-document/faceOfServiceReport';
import type { PublicDocument, ReportParts } from '@/domain/public-document/schema';
import { assertStorable } from '@/domain/public-document/size';
import { auditSchema } from '@/domain/record/schema';
import { scheduleEntrySchema } from '@/domain/scheduling/schema';
import { calendarDay } from '@/lib/dates';
import type { Deps } from '../platform/admin';
import { inCompany } from '../platform/collections';
import { readCrew } from '../schedule/readCrew';
import { parseRecord } from './parseRecord';
import { readAround, readCompany, type Around, type Data } from './readAround';
import { readServiceReport } from './readServiceReport';
import type { Subject } from './publicDocuments';
import { readViewedFindings } from './readViewedFindings';
import { readViewedPhotos } from './readViewedPhotos';
import { readCredentials } from './readCredentials';
import { takesCards } from './takesCards';

/** `sharedAt`: when the link was given, of what keeps that beside itself; now when left out. */
export type Shown = Subject & {
  sharedAt?: string;
  /** Of a service report: what is on it. */
  report?: ReportParts | undefined;
};

const PAYMENTS_READ = 200;

/**
 * What is shown of a record, whose data is `data`, read together with all that stands around it.
 * @throws AppError `invalid` when its numbers cannot be computed, `too-large` when it is too much for a link.
 */
export async function readFace(
  deps: Deps,
  transaction: Transaction,
  subject: Shown,
  data: Data,
): Promise<PublicDocument> {
  const face = await faceOf(deps, transaction, subject, data);
  assertStorable(face);
  return face;
}

async function faceOf(deps: Deps, transaction: Transaction, subject: Shown, data: Data): Promise<PublicDocument> {
  switch (subject.kind) {
    case 'estimate':
      return faceOfEstimate(await readEstimateSubject(deps, transaction, subject, data));
    case 'invoice':
      return faceOfInvoice(await readInvoiceSubject(deps, transaction, subject, data));
    case 'service-report': {
      const { company, paper, parts } = await readServiceReport(deps, transaction, subject, data);
      return faceOfServiceReport({
        companyId: subject.companyId,
        id: subject.subjectId,
        company,
        paper,
        parts,
        sharedAt: subject.sharedAt ?? deps.now(),
        now: deps.now(),
      });
    }
    case 'pricebook-item': {
      const { company, settings } = await readCompany(deps, transaction, subject.companyId);
      return faceOfItem({
        companyId: subject.companyId,
        id: subject.subjectId,
        company,
        currency: settings.currency,
        item: parseRecord(pricebookItemSchema, data),
        sharedAt: subject.sharedAt ?? deps.now(),
        now: deps.now(),
      });
    }
    case 'load-calculation': {
      const { company } = await readCompany(deps, transaction, subject.companyId);
      return faceOfLoadCalculation({
        companyId: subject.companyId,
        id: subject.subjectId,
        company,
        project: parseRecord(loadProjectSchema, data),
        sharedAt: subject.sharedAt ?? deps.now(),
        changedAt: parseRecord(auditSchema, data).updatedAt,
      });
    }
    case 'plumbing': {
      const { company } = await readCompany(deps, transaction, subject.companyId);
      return faceOfPlumbing({
        companyId: subject.companyId,
        id: subject.subjectId,
        company,
        project: parseRecord(plumbingCalcSchema, data),
        sharedAt: subject.sharedAt ?? deps.now(),
        changedAt: parseRecord(auditSchema, data).updatedAt,
      });
    }
    case 'inspection': {
      const [{ company }, photos, findings] = await Promise.all([
        readCompany(deps, transaction, subject.companyId),
        readViewedPhotos(deps, transaction, subject),
        readViewedFindings(deps, transaction, subject),
      ]);
      return faceOfInspection({
        companyId: subject.companyId,
        id: subject.subjectId,
        company,
        inspection: parseRecord(inspectionSchema, data),
        photos,
        findings,
        sharedAt: subject.sharedAt ?? deps.now(),
        changedAt: deps.now(),
      });
    }
    case 'readings': {
      const [{ company }, photos] = await Promise.all([
        readCompany(deps, transaction, subject.companyId),
        readViewedPhotos(deps, transaction, subject),
      ]);
      return faceOfReadings({
        companyId: subject.companyId,
        id: subject.subjectId,
        company,
        diagnostic: parseRecord(diagnosticSchema, data),
        photos,
        sharedAt: subject.sharedAt ?? deps.now(),
        changedAt: deps.now(),
      });
    }
    case 'visit': {
      const { company } = await readCompany(deps, transaction, subject.companyId);
      const visit = parseRecord(scheduleEntrySchema, data);
      return faceOfVisit({
        companyId: subject.companyId,
        id: subject.subjectId,
        company,
        visit,
        people: await readCrew(deps, { ownerId: company.ownerId, crew: visit.placement.technicianIds }, transaction),
        now: deps.now(),
      });
    }
  }
}

/** Who is written to. Older records have no `customerSortName` of their own. */
type Greeted = Pick<Around, 'customerSortName'>;

/** All that an estimate is shown or printed from. */
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
    credentials: credentialsOfEstimate(
      estimate,
      credentials,
      calendarDay(around.company.timeZone, new Date(deps.now())),
    ),
    now: deps.now(),
  };
}

/** All that an invoice is shown or printed from. */
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
  return {
    companyId,
    id: subjectId,
    ...around,
    invoice,
    payments,
    canPayByCard,
    now: deps.now(),
    today: calendarDay(around.company.timeZone, new Date(deps.now())),
  };
}

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

/** Only money that has truly moved counts; a tip is not part of a deposit. */
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

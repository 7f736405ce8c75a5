import type { Face } from '@/domain/public-document/face';
import { FACES } from '@/domain/public-document/faces';
import type { ReportParts } from '@/domain/public-document/schema';
import { issueTogether } from '../billing/issueTogether';
import { SYSTEM } from '../mail/allowance';
import type { Deps } from '../platform/admin';
import { updatedAudit } from '../platform/audit';
import { inCompany } from '../platform/collections';
import { notFound, precondition } from '../platform/errors';
import { subjectRef } from './publicDocuments';
import type { SendableKind } from './readSendable';
import { shareIn } from './shareDocument';

/** A document to send, and its sender; 'system' for automatic mail. */
type ToSend = {
  companyId: string;
  kind: SendableKind;
  subjectId: string;
  sentBy: string;
  /** For a service report: its parts. */
  report?: ReportParts;
};

/** The record behind each kind except statements: its collection, and its name in errors when it is missing. */
const RECORDS: Record<Exclude<SendableKind, 'statement'>, Pick<Face, 'collection' | 'noun'>> = {
  estimate: FACES.estimate,
  invoice: FACES.invoice,
  'service-report': FACES['service-report'],
  agreement: FACES.agreement,
  receipt: { collection: 'payments', noun: 'Payment' },
  'credit-note': { collection: 'creditNotes', noun: 'Credit note' },
};

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Returns a record's customer, and where the work is ('' = unknown). @throws AppError `not-found` */
export async function recipientOf(
  { db }: Deps,
  { companyId, kind, subjectId }: Pick<ToSend, 'companyId' | 'kind' | 'subjectId'>,
): Promise<{ customerId: string; propertyId: string; invoiceId: string }> {
  if (kind === 'statement') return { customerId: subjectId, propertyId: '', invoiceId: '' };
  const { collection, noun } = RECORDS[kind];
  const record = await inCompany(db, companyId, collection).doc(subjectId).get();
  const customerId: unknown = record.get('customerId');
  if (typeof customerId !== 'string') throw notFound(noun);
  return { customerId, propertyId: textIn(record.get('propertyId')), invoiceId: textIn(record.get('invoiceId')) };
}

/** Issues a draft invoice and shares anything that has a page. @throws AppError for what can't be sent */
export async function prepareDocument(
  deps: Deps,
  { companyId, kind, subjectId, sentBy, report }: ToSend,
): Promise<void> {
  if (kind === 'receipt' || kind === 'credit-note' || kind === 'statement') return;
  const subject = { companyId, kind, subjectId };
  const uid = sentBy === SYSTEM ? '' : sentBy;
  if (kind === 'invoice') {
    const stored = await subjectRef(deps.db, subject).get();
    if (!stored.exists) throw notFound('Invoice');
    if (stored.get('state') === 'void') throw precondition('This invoice is void.');
    if (stored.get('state') === 'draft') {
      const issued = await issueTogether(deps, { companyId, uid }, subjectId);
      if (issued.number === '') throw precondition(issued.error || 'It could not be issued.');
    }
  }
  await deps.db.runTransaction((transaction) =>
    shareIn(deps, transaction, subject, { uid, isOfferedAnew: true, report }),
  );
}

/** Records on an estimate or invoice when it was sent. Repeating it changes nothing. */
export async function markDocumentSent(
  deps: Deps,
  { companyId, kind, subjectId, sentBy }: ToSend,
  sentAt: string,
): Promise<void> {
  if (kind !== 'estimate' && kind !== 'invoice') return;
  const ref = subjectRef(deps.db, { companyId, kind, subjectId });
  await deps.db.runTransaction(async (transaction) => {
    const stored = (await transaction.get(ref)).data();
    const before = textIn(stored?.['sentAt']);
    // Someone has started the next revision in the meantime: that one wasn't sent.
    if (stored && stored['state'] !== 'draft' && before < sentAt)
      transaction.update(ref, { sentAt, ...updatedAudit(sentBy === SYSTEM ? '' : sentBy, deps.now(), stored) });
  });
}

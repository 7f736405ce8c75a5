import { viewedDiagnosticSchema } from '@/domain/diagnostics/record/viewed';
import { findingSchema } from '@/domain/finding/schema';
import { viewedFindingsSchema } from '@/domain/finding/viewed';
import { viewedInspectionSchema } from '@/domain/inspection/viewed';
import { viewedLoadSchema } from '@/domain/load-calc/project/viewed';
import { viewedPlumbingSchema } from '@/domain/plumbing/record/viewed';
import { photoSchema } from '@/domain/photo/schema';
import { isRecordId } from '@/domain/record/recordId';
import { auditSchema } from '@/domain/record/schema';
import type { PublicKind } from '@/domain/public-document/schema';
import type { Deps } from '../platform/admin';
import { changedFields } from '../platform/changedFields';
import { defineTrigger, type RecordChange } from '../platform/defineTrigger';
import { publicDocuments, tokenOf, tokenRef } from './publicDocuments';
import { PHOTO_KINDS } from './readViewedPhotos';
import { followRecord } from './followRecord';

/** Written often, and nothing that is shown. */
const UNSEEN: readonly string[] = [
  ...Object.keys(auditSchema.shape),
  'firstViewedAt',
  'lastViewedAt',
  'viewCount',
  'remindedAt',
  'sentAt',
  'internalNotes',
  'isOpen',
  'invoiceIds',
  'creditNoteIds',
  'customerSortName',
  'searchWords',
];
const SEEN_OF_ITEM: readonly string[] = [
  'name',
  'description',
  'photoUrl',
  'unit',
  'priceCents',
  'memberPriceCents',
  'warrantyText',
];
const SEEN_OF_VISIT: readonly string[] = ['state', 'placement', 'expectedAt', 'rescheduleAskedAt'];
const SEEN_OF_LOAD: readonly string[] = Object.keys(viewedLoadSchema.shape);
const SEEN_OF_PLUMBING: readonly string[] = Object.keys(viewedPlumbingSchema.shape);
const SEEN_OF_READINGS: readonly string[] = Object.keys(viewedDiagnosticSchema.shape);
const SEEN_OF_INSPECTION: readonly string[] = Object.keys(viewedInspectionSchema.shape);
const SEEN_OF_FINDING: readonly string[] = [
  ...Object.keys(viewedFindingsSchema.unwrap().element.shape),
  'approvedOptionId',
  'acceptedOptionId',
];
const SEEN_OF_PHOTO: readonly string[] = ['subjectId', 'itemId', 'url', 'caption'];

/** What is under a link follows its record, as far as it is shown. */
export const faceOnEstimate = onRecord('faceOnEstimate', 'estimates', 'estimate');
export const faceOnInvoice = onRecord('faceOnInvoice', 'invoices', 'invoice');

function onRecord(name: string, collection: string, kind: 'estimate' | 'invoice'): ReturnType<typeof defineTrigger> {
  return defineTrigger(name, `companies/{companyId}/${collection}/{id}`, async (deps, change) => {
    const { before, after } = change;
    const [was, is] = [tokenOf(before ?? undefined), tokenOf(after ?? undefined)];
    if (was !== '' && was !== is) await publicDocuments(deps.db).doc(was).delete();
    // A new token comes with its face, in one transaction.
    if (!after || is === '' || was !== is) return;
    if (changedFields(before, after).some((field) => !UNSEEN.includes(field)))
      await publish(deps, change, kind, change.params['id'] ?? '');
  });
}

export const faceOnPricebookItem = onWhole('faceOnPricebookItem', 'pricebook', 'pricebook-item', SEEN_OF_ITEM);
export const faceOnLoadCalculation = onWhole('faceOnLoadCalculation', 'manualJ', 'load-calculation', SEEN_OF_LOAD);
export const faceOnPlumbingCalc = onWhole('faceOnPlumbingCalc', 'plumbingCalc', 'plumbing', SEEN_OF_PLUMBING);
export const faceOnDiagnostic = onWhole('faceOnDiagnostic', 'diagnostics', 'readings', SEEN_OF_READINGS);
export const faceOnInspection = onWhole('faceOnInspection', 'inspections', 'inspection', SEEN_OF_INSPECTION);
/** A report shows the work as it was when it was sent: only the job's end takes it along. */
export const faceOnJob = onWhole('faceOnJob', 'jobs', 'service-report', []);
export const faceOnVisit = onWhole('faceOnVisit', 'schedule', 'visit', SEEN_OF_VISIT);

/** Of records whose token is beside them. */
function onWhole(
  name: string,
  collection: string,
  kind: 'service-report' | 'pricebook-item' | 'load-calculation' | 'plumbing' | 'readings' | 'inspection' | 'visit',
  seen: readonly string[],
): ReturnType<typeof defineTrigger> {
  return defineTrigger(name, `companies/{companyId}/${collection}/{id}`, async (deps, change) => {
    const { before, after, params } = change;
    if (!before) return;
    const subject = { companyId: params['companyId'] ?? '', kind, subjectId: params['id'] ?? '' };
    if (after) {
      // Each answer is a write, and what is shown waits until the inspection is completed.
      if (kind === 'inspection' && after['state'] === 'in-progress') return;
      if (changedFields(before, after).some((field) => seen.includes(field)))
        await publish(deps, change, kind, subject.subjectId);
      return;
    }
    const share = tokenRef(deps.db, subject);
    const token = tokenOf((await share.get()).data());
    if (token === '') return;
    await publicDocuments(deps.db).doc(token).delete();
    await share.delete();
  });
}

/** A payment that is under way, or a deposit, changes no record of its own accord. */
export const faceOnPayment = defineTrigger(
  'faceOnPayment',
  'companies/{companyId}/payments/{id}',
  async (deps, change) => {
    const payment = change.after ?? change.before ?? {};
    for (const [kind, field] of [
      ['invoice', 'invoiceId'],
      ['estimate', 'estimateId'],
    ] as const) {
      const subjectId = payment[field];
      if (typeof subjectId === 'string' && subjectId !== '') await publish(deps, change, kind, subjectId);
    }
  },
);

/** A photo that comes or goes changes the report that shows it. */
export const faceOnPhoto = defineTrigger('faceOnPhoto', 'companies/{companyId}/photos/{id}', async (deps, change) => {
  const { before, after } = change;
  if (!changedFields(before, after).some((field) => SEEN_OF_PHOTO.includes(field))) return;
  const { data } = photoSchema.pick({ subjectKind: true, subjectId: true }).safeParse(after ?? before);
  const kind = data && PHOTO_KINDS[data.subjectKind];
  if (kind && isRecordId(data.subjectId)) await publish(deps, change, kind, data.subjectId);
});

/** What a finding costs and what became of it stands in the report of the inspection that found it. */
export const faceOnFinding = defineTrigger(
  'faceOnFinding',
  'companies/{companyId}/findings/{id}',
  async (deps, change) => {
    const { before, after } = change;
    if (!changedFields(before, after).some((field) => SEEN_OF_FINDING.includes(field))) return;
    const { data } = findingSchema.pick({ source: true }).safeParse(after ?? before);
    if (data?.source.kind === 'inspection' && isRecordId(data.source.id))
      await publish(deps, change, 'inspection', data.source.id);
  },
);

const publish = (deps: Deps, { params }: RecordChange, kind: PublicKind, subjectId: string): Promise<void> =>
  followRecord(deps, { companyId: params['companyId'] ?? '', kind, subjectId });
